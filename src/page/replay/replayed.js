// A recorded game, step by step, with its analysis.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { Analysis } from "../analysis/analysis.js";
import { PlayOn } from "../analysis/play_on.js";
import { useAnalysis } from "../analysis/use_analysis.js";
import { Button } from "../controls.js";
import { GAME_VIEWS } from "../game_views.js";
import { gameTitle } from "../games.js";
import { useCurrentInView, useWindowEvent } from "../hooks.js";
import { speak } from "../letters.js";
import { replaceQuery } from "../routing.js";
import { Players } from "../table/players.js";
import { Tabs } from "../tabs.js";
import { botTitle, common, distinct, loadGameTexts, loadTexts } from "../texts.js";
import { WithWord } from "../word_links.js";

const { analysis: analysisTexts, replay: texts } = await loadTexts("replay");
await loadGameTexts();

/**
 * id: of the table, undefined for a file; seat: of the player of this browser; analyses: whether
 * the analysis begins without a click; turn: the step that is shown first, from 1.
 * @param {{ id?: string, seat: number | null, turn: number, server: Protocol.HelloResult,
 *           replayed: Protocol.Replayed, rules: Protocol.RulesResult["rules"], record: string[],
 *           analyses: boolean }} props
 */
export function Replayed({ id, seat, turn, server, replayed, rules, record, analyses }) {
  const { game, steps } = replayed;
  speak(replayed.dictionary);
  const names = useMemo(
    () =>
      distinct(replayed.names.map((name, each) => (each === seat ? common.you : botTitle(name)))),
    [],
  );
  const [step, setStep] = useState(Math.min(Math.max(turn, 1), steps.length) - 1);
  const [showsBombs, setShowsBombs] = useState(false);
  // A better action than that of the step, which is shown in its place.
  const [tried, setTried] = useState(/** @type {any} */ (null));
  useEffect(() => setTried(null), [step]);
  // The mistakes in practice, and its component, which few need.
  const [practice, setPractice] = useState(
    /** @type {{ mistakes: any[], Practice: object } | null} */ (null),
  );
  const analysis = useAnalysis(game, record, id);
  const gameView = GAME_VIEWS[game];
  const isAnalysed = analyses || analysis.turns.length > 0;
  useEffect(() => {
    if (!id) return; // a file has no address
    const shown = { analysis: isAnalysed ? "1" : "", turn: step ? String(step + 1) : "" };
    replaceQuery(`replay/${id}`, shown);
  }, [step, isAnalysed]);
  useWindowEvent("keydown", ({ key, target, altKey, ctrlKey, metaKey }) => {
    const change = Number(key === "ArrowRight") - Number(key === "ArrowLeft");
    if (practice || !change || altKey || ctrlKey || metaKey || target.matches("input, select"))
      return;
    setStep((before) => Math.min(Math.max(before + change, 0), steps.length - 1));
  });
  const events = useMemo(() => {
    const all = steps.map(({ event }) => event);
    return gameView.addDetails?.(all, rules, null) ?? all;
  }, []);
  const event = events[step];
  const changes = useStepChanges(step, event);
  const { observation, hands } = steps[tried ? step - 1 : step];
  const bombs = steps.slice(0, step + 1).findLast((each) => each.event.event === "deal")
    ?.event.bombs;
  const view = {
    seats: names.map((name) => ({ kind: "person", name })),
    seat: null,
    to_move: observation.to_move ?? null,
    phase: observation.phase ?? "turn",
    scores: observation.scores ?? names.map(() => 0),
    observation,
  };
  /** @param {any[]} mistakes */
  async function practise(mistakes) {
    const { Practice } = await import("../analysis/practice.js");
    setPractice({ mistakes, Practice });
  }
  const heading = html`<h2 class="visually-hidden">${texts.heading(gameTitle(server, game), names)}</h2>`;
  const { dictionary } = replayed;
  const shared = { game, names, steps, rules, step, dictionary };
  if (practice) {
    const { mistakes, Practice } = practice;
    return html`
      ${heading}
      <${Practice} ...${shared} mistakes=${mistakes} onEnd=${() => setPractice(null)} />
    `;
  }
  const tabs = [
    {
      id: "analysis",
      title: analysisTexts.heading,
      panel: html`
        <${Analysis}
          ...${shared}
          analysis=${analysis}
          gameView=${gameView}
          startsAtOnce=${analyses && !analysis.turns.length}
          tried=${tried}
          onTry=${"hand_sizes" in observation ? null : setTried}
          onStep=${setStep}
          onPractice=${practise}
        />
      `,
    },
    ...(view.to_move === null
      ? []
      : [
          {
            id: "play-on",
            title: analysisTexts.playOnButton,
            panel: html`
              <${PlayOn} ...${shared} record=${record} seat=${view.to_move} events=${step + 1} />
            `,
          },
        ]),
    {
      id: "log",
      title: common.gameLog,
      panel: html`
        <${Moves}
          sentences=${events.map((each) => gameView.eventText(each, names))}
          step=${step}
          onStep=${setStep}
        />
      `,
    },
  ];
  return html`
    ${heading}
    <${Stepper} step=${step} last=${steps.length - 1} onStep=${setStep} />
    <p class="current-event" role="status">
      <${WithWord}
        text=${gameView.eventText(event, names) ?? unloggedText(event, gameView, names)}
        word=${event.action && gameView.playedWord(event.action)}
        dictionary=${dictionary}
      />
    </p>
    <${Players} view=${view} names=${names} />
    <div class="table ${game}">
      <div class="table-main">
        ${
          gameView.RoundScores &&
          event.event === "round end" &&
          html`
            <section class="panel ending">
              <${gameView.RoundScores} end=${event} names=${names} seat=${null} rules=${rules} />
            </section>
          `
        }
        <${gameView.Position}
          observation=${observation}
          rules=${rules}
          action=${event.action}
          tried=${tried}
          bombs=${showsBombs ? bombs : undefined}
          dictionary=${dictionary}
          changes=${changes}
        />
        ${
          bombs &&
          html`
            <div class="row">
              <${Button}
                text=${texts.bombsButton}
                class="toggle"
                aria-pressed=${showsBombs}
                onClick=${() => setShowsBombs(!showsBombs)}
              />
            </div>
          `
        }
        <ul class="hands" data-with-board>
          ${hands.map(
            (hand, player) => html`
              <li key=${player}>
                <strong>${names[player]}</strong>
                ${
                  hand
                    ? html`<${gameView.StaticHand} hand=${hand} rules=${rules} label=${hand} />`
                    : html`<span class="hint">${texts.emptyHand}</span>`
                }
              </li>
            `,
          )}
        </ul>
      </div>
      <aside class="table-side">
        <${Tabs} tabs=${tabs} start="analysis" />
      </aside>
    </div>
  `;
}

/** Steps that come sooner one after the other do not move. */
const QUICK_MS = 300;

/**
 * Return the event of a step as a change that is shown as it happens; none after a jump, a step
 * back or a quick step.
 * @param {number} step
 * @param {object} event
 */
function useStepChanges(step, event) {
  const before = useRef({ step, time: performance.now() });
  return useMemo(() => {
    const { step: old, time } = before.current;
    before.current = { step, time: performance.now() };
    const isSlow = before.current.time - time > QUICK_MS;
    return isSlow && step === old + 1 ? [{ number: step, events: [event] }] : [];
  }, [step]);
}

/**
 * Return the text of an event that the log leaves out: an answer, or a deal.
 * @param {any} event
 * @param {import("../game_views.js").GameView} gameView
 * @param {string[]} names
 */
const unloggedText = ({ action, player }, gameView, names) =>
  action ? gameView.pastActionText(action, names[player]) : texts.tilesDealt;

/** @param {{ step: number, last: number, onStep: (step: number) => void }} props */
function Stepper({ step, last, onStep }) {
  const button = (
    /** @type {string} */ label,
    /** @type {string} */ sign,
    /** @type {number} */ to,
  ) => html`
    <${Button}
      text=${sign}
      aria-label=${label}
      disabled=${to < 0 || to > last || to === step}
      onClick=${() => onStep(to)}
    />
  `;
  return html`
    <div class="row stepper">
      ${button(texts.firstButton, "|◀", 0)} ${button(texts.previousButton, "◀", step - 1)}
      <input
        type="range"
        min="0"
        max=${last}
        value=${step}
        aria-label=${texts.stepLabel}
        aria-valuetext=${texts.stepText(step + 1, last + 1)}
        onInput=${({ target }) => onStep(Number(target.value))}
      />
      ${button(texts.nextButton, "▶", step + 1)} ${button(texts.lastButton, "▶|", last)}
      <span class="hint">${step + 1} / ${last + 1}</span>
    </div>
  `;
}

/**
 * All events as buttons, scrolled to the current one.
 * @param {{ sentences: (string | null)[], step: number, onStep: (step: number) => void }} props
 */
function Moves({ sentences, step, onStep }) {
  const list = useCurrentInView(step);
  return html`
    <section class="panel log">
      <h2>${common.gameLog}</h2>
      <ol ref=${list} class="events">
        ${sentences.map(
          (text, index) =>
            text &&
            html`
              <li key=${index}>
                <${Button}
                  text=${text}
                  class="plain"
                  aria-current=${index === step ? "step" : undefined}
                  onClick=${() => onStep(index)}
                />
              </li>
            `,
        )}
      </ol>
    </section>
  `;
}
