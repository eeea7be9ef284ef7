// Mistakes as puzzles: the player finds a better action for each of them.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { announce, useFocus } from "../accessibility.js";
import { Button } from "../controls.js";
import { GAME_VIEWS } from "../game_views.js";
import { viewOfTurn } from "../games.js";
import { sent } from "../letters.js";
import { capitalized, loadTexts } from "../texts.js";

const { analysis: texts } = await loadTexts("replay");

/** @typedef {import("./use_analysis.js").Turn} Turn */

/**
 * The best actions that count as found: what they lose, in points or chances, is small.
 * @param {Turn} turn
 */
function goodActions({ best = [] }) {
  const value = (/** @type {import("./use_analysis.js").Ranked} */ { gain, equity = 0 }) =>
    gain ?? equity;
  return best.filter(
    (each) => value(each) >= value(best[0]) - MOST_LOST && each.win >= best[0].win - MOST_LOST_WIN,
  );
}

const MOST_LOST = 1; // points
const MOST_LOST_WIN = 0.02;

/** Return whether two actions are the same. @param {any} one @param {any} other */
const isSame = (one, other) => keyOf(one) === keyOf(other);

/** @param {any} action */
const keyOf = (action) => JSON.stringify(Object.entries(action).sort());

/**
 * The mistakes of a player, one after the other. onEnd: leaves the practice.
 * @param {{ game: string, mistakes: Turn[], names: string[], steps: Protocol.Step[],
 *           rules: any, onEnd: () => void }} props
 */
export function Practice({ game, mistakes, names, steps, rules, onEnd }) {
  const gameView = GAME_VIEWS[game];
  const [number, setNumber] = useState(0);
  const [found, setFound] = useState(/** @type {number[]} */ ([]));
  const [text, setText] = useState("");
  const [tries, setTries] = useState(0);
  const [isShown, setShown] = useState(false);
  const turn = mistakes[number];
  const { player, action, best = [] } = turn;
  const before = steps[turn.event - 2];
  const textOf = (/** @type {any} */ each) => gameView.actionText(each, before.observation);
  const isSolved = found.includes(number);
  const isOver = isSolved || isShown;
  const top = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => top.current?.scrollIntoView(), [number]); // the button was further below
  useFocus([number, tries, isOver]);
  useEffect(() => {
    if (text) announce(text);
  }, [tries]);

  const listed = (/** @type {any} */ each) =>
    gameView.listedAction?.(each, before.observation, rules) ?? each;

  /** @param {object} tried */
  function act(tried) {
    setTries(tries + 1);
    if (goodActions(turn).some((each) => isSame(each.action, listed(tried)))) {
      setFound([...found, number]);
      setText(texts.wellFound(capitalized(textOf(tried))));
    } else if (isSame(listed(tried), listed(action))) {
      setText(texts.sameAsPlayed);
    } else {
      setText(texts.notBest);
    }
  }
  function goTo(/** @type {number} */ next) {
    setNumber(next);
    setText("");
    setShown(false);
  }
  const hand = before.hands[player];
  const isCards = "hand_sizes" in before.observation;
  // As the player saw it.
  const observation = {
    ...before.observation,
    player,
    ...(isCards ? { hand } : { rack: hand }),
  };
  return html`
    <div class="table puzzle ${game}" ref=${top}>
      <div class="table-main">
        <section class="panel question" aria-label=${texts.questionLabel}>
          <p><strong>${texts.questionText(number + 1, mistakes.length)}</strong></p>
          <p class="hint">${texts.playedText(names[player], textOf(action))}</p>
        </section>
        <${gameView.Play}
          key=${number}
          id=""
          view=${viewOfTurn(game, observation, number)}
          rules=${rules}
          canAct=${!isOver}
          mustAnswer=${false}
          act=${act}
          suggested=${isOver ? best[0]?.action : null}
          onDraft=${() => {}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${texts.answerLabel}>
          <h2>${texts.mendedHeading(found.length)}</h2>
          ${text && html`<p class="verdict">${text}</p>`}
          ${
            isOver &&
            html`
              <p>${texts.bestTurns}</p>
              <ol class="turns">
                ${best
                  .slice(0, 3)
                  .map(
                    (each) =>
                      html`<li>${textOf(each.action)} <span class="hint">${sent(each.why)}</span></li>`,
                  )}
              </ol>
            `
          }
          <div class="row">
            ${
              !isOver &&
              html`<${Button} text=${texts.showBestButton} onClick=${() => setShown(true)} />`
            }
            <${Button}
              text=${texts.nextMistake}
              class=${isOver ? "main" : ""}
              disabled=${number + 1 === mistakes.length}
              onClick=${() => goTo(number + 1)}
            />
            <${Button}
              text=${texts.previousMistake}
              disabled=${number === 0}
              onClick=${() => goTo(number - 1)}
            />
            <${Button} text=${texts.endButton} onClick=${onEnd} />
          </div>
        </section>
      </aside>
    </div>
  `;
}
