// The answers to a question once it is over.

import { html } from "../vendor/htm-preact.js";
import { DataTable } from "../controls.js";
import { TEXTS } from "./texts.js";

/**
 * All answers with their hooks and definitions; the missed ones are marked.
 * @param {{ answers: import("./questions.js").Answer[], found: string[],
 *           inCapitals: (word: string) => string }} props
 */
export function Answers({ answers, found, inCapitals }) {
  const isMissed = (/** @type {string} */ word) => !found.includes(word);
  const hasMeaning = answers.some(({ definition }) => definition);
  const spaced = (/** @type {string} */ letters) => [...letters].join(" ");
  // The missed ones are those to look at.
  const ordered = [...answers].sort((a, b) => Number(isMissed(b.word)) - Number(isMissed(a.word)));
  const columns = [
    { title: TEXTS.front, number: true },
    { title: TEXTS.word },
    { title: TEXTS.back },
    hasMeaning && { title: TEXTS.meaning },
  ];
  const rows = ordered.map(({ word, front, back, definition }) => ({
    key: word,
    cells: [
      html`<span class="hooks">${spaced(front)}</span>`,
      html`
        <span class="word">${inCapitals(word)}</span>
        ${isMissed(word) && html` <span class="tag quiz-missed">${TEXTS.missed}</span>`}
      `,
      html`<span class="hooks">${spaced(back)}</span>`,
      hasMeaning && (definition || "–"),
    ],
  }));
  return html`<${DataTable} classes="word-table" columns=${columns} rows=${rows} />`;
}
