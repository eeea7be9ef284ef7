// The text of the query, with examples and mistakes.

import { html } from "../vendor/htm-preact.js";
import { useFocus } from "../accessibility.js";
import { Button, TextField, UndoButton } from "../controls.js";
import { common, loadTexts, queryProblem } from "../texts.js";

const texts = await loadTexts("words");

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
      label=${texts.conditionsLabel}
      id="query"
      class="large query"
      value=${text}
      onInput=${(/** @type {string} */ typed) => set(typed)}
      placeholder=${texts.conditionsExample}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${failure ? "true" : undefined}
      aria-describedby=${failure ? "query-problem" : undefined}
    />
    <${Mistake} text=${text} failure=${failure} onText=${set} />
    <div class="row">
      <${Button} text=${common.clearButton} disabled=${!text} onClick=${() => set("")} />
      <${UndoButton} ...${history} />
    </div>
    <div class="examples" role="group" aria-label=${texts.examplesLabel}>
      <span class="hint" aria-hidden="true">${texts.tryLabel}</span>
      ${texts.EXAMPLES.filter(([, query]) => fits(query, letters)).map(
        ([title, query]) => html`
          <${Button}
            key=${query}
            text=${title}
            aria-pressed=${query === text}
            onClick=${() => set(query)}
          />
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
        <div class="examples" role="group" aria-label=${texts.correctionsLabel}>
          <span class="hint" aria-hidden="true">${texts.tryLabel}</span>
          ${suggestions.map(
            (/** @type {string} */ each) => html`
              <${Button} key=${each} text=${each} onClick=${() => onText(before + each + after)} />
            `,
          )}
        </div>
      `
    }
  `;
}
