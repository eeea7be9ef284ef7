// Where a visit begins: a new game, and the tables where one has a seat.

import { html, useState } from "./vendor/htm-preact.js";
import { usePromise } from "./hooks.js";
import { call, hello, told } from "./server.js";
import { go } from "./routing.js";
import { DictionaryChoice, RulesetChoice } from "./choices.js";
import { Choice, Problem, TextField } from "./controls.js";
import { GAMES } from "./games.js";
import { forgetTable, keepName, keepSeat, keptName, keptTables } from "./table/seats.js";

const ME = "me";
const OPEN = "open";

export function Start() {
  const { value: server, error } = usePromise(hello, []);
  const [game, setGame] = useState("lexicon");
  return html`
    <h1>New game</h1>
    <div class="games" role="group" aria-label="Game">
      ${Object.entries(GAMES).map(
        ([name, { title, about }]) => html`
          <button
            type="button"
            key=${name}
            class="game ${name}"
            aria-pressed=${name === game}
            onClick=${() => setGame(name)}
          >
            <${Emblem} game=${name} />
            <strong>${title}</strong>
            <span class="hint">${about}</span>
          </button>
        `,
      )}
    </div>
    <${Problem} text=${error} />
    ${
      server &&
      html`
        <${NewGame}
          key=${game}
          about=${server.games.find((each) => each.game === game)}
          dictionaries=${server.dictionaries}
        />
      `
    }
    <${Tables} />
  `;
}

const EMBLEMS = { lexicon: "ACE", scrabble: "QIZ", lexibomb: "12✹" };

/** Three cards or tiles that stand for a game. */
function Emblem({ game }) {
  return html`
    <span class="emblem" aria-hidden="true">
      ${[...EMBLEMS[game]].map((sign) => html`<i>${sign}</i>`)}
    </span>
  `;
}

function NewGame({ about, dictionaries }) {
  const [fewest, most] = about.players;
  const usual = `bot:${about.bots[Math.min(1, about.bots.length - 1)].name}`;
  const [seats, setSeats] = useState([ME, usual]);
  const [name, setName] = useState(keptName());
  const [ruleset, setRuleset] = useState(about.rulesets[0]);
  const [dictionary, setDictionary] = useState(dictionaries[0]);
  const [rounds, setRounds] = useState("1");
  const [state, setState] = useState({ busy: false, problem: null });

  async function begin(event) {
    event.preventDefault();
    setState({ busy: true, problem: null });
    keepName(name);
    try {
      const table = await call("table.new", {
        game: about.game,
        seats: seats.map((seat) => seatOf(seat, name.trim())),
        ruleset,
        dictionary,
        rounds: about.game === "lexicon" && rounds ? Number(rounds) : null,
      });
      const token = table.tokens.find((each) => each);
      if (token) keepSeat(table.id, about.game, token);
      go(`table/${table.id}`);
    } catch (error) {
      setState({ busy: false, problem: told(error) });
    }
  }

  const change = (place, value) =>
    setSeats(seats.map((seat, each) => (each === place ? value : seat)));
  return html`
    <form class="panel" onSubmit=${begin}>
      <div class="seats-form">
        ${seats.map(
          (seat, place) => html`
            <${Choice}
              key=${place}
              label=${`Player ${place + 1}`}
              id=${`seat-${place}`}
              value=${seat}
              options=${choices(about.bots, place)}
              hint=${about.bots.find(({ name }) => seat === `bot:${name}`)?.about}
              onChange=${(value) => change(place, value)}
            />
          `,
        )}
        <div class="row">
          ${
            seats.length < most &&
            html`
              <button type="button" onClick=${() => setSeats([...seats, usual])}>One more</button>
            `
          }
          ${
            seats.length > fewest &&
            html`
              <button type="button" onClick=${() => setSeats(seats.slice(0, -1))}>One less</button>
            `
          }
        </div>
      </div>
      <div class="options">
        ${
          seats[0] === ME &&
          html`<${TextField}
            label="Your name"
            id="name"
            value=${name}
            onInput=${setName}
            maxlength="40"
          />`
        }
        <${RulesetChoice} about=${about} value=${ruleset} onChange=${setRuleset} />
        ${
          about.game === "lexicon" &&
          html`
            <${Choice}
              label="Length"
              id="rounds"
              value=${rounds}
              options=${[
                ["1", "one round"],
                ["3", "three rounds"],
                ["", "until one is left"],
              ]}
              onChange=${setRounds}
            />
          `
        }
        <${DictionaryChoice}
          dictionaries=${dictionaries}
          value=${dictionary}
          onChange=${setDictionary}
        />
      </div>
      <${Problem} text=${state.problem} />
      <div class="row">
        <button class="main" disabled=${state.busy}>Deal</button>
        ${
          seats.includes(OPEN) &&
          html`<p class="hint">You get a link for whoever takes the free seat.</p>`
        }
      </div>
    </form>
  `;
}

/** Who may sit at a place: [value, text] pairs. */
function choices(bots, place) {
  const people = place === 0 ? [[ME, "You"]] : [[OPEN, "A friend, by a link"]];
  return [...people, ...bots.map(({ name }) => [`bot:${name}`, `Bot: ${name}`])];
}

function seatOf(choice, name) {
  if (choice === ME) return name ? { kind: "person", name } : { kind: "person" };
  return choice === OPEN ? { kind: "open" } : { kind: "bot", bot: choice.slice("bot:".length) };
}

/** The tables where this browser has a seat. */
function Tables() {
  const [tables, setTables] = useState(keptTables);
  if (!tables.length) return null;
  const forget = (id) => {
    forgetTable(id);
    setTables(keptTables());
  };
  return html`
    <section class="panel">
      <h2>Your tables</h2>
      <ul class="tables">
        ${tables.map(
          ({ id, game, since }) => html`
            <li key=${id}>
              <a href=${`#/table/${id}`}>${GAMES[game]?.title ?? game}</a>
              <span class="hint">${new Date(since).toLocaleString()}</span>
              <button type="button" class="plain" onClick=${() => forget(id)}>Forget</button>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
