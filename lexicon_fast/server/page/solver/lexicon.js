// The solver of Lexicon: a hand and table words in one line; plays, or a plan for the hand.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import {
  DataTable,
  DictionaryChoice,
  MorePlays,
  PLAYS_PER_STEP,
  Problem,
  RulesetChoice,
  Segments,
  TextField,
} from "../controls.js";
import { defaultDictionary } from "../games.js";
import { usePromise, useRequest } from "../hooks.js";
import { Card, Cards, LaidWord, MASTER, wordOf } from "../lexicon/cards.js";
import { composed } from "../lexicon/composing.js";
import { replaceQuery } from "../routing.js";
import { plainMessage, rulesOf } from "../server.js";
import { counted } from "../texts.js";

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
  const [text, setText] = useState(query.get("position") ?? EXAMPLE);
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
        onInput=${setText}
        hint=${HINT}
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
      </div>
    </section>
    ${task === "plays" ? html`<${Plays} ...${question} />` : html`<${Plan} ...${question} />`}
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

/** @param {Question} props */
function Plays({ hand, table, ruleset, dictionary }) {
  const [kind, setKind] = useState("all");
  const [top, setTop] = useState(PLAYS_PER_STEP);
  const position = { positions: [{ hand, table }], game: "lexicon", ruleset, dictionary };
  const actions = kind === "all" ? null : [kind];
  const { result, error, busy } = useRequest("solve", hand ? { ...position, top, actions } : null);
  const row = /** @type {Protocol.LexiconSolved | undefined} */ (result?.rows[0]);
  const { moves, count = 0 } = row ?? {};
  return html`
    <section class="panel" aria-label="Plays" aria-busy=${busy}>
      <div class="row">
        <h2 aria-live="polite">${moves ? counted(count, "play") : "Plays"}</h2>
        <${Segments} label="Kinds of plays" value=${kind} options=${KINDS} onChange=${setKind} />
      </div>
      <${Problem} text=${error ?? (row?.error && plainMessage(row.error))} />
      ${!hand && html`<p class="hint">${NO_HAND}</p>`}
      ${moves?.length === 0 && html`<p>There is no play: draw a card.</p>`}
      ${
        moves &&
        moves.length > 0 &&
        html`
          <${DataTable}
            classes="folds"
            columns=${[
              { title: "Word" },
              { title: "Action" },
              { title: "Cards left" },
              { title: "Points left", number: true },
            ]}
            rows=${moves.map((move) => ({
              key: `${move.action} ${move.target} ${move.laid} ${move.left}`,
              cells: [
                html`<${LaidWord} laid=${move.laid} />`,
                kindText(move, table),
                cardsLeft(move.left),
                move.left_points,
              ],
            }))}
          />
          <${MorePlays} shown=${moves.length} count=${count} onMore=${setTop} />
        `
      }
    </section>
  `;
}

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
      <${Problem} text=${error ?? (row?.error && plainMessage(row.error))} />
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
