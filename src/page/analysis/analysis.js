// The analysis of a recorded game: a graph, the turn that is shown, all turns, and the players.

import { html, useEffect } from "../vendor/htm-preact.js";
import { Button, Problem } from "../controls.js";
import { useCurrentInView } from "../hooks.js";
import { sent } from "../letters.js";
import { capitalized, common, loadTexts } from "../texts.js";
import { WithWord } from "../word_links.js";
import { Graph } from "./graph.js";

const { analysis: texts } = await loadTexts("replay");

/** Better actions of a turn that are listed. */
const MAX_SHOWN = 3;

/**
 * @typedef {import("./use_analysis.js").Turn} Turn
 * @typedef {{ game: string, names: string[], steps: Protocol.Step[], dictionary: string,
 *             analysis: ReturnType<typeof import("./use_analysis.js").useAnalysis>,
 *             gameView: import("../game_views.js").GameView, step: number, startsAtOnce: boolean,
 *             tried: any, onTry: ((action: any) => void) | null,
 *             onStep: (step: number) => void, onPractice: (mistakes: Turn[]) => void }} Props
 */

/**
 * tried: a better action that lies on the board; onTry: lays one, null takes it off, and null if
 * the game has no board. startsAtOnce: start without a click. The record has one line more than
 * there are steps: its setup.
 * @param {Props} props
 */
export function Analysis(props) {
  const { analysis, names, step, onStep, onPractice, startsAtOnce } = props;
  const { turns, players, isDeep, isRunning, stoppedBy, problem, start, stop } = analysis;
  useEffect(() => {
    if (startsAtOnce) start();
  }, []);
  const isComplete = players.length > 0 && !stoppedBy;
  const isDone = isComplete && isDeep;
  const current = turns.findIndex(({ event }) => event === step + 1);
  const toTurn = (/** @type {Turn} */ turn) => onStep(turn.event - 1);
  const mistakes = turns.filter((turn) => isMistake(turn));
  const next = mistakes.find(({ event }) => event > step + 1) ?? mistakes[0];
  return html`
    <section class="panel analysis" aria-busy=${isRunning}>
      <div class="row">
        <h2>${texts.heading}</h2>
        ${
          isRunning
            ? html`<${Button} text=${common.stopButton} onClick=${stop} />`
            : !isDone &&
              html`
                <${Button}
                  text=${texts.startButton(isComplete, Boolean(turns.length || stoppedBy))}
                  class=${turns.length ? "" : "main"}
                  onClick=${start}
                />
              `
        }
        ${
          next &&
          html`
            <${Button}
              text=${texts.nextMistakeButton(mistakes.length)}
              onClick=${() => toTurn(next)}
            />
          `
        }
      </div>
      <p class="hint" role="status">
        ${statusText({ count: turns.length, isRunning, stoppedBy })}
      </p>
      <${Problem} text=${problem} />
      ${
        turns.length > 0 &&
        html`
          <${Graph}
            turns=${turns}
            names=${names}
            current=${current < 0 ? null : current}
            onTurn=${toTurn}
          />
          ${current >= 0 && html`<${TurnDetails} ...${props} turn=${turns[current]} />`}
          <${MoveList} ...${props} turns=${turns} />
          ${
            players.length > 0 &&
            html`
              <${Players}
                players=${players}
                hasStrength=${props.gameView.hasStrength}
                names=${names}
                mistakes=${mistakes.filter(isChoice)}
                onPractice=${onPractice}
              />
            `
          }
        `
      }
    </section>
  `;
}

/**
 * @param {{ count: number, isRunning: boolean, stoppedBy: "player" | "server" | null }} state
 */
function statusText({ count, isRunning, stoppedBy }) {
  if (isRunning) return texts.runningText(count);
  if (stoppedBy === "server") return texts.timeoutText(count);
  if (stoppedBy) return texts.stoppedText(count);
  return count ? "" : texts.about;
}

/** Return whether a turn lost much. @param {Turn} turn */
const isMistake = ({ grade }) => Boolean(grade && texts.GRADES[grade].sign);

/** Return whether a turn was more than an answer to a play. @param {Turn} turn */
const isChoice = ({ action }) => action.action !== "accept" && action.action !== "challenge";

/**
 * The turn that is shown: what it lost, what was better, and luck.
 * @param {Props & { turn: Turn }} props
 */
function TurnDetails({ game, turn, names, steps, gameView, dictionary, tried, onTry }) {
  const { player, action, loss = 0, loss_win = 0, luck, luck_win, grade } = turn;
  const { best = [], facts = [] } = turn;
  const before = steps[turn.event - 2];
  const textOf = (/** @type {any} */ each) => gameView.actionText(each, before?.observation);
  const withWord = (/** @type {any} */ each, text = textOf(each)) => html`
    <${WithWord} text=${text} word=${gameView.playedWord(each)} dictionary=${dictionary} />
  `;
  const better = turn.rank === 1 ? [] : best.slice(0, turn.rank ? turn.rank - 1 : MAX_SHOWN);
  const query = new URLSearchParams(
    before ? gameView.solverQuery(before.observation, before.hands[player]) : {},
  );
  return html`
    <div class="turn-details">
      <p><strong>${withWord(action, texts.turnText(names[player], textOf(action)))}</strong></p>
      <p>
        ${
          grade
            ? texts.gradeText({ grade, loss, lossWin: loss_win, isExact: Boolean(turn.exact) })
            : turn.unknown && `${capitalized(turn.unknown)}.`
        }
      </p>
      ${
        facts.length > 0 &&
        html`
          <ul class="facts">
            ${facts.map(({ text }) => html`<li key=${text}>${sent(text)}</li>`)}
          </ul>
        `
      }
      ${
        better.length > 0 &&
        html`
          <p class="hint">${texts.betterActions}</p>
          <ol>
            ${better.slice(0, MAX_SHOWN).map(
              (each) => html`
                <li key=${JSON.stringify(each.action)}>
                  <strong>${withWord(each.action)}</strong>
                  ${
                    onTry &&
                    html`
                      <${Button}
                        text=${texts.showOnBoardButton}
                        class="plain"
                        aria-pressed=${tried === each.action}
                        onClick=${() => onTry(tried === each.action ? null : each.action)}
                      />
                    `
                  }
                  <span class="hint"> ${sent(each.why)}</span>
                </li>
              `,
            )}
          </ol>
        `
      }
      ${
        typeof luck === "number" && html`<p class="hint">${texts.luckText(luck, luck_win ?? 0)}</p>`
      }
      ${before && html`<a href=${`#/solver/${game}?${query}`}>${texts.solverLink}</a>`}
    </div>
  `;
}

/**
 * All turns, in a column for each player, with running totals.
 * @param {Props & { turns: Turn[] }} props
 */
function MoveList({ turns, names, steps, gameView, step, onStep }) {
  const list = useCurrentInView(step);
  /** @type {(Turn | undefined)[][]} */
  const rows = [];
  for (const turn of turns) {
    const last = rows.at(-1);
    const isSameRound = last?.find(Boolean)?.round === turn.round;
    const isNext = last && !last.slice(turn.player).some(Boolean) && isSameRound;
    const row = isNext ? last : [];
    if (!isNext) rows.push(row);
    row[turn.player] = turn;
  }
  const cell = (/** @type {Turn | undefined} */ turn) => {
    if (!turn) return "";
    const { event, player, action, grade, taken_back: isTakenBack } = turn;
    const name = gameView.sheetText(action, steps[event - 2]?.observation);
    const text = isTakenBack ? html`<s title=${texts.takenBack}>${name}</s>` : name;
    return html`
      <button
        type="button"
        class="plain"
        aria-current=${event === step + 1 ? "step" : undefined}
        onClick=${() => onStep(event - 1)}
      >
        <span class="move">
          ${text}${grade && texts.GRADES[grade].sign && html` <b title=${texts.GRADES[grade].text}>${texts.GRADES[grade].sign}</b>`}
        </span>
        <span class="hint total">${totalText(steps[event - 1], player)}</span>
      </button>
    `;
  };
  return html`
    <div class="move-list events" ref=${list}>
      <table>
        <thead>
          <tr><th scope="col"><span class="visually-hidden">${texts.numberColumn}</span></th>${names.map((name, seat) => html`<th key=${seat} scope="col">${name}</th>`)}</tr>
        </thead>
        <tbody>
          ${rows.map(
            (row, index) => html`
              <tr key=${index}><th scope="row" class="hint">${index + 1}</th>${names.map((_, seat) => html`<td key=${seat}>${cell(row[seat])}</td>`)}</tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * Return a player's total after a step: points, or in Lexicon the cards left.
 * @param {Protocol.Step | undefined} step
 * @param {number} player
 */
function totalText(step, player) {
  if (!step) return "";
  const { observation, hands } = step;
  return "hand_sizes" in observation
    ? common.cardCount(hands[player].length)
    : String(observation.scores?.[player] ?? 0);
}

/**
 * @param {{ players: import("./use_analysis.js").Sums[], hasStrength?: boolean,
 *           names: string[], mistakes: Turn[], onPractice: (mistakes: Turn[]) => void }} props
 *     mistakes: that can be practised; hasStrength: whether there are estimates for the game
 */
function Players({ players, hasStrength, names, mistakes, onPractice }) {
  return html`
    <ul class="sums">
      ${players.map((each) => {
        const { player, grades, loss, loss_win, luck, luck_win, mistake_index, strength } = each;
        const sums = { loss, lossWin: loss_win, luck, luckWin: luck_win, index: mistake_index };
        const own = mistakes.filter((turn) => turn.player === player);
        return html`
          <li key=${player}>
            <strong>${names[player]}</strong>
            ${" "}${texts.sumsText(sums)}
            ${strength && ` ${texts.strengthText(strength)}`}
            <span class="hint">${" "}${texts.gradesText(grades)}</span>
            ${
              own.length > 0 &&
              html`
                <${Button}
                  text=${texts.practiseButton(own.length, names[player] === common.you ? null : names[player])}
                  onClick=${() => onPractice(own)}
                />
              `
            }
          </li>
        `;
      })}
    </ul>
    ${
      hasStrength &&
      html`<p class="hint">${players.some(({ strength }) => strength) ? texts.strengthHint : texts.noStrengthHint}</p>`
    }
  `;
}
