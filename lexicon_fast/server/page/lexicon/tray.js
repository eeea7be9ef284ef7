// The tray: the word that is being composed, as cards and as a text to type in.

import { html } from "../vendor/htm-preact.js";
import { TextField } from "../controls.js";
import { Tile } from "../tile.js";
import { MASTER } from "./cards.js";

const FROM = { hand: "from your hand", table: "on the table", none: "you lack it" };

export function Tray({ draft, word, points, draggable, onType, onCell, onGap, onClear }) {
  const { cells } = word;
  const moved = ({ target }) => onType(target.value, target.selectionStart);
  return html`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${cells.map(
        (cell, place) => html`
          <${Gap}
            key=${`gap ${place}`}
            place=${place}
            here=${place === draft.caret}
            onGap=${onGap}
          />
          <${Cell}
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
      <${Gap} place=${cells.length} here=${cells.length === draft.caret} onGap=${onGap} />
      ${cells.length === 0 && html`<span class="hint">Click cards, drag them here, or type below.</span>`}
    </div>
    <div class="row typing">
      <${TextField}
        label="Word"
        id="word"
        value=${draft.text}
        onInput=${onType}
        onKeyUp=${moved}
        onClick=${moved}
        data-home="play"
      />
      <button type="button" onClick=${onClear}>Clear</button>
    </div>
    <p class="hint">
      Or type: hat, h[a]t with the Master for A, hat>thatched to insert cards into a word,
      larch>lurch to substitute some of its cards.
    </p>
  `;
}

/** Between two cards: a place for another one. */
function Gap({ place, here, onGap }) {
  return html`
    <span
      class="gap ${here ? "here" : ""}"
      data-drop=${`gap ${place}`}
      aria-hidden="true"
      onClick=${() => onGap(place)}
    ></span>
  `;
}

function Cell({ cell, place, chosen, points, ...props }) {
  const { letter, master, from } = cell;
  const what = master ? `Master${letter ? ` for ${letter}` : ""}` : letter;
  const does = from === "table" ? "substitute another for it" : "take it back";
  return html`
    <${Tile}
      look=${`card from-${from}`}
      letter=${letter}
      wild=${master}
      points=${points[master ? MASTER : letter] ?? null}
      aria-label=${`${what}, ${FROM[from]}: ${does}`}
      aria-pressed=${from === "table" ? chosen : undefined}
      data-drop=${`cell ${place}`}
      ...${props}
    />
  `;
}
