// Cards of Lexicon as texts have them: a hand "CAT*", a word on the table "l[u]rch", in which the
// letter in brackets is what a Master stands for.

import { html } from "../vendor/htm-preact.js";
import { Tile } from "../tile.js";
import { listed } from "../words.js";

export const MASTER = "*";

/** The cells of a word as it lies, or as it is being typed: {letter, master}. */
export function cellsOf(laid) {
  const cells = [];
  let open = false; // after a "[" whose letter has not come
  for (const sign of laid.toUpperCase()) {
    if (sign === "[") {
      if (open) cells.push({ letter: "", master: true });
      open = true;
    } else if (sign === "]" && open) {
      cells.push({ letter: "", master: true });
      open = false;
    } else if (/\p{L}/u.test(sign)) {
      cells.push({ letter: sign, master: open });
      open = false;
    } else if (sign === MASTER || sign === "?") {
      cells.push({ letter: "", master: true });
    }
  }
  if (open) cells.push({ letter: "", master: true });
  return cells;
}

/** The text of cells; `cellsOf` reads it. */
export function laidOf(cells) {
  return cells
    .map(({ letter, master }) => (master ? `[${letter.toLowerCase()}]` : letter.toLowerCase()))
    .join("");
}

/** A word without the marks of Masters, for people. */
export const wordOf = (laid) => laid.replace(/[[\]]/g, "").toUpperCase();

/** A word as it lies, for people: "LURCH (U by the Master)". */
export function laidText(laid) {
  const masters = mastersOf(laid);
  return `${wordOf(laid)}${masters.length ? ` (${listed(masters)} by the Master)` : ""}`;
}

/** The letters that Masters stand for in a word as it lies. */
const mastersOf = (laid) =>
  cellsOf(laid)
    .filter(({ master }) => master)
    .map(({ letter }) => letter);

/** A card in words. */
export function cardName(card, points) {
  return `${card === MASTER ? "Master" : card}${points === undefined ? "" : `, ${points} points`}`;
}

/** A card that lies open. */
export function Card({ card, points, ...props }) {
  const master = card === MASTER;
  return html`
    <${Tile}
      look="card"
      letter=${master ? "" : card}
      wild=${master}
      points=${points?.[card] ?? null}
      aria-label=${cardName(card, points?.[card])}
      role=${props.onClick ? undefined : "img"}
      ...${props}
    />
  `;
}

/** Cards in a row, small: what is left of a hand. */
export function Cards({ cards, label }) {
  return html`
    <span class="cards small" role="img" aria-label=${label ?? cards}>
      ${[...cards].map((card) => html`<${Card} card=${card} role="presentation" aria-hidden="true" />`)}
    </span>
  `;
}

/** A word as it lies on the table. */
export function LaidWord({ laid }) {
  const cells = cellsOf(laid);
  const masters = mastersOf(laid);
  const with_ = masters.length ? `, with a Master for ${masters.join(" and ")}` : "";
  return html`
    <span class="cards word" role="img" aria-label=${`${wordOf(laid)}${with_}`}>
      ${cells.map(
        ({ letter, master }) =>
          html`<${Tile} look="card" letter=${letter} wild=${master} aria-hidden="true" />`,
      )}
    </span>
  `;
}
