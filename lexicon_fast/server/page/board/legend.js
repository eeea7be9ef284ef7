// What the numbers of a minefield multiply.

import { html } from "../vendor/htm-preact.js";
import { premiumLook, premiumSign } from "./squares.js";

export function Legend({ rules }) {
  return html`
    <ul class="legend" aria-label="What numbers multiply">
      ${runs(rules.multipliers).map(
        ({ premium, first, last }) => html`
          <li key=${first}>
            <span class="square open ${premiumLook(premium)}">
              ${first}${last > first ? `–${last}` : ""}
            </span>
            ${premiumSign(premium) || "1L"}
          </li>
        `,
      )}
    </ul>
  `;
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
