// The rules of the games, in short: the numbers are those that the server tells.

import { html, useState } from "../vendor/htm-preact.js";
import { usePromise } from "../hooks.js";
import { dictionaryOf, hello, rulesOf } from "../server.js";
import { Choice, Problem } from "../controls.js";
import { GAMES } from "../games.js";
import { rulesetTitle, wantedRuleset } from "../rulesets.js";
import { GameTabs } from "../tabs.js";
import { counted, listed } from "../words.js";
import * as lexibomb from "./lexibomb.js";
import * as lexicon from "./lexicon.js";
import * as scrabble from "./scrabble.js";

/**
 * By game: parts, what is told, {title, facts}, of the rules as the server has them; values, what
 * cards or tiles there are, {title, heads, rows, note}.
 */
const TOLD = { lexicon, scrabble, lexibomb };

/** Where the rulesets come from. */
const ABOUT = {
  lexicon: {
    waddingtons: "The rule book of Waddingtons, who published the game.",
    article: "An article on the game, with other penalties.",
  },
  scrabble: {
    standard: "The rule book.",
    super: "Super Scrabble: a larger board, and twice as many tiles.",
  },
  lexibomb: {
    standard: "The README of the original program, with what it left out.",
    classic_poc: "The numbers that the original program had in its code.",
  },
};

const WANTED = ""; // the ruleset of the address, where it has no name here

export function Rules({ rest, query }) {
  const { value: server, error } = usePromise(hello, []);
  const game = Object.hasOwn(GAMES, rest[0]) ? rest[0] : "lexicon";
  return html`
    <div class="heading">
      <h1>Rules of ${GAMES[game].title}</h1>
      <${GameTabs} view="rules" game=${game} />
    </div>
    <${Problem} text=${error} />
    ${
      server &&
      html`
        <${GameRules}
          key=${`${game}?${query}`}
          about=${server.games.find((each) => each.game === game)}
          dictionaries=${server.dictionaries}
          wanted=${wantedRuleset(query)}
        />
      `
    }
  `;
}

/** wanted: the ruleset of the address, or null. */
function GameRules({ about, dictionaries, wanted }) {
  const { game, rulesets } = about;
  const custom = wanted !== null && !rulesets.includes(wanted);
  const [chosen, setChosen] = useState(custom ? WANTED : (wanted ?? rulesets[0]));
  const ruleset = chosen === WANTED ? wanted : chosen;
  const { value: rules, error } = usePromise(() => rulesOf(game, ruleset), [ruleset]);
  const all = usePromise(() => Promise.all(rulesets.map((name) => rulesOf(game, name))), []);
  const { parts, values } = TOLD[game];
  return html`
    <div class="row">
      <${Choice}
        label="Ruleset"
        id="ruleset"
        value=${chosen}
        options=${[
          ...(custom ? [[WANTED, "as at the table"]] : []),
          ...rulesets.map((name) => [name, rulesetTitle(name)]),
        ]}
        onChange=${setChosen}
      />
      <p class="hint">
        ${[ABOUT[game][ruleset], playersTold(about.players)].filter(Boolean).join(" ")}
      </p>
    </div>
    <${Problem} text=${error} />
    ${
      rules &&
      html`
        <div class="rules" data-ruleset=${rules.ruleset}>
          <div class="panel rules-parts">
            ${parts(rules).map((part) => html`<${Part} key=${part.title} ...${part} />`)}
          </div>
          <aside class="rules-side">
            <${Values} ...${values(rules)} />
            <${Dictionaries} names=${dictionaries} />
          </aside>
        </div>
      `
    }
    ${all.value && html`<${Differences} all=${all.value.map(parts)} rulesets=${rulesets} />`}
  `;
}

const playersTold = ([fewest, most]) => `For ${fewest} to ${most} players.`;

/** A part of the rules. facts: by key a sentence, several, or nothing. */
function Part({ title, facts }) {
  return html`
    <section>
      <h2>${title}</h2>
      ${Object.entries(facts).map(([key, fact]) =>
        Array.isArray(fact)
          ? html`<ul key=${key}>
              ${fact.map((each) => html`<li key=${each}>${each}</li>`)}
            </ul>`
          : fact && html`<p key=${key}>${fact}</p>`,
      )}
    </section>
  `;
}

/** What cards or tiles there are. heads: of the columns; rows: of numbers and letters. */
function Values({ title, heads, rows, note }) {
  return html`
    <section class="panel">
      <h2>${title}</h2>
      <table class="list values">
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) => html`
              <tr key=${row.join()}>
                ${row.map((cell) => html`<td>${cell}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
      ${note && html`<p class="hint">${note}</p>`}
    </section>
  `;
}

/** Sentences in which the rulesets are not alike. all: the parts of each. */
function Differences({ all, rulesets }) {
  const told = all.map((parts) => new Map(parts.flatMap(sentences)));
  const rows = [...new Set(told.flatMap((each) => [...each.keys()]))]
    .map((key) => ({ key, texts: told.map((each) => each.get(key) ?? "–") }))
    .filter(({ texts }) => new Set(texts).size > 1);
  if (!rows.length) return null;
  const names = rulesets.map(rulesetTitle);
  return html`
    <details class="panel">
      <summary>How the rulesets ${listed(names)} differ</summary>
      <table class="list differences">
        <thead>
          <tr>
            ${names.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ key, texts }) => html`
              <tr key=${key}>
                ${texts.map((text) => html`<td>${text}</td>`)}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </details>
  `;
}

/** The sentences of a part, each with a key that other rulesets have, too. */
function sentences({ title, facts }) {
  return Object.entries(facts).flatMap(([key, fact]) =>
    [fact].flat().map((text, place) => [`${title} ${key} ${place}`, text]),
  );
}

const LISTS = {
  enable: "made for word games",
  "2of12inf": "common words and their endings; Lexibomb was written for it",
  yawl: "the largest one, with many rare words",
};

function Dictionaries({ names }) {
  const { value } = usePromise(() => Promise.all(names.map(dictionaryOf)), []);
  return html`
    <section class="panel">
      <h2>Dictionaries</h2>
      <p>The words that the dictionary of a table has are right, no others.</p>
      <ul>
        ${names.map(
          (name, place) => html`
            <li key=${name}>
              <strong>${name}</strong>${value ? `: ${counted(value[place].words, "word")}` : ""}${
                LISTS[name] ? `, ${LISTS[name]}` : ""
              }
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
