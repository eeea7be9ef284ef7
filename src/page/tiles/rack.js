// Racks, changes to the order of their tiles, and the tiles that are on no rack or board in sight.

import { html, useMemo } from "../vendor/htm-preact.js";
import { inOrder, readable, upper } from "../letters.js";
import { tiles as texts } from "../texts.js";
import { Tile, usedPlaces, without } from "../tile.js";
import { tileText } from "./board.js";

/** @typedef {import("./squares.js").BoardRules} BoardRules */

/** Width and height, in pixels, of a window that has room for a list of tiles beside the board. */
const ROOMY = [960, 640];

/**
 * A rack that can only be looked at.
 * @param {{ hand: string, rules: BoardRules, label: string }} props
 */
export function StaticHand({ hand, rules, label }) {
  return html`
    <span class="rack" role="img" aria-label=${label}>
      ${[...hand].map(
        (tile) => html`<${RackTile} tile=${tile} rules=${rules} aria-hidden="true" />`,
      )}
    </span>
  `;
}

/**
 * The rack of the player at this browser.
 * @param {{ rack: string, rules: BoardRules, left: (string | null)[], chosen: number[],
 *           onTile: (place: number) => void, draggable: (payload: object) => object }} props
 *     left: by place, null for a tile that is laid; chosen: places of chosen tiles
 */
export function Rack({ rack, rules, left, chosen, onTile, draggable }) {
  return html`
    <div class="rack" role="group" aria-label=${texts.rackLabel} data-drop="rack">
      ${[...rack].map(
        (tile, place) => html`
          <${RackTile}
            key=${`${place}${tile}`}
            tile=${tile}
            rules=${rules}
            aria-label=${tileText(tile, rules)}
            aria-pressed=${chosen.includes(place)}
            disabled=${left[place] === null}
            onClick=${() => onTile(place)}
            data-drop=${`rack ${place}`}
            ...${draggable({ place })}
          />
        `,
      )}
    </div>
  `;
}

/** @param {{ tile: string, rules: BoardRules } & Record<string, any>} props */
function RackTile({ tile, rules, ...props }) {
  const isBlank = tile === rules.blank;
  const points = isBlank ? null : rules.values[tile];
  return html`
    <${Tile} letter=${isBlank ? "" : tile} wild=${isBlank} points=${points} ...${props} />
  `;
}

/**
 * Return a rack in an earlier order; new tiles come last.
 * @param {string} order
 * @param {string} rack
 */
export function arranged(order, rack) {
  const isOnRack = usedPlaces(order, rack);
  const oldTiles = [...order].filter((_, place) => isOnRack[place]);
  return [...oldTiles, ...without(rack, oldTiles)].join("");
}

/**
 * Return a rack with a tile moved to another place.
 * @param {string} rack
 * @param {number} from
 * @param {number} to
 */
export function moved(rack, from, to) {
  const tiles = [...rack];
  tiles.splice(to, 0, ...tiles.splice(from, 1));
  return tiles.join("");
}

/** Return a rack in a random order. @param {string} rack */
export function shuffled(rack) {
  const tiles = [...rack];
  for (let last = tiles.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [tiles[last], tiles[other]] = [tiles[other], tiles[last]];
  }
  return tiles.join("");
}

/**
 * The tiles that a player does not see: in the bag, and on the racks of others.
 * @param {{ rules: BoardRules, board: string[], rack: string,
 *           bag: number }} props bag: its number of tiles
 */
export function UnseenTiles({ rules, board, rack, bag }) {
  const counts = unseenCounts(rules, board, rack);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const isWide = useMemo(() => innerWidth >= ROOMY[0] && innerHeight >= ROOMY[1], []);
  return html`
    <details class="unseen-tiles" open=${isWide}>
      <summary class="hint">${texts.bagText(bag)}</summary>
      <p class="hint">${texts.unseenText(total)}</p>
      <ul aria-label=${texts.unseenLabel}>
        ${counts.map(
          ([tile, count]) => html`
            <li key=${tile} class=${count ? "" : "none"}>
              <strong>${tile === rules.blank ? texts.blank : readable(tile)}</strong> ${count}
            </li>
          `,
        )}
      </ul>
    </details>
  `;
}

/**
 * Return how many of each tile are neither on the board nor on the rack, by letter, the blank last.
 * @param {BoardRules} rules
 * @param {string[]} board
 * @param {string} rack
 */
function unseenCounts({ counts, blank }, board, rack) {
  const left = { ...counts };
  for (const sign of board.join("").replaceAll(".", "")) {
    left[sign === upper(sign) ? sign : blank] -= 1;
  }
  for (const tile of rack) left[tile] -= 1;
  const letters = inOrder(Object.keys(left).filter((tile) => tile !== blank));
  return [...letters, blank].map((tile) => /** @type {const} */ ([tile, left[tile]]));
}
