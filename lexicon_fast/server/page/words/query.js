// The text of the query, with examples and mistakes.

import { html } from "../vendor/htm-preact.js";
import { useFocus } from "../accessibility.js";
import { TextField, UndoButton } from "../controls.js";
import { queryProblem } from "../texts.js";

/** Examples: what they find, and the query. */
const EXAMPLES = /** @type {[string, string][]} */ ([
  ["Anagrams of RETAINS and a blank", "anagram:RETAINS?"],
  ["Words of two letters", "length:2"],
  ["Q without U", "includes:Q and excludes:U"],
  ["Seven letters, five vowels", "length:7 and vowels:5-"],
  ["Threes without hooks", "length:3 and front-hooks:0 and back-hooks:0"],
  ["The 100 most probable eights", "length:8 and probability:1-100"],
  ["Pattern ?W*M?S", "pattern:?W*M?S"],
]);

/** Names of conditions and words of the language, which have no letters of a dictionary. */
const LANGUAGE = /[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu;

/**
 * Return whether a dictionary has the letters of a query.
 * @param {string} query
 * @param {string} letters
 */
const fits = (query, letters) =>
  [...query.replace(LANGUAGE, "")].every((each) => letters.includes(each));

/**
 * @param {{ history: { value: string, set: (text: string) => void, undo: () => void,
 *                      canUndo: boolean },
 *           failure: import("../server.js").Refused | null, letters: string }} props
 *     history: of the text; failure: the error about a wrong query; letters: of the dictionary
 */
export function Query({ history, failure, letters }) {
  const { value: text, set } = history;
  useFocus([failure]);
  return html`
    <${TextField}
      label="Conditions"
      id="query"
      class="large query"
      value=${text}
      onInput=${(/** @type {string} */ typed) => set(typed)}
      placeholder="length:7 and includes:Z"
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${failure ? "true" : undefined}
      aria-describedby=${failure ? "query-problem" : undefined}
    />
    <${Mistake} text=${text} failure=${failure} onText=${set} />
    <div class="row">
      <button type="button" disabled=${!text} onClick=${() => set("")}>Clear</button>
      <${UndoButton} ...${history} />
    </div>
    <div class="examples" role="group" aria-label="Examples">
      <span class="hint" aria-hidden="true">Try</span>
      ${EXAMPLES.filter(([, query]) => fits(query, letters)).map(
        ([title, query]) => html`
          <button
            type="button"
            key=${query}
            aria-pressed=${query === text}
            onClick=${() => set(query)}
          >
            ${title}
          </button>
        `,
      )}
    </div>
  `;
}

/**
 * The query with its wrong part marked, why it is wrong, and what would be right.
 * @param {{ text: string, failure: import("../server.js").Refused | null,
 *           onText: (text: string) => void }} props
 */
function Mistake({ text, failure, onText }) {
  const { start, end, suggestions = [] } = failure?.data ?? {};
  const letters = [...text]; // places are those of characters, and some are two units of a string
  const before = letters.slice(0, start).join("");
  const after = letters.slice(end).join("");
  return html`
    <div id="query-problem" class="mistake" role="status">
      ${
        failure &&
        html`
          ${
            start !== undefined &&
            html`
              <p class="marked" aria-hidden="true">
                ${before}<mark>${letters.slice(start, end).join("") || "\u00a0"}</mark>${after}
              </p>
            `
          }
          <p class="problem">${queryProblem(failure)}</p>
        `
      }
    </div>
    ${
      suggestions.length > 0 &&
      html`
        <div class="examples" role="group" aria-label="Corrections">
          <span class="hint" aria-hidden="true">Write</span>
          ${suggestions.map(
            (/** @type {string} */ each) => html`
              <button type="button" key=${each} onClick=${() => onText(before + each + after)}>
                ${each}
              </button>
            `,
          )}
        </div>
      `
    }
  `;
}
