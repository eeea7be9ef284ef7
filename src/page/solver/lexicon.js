// The solver of Lexicon: a hand and table words in one line; plays, or a plan for the hand.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import {
  Button,
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
import { lang, speak, parseTyped, upper, written } from "../letters.js";
import { replaceQuery } from "../routing.js";
import { rulesOf } from "../server.js";
import { common, dictionaryTitle, lexicon, loadTexts } from "../texts.js";
import { LENGTH_FILTER, PlayList, allUsedFilter, fieldFilter, lettersConditions } from "./plays.js";

const texts = await loadTexts("solver");

/** @typedef {{ hand: string, table: string[], ruleset: string, dictionary: string }} Question */

/** @param {import("./solver.js").SolverProps} props */
export function LexiconSolver({ info, dictionaries, query }) {
  const history = useUndo(() => query.get("position") ?? texts.cardsExample);
  const { value: text, set: setText } = history;
  const [ruleset, setRuleset] = useState(info.rulesets[0]);
  const [dictionary, setDictionary] = useState(defaultDictionary(info, dictionaries));
  const [task, setTask] = useState("plays");
  const rules = usePromise(
    () => rulesOf("lexicon", ruleset, dictionary),
    [ruleset, dictionary],
  ).value;
  speak(dictionary);
  useEffect(
    () => replaceQuery("solver/lexicon", { position: text === texts.cardsExample ? "" : text }),
    [text],
  );
  const [hand = "", ...table] = text.trim().split(/\s+/);
  const question = { hand, table, ruleset, dictionary };
  return html`
    <section class="panel" aria-label=${texts.positionLabel}>
      <${TextField}
        label=${texts.cardsLabel}
        id="position"
        class="large"
        value=${text}
        lang=${lang()}
        onInput=${(/** @type {string} */ typed) => setText(typed)}
        hint=${texts.cardsHint}
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
        <${Segments}
          label=${texts.taskLabel}
          value=${task}
          options=${texts.TASKS}
          onChange=${setTask}
        />
        <${Button} text=${common.clearButton} disabled=${!text} onClick=${() => setText("")} />
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
  if (!/^[\p{L}*?]+$/u.test(plainHand(hand))) return null;
  return html`
    <div class="felt">
      <span class="cards" role="group" aria-label=${texts.handLabel}>
        ${[...plainHand(hand)].map((card) => html`<${Card} card=${card} points=${points} />`)}
      </span>
      ${table.map((laid) => html`<${LaidWord} laid=${parseTyped(laid)} />`)}
    </div>
  `;
}

/** @param {string} hand as it was typed */
const plainHand = (hand) => upper(parseTyped(hand)).replaceAll("?", MASTER);

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
        <${Segments}
          label=${texts.kindsLabel}
          value=${kind}
          options=${texts.KINDS}
          onChange=${setKind}
        />
      `}
      none=${whyNone(hand, table, dictionary)}
      problemOf=${(/** @type {Protocol.ErrorData} */ { type }) =>
        texts.HAND_PROBLEMS[type] ?? common.notAccepted}
      classes="folds"
      columns=${[
        { title: texts.wordColumn },
        { title: texts.actionColumn },
        { title: lexicon.cardsLeftColumn },
        { title: texts.pointsLeftColumn, number: true },
        { title: texts.layColumn },
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
                <${Button}
                  text=${texts.layButton}
                  disabled=${busy}
                  aria-label=${texts.layLabel(wordOf(move.laid), kindText(move, table))}
                  onClick=${() => onText(textAfter(move, table))}
                />
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
  if (!hand) return texts.noCards;
  return texts.noWordText(dictionaryTitle(dictionary), table.length > 0);
}

/**
 * Return the position after a play.
 * @param {Protocol.LexiconSolvedPlay} play
 * @param {string[]} table
 */
function textAfter({ target, laid, left }, table) {
  const word = written(laid);
  const after = target === undefined ? [...table, word] : table.with(target, word);
  return [written(left), ...after].join(" ");
}

/** @type {import("./plays.js").Filter[]} */
const FILTERS = [
  fieldFilter("find", texts.findFilter, lettersConditions, texts.lettersExample),
  fieldFilter("most", texts.mostPointsLeftFilter, (most) => ({
    max_left_points: Math.floor(Number(most)),
  })),
  LENGTH_FILTER,
  allUsedFilter(texts.allCardsFilter),
];

/** @param {Protocol.LexiconSolvedPlay} play @param {string[]} table */
const kindText = ({ action, target }, table) =>
  texts.kindText(action, wordOf(parseTyped(table[target ?? -1] ?? "")));

/** @param {string} cards */
const cardsLeft = (cards) =>
  cards ? html`<${Cards} cards=${cards} />` : html`<strong>${lexicon.noCardsLeft}</strong>`;

/** @param {Question} props */
function Plan({ hand, ruleset, dictionary }) {
  const { result, error, busy } = useRequest(
    "plan",
    hand ? { game: "lexicon", positions: [hand], ruleset, dictionary } : null,
  );
  const row = result?.rows[0];
  return html`
    <section class="panel" aria-label=${texts.planLabel} aria-busy=${busy}>
      <h2 aria-live="polite">
        ${row?.plans ? texts.planHeading(row.empties_in ?? null) : texts.planLabel}
      </h2>
      <p class="hint">${texts.planHint}</p>
      <${Problem} text=${error ?? (row?.error && texts.planProblem)} />
      ${!hand && html`<p class="hint">${texts.noCards}</p>`}
      ${
        row?.plans &&
        html`
          <${DataTable}
            classes="folds"
            columns=${[
              { title: texts.turnsColumn, number: true },
              { title: texts.wordsColumn },
              { title: lexicon.cardsLeftColumn },
              { title: texts.pointsLeftColumn, number: true },
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
      ${laid.length ? laid.map((each) => html`<${LaidWord} laid=${each} />`) : texts.noPlannedWords}
    </span>
  `;
}
