// Racks.

import { html } from "../vendor/htm-preact.js";
import { Tile } from "../tiles.js";
import { tileTold } from "./board.js";

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
            aria-label=${tileTold(tile, rules)}
            aria-pressed=${pressed.includes(place)}
            disabled=${!free[place]}
            onClick=${() => onTile(place)}
            ...${draggable({ tile })}
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
