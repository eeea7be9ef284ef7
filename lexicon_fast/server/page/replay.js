// Records and GCG step by step: from a file, or of a table whose game is over.

import { html, useEffect, useMemo, useRef, useState } from "./vendor/htm-preact.js";
import { Analysis } from "./analysis/analysis.js";
import { canPlayOn, PlayOn } from "./analysis/play_on.js";
import { Practice } from "./analysis/practice.js";
import { useAnalysis } from "./analysis/use_analysis.js";
import { Choice, Problem } from "./controls.js";
import { GAME_VIEWS } from "./game_views.js";
import { gameTitle } from "./games.js";
import { useCurrentInView, usePromise, useWindowEvent } from "./hooks.js";
import { call, errorText, recordOf, rulesOf } from "./server.js";
import { parsedObject } from "./storage.js";
import { Players } from "./table/players.js";
import { botTitle, distinct, GAME_LOG, listed } from "./texts.js";

/**
 * @typedef {{ lines: string[], title: string }} RecordedGame
 * @typedef {{ replayed: Protocol.Replayed | null, lines: string[], problem: string | null,
 *             busy: boolean, request: number }} State
 */

/** @param {import("./app.js").ViewProps} props */
export function Replay({ server, rest: [id], query }) {
  const [games, setGames] = useState(/** @type {RecordedGame[]} */ ([])); // of the file
  const [chosen, setChosen] = useState(0);
  const [state, setState] = useState(
    /** @type {State} */ ({ replayed: null, lines: [], problem: null, busy: false, request: 0 }),
  );
  const lastRequest = useRef(0);

  /** Replay a record; the newest request wins. @param {Promise<string[]>} lines */
  async function open(lines) {
    const request = ++lastRequest.current;
    const update = (/** @type {Partial<State>} */ change) => {
      if (request !== lastRequest.current) return;
      setState({ replayed: null, lines: [], problem: null, busy: false, request, ...change });
    };
    update({ busy: true });
    try {
      const record = await lines;
      update({ ...(await call("record.replay", { lines: record })), lines: record });
    } catch (error) {
      update({ problem: errorText(error) });
    }
  }
  useEffect(() => {
    if (id) open(recordOf(id));
  }, [id]);

  /** @param {File} file */
  async function read(file) {
    const found = recordedGames(server, await file.text());
    setGames(found);
    choose(found, 0);
  }
  /** @param {RecordedGame[]} found @param {number} index */
  function choose(found, index) {
    setChosen(index);
    open(Promise.resolve(found[index]?.lines ?? []));
  }

  const { replayed, lines, problem, busy, request } = state;
  return html`
    <div class="heading">
      <h1>Replay</h1>
      ${id && html`<a href=${`#/table/${id}`}>To the table</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">A file with a saved game, or with a game in GCG</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({ target }) => target.files[0] && read(target.files[0])}
        />
      </div>
      ${
        games.length > 1 &&
        html`
          <${Choice}
            label=${`Game, of ${games.length}`}
            id="game"
            value=${String(chosen)}
            options=${games.map(({ title }, index) => [String(index), title])}
            onChange=${(value) => choose(games, Number(value))}
          />
        `
      }
      <p class="hint" role="status">${busy ? "Replaying …" : ""}</p>
      <${Problem} text=${problem} />
    </section>
    ${
      replayed &&
      html`
        <${Replayed}
          key=${request}
          server=${server}
          replayed=${replayed}
          record=${lines}
          analyses=${query.has("analysis")}
        />
      `
    }
  `;
}

/**
 * Return the games in a file. A line with the event "setup" begins a game. GCG is one game, and so
 * is a text that is no record, for which the server reports what is wrong.
 * @param {Protocol.HelloResult} server
 * @param {string} text JSON Lines
 * @returns {RecordedGame[]}
 */
function recordedGames(server, text) {
  /** @type {string[][]} */
  const games = [];
  for (const line of text.split("\n").filter((each) => each.trim())) {
    const isSetup = line.includes('"setup"') && parsedObject(line).event === "setup";
    if (!games.length || isSetup) games.push([]);
    games.at(-1)?.push(line);
  }
  return games.map((lines, index) => ({
    lines,
    title: `${index + 1}. ${recordTitle(server, lines)}`,
  }));
}

/**
 * Return "Lexicon: greedy 0 and planner 12", with the scores if the record has them.
 * @param {Protocol.HelloResult} server
 * @param {string[]} lines
 */
function recordTitle(server, lines) {
  const { game, names = [] } = parsedObject(lines[0]);
  const { event, scores = [] } = parsedObject(lines[lines.length - 1]);
  const players = names.map((/** @type {string} */ name, /** @type {number} */ player) =>
    event === "game end" ? `${name} ${scores[player]}` : name,
  );
  return [gameTitle(server, game), listed(players)].filter(Boolean).join(": ");
}

/**
 * analyses: whether the analysis begins without a click.
 * @param {{ server: Protocol.HelloResult, replayed: Protocol.Replayed, record: string[],
 *           analyses: boolean }} props
 */
function Replayed({ server, replayed, record, analyses }) {
  const { game, ruleset } = replayed;
  const names = distinct(replayed.names.map(botTitle));
  const rules = usePromise(() => rulesOf(game, ruleset), []);
  if (!rules.value) return html`<${Problem} text=${rules.error} />`;
  return html`
    <h2>${gameTitle(server, game)}: ${names.join(", ")}</h2>
    <${Steps}
      game=${game}
      names=${names}
      steps=${replayed.steps}
      rules=${rules.value}
      record=${record}
      analyses=${analyses}
    />
  `;
}

/**
 * @param {{ game: string, names: string[], steps: Protocol.Step[],
 *           rules: Protocol.RulesResult["rules"], record: string[], analyses: boolean }} props
 */
function Steps({ game, names, steps, rules, record, analyses }) {
  const [step, setStep] = useState(0);
  const [showsBombs, setShowsBombs] = useState(false);
  const [mistakes, setMistakes] = useState(/** @type {any[] | null} */ (null)); // in practice
  const turns = steps.filter(({ event }) => event.action && event.action.action !== "accept");
  const analysis = useAnalysis(game, record, turns.length);
  const gameView = GAME_VIEWS[game];
  useWindowEvent("keydown", ({ key, target, altKey, ctrlKey, metaKey }) => {
    const change = Number(key === "ArrowRight") - Number(key === "ArrowLeft");
    if (mistakes || !change || altKey || ctrlKey || metaKey || target.matches("input, select"))
      return;
    setStep((before) => Math.min(Math.max(before + change, 0), steps.length - 1));
  });
  const events = useMemo(() => {
    const all = steps.map(({ event }) => event);
    return gameView.addDetails?.(all, rules, null) ?? all;
  }, []);
  const event = events[step];
  const changes = useStepChanges(step, event);
  const { observation, hands } = steps[step];
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
  if (mistakes) {
    const shared = { game, names, steps, rules, gameView };
    return html`<${Practice} ...${shared} mistakes=${mistakes} onEnd=${() => setMistakes(null)} />`;
  }
  return html`
    <${Stepper} step=${step} last=${steps.length - 1} onStep=${setStep} />
    <p class="current-event" role="status">
      ${gameView.eventText(event, names) ?? unloggedText(event, gameView, names)}
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
          bombs=${showsBombs ? bombs : undefined}
          changes=${changes}
        />
        ${
          bombs &&
          html`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${showsBombs}
                onClick=${() => setShowsBombs(!showsBombs)}
              >
                Show the bombs
              </button>
            </div>
          `
        }
        <ul class="hands">
          ${hands.map(
            (hand, player) => html`
              <li key=${player}>
                <strong>${names[player]}</strong>
                ${
                  hand
                    ? html`<${gameView.StaticHand} hand=${hand} rules=${rules} label=${hand} />`
                    : html`<span class="hint">nothing left</span>`
                }
              </li>
            `,
          )}
        </ul>
      </div>
      <aside class="table-side">
        <${Analysis}
          game=${game}
          analysis=${analysis}
          names=${names}
          steps=${steps}
          gameView=${gameView}
          step=${step}
          startsAtOnce=${analyses && !analysis.turns.length}
          onStep=${setStep}
          onPractice=${setMistakes}
        />
        ${
          canPlayOn(record) &&
          view.to_move !== null &&
          html`
            <${PlayOn}
              game=${game}
              names=${names}
              record=${record}
              seat=${view.to_move}
              lines=${step + 2}
            />
          `
        }
        <${Moves}
          texts=${events.map((each) => gameView.eventText(each, names))}
          step=${step}
          onStep=${setStep}
        />
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
 * @param {import("./game_views.js").GameView} gameView
 * @param {string[]} names
 */
const unloggedText = ({ action, player }, gameView, names) =>
  action ? gameView.pastActionText(action, names[player]) : "The tiles are dealt.";

/** @param {{ step: number, last: number, onStep: (step: number) => void }} props */
function Stepper({ step, last, onStep }) {
  const button = (
    /** @type {string} */ label,
    /** @type {string} */ sign,
    /** @type {number} */ to,
  ) => html`
    <button
      type="button"
      aria-label=${label}
      disabled=${to < 0 || to > last || to === step}
      onClick=${() => onStep(to)}
    >
      ${sign}
    </button>
  `;
  return html`
    <div class="row stepper">
      ${button("First", "|◀", 0)} ${button("Previous", "◀", step - 1)}
      <input
        type="range"
        min="0"
        max=${last}
        value=${step}
        aria-label="Step"
        aria-valuetext=${`${step + 1} of ${last + 1}`}
        onInput=${({ target }) => onStep(Number(target.value))}
      />
      ${button("Next", "▶", step + 1)} ${button("Last", "▶|", last)}
      <span class="hint">${step + 1} / ${last + 1}</span>
    </div>
  `;
}

/**
 * All events as buttons, scrolled to the current one.
 * @param {{ texts: (string | null)[], step: number, onStep: (step: number) => void }} props
 */
function Moves({ texts, step, onStep }) {
  const list = useCurrentInView(step);
  return html`
    <section class="panel log">
      <h2>${GAME_LOG}</h2>
      <ol ref=${list} class="events">
        ${texts.map(
          (text, index) =>
            text &&
            html`
              <li key=${index}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${index === step ? "step" : undefined}
                  onClick=${() => onStep(index)}
                >
                  ${text}
                </button>
              </li>
            `,
        )}
      </ol>
    </section>
  `;
}
