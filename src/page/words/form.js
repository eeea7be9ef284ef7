// The form that writes the query, loaded when it is unfolded.

import { html } from "../vendor/htm-preact.js";
import { Choice, TextField } from "../controls.js";
import { inDictionary, queryOf, valuesOf } from "./fields.js";
import * as texts from "./form_texts.js";

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
  const shown = texts.FIELDS.filter(({ name }) => usable(name));
  const other = values?.in ?? "";
  const choices = [
    ["", texts.anyDictionary],
    ...others.map((name) => [inDictionary(name), texts.alsoIn(name)]),
    ...others.map((name) => [inDictionary(name, true), texts.notIn(name)]),
  ];
  if (other && !choices.some(([value]) => value === other)) choices.push([other, other]);
  const part = values?.["part-of-speech"] ?? "";
  const isKnown = texts.PARTS.some(([value]) => value === part);
  const parts = isKnown ? texts.PARTS : [...texts.PARTS, [part, part]];
  return html`
    ${values === null && html`<p class="hint">${texts.beyondForm}</p>`}
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
            label=${texts.otherDictionaryLabel}
            id="field-in"
            value=${other}
            options=${choices}
            onChange=${change("in")}
          />
        `
      }
      ${
        usable("part-of-speech") &&
        html`
          <${Choice}
            label=${texts.partLabel}
            id="field-part-of-speech"
            value=${part}
            options=${parts}
            onChange=${change("part-of-speech")}
          />
        `
      }
    </div>
    <p class="hint">${texts.signsHint}</p>
  `;
}
