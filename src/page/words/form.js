// The form that writes the query, loaded when it is unfolded.

import { html } from "../vendor/htm-preact.js";
import { Choice, TextField } from "../controls.js";
import { dictionaryTitle, loadTexts } from "../texts.js";

const texts = await loadTexts("words");

/**
 * Values of fields by name; those of "in" are as in a query, `in:NAME` or `not in:NAME`.
 * @typedef {Record<string, string>} Values
 */

const OTHER = "in";
const DEFINITION = "definition";
const NAMES = [...texts.FIELDS.map(({ name }) => name), "part-of-speech", OTHER];
/** "and" between conditions, not in quotes. */
const AND = /\s+and\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i;
const CONDITION = /^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;

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
    ...others.map((name) => [inDictionary(name), texts.alsoIn(dictionaryTitle(name))]),
    ...others.map((name) => [inDictionary(name, true), texts.notIn(dictionaryTitle(name))]),
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

/** Return the query of some values; empty ones are left out. @param {Values} values */
function queryOf(values) {
  return NAMES.flatMap((name) => {
    const typed = (values[name] ?? "").replaceAll('"', "");
    const value = typed.trim();
    if (!value) return [];
    if (name === OTHER) return [quotedOther(value)];
    // Another word may follow the space at its end.
    if (name === DEFINITION) return [`${name}:${quoted(typed.trimStart())}`];
    return [`${name}:${quoted(value.replace(/\s/g, ""))}`];
  }).join(" and ");
}

/** @param {string} value */
const quoted = (value) => (/[\s()]/.test(value) ? `"${value}"` : value);

/**
 * Return the value for words that are in another dictionary, or not.
 * @param {string} name
 */
const inDictionary = (name, isNot = false) => `${isNot ? "not " : ""}${OTHER}:${name}`;

/** @param {string} value `in:NAME` or `not in:NAME`, where a name may have spaces */
function quotedOther(value) {
  const colon = value.indexOf(":") + 1;
  return value.slice(0, colon) + quoted(value.slice(colon));
}

/**
 * Return the values of a query; null if it has more than the form can show.
 * @param {string} query
 * @returns {Values | null}
 */
function valuesOf(query) {
  /** @type {Values} */
  const values = {};
  if (!query.trim()) return values;
  for (const part of query.trim().split(AND)) {
    const [, not, written = "", inQuotes, plain] = CONDITION.exec(part) ?? [];
    const name = written.toLowerCase();
    if (!NAMES.includes(name) || name in values || (not && name !== OTHER)) return null;
    const value = inQuotes ?? plain;
    if (inQuotes === undefined && /[()"]/.test(plain)) return null;
    values[name] = name === OTHER ? inDictionary(value, Boolean(not)) : value;
  }
  return values;
}
