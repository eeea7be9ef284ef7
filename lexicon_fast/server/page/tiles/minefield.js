// A minefield: its odds on request, and flags.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { announce } from "../announce.js";
import { call, errorText } from "../server.js";
import { flagsOf, keepFlags } from "../table/seats.js";
import { emptyRows } from "./editing.js";
import { keyOf, squareName } from "./places.js";
import { hasMinefield } from "./squares.js";

/** The minefield of a table, as far as it is known; `opened` is null in games without one. */
export function useMinefield(id, view, rules) {
  const opened = hasMinefield(rules) ? (view.observation.opened ?? []) : null;
  const [odds, setOdds] = useState(null);
  const [problem, setProblem] = useState(null);
  const [flags, setFlags] = useState(() => new Set(flagsOf(id)));
  const [flagging, setFlagging] = useState(false);
  const newest = useRef(view.seq);
  newest.current = view.seq;
  // Before the next paint: requests from now on are about the new view.
  useLayoutEffect(() => setOdds(null), [view.seq]);

  const bombs = useBombs(id, opened !== null && view.over);

  async function ask() {
    const rows = opened.length ? opened : emptyRows(rules);
    const all = view.observation.bombs ?? rules.bombs;
    let found = null;
    let problem = null;
    try {
      found = (await call("lexibomb.odds", { opened: rows, bombs: all })).probability;
    } catch (error) {
      problem = errorText(error);
    }
    if (newest.current !== view.seq) return; // squares have been opened since
    setOdds(found);
    setProblem(problem);
  }

  const mark = ({ row, column }) => {
    const next = new Set(flags);
    const key = keyOf(row, column);
    const gone = next.delete(key);
    if (!gone) next.add(key);
    setFlags(next);
    announce(`${squareName(row, column)}: flag ${gone ? "taken away" : "set"}.`);
    keepFlags(id, [...next]);
  };
  return {
    opened,
    hits: (opened ?? []).join("").split("*").length - 1,
    shown: opened && { opened, odds, flags, bombs },
    mark: opened && mark,
    flagging,
    setFlagging,
    asked: odds !== null,
    toggleOdds: () => (odds ? setOdds(null) : ask()),
    problem,
  };
}

/** The bombs of a game that is over, as rows; null before. */
function useBombs(id, over) {
  const [bombs, setBombs] = useState(null);
  useEffect(() => {
    let current = true;
    const show = ({ lines }) => {
      const deal = lines.map((line) => JSON.parse(line)).find(({ event }) => event === "deal");
      if (current) setBombs(deal?.bombs ?? null);
    };
    // Without them it is the board as it was.
    if (over) call("table.record", { id }).then(show, () => {});
    return () => {
      current = false;
    };
  }, [id, over]);
  return bombs;
}

/** Buttons, for a row of them. */
export function FieldButtons({ field }) {
  return html`
    <button type="button" class="toggle" aria-pressed=${field.asked} onClick=${field.toggleOdds}>
      Odds of bombs
    </button>
    <button
      type="button"
      class="toggle"
      aria-pressed=${field.flagging}
      onClick=${() => field.setFlagging(!field.flagging)}
    >
      Set flags
    </button>
  `;
}
