// Cards of Lexicon and their notation: a hand is "CAT*", a table word "l[u]rch", in which the
// letter in brackets is what a Master stands for.

import { html } from "../vendor/htm-preact.js";
import { lang, lower, readable, upper } from "../letters.js";
import { lexicon as texts } from "../texts.js";
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
  const signs = upper(laid).match(/\[\p{L}?\]?|[\p{L}*?]/gu) ?? [];
  return signs.map((sign) => {
    const letter = sign.replace(/[[\]*?]/g, "");
    return { letter, master: sign !== letter };
  });
}

/** Return the text of cards; `cellsOf` reads it. @param {Cell[]} cells */
export function laidOf(cells) {
  return cells
    .map(({ letter, master }) => (master ? `[${lower(letter)}]` : lower(letter)))
    .join("");
}

/** Return a table word without the marks of Masters: "LURCH". @param {string} laid */
export const wordOf = (laid) => readable(upper(laid.replace(/[[\]]/g, "")));

/** Return a table word for a sentence: "LURCH (U by the Master)". @param {string} laid */
export const laidText = (laid) => texts.wordInSentence(wordOf(laid), masterLetters(laid));

/** @param {string} laid */
const masterLetters = (laid) =>
  cellsOf(laid)
    .filter(({ master }) => master)
    .map(({ letter }) => readable(letter));

/**
 * A card.
 * @param {{ card: string, points?: Record<string, number> } & Record<string, any>} props
 */
export function Card({ card, points, ...props }) {
  const isMaster = card === MASTER;
  return html`
    <${Tile}
      classes="card"
      letter=${isMaster ? "" : card}
      wild=${isMaster}
      points=${points?.[card] ?? null}
      aria-label=${texts.cardName(isMaster ? texts.master : readable(card), points?.[card])}
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
    <span class="cards small" role="img" aria-label=${label ?? readable(cards)}>
      ${[...cards].map(
        (card) => html`<${Card} card=${card} role="presentation" aria-hidden="true" />`,
      )}
    </span>
  `;
}

/** A word on the table. @param {{ laid: string }} props */
export function LaidWord({ laid }) {
  const name = texts.wordName(wordOf(laid), masterLetters(laid));
  return html`
    <span class="cards word" role="img" aria-label=${name} lang=${lang()}>
      ${cellsOf(laid).map(
        ({ letter, master }) =>
          html`<${Tile} classes="card" letter=${letter} wild=${master} aria-hidden="true" />`,
      )}
    </span>
  `;
}
