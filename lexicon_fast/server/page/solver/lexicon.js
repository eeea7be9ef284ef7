// The solver of Lexicon: a hand and table words in one line; plays, or a plan, as you type.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { useNewest, usePromise } from "../hooks.js";
import { plain, rulesOf } from "../server.js";
import { keepQuery } from "../routing.js";
import { DictionaryChoice, RulesetChoice, usualDictionary } from "../choices.js";
import { Problem, Segments, TextField } from "../controls.js";
import { counted } from "../words.js";
import { Card, Cards, LaidWord, MASTER, wordOf } from "../lexicon/cards.js";
import { composed } from "../lexicon/composing.js";
import { More, STEP } from "./more.js";

const EXAMPLE = "CATDOG* hat l[u]rch";
const EMPTY = "Type your cards, and see what they can do.";
const KINDS = [
  ["all", "All plays"],
  ["form", "Form"],
  ["insert", "Insert"],
  ["substitute", "Substitute"],
];

export function LexiconSolver({ about, dictionaries, query }) {
  const [text, setText] = useState(query.get("position") ?? EXAMPLE);
  const [ruleset, setRuleset] = useState(about.rulesets[0]);
  const [dictionary, setDictionary] = useState(usualDictionary(about, dictionaries));
  const [task, setTask] = useState("plays");
  const rules = usePromise(() => rulesOf("lexicon", ruleset), [ruleset]).value;
  useEffect(() => keepQuery("solver/lexicon", { position: text === EXAMPLE ? "" : text }), [text]);
  const [hand = "", ...table] = text.trim().split(/\s+/);
  const asked = { hand, table, ruleset, dictionary };
  return html`
    <section class="panel" aria-label="Position">
      <${TextField}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${text}
        onInput=${setText}
        hint="* is the Master. In a table word the letter that a Master stands for is in brackets: l[u]rch."
      />
      <${Shown} hand=${hand} table=${table} points=${rules?.points} />
      <div class="row">
        <${RulesetChoice} about=${about} value=${ruleset} onChange=${setRuleset} />
        <${DictionaryChoice}
          dictionaries=${dictionaries}
          value=${dictionary}
          onChange=${setDictionary}
        />
        <${Segments}
          label="What to find"
          value=${task}
          options=${[
            ["plays", "Plays"],
            ["plan", "Plan"],
          ]}
          onChange=${setTask}
        />
      </div>
    </section>
    ${task === "plays" ? html`<${Plays} ...${asked} />` : html`<${Plan} ...${asked} />`}
  `;
}

/** The position as cards. */
function Shown({ hand, table, points }) {
  if (!/^[\p{L}*?]+$/u.test(hand)) return null;
  return html`
    <div class="felt compact">
      <span class="cards" role="group" aria-label="Hand">
        ${[...hand.toUpperCase().replaceAll("?", "*")].map(
          (card) => html`<${Card} card=${card} points=${points} />`,
        )}
      </span>
      ${table.map((laid) => html`<${LaidWord} laid=${laid} />`)}
    </div>
  `;
}

function Plays({ hand, table, ruleset, dictionary }) {
  const [kind, setKind] = useState("all");
  const [top, setTop] = useState(STEP);
  const { answer, error, asking } = useNewest(
    "solve",
    hand && {
      game: "lexicon",
      positions: [{ hand, table }],
      ruleset,
      dictionary,
      top,
      actions: kind === "all" ? null : [kind],
    },
  );
  const row = answer?.rows[0];
  const problem = error ?? (row?.error && plain(row.error));
  return html`
    <section class="panel" aria-label="Plays" aria-busy=${asking}>
      <div class="row">
        <h2 aria-live="polite">${row?.moves ? counted(row.count, "play") : "Plays"}</h2>
        <${Segments} label="Kinds of plays" value=${kind} options=${KINDS} onChange=${setKind} />
      </div>
      <${Problem} text=${problem} />
      ${!hand && html`<p class="hint">${EMPTY}</p>`}
      ${
        row?.moves &&
        html`
          <${PlayTable} moves=${row.moves} table=${table} />
          <${More} shown=${row.moves.length} count=${row.count} onMore=${setTop} />
        `
      }
    </section>
  `;
}

function PlayTable({ moves, table }) {
  if (!moves.length) return html`<p>Nothing can be laid: draw a card.</p>`;
  return html`
    <table class="list folds">
      <thead>
        <tr>
          <th scope="col">Word</th>
          <th scope="col">How</th>
          <th scope="col">Cards left</th>
          <th scope="col" class="number">Points left</th>
        </tr>
      </thead>
      <tbody>
        ${moves.map(
          (move) => html`
            <tr key=${`${move.action} ${move.target} ${move.laid} ${move.left}`}>
              <td><${LaidWord} laid=${move.laid} /></td>
              <td>${how(move, table)}</td>
              <td><${Left} cards=${move.left} /></td>
              <td class="number">${move.left_points}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

function how({ action, target }, table) {
  const word = wordOf(table[target] ?? "");
  return { form: "form", insert: `insert into ${word}`, substitute: `substitute in ${word}` }[
    action
  ];
}

function Left({ cards }) {
  return cards ? html`<${Cards} cards=${cards} />` : html`<strong>all laid</strong>`;
}

function Plan({ hand, ruleset, dictionary }) {
  const { answer, error, asking } = useNewest(
    "plan",
    hand && { game: "lexicon", positions: [hand], ruleset, dictionary },
  );
  const row = answer?.rows[0];
  return html`
    <section class="panel" aria-label="Plan" aria-busy=${asking}>
      <h2 aria-live="polite">${row?.plans ? planTitle(row.empties_in) : "Plan"}</h2>
      <p class="hint">The words that leave the fewest points, turn by turn, by the hand alone.</p>
      <${Problem} text=${error ?? (row?.error && plain(row.error))} />
      ${!hand && html`<p class="hint">${EMPTY}</p>`}
      ${
        row?.plans &&
        html`
          <table class="list folds">
            <thead>
              <tr>
                <th scope="col" class="number">Turns</th>
                <th scope="col">Words</th>
                <th scope="col">Cards left</th>
                <th scope="col" class="number">Points left</th>
              </tr>
            </thead>
            <tbody>
              ${row.plans.map(
                ({ turns, words, left, left_points }) => html`
                  <tr key=${turns}>
                    <td class="number">${turns}</td>
                    <td>
                      <span class="words">
                        ${
                          words.length
                            ? laidFrom(hand, words).map(
                                (laid) => html`<${LaidWord} laid=${laid} />`,
                              )
                            : "none"
                        }
                      </span>
                    </td>
                    <td><${Left} cards=${left} /></td>
                    <td class="number">${left_points}</td>
                  </tr>
                `,
              )}
            </tbody>
          </table>
        `
      }
    </section>
  `;
}

/** The words of a plan as a hand lays them, with its Masters. */
function laidFrom(hand, words) {
  let rest = hand.toUpperCase().replaceAll("?", MASTER);
  return words.map((word) => {
    const { laid, cards } = composed(rest, null, word);
    for (const card of cards) rest = rest.replace(card, "");
    return laid;
  });
}

function planTitle(turns) {
  if (turns === null) return "Not all cards can be laid";
  return `All cards laid in ${counted(turns, "turn")}`;
}
