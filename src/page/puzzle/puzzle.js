// The puzzle of a day, or of a seed for practice: a position, a question, and answers.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { announce, useFocus } from "../accessibility.js";
import { Button, CopyField, GameTabs, Problem, Question } from "../controls.js";
import { GAME_VIEWS } from "../game_views.js";
import { findGame, viewOfTurn } from "../games.js";
import { useAction, usePromise } from "../hooks.js";
import { readable, speak } from "../letters.js";
import { call, rulesOf } from "../server.js";
import { lastGame, storedPuzzle, storePuzzle, today } from "../storage.js";
import {
  capitalized,
  common,
  dictionaryTitle,
  doneText,
  formats,
  loadGameTexts,
  loadTexts,
} from "../texts.js";
import { Archive, resultToShare, streak } from "./archive.js";

const texts = await loadTexts("puzzle");
await loadGameTexts();

/**
 * @typedef {{ game: string, day?: string, seed?: number }} Asked
 *
 * A turn of an answer. before, after: what the player sees then.
 * @typedef {{ action: any, before: any, after: any }} Turn
 */

/** @param {import("../app.js").ViewProps} props */
export function PuzzleView({ server, rest: [name, day], query }) {
  const info = findGame(server, name ?? lastGame());
  const seed = query.get("seed");
  const { game } = info;
  /** @type {Asked} */
  const asked = seed === null ? { game, day: day ?? today() } : { game, seed: Number(seed) };
  const hasSeed = seed === null || /^\d{1,15}$/.test(seed);
  return html`
    <div class="heading">
      <h1>${asked.day ? texts.dayTitle(validDay(asked.day)) : texts.practiceTitle}</h1>
      <${GameTabs} server=${server} view="puzzle" game=${game} />
    </div>
    ${
      hasSeed
        ? html`<${Loader} key=${JSON.stringify(asked)} asked=${asked} title=${info.title} />`
        : html`<${Problem} text=${common.noPuzzle} />`
    }
  `;
}

/** Return a day of an address for people; as it is, if it is no day. @param {string} day */
const validDay = (day) => (Number.isNaN(Date.parse(`${day}T00:00Z`)) ? day : formats.day(day));

/** @param {{ asked: Asked, title: string }} props title: of the game */
function Loader({ asked, title }) {
  const loaded = usePromise(async () => {
    const puzzle = await call("puzzle", asked);
    return { puzzle, rules: await rulesOf(asked.game, puzzle.observation.ruleset ?? null) };
  }, []);
  if (!loaded.value) {
    return html`
      <p role="status">${loaded.error ? "" : texts.loading}</p>
      <${Problem} text=${loaded.error} />
    `;
  }
  return html`<${Puzzle} asked=${asked} title=${title} ...${loaded.value} />`;
}

/**
 * @param {{ asked: Asked, title: string, puzzle: Protocol.PuzzleResult,
 *           rules: Protocol.RulesResult["rules"] }} props
 */
function Puzzle({ asked, title, puzzle, rules }) {
  const { game, day, question, difficulty, levels } = puzzle;
  const { Play, actionText } = GAME_VIEWS[game];
  speak(puzzle.dictionary);
  const [done, setDone] = useState(
    () => (day && storedPuzzle(game, day)) || { tries: 0, end: /** @type {null} */ (null) },
  );
  const [turns, setTurns] = useState(/** @type {Turn[]} */ ([])); // of the answer so far
  const [text, setText] = useState(""); // about the last answer
  const [checks, setChecks] = useState(0);
  const [isGivingUp, setGivingUp] = useState(false);
  const { busy, problem, run, clear } = useAction({ leaves: false });
  const isOver = done.end !== null;
  const observation = turns.at(-1)?.after ?? puzzle.observation;
  const { value: solution, error } = usePromise(
    async () => (isOver ? call("puzzle.solution", asked) : null),
    [isOver],
  );
  useFocus([checks, busy, isOver, isGivingUp]);
  useEffect(() => {
    if (text) announce(text);
  }, [checks]);

  /** @param {import("../storage.js").StoredPuzzle} next */
  function finish(next) {
    setDone(next);
    if (day) storePuzzle(game, day, next);
  }

  /** @param {object} action */
  async function check(action) {
    const answer = [...turns.map((turn) => turn.action), action];
    const verdict = await call("puzzle.check", { ...asked, answer });
    setText(readable(verdict.text));
    setChecks(checks + 1);
    if (verdict.observation) {
      setTurns([...turns, { action, before: observation, after: verdict.observation }]);
    }
    if (verdict.value === null) return; // the answer is not complete
    const tries = done.tries + 1;
    if (verdict.solved) finish({ tries, end: "solved", onDay: day === today() });
    else finish({ ...done, tries });
  }

  /** Go back to the first turns. @param {number} count */
  function goBack(count) {
    setTurns(turns.slice(0, count));
    setText("");
    clear();
  }

  const suggested = isOver && solution?.solution.length === 1 ? solution.solution[0] : null;
  const hint = texts.puzzleHint(difficulty, levels.length, dictionaryTitle(puzzle.dictionary));
  return html`
    <div class="table puzzle ${game}">
      <div class="table-main">
        <section class="panel question" aria-label=${texts.questionLabel}>
          <p><strong>${readable(question)}</strong></p>
        </section>
        <${Play}
          id=""
          view=${viewOfTurn(game, observation, checks)}
          rules=${rules}
          canAct=${!busy && !isOver}
          mustAnswer=${false}
          playsOnly=${true}
          act=${(/** @type {object} */ action) => run(() => check(action))}
          suggested=${suggested}
          onDraft=${clear}
          notice=${html`<${Problem} text=${problem} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${texts.answerHeading}>
          <h2>${isOver ? doneText(done) : texts.answerHeading}</h2>
          ${text && html`<p class="verdict">${text}</p>`}
          <p class="hint">${hint}</p>
          ${
            !isOver &&
            turns.length > 0 &&
            html`
              <ol class="turns">
                ${turns.map(({ action, before }) => html`<li>${turnText(action, before, actionText)}</li>`)}
              </ol>
              <div class="row">
                <${Button} text=${common.undoButton} onClick=${() => goBack(turns.length - 1)} />
                <${Button} text=${texts.startOverButton} onClick=${() => goBack(0)} />
              </div>
            `
          }
          ${
            isOver
              ? html`
                  <${Problem} text=${error} />
                  ${solution && html`<${Solution} solution=${solution} observation=${puzzle.observation} actionText=${actionText} />`}
                  ${day && html`<${Share} title=${title} day=${day} difficulty=${difficulty} game=${game} puzzle=${done} />`}
                `
              : html`
                  <p class="hint">${texts.attemptsHint(done.tries)}</p>
                  ${
                    isGivingUp
                      ? html`
                          <${Question}
                            id="give-up"
                            text=${day ? texts.showDailySolutionQuestion : texts.showSolutionQuestion}
                            cancel=${texts.keepTryingButton}
                            confirm=${texts.showSolutionButton}
                            onCancel=${() => setGivingUp(false)}
                            onConfirm=${() => finish({ ...done, end: "shown" })}
                          />
                        `
                      : html`
                          <div class="row">
                            <${Button}
                              text=${texts.askSolutionButton}
                              onClick=${() => setGivingUp(true)}
                            />
                          </div>
                        `
                  }
                `
          }
        </section>
        <${Archive} game=${game} day=${day} />
      </aside>
    </div>
  `;
}

/**
 * Return a turn of an answer as a sentence.
 * @param {any} action
 * @param {any} observation before it
 * @param {(action: any, observation?: any) => string} actionText
 */
const turnText = (action, observation, actionText) =>
  `${capitalized(actionText(action, observation))}.`;

/**
 * @param {{ solution: Protocol.PuzzleSolutionResult, observation: any,
 *           actionText: (action: any, observation?: any) => string }} props
 */
function Solution({ solution: { solution }, observation, actionText }) {
  return html`
    <p>${solution.length > 1 ? texts.shortestSolution : texts.bestPlay}</p>
    <ol class="turns">
      ${solution.map((action) => html`<li>${turnText(action, observation, actionText)}</li>`)}
    </ol>
  `;
}

/**
 * The streak, and the result as a text for others.
 * @param {{ title: string, game: string, day: string, difficulty: number | null,
 *           puzzle: import("../storage.js").StoredPuzzle }} props
 */
function Share({ title, game, day, difficulty, puzzle }) {
  const days = streak(game, today());
  const address = `${location.origin}${location.pathname}#/puzzle/${game}/${day}`;
  const text = resultToShare({ game: title, day, difficulty, puzzle, days, address });
  return html`
    ${days > 0 && html`<p>${texts.streakText(days)}</p>`}
    <${CopyField} label=${texts.resultLabel} id="result" value=${text} lines=${4} />
  `;
}
