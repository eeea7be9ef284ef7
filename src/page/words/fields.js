// The fields of the form for people who do not know the language of queries: their text, and back.

import { FIELDS } from "./form_texts.js";

/**
 * Values of fields by name; those of "in" are as in a query, `in:NAME` or `not in:NAME`.
 * @typedef {Record<string, string>} Values
 */

const OTHER = "in";
const DEFINITION = "definition";
const NAMES = [...FIELDS.map(({ name }) => name), "part-of-speech", OTHER];
/** "and" between conditions, not in quotes. */
const AND = /\s+and\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i;
const CONDITION = /^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;

/** Return the query of some values; empty ones are left out. @param {Values} values */
export function queryOf(values) {
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
export const inDictionary = (name, isNot = false) => `${isNot ? "not " : ""}${OTHER}:${name}`;

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
export function valuesOf(query) {
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
