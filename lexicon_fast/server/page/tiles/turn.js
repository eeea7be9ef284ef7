// A turn: the rack, the score of the laid tiles, and the buttons.

import { html } from "../vendor/htm-preact.js";
import { Problem } from "../controls.js";
import { LetterPicker } from "../tile.js";
import { FieldButtons } from "./minefield.js";
import { Preview } from "./preview.js";
import { Rack } from "./rack.js";
import { lettersOf, tilesText } from "./commentary.js";
import { hasMinefield } from "./squares.js";

/** The keys on the board. */
const keysHint = (rules) =>
  `On the board: letters lay tiles, ${rules.free_blank ? rules.blank : "Shift"} a blank, arrows ` +
  "turn and go, Backspace takes back, Enter plays, Escape takes all back" +
  `${hasMinefield(rules) ? ", ! sets a flag" : ""}.`;

/**
 * notice: what has to be said or asked first; asked: does a question wait for an answer; laying: the
 * rack and the tiles laid, as `useLaying` gives them; field: of `useMinefield`; preview: of the tiles
 * laid, null for none; mine: is it one's turn; mayExchange: does the bag allow it.
 */
export function Turn({ notice, asked, laying, field, preview, rules, mine, act, mayExchange }) {
  const { rack, draft, chosen, exchanging, made, play } = laying;
  return html`
    <section class="panel turn" aria-label="Your turn">
      <div class="rack-row">
        <${Rack}
          rack=${rack}
          rules=${rules}
          free=${laying.free}
          pressed=${chosen}
          onTile=${laying.onTile}
          draggable=${laying.draggable}
        />
        <button
          type="button"
          class="shuffle"
          aria-label="Shuffle"
          title="Shuffle"
          onClick=${laying.shuffle}
        >
          ⇄
        </button>
      </div>
      ${
        laying.nameless &&
        html`
          <${LetterPicker}
            label="The blank stands for"
            letters=${laying.letters}
            onPick=${laying.name}
          />
        `
      }
      <${Preview}
        preview=${preview}
        problem=${made.problem}
        tiles=${draft.laid.length}
        rules=${rules}
      />
      ${notice}
      ${
        exchanging &&
        html`
          <${ExchangeButtons}
            tiles=${chosen.map((place) => rack[place]).join("")}
            mine=${mine}
            act=${act}
            onCancel=${laying.clear}
          />
        `
      }
      ${
        !exchanging &&
        !asked &&
        html`
          <${TurnButtons}
            play=${play}
            ready=${mine && play && !preview?.fault}
            mine=${mine}
            act=${act}
            mayExchange=${mayExchange}
            onClear=${draft.laid.length ? laying.clear : null}
            onExchange=${laying.exchange}
            field=${field}
          />
        `
      }
      <p class="hint keys">${keysHint(rules)}</p>
    </section>
  `;
}

/** play: what the laid tiles make, undefined for nothing; onClear: null when nothing is laid. */
function TurnButtons({ play, ready, mine, act, mayExchange, onClear, onExchange, field }) {
  return html`
    <div class="row">
      <button type="button" class="main" disabled=${!ready} onClick=${() => act(play)}>
        ${play ? `Play ${lettersOf(play.word).toUpperCase()}` : "Play"}
      </button>
      <button type="button" disabled=${!onClear} onClick=${onClear}>Take back</button>
      <button type="button" disabled=${!mine || !mayExchange} onClick=${onExchange}>
        Exchange …
      </button>
      <button type="button" disabled=${!mine} onClick=${() => act({ action: "pass" })}>Pass</button>
      ${field.opened && html`<${FieldButtons} field=${field} />`}
    </div>
    <${Problem} text=${field.problem} />
  `;
}

function ExchangeButtons({ tiles, mine, act, onCancel }) {
  return html`
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!mine || !tiles}
        onClick=${() => act({ action: "exchange", tiles })}
      >
        ${tiles ? `Exchange ${tilesText(tiles)}` : "Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${onCancel}>Cancel</button>
    </div>
  `;
}
