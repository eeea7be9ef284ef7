// The rules of the games, in short. All numbers come from the server.

import { html, useState } from "../vendor/htm-preact.js";
import { usePromise } from "../hooks.js";
import { dictionaryOf, rulesOf } from "../server.js";
import { Choice, Problem } from "../controls.js";
import { GAME_VIEWS } from "../game_views.js";
import { gameNamed } from "../games.js";
import { rulesetTitle, wantedRuleset } from "../rulesets.js";
import { GameTabs } from "../tabs.js";
import { counted, listed } from "../words.js";

// The rules of a game, in its view: `parts` gives them as [{title, facts}], from the rules that the
// server sent; `values` gives its cards or tiles as {title, heads, rows, note}; RULESET_NOTES says
// where its rulesets come from.

const WANTED = ""; // the ruleset of the address, where it has no name here

/** server: its answer to `hello`. */
export function Rules({ server, rest, query }) {
  const about = gameNamed(server, rest[0]);
  const { game, title } = about;
  return html`
    <div class="heading">
      <h1>Rules of ${title}</h1>
      <${GameTabs} server=${server} view="rules" game=${game} />
    </div>
    <${GameRules}
      key=${`${game}?${query}`}
      about=${about}
      dictionaries=${server.dictionaries}
      wanted=${wantedRuleset(query)}
    />
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
  const { parts, values, RULESET_NOTES } = GAME_VIEWS[game].rules;
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
        ${[RULESET_NOTES[ruleset], playersText(about.players)].filter(Boolean).join(" ")}
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

const playersText = ([fewest, most]) => `For ${fewest} to ${most} players.`;

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

/** The cards or tiles of a game. heads: of the columns; rows: of numbers and letters. */
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
  const texts = all.map((parts) => new Map(parts.flatMap(sentences)));
  const rows = [...new Set(texts.flatMap((each) => [...each.keys()]))]
    .map((key) => ({ key, texts: texts.map((each) => each.get(key) ?? "–") }))
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
