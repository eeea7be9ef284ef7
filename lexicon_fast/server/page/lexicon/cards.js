// Cards of Lexicon and their notation: a hand is "CAT*", a table word "l[u]rch", in which the
// letter in brackets is what a Master stands for.

import { html } from "../vendor/htm-preact.js";
import { counted, listed } from "../texts.js";
import { Tile } from "../tile.js";

export const MASTER = "*";

/**
 * A card of a word; the letter is empty for a Master without one.
 * @typedef {{ letter: string, master: boolean }} Cell
 */

/**
 * Return the cards of a word on the table, or of one that is being typed.
 * @param {string} laid
 * @returns {Cell[]}
 */
export function cellsOf(laid) {
  const signs = laid.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu) ?? [];
  return signs.map((sign) => {
    const letter = sign.replace(/[[\]*?]/g, "");
    return { letter, master: sign !== letter };
  });
}

/** Return the text of cards; `cellsOf` reads it. @param {Cell[]} cells */
export function laidOf(cells) {
  return cells
    .map(({ letter, master }) => (master ? `[${letter.toLowerCase()}]` : letter.toLowerCase()))
    .join("");
}

/** Return a table word without the marks of Masters: "LURCH". @param {string} laid */
export const wordOf = (laid) => laid.replace(/[[\]]/g, "").toUpperCase();

/** Return a table word for a sentence: "LURCH (U by the Master)". @param {string} laid */
export function laidText(laid) {
  const letters = masterLetters(laid);
  return letters.length ? `${wordOf(laid)} (${listed(letters)} by the Master)` : wordOf(laid);
}

/** @param {string} laid */
const masterLetters = (laid) =>
  cellsOf(laid)
    .filter(({ master }) => master)
    .map(({ letter }) => letter);

/**
 * A card.
 * @param {{ card: string, points?: Record<string, number> } & Record<string, any>} props
 */
export function Card({ card, points, ...props }) {
  const master = card === MASTER;
  const name = master ? "Master" : card;
  return html`
    <${Tile}
      classes="card"
      letter=${master ? "" : card}
      wild=${master}
      points=${points?.[card] ?? null}
      aria-label=${points ? `${name}, ${counted(points[card], "point")}` : name}
      role=${props.onClick ? undefined : "img"}
      ...${props}
    />
  `;
}

/**
 * A row of small cards: what is left of a hand.
 * @param {{ cards: string, label?: string }} props
 */
export function Cards({ cards, label }) {
  return html`
    <span class="cards small" role="img" aria-label=${label ?? cards}>
      ${[...cards].map(
        (card) => html`<${Card} card=${card} role="presentation" aria-hidden="true" />`,
      )}
    </span>
  `;
}

/** A word on the table. @param {{ laid: string }} props */
export function LaidWord({ laid }) {
  const letters = masterLetters(laid);
  const masters = letters.length ? `, with a Master for ${letters.join(" and ")}` : "";
  return html`
    <span class="cards word" role="img" aria-label=${`${wordOf(laid)}${masters}`}>
      ${cellsOf(laid).map(
        ({ letter, master }) =>
          html`<${Tile} classes="card" letter=${letter} wild=${master} aria-hidden="true" />`,
      )}
    </span>
  `;
}
