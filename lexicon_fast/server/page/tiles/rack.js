// Racks.

import { html } from "../vendor/htm-preact.js";
import { Tile } from "../tile.js";
import { tileText } from "./board.js";

/** Tiles that are only looked at. */
export function Tiles({ tiles, rules, label }) {
  return html`
    <span class="rack" role="img" aria-label=${label}>
      ${[...tiles].map((tile) => html`<${RackTile} tile=${tile} rules=${rules} aria-hidden="true" />`)}
    </span>
  `;
}

/**
 * free: by place, whether the tile still lies here; pressed: places of tiles that are chosen;
 * onTile: called with the place of a tile.
 */
export function Rack({ rack, rules, free, pressed, onTile, draggable }) {
  return html`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...rack].map(
        (tile, place) => html`
          <${RackTile}
            key=${`${place}${tile}`}
            tile=${tile}
            rules=${rules}
            aria-label=${tileText(tile, rules)}
            aria-pressed=${pressed.includes(place)}
            disabled=${!free[place]}
            onClick=${() => onTile(place)}
            data-drop=${`rack ${place}`}
            ...${draggable({ place })}
          />
        `,
      )}
    </div>
  `;
}

function RackTile({ tile, rules, ...props }) {
  const blank = tile === rules.blank;
  return html`
    <${Tile}
      letter=${blank ? "" : tile}
      wild=${blank}
      points=${blank ? null : rules.values[tile]}
      ...${props}
    />
  `;
}

/** A rack in the order that was liked before; tiles that are new come last. */
export function arranged(order, rack) {
  const fresh = [...rack];
  const kept = [...order].filter((tile) => {
    const place = fresh.indexOf(tile);
    if (place >= 0) fresh.splice(place, 1);
    return place >= 0;
  });
  return [...kept, ...fresh].join("");
}

/** A rack with a tile taken to another place. */
export function moved(rack, from, to) {
  const tiles = [...rack];
  const [tile] = tiles.splice(from, 1);
  tiles.splice(to, 0, tile);
  return tiles.join("");
}

/** A rack in a random order. */
export function shuffled(rack) {
  const tiles = [...rack];
  for (let last = tiles.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [tiles[last], tiles[other]] = [tiles[other], tiles[last]];
  }
  return tiles.join("");
}
