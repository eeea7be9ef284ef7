// Records step by step: of a file, or of a table whose game is over.

import { html, useEffect, useMemo, useRef, useState } from "./vendor/htm-preact.js";
import { usePromise } from "./hooks.js";
import { call, errorText, rulesOf } from "./server.js";
import { Choice, Problem } from "./controls.js";
import { gameTitle } from "./games.js";
import { gamesOf } from "./records.js";
import { distinct } from "./words.js";
import { GAME_VIEWS } from "./game_views.js";
import { Seats } from "./table/players.js";

/** server: its answer to `hello`. */
export function Replay({ server, rest: [id] }) {
  const [games, setGames] = useState([]); // of the file
  const [chosen, setChosen] = useState(0);
  const [state, setState] = useState({ replayed: null, problem: null, busy: false });
  const last = useRef(0);

  /** Plays a record again; the newest one wins. lines: a promise of them. */
  async function open(lines) {
    const number = ++last.current;
    const tell = (news) =>
      number === last.current &&
      setState({ replayed: null, problem: null, busy: false, number, ...news });
    tell({ busy: true });
    try {
      tell(await call("record.replay", { lines: await lines }));
    } catch (error) {
      tell({ problem: errorText(error) });
    }
  }
  useEffect(() => {
    if (id) open(call("table.record", { id }).then(({ lines }) => lines));
  }, [id]);

  async function read(file) {
    const found = gamesOf(server, await file.text());
    setGames(found);
    choose(found, 0);
  }
  function choose(found, place) {
    setChosen(place);
    open(found[place]?.lines ?? []);
  }

  const { replayed, problem, busy, number } = state;
  return html`
    <div class="heading">
      <h1>Replay</h1>
      ${id && html`<a href=${`#/table/${id}`}>To the table</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">A record: JSON Lines, as games are saved</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game"
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
            options=${games.map(({ title }, place) => [String(place), title])}
            onChange=${(value) => choose(games, Number(value))}
          />
        `
      }
      <p class="hint" role="status">${busy ? "Playing it again …" : ""}</p>
      <${Problem} text=${problem} />
    </section>
    ${replayed && html`<${Replayed} key=${number} server=${server} replayed=${replayed} />`}
  `;
}

function Replayed({ server, replayed }) {
  const { game, ruleset } = replayed;
  const names = distinct(replayed.names);
  const rules = usePromise(() => rulesOf(game, ruleset), []);
  if (!rules.value) return html`<${Problem} text=${rules.error} />`;
  return html`
    <h2>${gameTitle(server, game)}: ${names.join(", ")}</h2>
    <${Steps} replayed=${{ ...replayed, names }} rules=${rules.value} />
  `;
}

function Steps({ replayed: { game, names, steps }, rules }) {
  const [place, setPlace] = useState(0);
  const [bombs, setBombs] = useState(false);
  const gameView = GAME_VIEWS[game];
  const events = useMemo(() => {
    const all = steps.map(({ event }) => event);
    return gameView.follow ? gameView.follow(all, rules, null) : all;
  }, []);
  const event = events[place];
  const { observation, hands } = steps[place];
  const deal = steps.slice(0, place + 1).findLast((step) => step.event.event === "deal");
  const view = {
    seats: names.map((name) => ({ kind: "person", name })),
    seat: null,
    to_move: observation.to_move ?? null,
    phase: observation.phase ?? "turn",
    scores: observation.scores ?? names.map(() => 0),
    observation,
  };
  return html`
    <${Stepper} place=${place} last=${steps.length - 1} onPlace=${setPlace} />
    <p class="deed" role="status">
      ${gameView.eventText(event, names) ?? stepText(event, gameView, names)}
    </p>
    <${Seats} view=${view} names=${names} />
    <div class="table ${game}">
      <div class="table-main">
        ${
          gameView.Count &&
          event.event === "round end" &&
          html`
            <section class="panel ending">
              <${gameView.Count} end=${event} names=${names} seat=${null} rules=${rules} />
            </section>
          `
        }
        <${gameView.Look}
          observation=${observation}
          rules=${rules}
          action=${event.action}
          bombs=${bombs ? deal?.event.bombs : undefined}
        />
        ${
          deal?.event.bombs &&
          html`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${bombs}
                onClick=${() => setBombs(!bombs)}
              >
                Show the bombs
              </button>
            </div>
          `
        }
        <ul class="held">
          ${hands.map(
            (held, player) => html`
              <li key=${player}>
                <strong>${names[player]}</strong>
                ${
                  held
                    ? html`<${gameView.Held} held=${held} rules=${rules} label=${held} />`
                    : html`<span class="hint">nothing left</span>`
                }
              </li>
            `,
          )}
        </ul>
      </div>
      <aside class="table-side">
        <${Moments}
          texts=${events.map((each) => gameView.eventText(each, names))}
          place=${place}
          onPlace=${setPlace}
        />
      </aside>
    </div>
  `;
}

/** An event that the log leaves out: an answer, or a deal. */
function stepText({ action, player }, gameView, names) {
  return action ? gameView.deedText(action, names[player]) : "The tiles are dealt.";
}

function Stepper({ place, last, onPlace }) {
  const to = (label, sign, where) => html`
    <button
      type="button"
      aria-label=${label}
      disabled=${where < 0 || where > last || where === place}
      onClick=${() => onPlace(where)}
    >
      ${sign}
    </button>
  `;
  return html`
    <div class="row stepper">
      ${to("First", "|◀", 0)} ${to("Back", "◀", place - 1)}
      <input
        type="range"
        min="0"
        max=${last}
        value=${place}
        aria-label="Step"
        aria-valuetext=${`${place + 1} of ${last + 1}`}
        onInput=${({ target }) => onPlace(Number(target.value))}
      />
      ${to("On", "▶", place + 1)} ${to("Last", "▶|", last)}
      <span class="hint">${place + 1} / ${last + 1}</span>
    </div>
  `;
}

/** All events as links; the current one is scrolled into view. */
function Moments({ texts, place, onPlace }) {
  const list = useRef(null);
  useEffect(() => {
    const now = list.current.querySelector('[aria-current="step"]');
    if (now) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [place]);
  return html`
    <section class="panel log">
      <h2>What happened</h2>
      <ol ref=${list} class="moments">
        ${texts.map(
          (text, each) =>
            text &&
            html`
              <li key=${each}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${each === place ? "step" : undefined}
                  onClick=${() => onPlace(each)}
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
