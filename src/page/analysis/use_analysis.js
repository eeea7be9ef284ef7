// The analysis of a recorded game, row by row as the server finds it.

import { useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { errorText } from "../server.js";
import { connection } from "../websocket.js";

/**
 * Limits of each turn: enough to tell a mistake, and a game takes seconds. The answer to a mistake
 * may be any of the good actions.
 */
const LIMITS = { iterations: 1000, top: 10 };
const TURN_SECONDS = 0.3;
const MIN_TURN_SECONDS = 0.001; // that servers accept

/** Seconds of all turns together: by default, servers end a request after ten. */
const SECONDS = 7;

/**
 * An action of advice: `gain` in Lexicon, else `equity` and `score`.
 * @typedef {{ action: any, why: string, gain?: number, equity?: number, score?: number,
 *             win: number }} Ranked
 *
 * @typedef {{ of: "turn", event: number, player: number, action: any, best?: Ranked[],
 *             played?: Ranked | null, rank?: number,
 *             grade?: keyof typeof import("./texts.js").GRADES,
 *             expected?: number, win?: number, loss?: number, loss_win?: number,
 *             luck?: number | null, luck_win?: number | null, exact?: boolean, round?: number,
 *             unknown?: string }} Turn
 * @typedef {{ of: "player", player: number, turns: number, grades: Record<string, number>,
 *             loss: number, loss_win: number, luck: number, luck_win: number }} Sums
 *
 * isRunning: whether more turns come; stoppedBy: who ended it before the last turn.
 * @typedef {{ turns: Turn[], players: Sums[], isRunning: boolean,
 *             stoppedBy: "player" | "server" | null, problem: string | null }} State
 */

/** The latest complete analyses of this visit, by record. @type {Map<string, State>} */
const complete = new Map();
const MAX_COMPLETE = 4;

/** @type {State} */
const IDLE = { turns: [], players: [], isRunning: false, stoppedBy: null, problem: null };

/**
 * Return the analysis of a game, and the functions that start and stop it.
 * @param {string} game its name
 * @param {string[]} record
 * @param {number} count how many turns the game has
 */
export function useAnalysis(game, record, count) {
  const key = record.join("\n");
  const [state, setState] = useState(() => complete.get(key) ?? IDLE);
  const run = useRef(/** @type {ReturnType<typeof connection.begin> | null} */ (null));
  const hasStopped = useRef(false); // the player
  const timeouts = useRef(0); // of the server; after each, turns get half the time
  function stop() {
    hasStopped.current = true;
    run.current?.stop();
  }
  useEffect(
    () => () => {
      stop();
      run.current = null;
    },
    [],
  );

  async function start() {
    /** @type {Turn[]} */
    let turns = [];
    const show = (/** @type {Partial<State>} */ change) => {
      if (run.current === mine) setState({ ...IDLE, turns, ...change });
    };
    hasStopped.current = false;
    const share = Math.min(TURN_SECONDS, SECONDS / Math.max(count, 1)) / 2 ** timeouts.current;
    const seconds = Math.max(share, MIN_TURN_SECONDS);
    const mine = connection.begin("analyse", { game, record, seconds, ...LIMITS }, (row) => {
      if (row.of === "turn") turns = [...turns, row];
      show({ isRunning: true });
    });
    run.current = mine;
    show({ isRunning: true });
    try {
      const { rows, stopped } = await mine.answer;
      const all = /** @type {any[]} */ (rows);
      turns = all.filter(({ of }) => of === "turn");
      const isTimeout = stopped && !hasStopped.current;
      if (isTimeout) timeouts.current += 1;
      const stoppedBy = isTimeout ? "server" : stopped ? "player" : null;
      const players = all.filter(({ of }) => of === "player");
      show({ players, stoppedBy });
      if (stopped) return;
      complete.delete(key); // now the newest
      complete.set(key, { ...IDLE, turns, players });
      if (complete.size > MAX_COMPLETE) complete.delete([...complete.keys()][0]);
    } catch (error) {
      show({ problem: errorText(error) });
    }
  }
  return { ...state, start, stop };
}
