// A minefield: the odds of bombs, flags, and the legend of its numbers.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { announce } from "../accessibility.js";
import { Button } from "../controls.js";
import { usePromise } from "../hooks.js";
import { call, errorText, recordOf } from "../server.js";
import { storedTable, updateTable } from "../storage.js";
import { tiles as texts } from "../texts.js";
import { emptyRows } from "./editors.js";
import { keyOf, squareName } from "./notation.js";
import { BOMB, hasMinefield, numberEffect, premiumClass } from "./squares.js";

/** @typedef {NonNullable<ReturnType<typeof useMinefield>>} Minefield */

/**
 * Return the minefield of a table, as far as it is known; null in games without one.
 * @param {string} id
 * @param {import("./play.js").View} view
 * @param {import("./squares.js").BoardRules} rules
 */
export function useMinefield(id, view, rules) {
  const isMined = hasMinefield(rules);
  const [odds, setOdds] = useState(/** @type {number[][] | null} */ (null));
  const [problem, setProblem] = useState(/** @type {string | null} */ (null));
  const [flags, setFlags] = useState(() => new Set(storedTable(id)?.flags));
  const [flagging, setFlagging] = useState(false);
  const latest = useRef(view.seq);
  latest.current = view.seq;
  // Before the next paint, so that no click meets the odds of an older view.
  useLayoutEffect(() => setOdds(null), [view.seq]);
  const showsBombs = isMined && view.over;
  const bombs = usePromise(
    async () => /** @type {string[] | null} */ (showsBombs ? await bombsOf(id) : null),
    [id, showsBombs],
  ).value;
  if (!isMined) return null;

  const { opened = [], bombs: count = rules.bombs } = view.observation;

  async function showOdds() {
    const rows = opened.length ? opened : emptyRows(rules);
    const outcome = await call("lexibomb.odds", { opened: rows, bombs: count }).then(
      ({ probability }) => ({ odds: probability, problem: null }),
      (error) => ({ odds: null, problem: errorText(error) }),
    );
    if (latest.current !== view.seq) return; // squares have been opened since
    setOdds(outcome.odds);
    setProblem(outcome.problem);
  }

  /** @param {import("./notation.js").Square} square */
  function toggleFlag(square) {
    const next = new Set(flags);
    const removed = next.delete(keyOf(square));
    if (!removed) next.add(keyOf(square));
    setFlags(next);
    updateTable(id, { flags: [...next] });
    announce(texts.announceFlag(squareName(square), !removed));
  }

  return {
    board: { opened, odds, flags, bombs },
    toggleFlag,
    flagging,
    toggleFlagging: () => setFlagging(!flagging),
    hasOdds: odds !== null,
    toggleOdds: () => (odds ? setOdds(null) : showOdds()),
    problem,
  };
}

/** Return how many bombs were hit. @param {string[]} opened rows */
export const countHits = (opened) => opened.join("").split("*").length - 1;

/** Return the rows of the bombs of a game that is over. @param {string} id of its table */
async function bombsOf(id) {
  const lines = await recordOf(id);
  return lines.map((line) => JSON.parse(line)).find(({ event }) => event === "deal")?.bombs ?? null;
}

/** @param {{ field: Minefield }} props */
export function MinefieldButtons({ field }) {
  const toggle = (/** @type {string} */ text, /** @type {boolean} */ on, onClick = () => {}) =>
    html`<${Button} text=${text} class="toggle" aria-pressed=${on} onClick=${onClick} />`;
  return html`
    ${toggle(texts.oddsButton, field.hasOdds, field.toggleOdds)}
    ${toggle(texts.flagsButton, field.flagging, field.toggleFlagging)}
  `;
}

/**
 * The legend of a minefield: what its numbers multiply.
 * @param {{ rules: Protocol.LexibombRules }} props
 */
export function Legend({ rules }) {
  return html`
    <p class="hint" id="legend">${texts.legendHint}</p>
    <ul class="legend" aria-labelledby="legend">
      ${equalRuns(rules.multipliers).map(
        ({ premium, first, last }) => html`
          <li key=${first}>
            <span class="square open ${premiumClass(premium)}">
              ${first}${last > first ? `–${last}` : ""}
            </span>
            ${numberEffect(premium)}
          </li>
        `,
      )}
      <li>
        <span class="square bomb" role="img" aria-label=${texts.bombName}>${BOMB}</span>
        ${texts.bombEffect}
      </li>
    </ul>
  `;
}

/**
 * Return runs of numbers that multiply the same.
 * @param {import("./squares.js").Premium[]} multipliers
 */
function equalRuns(multipliers) {
  /** @type {{ premium: import("./squares.js").Premium, first: number, last: number }[]} */
  const runs = [];
  multipliers.forEach((premium, number) => {
    const run = runs.at(-1);
    if (run && String(run.premium) === String(premium)) run.last = number;
    else runs.push({ premium, first: number, last: number });
  });
  return runs;
}
