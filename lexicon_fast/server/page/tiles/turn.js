// The player's turn: the rack, the score of the laid tiles, and the buttons.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { Problem } from "../controls.js";
import { counted, FAULTS, notPlayable } from "../texts.js";
import { LetterPicker } from "../tile.js";
import { lettersOf, tilesText } from "./commentary.js";
import { MinefieldButtons } from "./minefield.js";
import { Rack } from "./rack.js";
import { hasMinefield } from "./squares.js";

/**
 * @typedef {import("./squares.js").BoardRules} BoardRules
 * @typedef {(action: object) => void} Act
 */

/**
 * @param {{ turn: import("./draft.js").Turn, field: import("./minefield.js").Minefield | null,
 *           preview: Protocol.TableScoreResult | null, rules: BoardRules, notice: object,
 *           mustAnswer: boolean, canAct: boolean, playsOnly?: boolean, canExchange: boolean,
 *           endsWithoutPoints: boolean, act: Act }} props
 *     notice: shown above the buttons; mustAnswer: whether the player can only answer a play;
 *     endsWithoutPoints: whether the game is over after one more turn without points
 */
export function Turn(props) {
  const { turn, preview, rules, notice, mustAnswer, canAct, act } = props;
  const { rack, chosen } = turn;
  return html`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Rack}
          rack=${rack}
          rules=${rules}
          left=${turn.left}
          chosen=${chosen}
          onTile=${turn.onTile}
          draggable=${turn.draggable}
        />
        <button
          type="button"
          class="shuffle"
          aria-label="Shuffle"
          title="Shuffle"
          onClick=${turn.shuffle}
        >
          ⇄
        </button>
      </div>
      ${
        turn.needsLetter &&
        html`
          <${LetterPicker}
            label="The blank stands for"
            letters=${turn.editor.letters}
            onPick=${turn.chooseLetter}
          />
        `
      }
      <p class="preview" role="status">
        ${turn.fault ? FAULTS[turn.fault] : previewText(preview, turn.draft.laid.length, rules)}
      </p>
      ${notice}
      ${
        turn.exchanging
          ? html`
              <${ExchangeButtons}
                tiles=${chosen.map((place) => rack[place]).join("")}
                canAct=${canAct}
                endsGame=${props.endsWithoutPoints}
                act=${act}
                onCancel=${turn.clear}
              />
            `
          : !mustAnswer && html`<${TurnButtons} ...${props} />`
      }
      <p class="hint keys">${keysText(rules)}</p>
    </section>
  `;
}

/** @param {BoardRules} rules */
const keysText = (rules) =>
  `On the board: letters lay tiles, ${rules.free_blank ? rules.blank : "Shift"} a blank; arrows ` +
  "turn and move; Backspace takes a tile back, Escape all; Enter plays" +
  `${hasMinefield(rules) ? "; ! sets a flag" : ""}.`;

/**
 * Return "QUIETEN 36 + AT 2 + 50 for 7 tiles = 88 points", or why the play is not possible.
 * @param {Protocol.TableScoreResult | null} preview
 * @param {number} tiles
 * @param {BoardRules} rules
 */
function previewText(preview, tiles, rules) {
  if (!preview) return null;
  const { words, bonus, score, closed, fault } = preview;
  if (fault) {
    const rule = fault.rule === "start" && rules.start ? "start square" : fault.rule;
    return FAULTS[rule] ?? notPlayable;
  }
  const parts = words.map(({ word, points }) => `${word.toUpperCase()} ${points}`);
  if (bonus) parts.push(`${bonus} for ${counted(tiles, "tile")}`);
  const sum = parts.length > 1 ? `${parts.join(" + ")} = ` : `${words[0].word.toUpperCase()} `;
  const isLeast = closed.length && hasMinefield(rules) && growsOnly(rules);
  return html`
    ${sum}<strong>${isLeast ? "at least " : ""}${counted(score ?? 0, "point")}</strong>
    ${closed.length ? ", if there is no bomb" : ""}
  `;
}

/**
 * Return whether opening a square never makes a word score less, apart from bombs.
 * @param {Protocol.LexibombRules} rules
 */
const growsOnly = ({ multipliers }) => multipliers.flat().every((factor) => factor >= 1);

/** @param {Parameters<typeof Turn>[0]} props */
function TurnButtons(props) {
  const { turn, field, preview, canAct, canExchange, endsWithoutPoints, act } = props;
  const { play, draft } = turn;
  const [passing, setPassing] = useState(false);
  useEffect(() => setPassing(false), [canAct]);
  if (passing) {
    return html`
      <${PassButtons}
        tiles=${draft.laid.length}
        endsGame=${endsWithoutPoints}
        canAct=${canAct}
        act=${act}
        onCancel=${() => setPassing(false)}
      />
    `;
  }
  const canPlay = canAct && play && !preview?.fault;
  return html`
    <div class="row">
      <button type="button" class="main" disabled=${!canPlay} onClick=${() => play && act(play)}>
        ${play ? `Play ${lettersOf(play.word).toUpperCase()}` : "Play"}
      </button>
      <button type="button" disabled=${!draft.laid.length} onClick=${turn.clear}>Take back</button>
      ${
        !props.playsOnly &&
        html`
          <button
            type="button"
            disabled=${!canAct || !canExchange}
            onClick=${() => turn.startExchange()}
          >
            Exchange …
          </button>
          <button type="button" disabled=${!canAct} onClick=${() => setPassing(true)}>
            Pass …
          </button>
        `
      }
      ${field && html`<${MinefieldButtons} field=${field} />`}
    </div>
    <${Problem} text=${field?.problem} />
  `;
}

const ENDS_GAME = "Another turn without points ends the game.";

/**
 * The question before a pass.
 * @param {{ tiles: number, endsGame: boolean, canAct: boolean, act: Act,
 *           onCancel: () => void }} props tiles: on the board, not played
 */
function PassButtons({ tiles, endsGame, canAct, act, onCancel }) {
  const cancel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => cancel.current?.focus(), []);
  return html`
    <p id="pass-question">
      ${tiles ? `Pass, and take back ${counted(tiles, "tile")}?` : "Pass without playing?"}${" "}
      ${endsGame && html`<strong>${ENDS_GAME}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${cancel} onClick=${onCancel}>Play on</button>
      <button type="button" disabled=${!canAct} onClick=${() => act({ action: "pass" })}>Pass</button>
    </div>
  `;
}

/**
 * @param {{ tiles: string, endsGame: boolean, canAct: boolean, act: Act,
 *           onCancel: () => void }} props
 */
function ExchangeButtons({ tiles, endsGame, canAct, act, onCancel }) {
  return html`
    ${endsGame && html`<p><strong>${ENDS_GAME}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!canAct || !tiles}
        onClick=${() => act({ action: "exchange", tiles })}
      >
        ${tiles ? `Exchange ${tilesText(tiles)}` : "Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${onCancel}>Cancel</button>
    </div>
  `;
}
