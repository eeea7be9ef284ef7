// The legend of a minefield: the multipliers of its numbers.

import { html } from "../vendor/htm-preact.js";
import { premiumLook } from "./squares.js";

export function Legend({ rules }) {
  return html`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${runs(rules.multipliers).map(
        ({ premium, first, last }) => html`
          <li key=${first}>
            <span class="square open ${premiumLook(premium)}">
              ${first}${last > first ? `–${last}` : ""}
            </span>
            ${does(premium)}
          </li>
        `,
      )}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">✹</span>
        its words earn 0
      </li>
    </ul>
  `;
}

/** The effect of a number, in a few words. */
function does([letter, word]) {
  const parts = [];
  if (letter !== 1) parts.push(`letter × ${letter}`);
  if (word !== 1) parts.push(`words × ${word}`);
  return parts.join(", ") || "nothing";
}

/** Numbers in a row that multiply the same. */
function runs(multipliers) {
  const found = [];
  multipliers.forEach((premium, number) => {
    const last = found.at(-1);
    if (last && String(last.premium) === String(premium)) last.last = number;
    else found.push({ premium, first: number, last: number });
  });
  return found;
}
