// The tray: the word that is being composed, as cards and as text.

import { html } from "../vendor/htm-preact.js";
import { Button, TextField } from "../controls.js";
import { clearButton } from "../texts.js";
import { Tile } from "../tile.js";
import { MASTER } from "./cards.js";
import * as texts from "./texts.js";

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
    <div class="tray" data-drop="tray" role="group" aria-label=${texts.trayLabel}>
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
      ${!cells.length && html`<span class="hint">${texts.emptyTray}</span>`}
    </div>
    <div class="row typing">
      <${TextField}
        label=${texts.typedWordLabel}
        id="word"
        value=${draft.text}
        onInput=${onType}
        onKeyUp=${onCaret}
        onClick=${onCaret}
        data-home="play"
      />
      <${Button} text=${clearButton} onClick=${onClear} />
    </div>
    <p class="hint keys">${texts.typingHint}</p>
  `;
}

/**
 * @param {{ cell: import("./composing.js").ComposedCell, place: number, chosen: boolean,
 *           points: Record<string, number> } & Record<string, any>} props
 */
function TrayCard({ cell: { letter, master, from }, place, chosen, points, ...props }) {
  const value = points[master ? MASTER : letter];
  return html`
    <${Tile}
      classes=${`card from-${from}`}
      letter=${letter}
      wild=${master}
      points=${value ?? null}
      aria-label=${texts.trayCardName({ letter, isMaster: master, points: value, from })}
      aria-pressed=${from === "table" ? chosen : undefined}
      data-drop=${`cell ${place}`}
      ...${props}
    />
  `;
}
