// Advice on request: the best actions, refined while the adviser thinks.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { Problem } from "../controls.js";
import { errorText } from "../server.js";
import { AFTER_ANSWER, NO_ADVICE, percent, signed } from "../texts.js";
import { connection } from "../websocket.js";

const MAX_SHOWN = 5;
const SECONDS = 3;

const GAIN_HINT = "The number is the points that you gain on the others, on average.";
const EQUITY_HINT =
  "The points that you gain on the others, on average, and your chance to win; both count.";

/**
 * The advice and what it is ranked by: `gain` in Lexicon, else `equity` and `win`.
 * @typedef {{ action: any, why: string, gain?: number, equity?: number, win: number }} Ranked
 * @typedef {{ advice: { ranked: Ranked[] } | null, thinking: boolean,
 *             problem: string | null }} State
 *
 * @type {State}
 */
const IDLE = { advice: null, thinking: false, problem: null };

/**
 * @param {{ id: string, view: Protocol.TableView, token: string,
 *           actionText: (action: object, observation: object) => string,
 *           onUse: ((action: object) => void) | null }} props
 *     onUse: takes over an advised action, null if that is not possible now
 */
export function Advice(props) {
  const { view } = props;
  if (!view.advice) {
    return html`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${NO_ADVICE}</p>
      </section>
    `;
  }
  return html`<${AdviceOnRequest} ...${props} />`;
}

/** @param {Parameters<typeof Advice>[0]} props */
function AdviceOnRequest({ id, view, token, actionText, onUse }) {
  const [state, setState] = useState(IDLE);
  const run = useRef(/** @type {ReturnType<typeof connection.advise> | null} */ (null));
  const stop = () => run.current?.stop(); // the answer comes at once

  // Before the next paint, so that no click meets the advice of an older view.
  useLayoutEffect(() => {
    setState(IDLE);
    return () => {
      stop();
      run.current = null;
    };
  }, [view.seq]);

  async function ask() {
    setState({ ...IDLE, thinking: true });
    const show = (/** @type {Partial<State>} */ change) => {
      if (run.current === mine) setState({ ...IDLE, ...change });
    };
    const mine = connection.advise({ id, token, seconds: SECONDS }, (advice) =>
      show({ advice, thinking: true }),
    );
    run.current = mine;
    try {
      show({ advice: (await mine.answer).advice });
    } catch (error) {
      show({ problem: errorText(error) });
    }
  }

  const { advice, thinking, problem } = state;
  const isDue = view.to_move === view.seat;
  const mustAnswer = isDue && view.phase === "challenge";
  const canAsk = isDue && !mustAnswer;
  const button = thinking
    ? html`<button type="button" onClick=${stop}>Stop</button>`
    : html`
        <button type="button" disabled=${!canAsk} onClick=${ask}>Ask</button>
      `;
  return html`
    <section class="panel advice" aria-busy=${thinking}>
      <div class="row">
        <h2>Advice</h2>
        ${button}
      </div>
      <${Problem} text=${problem} />
      <p class="hint" role="status">${thinking ? "Thinking …" : mustAnswer ? AFTER_ANSWER : ""}</p>
      ${
        advice &&
        html`
          <p class="hint">
            ${advice.ranked.some(({ equity }) => equity !== undefined) ? EQUITY_HINT : GAIN_HINT}
          </p>
          <ol>
            ${advice.ranked.slice(0, MAX_SHOWN).map(({ action, why, gain, equity = 0, win }) => {
              const text = actionText(action, view.observation);
              return html`
                <li key=${JSON.stringify(action)}>
                  <span class="rating">
                    ${signed((gain ?? equity).toFixed(1))}
                    ${gain === undefined ? ` ${percent(win)}%` : ""}
                  </span>
                  ${
                    onUse
                      ? html`
                          <button type="button" class="plain" onClick=${() => onUse(action)}>
                            ${text}
                          </button>
                        `
                      : html`<strong>${text}</strong>`
                  }
                  <span class="hint">${why}</span>
                </li>
              `;
            })}
          </ol>
        `
      }
    </section>
  `;
}
