// The form that writes the query, loaded when it is unfolded.

import { html } from "../vendor/htm-preact.js";
import { Choice, TextField } from "../controls.js";
import { dictionaryTitle } from "../texts.js";
import { FIELDS, queryOf, valuesOf } from "./fields.js";

/**
 * Fields that write the query. What is typed into the text appears in them, as far as they go.
 * @param {{ text: string, onText: (text: string) => void, others: string[],
 *           usable: (name: string) => boolean }} props
 *     others: dictionaries that words can be compared with; usable: whether a condition can be used
 */
export function Form({ text, onText, others, usable }) {
  const values = valuesOf(text);
  const change = (/** @type {string} */ name) => (/** @type {string} */ value) =>
    onText(queryOf({ ...values, [name]: value }));
  const shown = FIELDS.filter(({ name }) => usable(name));
  const other = values?.in ?? "";
  const choices = [
    ["", "Any"],
    ...others.map((name) => [`in:${name}`, `Only words also in ${dictionaryTitle(name)}`]),
    ...others.map((name) => [`not in:${name}`, `Only words not in ${dictionaryTitle(name)}`]),
  ];
  if (other && !choices.some(([value]) => value === other)) choices.push([other, other]);
  return html`
    ${
      values === null &&
      html`<p class="hint">
        These conditions are more than the form can show. What you enter here replaces them.
      </p>`
    }
    <div class="condition-fields">
      ${shown.map(
        ({ name, label, example }) => html`
          <${TextField}
            key=${name}
            label=${label}
            id=${`field-${name}`}
            value=${values?.[name] ?? ""}
            placeholder=${example}
            autocapitalize="characters"
            onInput=${change(name)}
          />
        `,
      )}
      ${
        choices.length > 1 &&
        html`
          <${Choice}
            label="Other dictionary"
            id="field-in"
            value=${other}
            options=${choices}
            onChange=${change("in")}
          />
        `
      }
    </div>
    <p class="hint">
      ? is any letter, * any number of letters, [AEIOU] one of these letters, [^AEIOU] none of them.
      7-8 is from 7 to 8, 5- is 5 or more.
    </p>
  `;
}
