// Advice on request: the best actions, refined while the adviser thinks.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { Button, Problem } from "../controls.js";
import { sent } from "../letters.js";
import { errorText } from "../server.js";
import { common, loadTexts } from "../texts.js";
import { connection } from "../websocket.js";

const texts = await loadTexts("table");

const MAX_SHOWN = 5;
const SECONDS = 3;

/**
 * An advised action; each game has more fields.
 * @typedef {{ action: any, why: string }} Ranked
 * @typedef {{ ranked: Ranked[], settled?: boolean, exact?: boolean }} Advice
 * @typedef {{ advice: Advice | null, thinking: boolean,
 *             problem: string | null }} State
 *
 * @type {State}
 */
const IDLE = { advice: null, thinking: false, problem: null };

/**
 * @param {{ id: string, view: Protocol.TableView, token: string,
 *           gameView: import("../game_views.js").GameView,
 *           onUse: ((action: object) => void) | null }} props
 *     onUse: takes over an advised action, null if that is not possible now
 */
export function Advice({ id, view, token, gameView, onUse }) {
  const [state, setState] = useState(IDLE);
  const run = useRef(/** @type {ReturnType<typeof connection.begin> | null} */ (null));
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
    const params = { id, token, seconds: SECONDS };
    const mine = connection.begin("table.advise", params, (advice) =>
      show({ advice, thinking: true }),
    );
    run.current = mine;
    try {
      show({ advice: (await mine.answer).advice });
    } catch (error) {
      show({ problem: errorText(error) });
    }
  }

  if (!view.advice) {
    return html`
      <section class="panel advice">
        <h2>${texts.adviceHeading}</h2>
        <p class="hint">${texts.noAdvice}</p>
      </section>
    `;
  }
  const { advice, thinking, problem } = state;
  const isDue = view.to_move === view.seat;
  const mustAnswer = isDue && view.phase === "challenge";
  const canAsk = isDue && !mustAnswer;
  const button = thinking
    ? html`<${Button} text=${common.stopButton} onClick=${stop} />`
    : html`<${Button} text=${texts.askAdviceButton} disabled=${!canAsk} onClick=${ask} />`;
  return html`
    <section class="panel advice" aria-busy=${thinking}>
      <div class="row">
        <h2>${texts.adviceHeading}</h2>
        ${button}
      </div>
      <${Problem} text=${problem} />
      <p class="hint" role="status">
        ${thinking ? texts.thinking : mustAnswer ? common.adviceAfterAnswer : ""}
      </p>
      ${
        advice &&
        html`
          <p class="hint">${gameView.adviceHint(advice)}</p>
          ${advice.settled && !advice.exact && html`<p class="hint">${texts.settledAdvice}</p>`}
          <${RankedActions}
            key=${view.seq}
            advice=${advice}
            observation=${view.observation}
            gameView=${gameView}
            onUse=${onUse}
          />
        `
      }
    </section>
  `;
}

/** @param {Ranked} ranked */
const keyOf = ({ action }) => JSON.stringify(action);

/**
 * Return the actions by their figures. The server has those that it dropped early at the end, where
 * a few with a better figure may be.
 * @param {{ ranked: Ranked[] }} advice
 * @param {import("../game_views.js").GameView} gameView
 */
function byFigure(advice, gameView) {
  const [best, ...others] = advice.ranked;
  const valueOf = (/** @type {Ranked} */ each) => gameView.adviceFigure(each, advice).value;
  return [best, ...others.sort((one, other) => valueOf(other) - valueOf(one))];
}

/**
 * The best actions. Their order stays as long as the pointer or the focus is in the list.
 * @param {{ advice: { ranked: Ranked[] }, observation: object,
 *           gameView: import("../game_views.js").GameView,
 *           onUse: ((action: object) => void) | null }} props
 */
function RankedActions({ advice, observation, gameView, onUse }) {
  const best = byFigure(advice, gameView).slice(0, MAX_SHOWN);
  const [held, setHeld] = useState(/** @type {Ranked[] | null} */ (null));
  const [inside, setInside] = useState({ pointer: false, focus: false });
  const enter = (/** @type {Partial<typeof inside>} */ change) => {
    const now = { ...inside, ...change };
    setInside(now);
    setHeld(now.pointer || now.focus ? (held ?? best) : null);
  };
  // The figures go on changing.
  const latest = new Map(advice.ranked.map((each) => [keyOf(each), each]));
  const shown = held ? held.map((each) => latest.get(keyOf(each)) ?? each) : best;
  return html`
    <ol
      onPointerEnter=${() => enter({ pointer: true })}
      onPointerLeave=${() => enter({ pointer: false })}
      onfocusin=${() => enter({ focus: true })}
      onfocusout=${() => enter({ focus: false })}
    >
      ${shown.map((each, place) => {
        const text = gameView.actionText(each.action, observation);
        const { figure, margin } = gameView.adviceFigure(each, advice);
        return html`
          <li key=${keyOf(each)}>
            <span class="rating">
              ${figure} ${margin && html`<small>${texts.marginOfError(margin)}</small>`}
            </span>
            ${
              onUse
                ? html`<${Button} text=${text} class="plain" onClick=${() => onUse(each.action)} />`
                : html`<strong>${text}</strong>`
            }
            <span class="hint">${`${sent(each.why)}.`}</span>
            <span class="hint">${nextText(each, shown[place + 1], gameView)}</span>
          </li>
        `;
      })}
    </ol>
  `;
}

/**
 * Return how an action differs from the next one in the list.
 * @param {Ranked} one
 * @param {Ranked | undefined} next
 * @param {import("../game_views.js").GameView} gameView
 */
function nextText(one, next, gameView) {
  return next ? texts.comparedText(gameView.differences(one, next).filter(Boolean)) : "";
}
