// The form for a new game: players, rules and words.

import { html, useRef, useState } from "../vendor/htm-preact.js";
import {
  Button,
  Choice,
  DictionaryChoice,
  Problem,
  RulesetChoice,
  TextField,
} from "../controls.js";
import { defaultDictionary, hasChallenges, rulesPath, withoutChallenges } from "../games.js";
import { useAction, useOffline, usePromise } from "../hooks.js";
import { go } from "../routing.js";
import { call, rulesOf } from "../server.js";
import { lastChoices, storeChoices, storeSeat, storeSetting } from "../storage.js";
import { botOption, botTitle, common, distinct, loadTexts } from "../texts.js";

const texts = await loadTexts("start");

/** The least and the most of the numbers of rulesets that the form can change. */
const RULE_BOUNDS = /** @type {Record<string, [number, number]>} */ ({
  cards_each: [1, 15],
  out_at: [1, 1000000],
  two_packs_from: [2, 9],
  max_exchanged: [1, 15],
  right_challenger: [-1000, 1000],
  right_offender: [-1000, 1000],
  wrong_challenger: [-1000, 1000],
  guard: [1, 1000],
  bombs: [0, 225],
  exchange_from: [1, 1000],
  scoreless_turns: [1, 1000],
  zeros: [1, 1000],
});

const OPEN = "open";
const BOT = "bot:";

/**
 * @param {{ info: Protocol.GameInfo, dictionaries: string[], name: string,
 *           onName: (name: string) => void }} props name: of the player
 */
export function NewGame({ info, dictionaries, name, onName }) {
  const { game, title = "", new_params = [] } = info;
  const fold = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const [hasOpened, setOpened] = useState(false); // the options, which need the rules
  const [choices, setChoices] = useState(() => firstChoices(info, dictionaries));
  const { busy: isStarting, problem, run } = useAction();
  const busy = useOffline() || isStarting;
  const { others, ruleset, rounds, dictionary } = choices;
  const bots = others.flatMap((seat) => botOf(seat) ?? []);
  const hasRounds = new_params.includes("rounds");
  const set = (/** @type {string} */ key) => (/** @type {unknown} */ value) =>
    setChoices({ ...choices, [key]: value });
  const choice = (
    /** @type {"words" | "penalty" | "acceptAfter" | "advice" | "rounds" | "time"} */ id,
    /** @type {string} */ label,
    /** @type {import("../controls.js").Options} */ options,
    hint = "",
  ) => {
    const value = id === "words" ? phonies(choices) : choices[id];
    const props = { id, label, options, hint, value, onChange: set(id) };
    return html`<${Choice} ...${props} />`;
  };
  const number = (
    /** @type {"minutes" | "increment" | "turnSeconds"} */ id,
    /** @type {string} */ label,
    /** @type {number} */ min,
    /** @type {number} */ max,
  ) => {
    const props = { id, label, min, max, step: "any", required: true, type: "number" };
    return html`<${TextField} key=${id} ...${props} value=${choices[id]} onInput=${set(id)} />`;
  };

  /** @param {string[]} seats of the others */
  async function begin(seats) {
    const ownName = name.trim();
    const hasFriends = seats.includes(OPEN);
    const challenges =
      hasChallenges(info) && phonies({ ...choices, others: seats }) === "challenged";
    const refuses = hasChallenges(info) && !challenges;
    const table = await call("table.new", {
      game,
      seats: [{ kind: "person", ...(ownName && { name: ownName }) }, ...seats.map(seatOf)],
      ruleset: withChanges(
        refuses ? withoutChallenges(info, ruleset) : withPenalty(info, choices),
        choices.rules,
      ),
      dictionary,
      rounds: hasRounds && rounds ? Number(rounds) : null,
      clock: timeControl(choices),
      advice: hasFriends ? choices.advice === "on" : null,
      accept_after: challenges && choices.acceptAfter ? Number(choices.acceptAfter) : null,
    });
    storeSeat(table.id, game, table.tokens[0] ?? "");
    go(`table/${table.id}`);
  }
  const start = (/** @type {string[]} */ seats) => {
    storeSetting("name", name);
    storeChoices(game, choices);
    run(() => begin(seats));
  };
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const invites = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value === OPEN;
    start(invites ? [OPEN, ...others.slice(1)] : others);
  };
  const showInvalid = () => {
    if (fold.current) fold.current.open = true; // the browser cannot point to a hidden field
  };

  return html`
    <form
      class="panel new-game"
      aria-label=${texts.formLabel(title)}
      onSubmit=${submit}
      onInvalidCapture=${showInvalid}
    >
      <${Levels}
        bots=${info.bots}
        value=${others.length === 1 ? botOf(others[0]) : undefined}
        onChange=${(/** @type {string} */ bot) => set("others")([`${BOT}${bot}`])}
      />
      <div class="row">
        <button class="main" disabled=${busy}>${texts.playButton}</button>
        <button value=${OPEN} disabled=${busy}>${texts.inviteButton}</button>
        <${TextField}
          label=${common.yourNameLabel}
          id="name"
          value=${name}
          onInput=${onName}
          maxlength="40"
        />
        <a href=${rulesPath(game, ruleset, dictionary)}>${common.rulesOfGame(title)}</a>
      </div>
      <p class="hint">${texts.opponentsText(distinct(bots.map(botTitle)), others.length - bots.length)}</p>
      <${Problem} text=${problem} />
      <details class="fold" ref=${fold} onToggle=${() => setOpened(true)}>
        <summary>${texts.optionsFold}</summary>
        <${Seats} ...${{ info, others }} onOthers=${set("others")} />
        <div class="options">
          <${RulesetChoice} info=${info} value=${ruleset} onChange=${set("ruleset")} />
          ${
            hasChallenges(info) &&
            html`
              ${choice("words", texts.phoniesLabel, texts.PHONIES)}
              ${
                phonies(choices) === "challenged" && [
                  hasPenalties(info) && choice("penalty", texts.penaltyLabel, texts.PENALTIES),
                  choice("acceptAfter", texts.acceptedLabel, texts.ACCEPTED, texts.acceptedHint),
                ]
              }
            `
          }
          ${
            hasOpened &&
            html`
              <${RuleFields} ...${{ game, ruleset, dictionary }} values=${choices.rules} onChange=${set("rules")} />
            `
          }
          ${choice("advice", texts.adviceLabel, texts.ADVICE, common.helpElsewhere)}
          ${hasRounds && choice("rounds", texts.lengthLabel, texts.LENGTHS)}
          <${DictionaryChoice}
            dictionaries=${dictionaries}
            value=${dictionary}
            onChange=${set("dictionary")}
          />
          ${choice("time", texts.timeLabel, texts.TIMES, choices.time && texts.timeHint)}
          ${
            choices.time === "game" && [
              number("minutes", texts.minutesLabel, 1, 43200),
              number("increment", texts.incrementLabel, 0, 86400),
            ]
          }
          ${choices.time === "turn" && number("turnSeconds", texts.turnSecondsLabel, 5, 2592000)}
        </div>
      </details>
    </form>
  `;
}

/**
 * Return whether phonies are rejected or can be challenged. Bots play none and recognise those
 * of others, so against them there is nothing to challenge.
 * @param {Choices} choices
 */
const phonies = ({ words, others }) => words ?? (others.includes(OPEN) ? "challenged" : "refused");

/** Return whether a game has several costs of a challenge. @param {Protocol.GameInfo} info */
const hasPenalties = ({ without_challenges }) => "challenge" in (without_challenges ?? {});

/**
 * Return the ruleset, as requests contain it, with the chosen cost of a challenge.
 * @param {Protocol.GameInfo} info
 * @param {Choices} choices
 */
const withPenalty = (info, { ruleset, penalty }) =>
  hasPenalties(info) && penalty !== texts.PENALTIES[0][0]
    ? { base: ruleset, challenge: penalty }
    : ruleset;

/**
 * Return a ruleset, as requests contain it, with changed rules.
 * @param {string | object} ruleset
 * @param {Record<string, any>} changes
 */
function withChanges(ruleset, changes) {
  if (!Object.keys(changes).length) return ruleset;
  return { ...(typeof ruleset === "string" ? { base: ruleset } : ruleset), ...changes };
}

/**
 * The rules of a ruleset that can be changed.
 * @param {{ game: string, ruleset: string, dictionary: string, values: Record<string, any>,
 *           onChange: (values: Record<string, any>) => void }} props values: the changed ones
 */
function RuleFields({ game, ruleset, dictionary, values, onChange }) {
  const loaded = usePromise(
    () => rulesOf(game, ruleset, dictionary),
    [game, ruleset, dictionary],
  ).value;
  const rules = /** @type {Record<string, any>} */ (loaded ?? {});
  /** @param {string} name @param {any} value undefined: as the ruleset has it */
  const change = (name, value) => {
    const { [name]: _, ...others } = values;
    onChange(value === undefined || value === rules[name] ? others : { ...others, [name]: value });
  };
  return html`
    ${Object.entries(RULE_BOUNDS)
      .filter(([name]) => name in rules)
      .map(
        ([name, [min, max]]) => html`
        <${TextField}
          key=${name}
          id=${name}
          label=${texts.RULE_NUMBERS[name]}
          type="number"
          min=${min}
          max=${max}
          placeholder=${rules[name] ?? texts.TIMES[0][1]}
          value=${values[name] ?? ""}
          onInput=${(/** @type {string} */ text) => change(name, text ? Number(text) : undefined)}
        />
      `,
      )}
    ${Object.entries(texts.RULE_CHOICES)
      .filter(([name]) => name in rules)
      .map(
        ([name, [label, options]]) => html`
        <${Choice}
          key=${name}
          id=${name}
          label=${label}
          value=${String(values[name] ?? rules[name])}
          options=${options}
          onChange=${(/** @type {string} */ value) => change(name, typeof rules[name] === "boolean" ? value === "true" : value)}
        />
      `,
      )}
  `;
}

/** Return the bot of a choice; undefined for a friend. @param {string} seat */
const botOf = (seat) => (seat === OPEN ? undefined : seat.slice(BOT.length));

/**
 * Return the first state of the form: the choices for the last game, if they are still valid.
 * @param {Protocol.GameInfo} info
 * @param {string[]} dictionaries
 */
function firstChoices(info, dictionaries) {
  const { game, bots, rulesets } = info;
  const [fewest, most] = info.players;
  const last = lastChoices(game);
  const valid = (/** @type {string[]} */ values, /** @type {any} */ value, fallback = values[0]) =>
    values.includes(value) ? value : fallback;
  const option = (
    /** @type {import("../controls.js").Options} */ options,
    /** @type {any} */ value,
  ) =>
    valid(
      options.map(([each]) => each),
      value,
    );
  const seats = seatOptions(bots).map(([value]) => value);
  const others = /** @type {string[]} */ (Array.isArray(last.others) ? last.others : []);
  const isPossible =
    Array.isArray(last.others) &&
    others.length >= fewest - 1 &&
    others.length < most &&
    others.every((seat) => seats.includes(seat));
  return {
    others: isPossible ? others : [defaultBot(bots)],
    ruleset: valid(rulesets, last.ruleset),
    words: texts.PHONIES.some(([value]) => value === last.words) ? last.words : null,
    rounds: option(texts.LENGTHS, last.rounds),
    dictionary: valid(dictionaries, last.dictionary, defaultDictionary(info, dictionaries)),
    time: option(texts.TIMES, last.time),
    acceptAfter: option(texts.ACCEPTED, last.acceptAfter),
    penalty: option(texts.PENALTIES, last.penalty),
    rules: last.rules ?? {},
    advice: option(texts.ADVICE, last.advice),
    minutes: last.minutes ?? "15",
    increment: last.increment ?? "10",
    turnSeconds: last.turnSeconds ?? "60",
  };
}

/** @typedef {ReturnType<typeof firstChoices>} Choices */

/**
 * Return the time of each player as requests contain it; null for no limit.
 * @param {Choices} choices
 * @returns {Protocol.TimeControl | null}
 */
function timeControl({ time, minutes, increment, turnSeconds }) {
  if (time === "game") return { seconds: Number(minutes) * 60, increment: Number(increment) };
  return time === "turn" ? { move_seconds: Number(turnSeconds) } : null;
}

/** Return a bot that a first game is fun against. @param {Protocol.BotInfo[]} bots */
const defaultBot = (bots) =>
  `${BOT}${(bots.find(({ name }) => name === "level3") ?? bots[0]).name}`;

/**
 * Return the options for the seats of others.
 * @param {Protocol.BotInfo[]} bots
 * @returns {import("../controls.js").Options}
 */
const seatOptions = (bots) => [
  [OPEN, texts.friendOption],
  ...bots.map(({ name }) => {
    const group = /^level\d/.test(name) ? undefined : texts.otherBotsLabel;
    return /** @type {[string, string, string?]} */ ([`${BOT}${name}`, botOption(name), group]);
  }),
];

/**
 * Return a seat as requests contain it.
 * @param {string} option
 * @returns {Protocol.OpenSeat | Protocol.BotSeat}
 */
const seatOf = (option) =>
  option === OPEN ? { kind: "open" } : { kind: "bot", bot: option.slice(BOT.length) };

/**
 * The seats of others, which can be added and removed.
 * @param {{ info: Protocol.GameInfo, others: string[],
 *           onOthers: (others: string[]) => void }} props
 */
function Seats({ info, others, onOthers }) {
  const { bots } = info;
  const [fewest, most] = info.players;
  const count = others.length + 1;
  return html`
    <div class="seats-form">
      ${others.map(
        (seat, index) => html`
          <${Choice}
            key=${index}
            label=${texts.playerLabel(index + 2)}
            id=${`seat-${index + 1}`}
            value=${seat}
            options=${seatOptions(bots)}
            onChange=${(value) => onOthers(others.with(index, value))}
          />
        `,
      )}
      <div class="row">
        ${
          count < most &&
          html`
            <${Button}
              text=${texts.addPlayerButton}
              onClick=${() => onOthers([...others, others.at(-1) ?? defaultBot(bots)])}
            />
          `
        }
        ${
          count > fewest &&
          html`
            <${Button}
              text=${texts.removePlayerButton}
              onClick=${() => onOthers(others.slice(0, -1))}
            />
          `
        }
      </div>
    </div>
  `;
}

/** Mouth and more of each face in a box of 40 by 40: from a grin to a frown below a crown. */
const FACES = [
  ["M11 23h18q-2 9 -9 9t-9 -9z", ""],
  ["M13 25q7 6 14 0", ""],
  ["M14 28q7 0 12 -4", "M23 12q3 -2 6 0"],
  ["M14 28h12", "M11 13l6 2M29 13l-6 2"],
  ["M14 29q6 -3 12 0", "M11 14l6 2M29 14l-6 2M11 7l4 -5 5 4 5 -4 4 5"],
];

/** @param {{ number: number }} props */
function Face({ number }) {
  const [mouth, brows] = FACES[number];
  return html`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${mouth} />
      ${brows && html`<path d=${brows} />`}
    </svg>
  `;
}

/**
 * The levels, of which one may be pressed.
 * @param {{ bots: Protocol.BotInfo[], value: string | undefined,
 *           onChange: (bot: string) => void }} props value: the bot of the first opponent
 */
function Levels({ bots, value, onChange }) {
  const shown = common.LEVELS.filter(([name]) => bots.some((bot) => bot.name === name));
  return html`
    <div class="levels" role="group" aria-label=${common.opponentLabel}>
      ${shown.map(
        ([name, title], number) => html`
          <button
            type="button"
            key=${name}
            class="level"
            aria-pressed=${name === value}
            onClick=${() => onChange(name)}
          >
            <${Face} number=${number} /> ${title}
          </button>
        `,
      )}
    </div>
  `;
}
