// Racks, and changes to the order of their tiles.

import { html } from "../vendor/htm-preact.js";
import { Tile, usedPlaces, without } from "../tile.js";
import { tileText } from "./board.js";
import * as texts from "./texts.js";

/** @typedef {import("./squares.js").BoardRules} BoardRules */

/**
 * A rack that can only be looked at.
 * @param {{ tiles: string, rules: BoardRules, label: string }} props
 */
export function StaticRack({ tiles, rules, label }) {
  return html`
    <span class="rack" role="img" aria-label=${label}>
      ${[...tiles].map(
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
