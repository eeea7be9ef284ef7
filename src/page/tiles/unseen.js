// The tiles that a player does not see: in the bag, and on the racks of others.

import { html } from "../vendor/htm-preact.js";
import * as texts from "./texts.js";

/**
 * @param {{ rules: import("./squares.js").BoardRules, board: string[], rack: string,
 *           bag: number }} props bag: its number of tiles
 */
export function UnseenTiles({ rules, board, rack, bag }) {
  const counts = unseenCounts(rules, board, rack);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return html`
    <details class="unseen-tiles">
      <summary class="hint">${texts.bagText(bag)}</summary>
      <p class="hint">${texts.unseenText(total)}</p>
      <ul aria-label=${texts.unseenLabel}>
        ${counts.map(
          ([tile, count]) => html`
            <li key=${tile} class=${count ? "" : "none"}>
              <strong>${tile === rules.blank ? texts.blank : tile}</strong> ${count}
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}

/**
 * Return how many of each tile are neither on the board nor on the rack, by letter, the blank last.
 * @param {import("./squares.js").BoardRules} rules
 * @param {string[]} board
 * @param {string} rack
 */
function unseenCounts({ counts, blank }, board, rack) {
  const left = { ...counts };
  for (const sign of board.join("").replaceAll(".", "")) {
    left[sign === sign.toUpperCase() ? sign : blank] -= 1;
  }
  for (const tile of rack) left[tile] -= 1;
  return Object.entries(left).sort(
    ([a], [b]) => Number(a === blank) - Number(b === blank) || a.localeCompare(b),
  );
}
