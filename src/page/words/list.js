// The words that meet the conditions: how many there are, and a list that grows on demand.

import { html, useMemo, useState } from "../vendor/htm-preact.js";
import { Button, DataTable, Problem } from "../controls.js";
import { useAction } from "../hooks.js";
import { lang, sent, readable } from "../letters.js";
import { addressOf } from "../routing.js";
import { call } from "../server.js";
import { saveFile } from "../storage.js";
import { common, formats, joined, loadTexts } from "../texts.js";

const texts = await loadTexts("words");

/** Words that are listed at first, and that "More words" adds. */
export const FIRST = 100;
const STEP = 500;
const MAX_STEP = 10_000; // the server sends no more at once

/**
 * @typedef {Omit<Protocol.DictionaryFindParams, "skip" | "limit">} Question
 * @typedef {Protocol.DictionaryFindResult} Found
 */

/**
 * @param {{ question: Question, first: Found, busy: boolean,
 *           inCapitals: (word: string) => string }} props
 *     first: the first words; busy: whether they are those of an earlier question
 */
export function WordList({ question, first, busy, inCapitals }) {
  const [more, setMore] = useState(/** @type {Found[]} */ ([]));
  const { busy: loading, problem, run } = useAction({ leaves: false });
  const pages = useMemo(() => [first, ...more], [first, more]);
  const shown = pages.reduce((sum, { words }) => sum + words.length, 0);
  const rest = first.count - shown;
  const add = async () => {
    const params = { ...question, skip: shown, limit: Math.min(STEP, rest) };
    const page = await call("dictionary.find", params);
    setMore([...more, page]);
  };
  // Typing does not change the list, which may be long.
  const list = useMemo(
    () =>
      html`<${Listed} pages=${pages} inCapitals=${inCapitals} dictionary=${question.dictionary} />`,
    [pages, inCapitals],
  );
  return html`
    ${
      first.count > 0 &&
      html`
        <${Share} question=${question} pages=${pages} busy=${busy || loading} onWork=${run} />
      `
    }
    <${Problem} text=${problem} />
    ${first.count === 0 && html`<p>${texts.noWords}</p>`}
    ${shown > 0 && list}
    ${
      rest > 0 &&
      html`
        <div class="row">
          <${Button}
            text=${texts.moreButton}
            disabled=${busy || loading}
            onClick=${() => run(add)}
          />
          <span class="hint">${texts.listedText(shown, first.count)}</span>
        </div>
      `
    }
  `;
}

/** @typedef {keyof typeof texts.COLUMNS} Column */

const NUMBERS = ["front_hooks", "points", "probability", "playability", "anagrams"];

/**
 * @param {{ pages: Found[], inCapitals: (word: string) => string,
 *           dictionary: string }} props
 */
function Listed({ pages, inCapitals, dictionary }) {
  // A tap looks the word up.
  const linked = (/** @type {string} */ word) => html`
    <a class="word" lang=${lang()} href=${addressOf("words", { q: word, dictionary })}>
      ${inCapitals(word)}
    </a>
  `;
  const all = /** @type {Column[]} */ (Object.keys(texts.COLUMNS));
  const names = all.filter((name) => pages[0][name]);
  if (names.length === 1) {
    return html`
      <ul class="words-only">
        ${pages.flatMap(({ words }) => words.map((word) => html`<li key=${word}>${linked(word)}</li>`))}
      </ul>
    `;
  }
  const columns = names.map((name) => ({
    title: texts.COLUMNS[name],
    number: NUMBERS.includes(name),
  }));
  const rows = pages.flatMap((page) =>
    page.words.map((word, at) => ({
      key: word,
      cells: names.map((name) => (name === "words" ? linked(word) : cellOf(name, page, at))),
    })),
  );
  // With definitions, a row is a card of two lines on a phone.
  const classes = joined(["word-table", pages[0].definition && "folds"]);
  return html`<${DataTable} classes=${classes} columns=${columns} rows=${rows} />`;
}

/**
 * Return the cell of a word; a number with its title where the headings of the list are not shown.
 * @param {Column} name
 * @param {Found} page
 * @param {number} at
 */
function cellOf(name, page, at) {
  const value = page[name]?.[at] ?? "";
  if (name === "definition") return value || "–";
  if (typeof value === "string") return html`<span class="hooks">${spaced(value)}</span>`;
  const number = formats.number(value);
  if (!page.definition) return number;
  return html`<span class="fact" data-title=${texts.COLUMNS[name]}>${number}</span>`;
}

/** Return letters with spaces, at which lines can break. @param {string} letters */
const spaced = (letters) => readable([...letters].join(" "));

/**
 * The whole list as text, to copy or to save.
 * @param {{ question: Question, pages: Found[], busy: boolean,
 *           onWork: (work: () => Promise<void>) => void }} props
 */
function Share({ question, pages, busy, onWork }) {
  const [said, setSaid] = useState("");
  async function copy() {
    setSaid("");
    const text = wholeText(question, pages);
    try {
      await toClipboard(text);
      setSaid(common.copied);
    } catch {
      await text; // an error of the server is shown as such
      setSaid(texts.copyRefused);
    }
  }
  async function save() {
    setSaid("");
    saveFile("words.txt", await wholeText(question, pages), "text/plain");
  }
  return html`
    <div class="row">
      <a class="button" href=${addressOfQuiz(question)}>${texts.quizOnThese}</a>
      <${Button} text=${texts.copyListButton} disabled=${busy} onClick=${() => onWork(copy)} />
      <${Button} text=${texts.saveListButton} disabled=${busy} onClick=${() => onWork(save)} />
      <span role="status">${said}</span>
    </div>
  `;
}

/**
 * Return the address of a quiz about the words of a question.
 * @param {Question} question
 */
const addressOfQuiz = ({ query, dictionary, order }) =>
  addressOf("quiz", {
    q: String(query),
    dictionary: dictionary ?? "",
    order: order === "alphabet" ? "" : String(order),
  });

/**
 * Copy a text that is still to come: some browsers allow it only right after a click.
 * @param {Promise<string>} text
 */
async function toClipboard(text) {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((each) => new Blob([each], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

/**
 * Return a value of the list as text, which has no tabs.
 * @param {Found} page
 * @param {keyof typeof texts.TEXT_COLUMNS} name
 * @param {number} at
 */
const cell = (page, name, at) => String(page[name]?.[at] ?? "").replaceAll("\t", " ");

/**
 * Return all words of a question as text: a word a line; with columns a table with tabs.
 * @param {Question} question
 * @param {Found[]} pages those that are there
 */
async function wholeText(question, pages) {
  const all = [...pages];
  let size = all.reduce((sum, { words }) => sum + words.length, 0);
  while (size < all[0].count) {
    const page = await call("dictionary.find", { ...question, skip: size, limit: MAX_STEP });
    if (!page.words.length) break; // the server has another list by now
    all.push(page);
    size += page.words.length;
  }
  const names = /** @type {(keyof typeof texts.TEXT_COLUMNS)[]} */ (
    Object.keys(texts.TEXT_COLUMNS)
  );
  const shown = names.filter((name) => all[0][name]);
  const lines = all.flatMap((page) =>
    page.words.map((_, at) => shown.map((name) => cell(page, name, at)).join("\t")),
  );
  const head = shown.map((name) => texts.TEXT_COLUMNS[name]);
  if (shown.length > 1) lines.unshift(head.join("\t"));
  return sent(`${lines.join("\n")}\n`);
}
