// The fields of the form for people who do not know the language of queries: their text, and back.

/**
 * A condition that the form has a field for. name: in a query.
 * @typedef {{ name: string, label: string, example: string }} Field
 *
 * Values of fields by name; those of "in" are as in a query, `in:NAME` or `not in:NAME`.
 * @typedef {Record<string, string>} Values
 */

/** @type {Field[]} */
export const FIELDS = [
  { name: "anagram", label: "Anagram of", example: "RETAINS?" },
  { name: "subanagram", label: "Made from some of", example: "QUIZCAT" },
  { name: "pattern", label: "Pattern", example: "?W*M?S" },
  { name: "length", label: "Number of letters", example: "7 or 7-8" },
  { name: "prefix", label: "Begins with", example: "OVER" },
  { name: "suffix", label: "Ends with", example: "NESS" },
  { name: "contains", label: "Contains in a row", example: "TCH" },
  { name: "includes", label: "Has all of", example: "JX" },
  { name: "excludes", label: "Has none of", example: "AEIOU" },
  { name: "vowels", label: "Number of vowels", example: "5-" },
  { name: "front-hooks", label: "Takes in front", example: "S, or 0 for none" },
  { name: "back-hooks", label: "Takes at the end", example: "S, or 0 for none" },
  { name: "points", label: "Points", example: "30-" },
  { name: "probability", label: "Place by probability", example: "1-500" },
  { name: "playability", label: "Place by playability", example: "1-500" },
];

const OTHER = "in";
const NAMES = [...FIELDS.map(({ name }) => name), OTHER];
const CONDITION = /^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;

/** Return the query of some values; empty ones are left out. @param {Values} values */
export function queryOf(values) {
  return NAMES.flatMap((name) => {
    const value = (values[name] ?? "").replaceAll('"', "").trim();
    if (!value) return [];
    if (name === OTHER) return [quotedOther(value)];
    return [`${name}:${quoted(value.replace(/\s/g, ""))}`];
  }).join(" and ");
}

/** @param {string} value */
const quoted = (value) => (/[\s()]/.test(value) ? `"${value}"` : value);

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
  for (const part of query.trim().split(/\s+and\s+/i)) {
    const [, not, written = "", inQuotes, plain] = CONDITION.exec(part) ?? [];
    const name = written.toLowerCase();
    if (!NAMES.includes(name) || name in values || (not && name !== OTHER)) return null;
    const value = inQuotes ?? plain;
    if (inQuotes === undefined && /[()"]/.test(plain)) return null;
    values[name] = name === OTHER ? `${not ? "not " : ""}${OTHER}:${value}` : value;
  }
  return values;
}
