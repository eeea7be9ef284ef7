// The rules of the games, in short. All numbers come from the server.

import { html, useState } from "../vendor/htm-preact.js";
import { Choice, DataTable, GameTabs, Problem } from "../controls.js";
import { GAME_VIEWS } from "../game_views.js";
import { findGame, rulesetInQuery } from "../games.js";
import { usePromise } from "../hooks.js";
import { dictionaryInfo, rulesOf } from "../server.js";
import { capitalized, common, dictionaryTitle, joined, loadTexts, rulesetTitle } from "../texts.js";

const texts = await loadTexts("rules");

/**
 * A part of the rules. facts: sentences, lists of sentences, or nothing, by key; rulesets are
 * compared by these keys.
 * @typedef {{ title: string, facts: Record<string, string | string[]> }} Part
 *
 * The points of cards or tiles, as a table.
 * @typedef {{ title: string, columns: string[], rows: (string | number)[][], note: string }} Values
 *
 * The rules of a game in words.
 * @typedef {{ parts: (rules: any) => Part[], values: (rules: any) => Values }} GameRules
 */

// The rules of games, for `loadRules` of their views.
export * as lexiconRules from "./lexicon.js";
export { lexibombRules, scrabbleRules } from "./tiles.js";

const CUSTOM = ""; // the choice for the ruleset of the address if the server has no name for it

/** @param {import("../app.js").ViewProps} props */
export function Rules({ server, rest, query }) {
  const info = findGame(server, rest[0]);
  const { game, title = "" } = info;
  return html`
    <div class="heading">
      <h1>${common.rulesOfGame(title)}</h1>
      <${GameTabs} server=${server} view="rules" game=${game} />
    </div>
    <${RulesOfGame}
      key=${`${game}?${query}`}
      info=${info}
      dictionaries=${server.dictionaries}
      requested=${rulesetInQuery(query)}
      dictionary=${query.get("dictionary")}
    />
  `;
}

/**
 * @param {{ info: Protocol.GameInfo, dictionaries: string[], requested: any,
 *           dictionary: string | null }} props
 *     requested: the ruleset of the address, or null; dictionary: that of the address, or null
 */
function RulesOfGame({ info, dictionaries, requested, dictionary }) {
  const { game, rulesets, players } = info;
  const isCustom = requested !== null && !rulesets.includes(requested);
  const [chosen, setChosen] = useState(isCustom ? CUSTOM : (requested ?? rulesets[0]));
  const ruleset = chosen === CUSTOM ? requested : chosen;
  const { value: rules, error } = usePromise(() => rulesOf(game, ruleset, dictionary), [ruleset]);
  const all = usePromise(
    () => Promise.all(rulesets.map((name) => rulesOf(game, name, dictionary))),
    [],
  ).value;
  const { value: words, error: loadError } = usePromise(GAME_VIEWS[game].loadRules, [game]);
  const options = rulesets.map((name) => [name, capitalized(rulesetTitle(name))]);
  return html`
    <div class="row">
      <${Choice}
        label=${common.rulesetLabel}
        id="ruleset"
        value=${chosen}
        options=${isCustom ? [[CUSTOM, texts.tableRules], ...options] : options}
        onChange=${setChosen}
      />
      <p class="hint">${texts.RULESET_NOTES[game]?.[ruleset]} ${texts.playersText(...players)}</p>
    </div>
    <${Problem} text=${error ?? loadError} />
    ${
      rules &&
      words &&
      html`
        <div class="rules" data-ruleset=${rules.ruleset}>
          <div class="panel rules-parts">
            ${words.parts(rules).map((part) => html`<${PartSection} key=${part.title} ...${part} />`)}
          </div>
          <aside class="rules-side">
            <${ValuesSection} ...${words.values(rules)} />
            <${Dictionaries} names=${dictionaries} />
          </aside>
        </div>
      `
    }
    ${all && words && html`<${Differences} all=${all.map(words.parts)} rulesets=${rulesets} />`}
  `;
}

/** @param {Part} props */
function PartSection({ title, facts }) {
  return html`
    <section>
      <h2>${title}</h2>
      ${Object.entries(facts).map(([key, fact]) => {
        if (!Array.isArray(fact)) return fact && html`<p key=${key}>${fact}</p>`;
        return html`<ul key=${key}>${fact.map((each) => html`<li key=${each}>${each}</li>`)}</ul>`;
      })}
    </section>
  `;
}

/** @param {Values} props */
function ValuesSection({ title, columns, rows, note }) {
  return html`
    <section class="panel">
      <h2>${title}</h2>
      <${DataTable}
        classes="values"
        columns=${columns.map((column) => ({ title: column }))}
        rows=${rows.map((cells) => ({ key: cells.join(), cells }))}
      />
      <p class="hint">${note}</p>
    </section>
  `;
}

/**
 * The sentences in which the rulesets differ.
 * @param {{ all: Part[][], rulesets: string[] }} props all: the parts of each ruleset
 */
function Differences({ all, rulesets }) {
  const facts = all.map((parts) => new Map(parts.flatMap(sentences)));
  const keys = new Set(facts.flatMap((each) => [...each.keys()]));
  const rows = [...keys]
    .map((key) => ({ key, cells: facts.map((each) => each.get(key) ?? "–") }))
    .filter(({ cells }) => new Set(cells).size > 1);
  if (!rows.length) return null;
  const names = rulesets.map(rulesetTitle);
  const columns = names.map((title) => ({ title }));
  return html`
    <details class="panel">
      <summary>${texts.differencesFold(names)}</summary>
      <${DataTable} classes="differences" columns=${columns} rows=${rows} />
    </details>
  `;
}

/**
 * Return the sentences of a part with keys that are the same for all rulesets.
 * @param {Part} part
 */
const sentences = ({ title, facts }) =>
  Object.entries(facts).flatMap(([key, fact]) =>
    [fact].flat().map((text, at) => /** @type {const} */ ([`${title} ${key} ${at}`, text])),
  );

/** @param {{ names: string[] }} props */
function Dictionaries({ names }) {
  const { value } = usePromise(() => Promise.all(names.map(dictionaryInfo)), []);
  return html`
    <section class="panel">
      <h2>${texts.dictionariesHeading}</h2>
      <p>${texts.dictionariesHint}</p>
      <ul>
        ${names.map((name, index) => {
          const count = value && texts.wordCount(value[index].words);
          const facts = joined([count, texts.DICTIONARY_NOTES[name]], ", ");
          const title = html`<strong>${dictionaryTitle(name)}</strong>`;
          return html`<li key=${name}>${title}${facts && `: ${facts}`}</li>`;
        })}
      </ul>
    </section>
  `;
}
