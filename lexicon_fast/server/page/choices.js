// Choices that new games and the solver share: ruleset and dictionary.

import { html } from "./vendor/htm-preact.js";
import { Choice } from "./controls.js";
import { rulesetTitle } from "./rulesets.js";

/** about: the game, as `hello` describes it. */
export function RulesetChoice({ about, value, onChange }) {
  return html`
    <${Choice}
      label="Rules"
      id="ruleset"
      value=${value}
      options=${about.rulesets.map((name) => [name, rulesetTitle(name)])}
      onChange=${onChange}
    />
  `;
}

/** The dictionary to begin with: the list of the game, if the server has it. about: as above. */
export const usualDictionary = (about, dictionaries) =>
  dictionaries.includes(about.words) ? about.words : dictionaries[0];

export function DictionaryChoice({ dictionaries, value, onChange }) {
  return html`
    <${Choice}
      label="Dictionary"
      id="dictionary"
      value=${value}
      options=${dictionaries.map((name) => [name, name])}
      onChange=${onChange}
    />
  `;
}
