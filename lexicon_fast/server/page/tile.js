// Cards and tiles, alone and in rows, and what asks for a letter.

import { html } from "./vendor/htm-preact.js";

/** A symbol for a wild card that stands for no letter (yet). */
export const STAR = "✦";

/**
 * A card or a tile. letter: empty for a wild one that stands for none; wild: a Master or a blank;
 * points: null shows none; corner: what is above on the right; with `onClick` it is a button, of
 * which `props` may be any attribute.
 */
export function Tile({ letter, wild = false, points = null, look = "", ...rest }) {
  const { corner = wild && letter ? STAR : null, onClick, ...props } = rest;
  const looks = ["tile", look, wild ? "wild" : ""].filter(Boolean).join(" ");
  const face = html`
    <span class="letter" aria-hidden="true">${letter || STAR}</span>
    ${corner !== null && html`<span class="corner" aria-hidden="true">${corner}</span>`}
    ${points !== null && html`<span class="points" aria-hidden="true">${points}</span>`}
  `;
  if (onClick) {
    return html`<button type="button" class=${looks} onClick=${onClick} ...${props}>
      ${face}
    </button>`;
  }
  return html`<span class=${looks} ...${props}>${face}</span>`;
}

/** Asks which letter a wild card stands for. letters: to choose from. */
export function LetterPicker({ label, letters, onPick }) {
  return html`
    <fieldset class="letters">
      <legend>${label}</legend>
      ${letters.map(
        (letter) => html`
          <button type="button" key=${letter} onClick=${() => onPick(letter)}>${letter}</button>
        `,
      )}
    </fieldset>
  `;
}
