// The analysis of a recorded game, row by row as the server finds it.

import { useEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { errorText } from "../server.js";
import { connection } from "../websocket.js";

/**
 * The first analysis takes a moment, the next one is deeper. Neither depends on time, so that all
 * who open the game see the same. After the server has ended one, each turn has fewer play-outs.
 */
const QUICK_PLAYOUTS = 100;
/** Best actions of a turn: the answer to a mistake may be any of the good ones. */
const TOP = 10;

/**
 * An action of advice: `gain` in Lexicon, else `equity` and `score`.
 * @typedef {{ action: any, why: string, gain?: number, equity?: number, score?: number,
 *             win: number }} Ranked
 *
 * @typedef {{ of: "turn", event: number, player: number, action: any, best?: Ranked[],
 *             played?: Ranked | null, rank?: number,
 *             grade?: "best" | "good" | "inaccuracy" | "mistake" | "blunder",
 *             expected?: number, win?: number, loss?: number, loss_win?: number,
 *             luck?: number | null, luck_win?: number | null, exact?: boolean, round?: number,
 *             facts?: { text: string }[], taken_back?: boolean,
 *             unknown?: string }} Turn
 * @typedef {{ of: "player", player: number, turns: number, grades: Record<string, number>,
 *             loss: number, loss_win: number, luck: number, luck_win: number,
 *             mistake_index: number,
 *             strength: { elo: number, low: number, high: number } | null }} Sums
 *
 * isDeep: whether it is the deeper one; isRunning: whether more turns come; stoppedBy: who ended it
 * before the last turn.
 * @typedef {{ turns: Turn[], players: Sums[], isDeep: boolean, isRunning: boolean,
 *             stoppedBy: "player" | "server" | null, problem: string | null }} State
 */

/** The latest complete analyses of this visit, by record. @type {Map<string, State>} */
const complete = new Map();
const MAX_COMPLETE = 4;

/** @type {State} */
const IDLE = {
  turns: [],
  players: [],
  isDeep: false,
  isRunning: false,
  stoppedBy: null,
  problem: null,
};

/**
 * Return the analysis of a game, and the functions that start and stop it.
 * @param {string} game its name
 * @param {string[]} record
 * @param {string} [id] of its table, where the server stores the analysis; a file has none
 */
export function useAnalysis(game, record, id) {
  const key = useMemo(() => record.join("\n"), [record]);
  const [state, setState] = useState(() => complete.get(key) ?? IDLE);
  const run = useRef(/** @type {ReturnType<typeof connection.begin> | null} */ (null));
  const hasStopped = useRef(false); // the player
  const timeouts = useRef(0); // of the server
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
    const isDeep = state.players.length > 0 && !state.stoppedBy && !timeouts.current;
    const iterations = Math.max(1, QUICK_PLAYOUTS >> timeouts.current);
    const limits = isDeep ? {} : { quick: true, ...(timeouts.current && { iterations }) };
    /** @type {Turn[]} */
    let turns = [];
    const show = (/** @type {Partial<State>} */ change) => {
      if (run.current === mine) setState({ ...IDLE, isDeep, turns, ...change });
    };
    hasStopped.current = false;
    const onRow = (/** @type {any} */ row) => {
      if (row.of === "turn") turns = [...turns, row];
      show({ isRunning: true });
    };
    const mine = id
      ? connection.begin("table.analyse", { id, top: TOP, ...limits }, onRow)
      : connection.begin("analyse", { game, record, top: TOP, ...limits }, onRow);
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
      complete.set(key, { ...IDLE, isDeep, turns, players });
      if (complete.size > MAX_COMPLETE) complete.delete([...complete.keys()][0]);
    } catch (error) {
      show({ problem: errorText(error) });
    }
  }
  return { ...state, start, stop };
}
