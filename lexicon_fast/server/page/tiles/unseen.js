// The tiles that a player does not see: in the bag, and on other racks.

import { html } from "../vendor/htm-preact.js";
import { counted } from "../words.js";

/** bag: its number of tiles; rack: the player's own. */
export function Unseen({ rules, board, rack, bag }) {
  const left = unseen(rules, board, rack);
  const all = [...left.values()].reduce((sum, count) => sum + count, 0);
  return html`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${counted(bag, "tile")}.</summary>
      <p class="hint">
        ${`You do not see ${counted(all, "tile")}, in the bag and on other racks:`}
      </p>
      <ul aria-label="Tiles that you do not see">
        ${[...left].map(
          ([tile, count]) => html`
            <li key=${tile} class=${count ? "" : "none"}>
              <strong>${tile === rules.blank ? "blank" : tile}</strong> ${count}
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}

/** The count of each tile that is neither on the board nor on the rack. */
function unseen({ counts, blank }, board, rack) {
  const left = new Map(Object.entries(counts).sort(([a], [b]) => order(a, blank, b)));
  const gone = (tile) => left.set(tile, left.get(tile) - 1);
  for (const sign of board.join("").replaceAll(".", "")) {
    gone(sign === sign.toUpperCase() ? sign : blank);
  }
  for (const tile of rack) gone(tile);
  return left;
}

/** Letters by the alphabet, the blank last. */
const order = (a, blank, b) => (a === blank) - (b === blank) || a.localeCompare(b);
