// The solver of Lexicon: a hand and table words in one line; plays, or a plan for the hand.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import {
  DataTable,
  DictionaryChoice,
  Problem,
  RulesetChoice,
  Segments,
  TextField,
  UndoButton,
} from "../controls.js";
import { defaultDictionary } from "../games.js";
import { usePromise, useRequest, useUndo } from "../hooks.js";
import { Card, Cards, LaidWord, MASTER, wordOf } from "../lexicon/cards.js";
import { composed } from "../lexicon/composing.js";
import { replaceQuery } from "../routing.js";
import { rulesOf } from "../server.js";
import { counted, HAND_PROBLEMS, notAccepted, planProblem } from "../texts.js";
import { lengthConditions, lettersConditions } from "./filters.js";
import { PlayList } from "./plays.js";

const EXAMPLE = "CATDOG* hat l[u]rch";
const HINT = "* is the Master. In a table word, brackets mark its letter: l[u]rch.";
const NO_HAND = "Type your cards to see what you can play.";
/** @type {import("../controls.js").Options} */
const TASKS = [
  ["plays", "Plays"],
  ["plan", "Plan"],
];
/** @type {import("../controls.js").Options} */
const KINDS = [
  ["all", "All plays"],
  ["form", "Form"],
  ["insert", "Insert"],
  ["substitute", "Substitute"],
];

/** @typedef {{ hand: string, table: string[], ruleset: string, dictionary: string }} Question */

/** @param {import("./solver.js").SolverProps} props */
export function LexiconSolver({ info, dictionaries, query }) {
  const history = useUndo(() => query.get("position") ?? EXAMPLE);
  const { value: text, set: setText } = history;
  const [ruleset, setRuleset] = useState(info.rulesets[0]);
  const [dictionary, setDictionary] = useState(defaultDictionary(info, dictionaries));
  const [task, setTask] = useState("plays");
  const rules = usePromise(() => rulesOf("lexicon", ruleset), [ruleset]).value;
  useEffect(
    () => replaceQuery("solver/lexicon", { position: text === EXAMPLE ? "" : text }),
    [text],
  );
  const [hand = "", ...table] = text.trim().split(/\s+/);
  const question = { hand, table, ruleset, dictionary };
  return html`
    <section class="panel" aria-label="Position">
      <${TextField}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${text}
        onInput=${(/** @type {string} */ typed) => setText(typed)}
        hint=${HINT}
        data-undo
      />
      <${ShownPosition}
        hand=${hand}
        table=${table}
        points=${rules && "points" in rules ? rules.points : undefined}
      />
      <div class="row">
        <${RulesetChoice} info=${info} value=${ruleset} onChange=${setRuleset} />
        <${DictionaryChoice}
          dictionaries=${dictionaries}
          value=${dictionary}
          onChange=${setDictionary}
        />
        <${Segments} label="What to find" value=${task} options=${TASKS} onChange=${setTask} />
        <button type="button" disabled=${!text} onClick=${() => setText("")}>Clear</button>
        <${UndoButton} ...${history} />
      </div>
    </section>
    ${
      task === "plays"
        ? html`<${Plays} ...${question} onText=${setText} />`
        : html`<${Plan} ...${question} />`
    }
  `;
}

/** @param {{ hand: string, table: string[], points?: Record<string, number> }} props */
function ShownPosition({ hand, table, points }) {
  if (!/^[\p{L}*?]+$/u.test(hand)) return null;
  return html`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...plainHand(hand)].map((card) => html`<${Card} card=${card} points=${points} />`)}
      </span>
      ${table.map((laid) => html`<${LaidWord} laid=${laid} />`)}
    </div>
  `;
}

/** @param {string} hand as it was typed */
const plainHand = (hand) => hand.toUpperCase().replaceAll("?", MASTER);

/** @param {Question & { onText: (text: string) => void }} props onText: change the position */
function Plays({ hand, table, ruleset, dictionary, onText }) {
  const [kind, setKind] = useState("all");
  const whole = /** @type {import("./plays.js").Question} */ ({
    positions: [{ hand, table }],
    game: "lexicon",
    ruleset,
    dictionary,
  });
  const isWhole = kind === "all";
  return html`
    <${PlayList}
      question=${hand ? (isWhole ? whole : { ...whole, actions: [kind] }) : null}
      whole=${isWhole ? null : whole}
      onWhole=${() => setKind("all")}
      filters=${FILTERS}
      tools=${html`
        <${Segments} label="Kinds of plays" value=${kind} options=${KINDS} onChange=${setKind} />
      `}
      none=${whyNone(hand, table, dictionary)}
      problemOf=${(/** @type {Protocol.ErrorData} */ { type }) =>
        HAND_PROBLEMS[type] ?? notAccepted}
      classes="folds"
      columns=${[
        { title: "Word" },
        { title: "Action" },
        { title: "Cards left" },
        { title: "Points left", number: true },
        { title: "Lay" },
      ]}
      rowOf=${(/** @type {Protocol.LexiconSolvedPlay} */ move, /** @type {boolean} */ busy) => ({
        key: `${move.action} ${move.target} ${move.laid} ${move.left}`,
        cells: [
          html`<${LaidWord} laid=${move.laid} />`,
          kindText(move, table),
          cardsLeft(move.left),
          move.left_points,
          // Without cards, the round is over.
          move.left
            ? html`
                <button
                  type="button"
                  disabled=${busy}
                  aria-label=${`Lay ${wordOf(move.laid)}, ${kindText(move, table)}`}
                  onClick=${() => onText(textAfter(move, table))}
                >
                  Lay
                </button>
              `
            : "",
        ],
      })}
    />
  `;
}

/**
 * Return why a hand has no play.
 * @param {string} hand
 * @param {string[]} table
 * @param {string} dictionary
 */
function whyNone(hand, table, dictionary) {
  if (!hand) return NO_HAND;
  if (table.length) {
    return `These cards form no word of the dictionary ${dictionary}, and they fit into no word on the table. Discard a card and draw another.`;
  }
  return `These cards form no word of the dictionary ${dictionary}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`;
}

/**
 * Return the position after a play.
 * @param {Protocol.LexiconSolvedPlay} play
 * @param {string[]} table
 */
function textAfter({ target, laid, left }, table) {
  const after = target === undefined ? [...table, laid] : table.with(target, laid);
  return [left, ...after].join(" ");
}

/** @type {import("./filters.js").Filter[]} */
const FILTERS = [
  {
    id: "find",
    label: "Find",
    kind: "text",
    hint: "QU",
    conditions: lettersConditions,
  },
  {
    id: "most",
    label: "Max. points left",
    kind: "number",
    conditions: (most) => ({ max_left_points: Math.floor(Number(most)) }),
  },
  {
    id: "length",
    label: "Letters",
    kind: "length",
    conditions: lengthConditions,
  },
  { id: "all", label: "Uses all cards", kind: "toggle", conditions: () => ({ uses_all: true }) },
];

/** @param {Protocol.LexiconSolvedPlay} play @param {string[]} table */
function kindText({ action, target }, table) {
  if (target === undefined) return action;
  return `${action} ${action === "insert" ? "into" : "in"} ${wordOf(table[target] ?? "")}`;
}

/** @param {string} cards */
const cardsLeft = (cards) =>
  cards ? html`<${Cards} cards=${cards} />` : html`<strong>none</strong>`;

/** @param {Question} props */
function Plan({ hand, ruleset, dictionary }) {
  const { result, error, busy } = useRequest(
    "plan",
    hand ? { game: "lexicon", positions: [hand], ruleset, dictionary } : null,
  );
  const row = result?.rows[0];
  return html`
    <section class="panel" aria-label="Plan" aria-busy=${busy}>
      <h2 aria-live="polite">${row?.plans ? planTitle(row.empties_in ?? null) : "Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${Problem} text=${error ?? (row?.error && planProblem)} />
      ${!hand && html`<p class="hint">${NO_HAND}</p>`}
      ${
        row?.plans &&
        html`
          <${DataTable}
            classes="folds"
            columns=${[
              { title: "Turns", number: true },
              { title: "Words" },
              { title: "Cards left" },
              { title: "Points left", number: true },
            ]}
            rows=${row.plans.map(({ turns, words, left, left_points }) => ({
              key: turns,
              cells: [turns, planWords(hand, words), cardsLeft(left), left_points],
            }))}
          />
        `
      }
    </section>
  `;
}

/**
 * Show the words of a plan as the hand lays them, with its Masters.
 * @param {string} hand
 * @param {string[]} words
 */
function planWords(hand, words) {
  let rest = plainHand(hand);
  const laid = words.map((word) => {
    const play = composed(rest, null, word);
    for (const card of play.cards) rest = rest.replace(card, "");
    return play.laid;
  });
  return html`
    <span class="words">
      ${laid.length ? laid.map((each) => html`<${LaidWord} laid=${each} />`) : "none"}
    </span>
  `;
}

/** @param {number | null} turns */
const planTitle = (turns) =>
  turns === null ? "Not all cards can be played" : `All cards played in ${counted(turns, "turn")}`;
