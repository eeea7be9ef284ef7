// The minefield of Lexibomb: its odds on request, and flags.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { announce } from "../announce.js";
import { Problem } from "../controls.js";
import { call, told } from "../server.js";
import { flagsOf, keepFlags } from "../table/seats.js";
import { emptyRows } from "./editing.js";
import { keyOf, squareName } from "./places.js";

/** What is known of the minefield of a table; `opened` is null in other games. */
export function useField(id, view, rules) {
  const opened = rules.game === "lexibomb" ? (view.observation.opened ?? []) : null;
  const [odds, setOdds] = useState(null);
  const [problem, setProblem] = useState(null);
  const [flags, setFlags] = useState(() => new Set(flagsOf(id)));
  const [flagging, setFlagging] = useState(false);
  useEffect(() => setOdds(null), [view.seq]);

  async function ask() {
    const rows = opened.length ? opened : emptyRows(rules);
    const bombs = view.observation.bombs ?? rules.bombs;
    try {
      setOdds((await call("lexibomb.odds", { opened: rows, bombs })).probability);
      setProblem(null);
    } catch (error) {
      setProblem(told(error));
    }
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
    shown: opened && { opened, odds, flags },
    mark: opened && mark,
    flagging,
    setFlagging,
    asked: odds !== null,
    toggleOdds: () => (odds ? setOdds(null) : ask()),
    problem,
  };
}

export function FieldControls({ field }) {
  return html`
    <div class="row">
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
    </div>
    <${Problem} text=${field.problem} />
  `;
}
