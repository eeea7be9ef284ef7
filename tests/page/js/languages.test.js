// All languages of the page have the same texts, with the same parameters: node languages.test.js

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";

import { formatsOf } from "../../../src/page/formats.js";
import { LANGUAGES } from "../../../src/page/languages.js";

const FOLDER = new URL("../../../src/page/languages/", import.meta.url);

/**
 * Return what is the same in all languages: paths, parameters, values of choices, queries, and
 * names.
 * @param {any} value
 * @param {string} path
 * @returns {string[]}
 */
function shapeOf(value, path) {
  if (typeof value === "function") return [`${path}(${value.length})`];
  if (typeof value === "string") return [path];
  if (Array.isArray(value) && value.every((each) => Array.isArray(each))) {
    const at = path.endsWith(".EXAMPLES") ? 1 : 0; // the query; or else the value
    return value.map((each) => `${path}: ${each[at]}`);
  }
  return Object.entries(value).flatMap(([key, each]) =>
    shapeOf(each, `${path}.${each.name || key}`),
  );
}

/** @param {string} code @returns {Promise<Record<string, any>>} */
async function textsOf(code) {
  const files = readdirSync(new URL(`${code}/`, FOLDER)).sort();
  const modules = files.map(async (file) => {
    const { default: texts } = await import(new URL(`${code}/${file}`, FOLDER).href);
    return [file, texts(formatsOf(LANGUAGES[code].locale))];
  });
  return Object.fromEntries(await Promise.all(modules));
}

const codes = readdirSync(FOLDER).sort();
assert.deepEqual(codes, Object.keys(LANGUAGES).sort());
const english = shapeOf(await textsOf("en"), "");
assert.ok(english.length > 500);
for (const code of codes) assert.deepEqual(shapeOf(await textsOf(code), ""), english, code);

const COUNTED = /** @type {Record<string, string[]>} */ ({
  en: ["0 tiles", "1 tile", "2 tiles", "21 tiles", "1,234 tiles"],
  de: ["0 Steine", "1 Stein", "2 Steine", "21 Steine", "1.234 Steine"],
  fr: ["0 lettre", "1 lettre", "2 lettres", "21 lettres", "1\u202f234 lettres"],
  es: ["0 fichas", "1 ficha", "2 fichas", "21 fichas", "1234 fichas"],
});
for (const code of codes) {
  const { "frame.js": common } = await textsOf(code);
  assert.deepEqual([0, 1, 2, 21, 1234].map(common.tileCount), COUNTED[code]);
}

const { count, list, percent, percentChange, signed, fromNow, seconds } = formatsOf("en-GB");
assert.equal(count(0, { zero: "none", one: "# play", other: "# plays" }), "none");
assert.equal(count(0, { one: "# play", other: "# plays" }), "0 plays");
assert.equal(list(["North", "South", "West"]), "North, South and West");
assert.deepEqual([0, 0.001, 0.5, 0.999, 1].map(percent), ["0%", "1%", "50%", "99%", "100%"]);
assert.deepEqual([0.04, -0.12, 0].map(percentChange), ["+4%", "-12%", "0%"]);
assert.deepEqual([signed(10), signed(-10.04, 1), signed(0)], ["+10", "-10.0", "0"]);
assert.equal(fromNow(5, "minute"), "in 5 minutes");
assert.equal(seconds(1), "1 second");
