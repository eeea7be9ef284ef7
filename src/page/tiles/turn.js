// The player's turn: the rack, the score of the laid tiles, and the buttons.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { Button, Problem, Question } from "../controls.js";
import { readable, upper } from "../letters.js";
import { common, tiles as texts } from "../texts.js";
import { LetterPicker } from "../tile.js";
import { shownWord, tilesText } from "./commentary.js";
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
    <section class="panel own-turn" aria-label=${common.yourTurn} data-with-board>
      <div class="rack-row">
        <${Rack} ...${turn} rules=${rules} />
        <button
          type="button"
          class="shuffle"
          aria-label=${texts.shuffleButton}
          title=${texts.shuffleButton}
          onClick=${turn.shuffle}
        >
          ⇄
        </button>
        <p class="preview" role="status">
          ${turn.fault ? faultText(turn.fault, false) : previewText(preview, turn.draft.laid.length, rules)}
        </p>
      </div>
      ${
        turn.needsLetter &&
        html`
          <${LetterPicker}
            label=${texts.blankPicker}
            letters=${turn.editor.letters}
            onPick=${turn.chooseLetter}
          />
        `
      }
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
    </section>
  `;
}

/**
 * Return what a play scores, or why it is not possible.
 * @param {Protocol.TableScoreResult | null} preview
 * @param {number} tiles
 * @param {BoardRules} rules
 */
function previewText(preview, tiles, rules) {
  if (!preview) return null;
  const { words, bonus, score, closed, fault } = preview;
  if (fault) return faultText(fault.rule, Boolean(rules.start));
  const isRisky = closed.length > 0;
  const isLeast = isRisky && hasMinefield(rules) && growsOnly(rules);
  const parts = words.map(({ word, points }) => `${readable(upper(word))} ${points}`);
  if (bonus) parts.push(texts.bonusPart(bonus, tiles));
  return html`
    ${parts.length > 1 ? `${parts.join(" + ")} =` : readable(upper(words[0].word))}${" "}
    <strong>${texts.scoreText(score ?? 0, isLeast)}</strong>${isRisky && ` ${texts.ifNoBomb}`}
  `;
}

/**
 * Return why tiles cannot be played like this.
 * @param {string} rule that they break (`fault.rule` of `table.score`)
 * @param {boolean} hasStart whether the first play must cover a square
 */
function faultText(rule, hasStart) {
  if (rule === "start" && hasStart) return texts.mustCoverStar;
  return texts.FAULTS[rule] ?? texts.otherFault;
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
      <${Question}
        id="pass-question"
        text=${html`${texts.passQuestion(draft.laid.length)} ${endsWithoutPoints && html`<strong>${texts.endsGameWarning}</strong>`}`}
        cancel=${texts.keepPlayingButton}
        confirm=${texts.confirmPassButton}
        canAct=${canAct}
        onCancel=${() => setPassing(false)}
        onConfirm=${() => act({ action: "pass" })}
      />
    `;
  }
  const canPlay = canAct && play && !preview?.fault;
  return html`
    <div class="row">
      <${Button}
        text=${texts.playButton(play && shownWord(play.word))}
        class="main"
        disabled=${!canPlay}
        onClick=${() => play && act(play)}
      />
      <${Button} text=${common.takeBackButton} disabled=${!draft.laid.length} onClick=${turn.clear} />
      ${
        !props.playsOnly &&
        html`
          <${Button}
            text=${texts.exchangeButton}
            disabled=${!canAct || !canExchange}
            onClick=${() => turn.startExchange()}
          />
          <${Button}
            text=${texts.passButton}
            disabled=${!canAct}
            onClick=${() => setPassing(true)}
          />
        `
      }
      ${field && html`<${MinefieldButtons} field=${field} />`}
    </div>
    <${Problem} text=${field?.problem} />
  `;
}

/**
 * @param {{ tiles: string, endsGame: boolean, canAct: boolean, act: Act,
 *           onCancel: () => void }} props
 */
function ExchangeButtons({ tiles, endsGame, canAct, act, onCancel }) {
  return html`
    ${endsGame && html`<p><strong>${texts.endsGameWarning}</strong></p>`}
    <div class="row">
      <${Button}
        text=${texts.confirmExchangeButton(tilesText(tiles))}
        class="main"
        disabled=${!canAct || !tiles}
        onClick=${() => act({ action: "exchange", tiles })}
      />
      <${Button} text=${texts.cancelButton} onClick=${onCancel} />
    </div>
  `;
}
