// The form for a new game: who plays, by which rules, with which words.

import { html, useState } from "../vendor/htm-preact.js";
import { call, errorText } from "../server.js";
import { go } from "../routing.js";
import { DictionaryChoice, RulesetChoice, usualDictionary } from "../choices.js";
import { Choice, Problem, TextField } from "../controls.js";
import { hasChallenges, refusing, rulesPath } from "../rulesets.js";
import { keepName, keepSeat, keptName } from "../table/seats.js";
import { keepChoices, keptChoices } from "./kept.js";

const OPEN = "open";
const BOT = "bot:";
const LENGTHS = [
  ["1", "one round"],
  ["3", "three rounds"],
  ["", "until one is left"],
];
const WORDS = [
  ["refused", "are refused at once"],
  ["challenged", "may be challenged"],
];

const hasRounds = (about) => about.new_params.includes("rounds");

/** about: the game, as `hello` describes it. */
export function NewGame({ about, dictionaries }) {
  const { game, title } = about;
  const [name, setName] = useState(keptName());
  const [choices, setChoices] = useState(() => begun(about, dictionaries));
  const [state, setState] = useState({ busy: false, problem: null });
  const { others, ruleset, rounds, dictionary } = choices;
  // Bots lay no false words and recognise those of others: there is nothing to challenge.
  const words = choices.words ?? (others.includes(OPEN) ? "challenged" : "refused");
  const choose = (values) => setChoices({ ...choices, ...values });

  async function begin(event) {
    event.preventDefault();
    setState({ busy: true, problem: null });
    keepName(name);
    keepChoices(game, choices);
    const called = name.trim();
    try {
      const table = await call("table.new", {
        game,
        seats: [{ kind: "person", ...(called && { name: called }) }, ...others.map(seatOf)],
        ruleset: hasChallenges(about) && words === "refused" ? refusing(about, ruleset) : ruleset,
        dictionary,
        rounds: hasRounds(about) && rounds ? Number(rounds) : null,
      });
      keepSeat(table.id, game, table.tokens[0]);
      go(`table/${table.id}`);
    } catch (error) {
      setState({ busy: false, problem: errorText(error) });
    }
  }

  return html`
    <form class="panel" aria-label=${`A new game of ${title}`} onSubmit=${begin}>
      <${Players}
        about=${about}
        name=${name}
        onName=${setName}
        others=${others}
        onOthers=${(seats) => choose({ others: seats })}
      />
      <div class="options">
        <${RulesetChoice}
          about=${about}
          value=${ruleset}
          onChange=${(value) => choose({ ruleset: value })}
        />
        ${
          hasChallenges(about) &&
          html`<${Choice}
            label="False words"
            id="words"
            value=${words}
            options=${WORDS}
            onChange=${(value) => choose({ words: value })}
          />`
        }
        ${
          hasRounds(about) &&
          html`<${Choice}
            label="Length"
            id="rounds"
            value=${rounds}
            options=${LENGTHS}
            onChange=${(value) => choose({ rounds: value })}
          />`
        }
        <${DictionaryChoice}
          dictionaries=${dictionaries}
          value=${dictionary}
          onChange=${(value) => choose({ dictionary: value })}
        />
      </div>
      <${Problem} text=${state.problem} />
      <div class="row">
        <button class="main" disabled=${state.busy}>Deal</button>
        <a href=${rulesPath(game, ruleset)}>Rules of ${title}</a>
        ${
          others.includes(OPEN) &&
          html`<p class="hint">You get a link for whoever takes the free seat.</p>`
        }
      </div>
    </form>
  `;
}

/** The first state of the form: the last choices, where they are still offered. */
function begun(about, dictionaries) {
  const { game, bots, rulesets } = about;
  const [fewest, most] = about.players;
  const kept = keptChoices(game);
  const known = (value, values) => (values.includes(value) ? value : values[0]);
  const seats = seatChoices(bots).map(([value]) => value);
  const others = Array.isArray(kept.others) ? kept.others : [usualBot(bots)];
  const fits = others.length >= fewest - 1 && others.length < most;
  return {
    others: fits && others.every((seat) => seats.includes(seat)) ? others : [usualBot(bots)],
    ruleset: known(kept.ruleset, rulesets),
    words: WORDS.some(([value]) => value === kept.words) ? kept.words : null,
    rounds: known(
      kept.rounds,
      LENGTHS.map(([value]) => value),
    ),
    dictionary: dictionaries.includes(kept.dictionary)
      ? kept.dictionary
      : usualDictionary(about, dictionaries),
  };
}

/** Not the weakest, and none that thinks for long. */
const usualBot = (bots) => `${BOT}${bots[Math.min(1, bots.length - 1)].name}`;

/** Choices for the other seats: [value, text] pairs. */
const seatChoices = (bots) => [
  [OPEN, "A friend, by a link"],
  ...bots.map(({ name }) => [`${BOT}${name}`, `Bot: ${name}`]),
];

const seatOf = (choice) =>
  choice === OPEN ? { kind: "open" } : { kind: "bot", bot: choice.slice(BOT.length) };

/** The player's name, and the other seats, which can be added and removed. */
function Players({ about, name, onName, others, onOthers }) {
  const { bots } = about;
  const [fewest, most] = about.players;
  const change = (place, value) =>
    onOthers(others.map((seat, each) => (each === place ? value : seat)));
  return html`
    <div class="seats-form">
      <${TextField}
        label="Your name"
        id="name"
        hint="Player 1 is you."
        value=${name}
        onInput=${onName}
        maxlength="40"
      />
      ${others.map(
        (seat, place) => html`
          <${Choice}
            key=${place}
            label=${`Player ${place + 2}`}
            id=${`seat-${place + 1}`}
            value=${seat}
            options=${seatChoices(bots)}
            hint=${bots.find((bot) => seat === `${BOT}${bot.name}`)?.about}
            onChange=${(value) => change(place, value)}
          />
        `,
      )}
      <div class="row">
        ${
          others.length + 1 < most &&
          html`
            <button
              type="button"
              onClick=${() => onOthers([...others, others.at(-1) ?? usualBot(bots)])}
            >
              One more
            </button>
          `
        }
        ${
          others.length + 1 > fewest &&
          html`
            <button type="button" onClick=${() => onOthers(others.slice(0, -1))}>One less</button>
          `
        }
      </div>
    </div>
  `;
}
