// The tray: the word that is being composed, as cards and as text.

import { html } from "../vendor/htm-preact.js";
import { TextField } from "../controls.js";
import { counted } from "../texts.js";
import { Tile } from "../tile.js";
import { MASTER } from "./cards.js";

const ORIGIN = { hand: "from your hand", table: "on the table", none: "not in your hand" };

/**
 * @param {{ draft: import("./composing.js").Draft, word: import("./composing.js").Word,
 *           points: Record<string, number>, draggable: (payload: object) => object,
 *           onType: (text: string, caret: number) => void, onCell: (place: number) => void,
 *           onGap: (place: number) => void, onClear: () => void }} props
 */
export function Tray({ draft, word, points, draggable, onType, onCell, onGap, onClear }) {
  const { cells } = word;
  const onCaret = (/** @type {{ target: HTMLInputElement }} */ { target }) =>
    onType(target.value, target.selectionStart ?? 0);
  const gap = (/** @type {number} */ place) => html`
    <span
      key=${`gap ${place}`}
      class="gap ${place === draft.caret ? "here" : ""}"
      data-drop=${`gap ${place}`}
      aria-hidden="true"
      onClick=${() => onGap(place)}
    ></span>
  `;
  return html`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${cells.map(
        (cell, place) => html`
          ${gap(place)}
          <${TrayCard}
            key=${`cell ${place}`}
            cell=${cell}
            place=${place}
            chosen=${place === draft.chosen}
            points=${points}
            onClick=${() => onCell(place)}
            ...${cell.from === "hand" ? draggable({ cell: place }) : {}}
          />
        `,
      )}
      ${gap(cells.length)}
      ${!cells.length && html`<span class="hint">Click cards, drag them here, or type.</span>`}
    </div>
    <div class="row typing">
      <${TextField}
        label="Word"
        id="word"
        value=${draft.text}
        onInput=${onType}
        onKeyUp=${onCaret}
        onClick=${onCaret}
        data-home="play"
      />
      <button type="button" onClick=${onClear}>Clear</button>
    </div>
    <p class="hint keys">
      Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word,
      larch>lurch to substitute some of its cards.
    </p>
  `;
}

/**
 * @param {{ cell: import("./composing.js").ComposedCell, place: number, chosen: boolean,
 *           points: Record<string, number> } & Record<string, any>} props
 */
function TrayCard({ cell: { letter, master, from }, place, chosen, points, ...props }) {
  const name = master ? `Master${letter ? ` for ${letter}` : ""}` : letter;
  const value = points[master ? MASTER : letter] ?? null;
  const valueText = value === null ? "" : `, ${counted(value, "point")}`;
  const effect = from === "table" ? "choose it to be replaced" : "take it back";
  return html`
    <${Tile}
      classes=${`card from-${from}`}
      letter=${letter}
      wild=${master}
      points=${value}
      aria-label=${`${name}${valueText}, ${ORIGIN[from]}: ${effect}`}
      aria-pressed=${from === "table" ? chosen : undefined}
      data-drop=${`cell ${place}`}
      ...${props}
    />
  `;
}
