// Advice on request: what the adviser would do, better and better while it thinks.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { live } from "../live.js";
import { errorText } from "../server.js";
import { Problem } from "../controls.js";
import { percent } from "../tiles/squares.js";
import { signed } from "../words.js";

const SHOWN = 5;
const SECONDS = 3;

/** The numbers beside the actions: of advice with `gain`, and of advice with `equity`. */
const GAIN_HINT = "The number is what you gain on the others, in points, on average.";
const EQUITY_HINT =
  "What you gain on the others, in points, on average; and your chance to win. Both count.";

const hasEquity = ({ equity }) => equity !== undefined;

/** actionText: gives an action in words; onUse: takes an action over as a draft, null: not offered. */
export function Advice({ id, view, token, actionText, onUse }) {
  const [state, setState] = useState({ advice: null, thinking: false, problem: null });
  const run = useRef(null);
  const due = view.to_move === view.seat;

  /** The answer comes early, with the best so far. */
  const stop = () => run.current?.stop();
  // Before the next paint: requests from now on are about the new view.
  useLayoutEffect(() => {
    setState({ advice: null, thinking: false, problem: null });
    return () => {
      stop();
      run.current = null; // answers from now on are out of date
    };
  }, [view.seq]);

  async function ask() {
    setState({ advice: null, thinking: true, problem: null });
    const mine = live.advise({ id, token, seconds: SECONDS }, (advice) => {
      if (run.current === mine) setState({ advice, thinking: true, problem: null });
    });
    run.current = mine;
    try {
      const { advice } = await mine.answer;
      if (run.current === mine) setState({ advice, thinking: false, problem: null });
    } catch (error) {
      const problem = errorText(error);
      if (run.current === mine) setState({ advice: null, thinking: false, problem });
    }
  }

  const { advice, thinking, problem } = state;
  return html`
    <section class="panel advice" aria-busy=${thinking}>
      <div class="row">
        <h2>Advice</h2>
        ${
          thinking
            ? html`<button type="button" onClick=${stop}>Stop</button>`
            : html`<button type="button" disabled=${!due} onClick=${ask}>Ask</button>`
        }
      </div>
      <${Problem} text=${problem} />
      <p class="hint" role="status">${thinking ? "Thinking …" : ""}</p>
      ${
        advice &&
        html`
          <p class="hint">${advice.ranked.some(hasEquity) ? EQUITY_HINT : GAIN_HINT}</p>
          <ol>
            ${advice.ranked.slice(0, SHOWN).map(
              ({ action, why, gain, equity, win }) => html`
                <li key=${JSON.stringify(action)}>
                  <span class="worth">
                    ${signed((gain ?? equity).toFixed(1))}
                    ${equity === undefined ? "" : ` ${percent(win)}%`}
                  </span>
                  ${
                    onUse
                      ? html`
                          <button type="button" class="plain" onClick=${() => onUse(action)}>
                            ${actionText(action, view.observation)}
                          </button>
                        `
                      : html`<strong>${actionText(action, view.observation)}</strong>`
                  }
                  <span class="hint">${why}</span>
                </li>
              `,
            )}
          </ol>
        `
      }
    </section>
  `;
}
