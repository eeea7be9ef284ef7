// Filters of the plays that a solver lists: fields and buttons.

import { html, useState } from "../vendor/htm-preact.js";
import { Choice, TextField } from "../controls.js";

/**
 * A filter. label: of its control; kind: its control; hint: an example; test: return
 * whether a play passes, given the value of the control as text.
 * @typedef {{ id: string, label: string, kind: "text" | "number" | "length" | "toggle",
 *             hint?: string, test: (play: any, value: string) => boolean }} Filter
 *
 * The filters of a list and their values by id; those with an empty value let all plays pass.
 * @typedef {{ filters: Filter[], values: Record<string, string> }} FilterState
 */

const MAX_LENGTH = 8; // and longer ones

/** @type {import("../controls.js").Options} */
const LENGTHS = [
  ["", "Any"],
  ...Array.from(
    { length: MAX_LENGTH - 1 },
    (_, place) =>
      /** @type {[string, string]} */ ([
        `${place + 2}`,
        place + 2 < MAX_LENGTH ? `${place + 2}` : `${MAX_LENGTH} or more`,
      ]),
  ),
];

/**
 * Return whether a word contains all the parts of a text: "qu z".
 * @param {string} word in upper case
 * @param {string} text
 * @param {string} [at] its place on a board, which may be a part, too
 */
export const containsParts = (word, text, at) =>
  text
    .toUpperCase()
    .split(/\s+/)
    .every((part) => word.includes(part) || part === at);

/**
 * Return whether a word has the length of a value of LENGTHS.
 * @param {string} word
 * @param {string} value
 */
export const hasLength = (word, value) => `${Math.min(word.length, MAX_LENGTH)}` === value;

/**
 * Return the state of filters: {filters, values, isActive, set, clear, passing}.
 * @param {Filter[]} filters
 */
export function useFilters(filters) {
  const [values, setValues] = useState(/** @type {Record<string, string>} */ ({}));
  const active = filters.filter(({ id }) => values[id]?.trim());
  return {
    filters,
    values,
    isActive: active.length > 0,
    set: (/** @type {string} */ id, /** @type {string} */ value) =>
      setValues((/** @type {Record<string, string>} */ now) => ({ ...now, [id]: value })),
    clear: () => setValues({}),
    /** Return the plays that pass. @type {<P>(plays: P[]) => P[]} */
    passing: (plays) =>
      plays.filter((play) => active.every(({ id, test }) => test(play, values[id].trim()))),
  };
}

/**
 * The controls of filters.
 * @param {FilterState & { isActive: boolean, set: (id: string, value: string) => void,
 *                         clear: () => void }} props
 */
export function Filters({ filters, values, isActive, set, clear }) {
  return html`
    <div class="filters" role="group" aria-label="Filters">
      ${filters.map(
        (filter) => html`
          <${FilterControl}
            key=${filter.id}
            ...${filter}
            value=${values[filter.id] ?? ""}
            onValue=${(/** @type {string} */ value) => set(filter.id, value)}
          />
        `,
      )}
      <button type="button" disabled=${!isActive} onClick=${clear}>Clear filters</button>
    </div>
  `;
}

/** @param {Filter & { value: string, onValue: (value: string) => void }} props */
function FilterControl({ id, label, kind, hint, value, onValue }) {
  switch (kind) {
    case "toggle":
      return html`
        <button
          type="button"
          class="toggle"
          aria-pressed=${value !== ""}
          onClick=${() => onValue(value ? "" : "on")}
        >
          ${label}
        </button>
      `;
    case "length":
      return html`
        <${Choice} label=${label} id=${id} value=${value} options=${LENGTHS} onChange=${onValue} />
      `;
    default: {
      const type = kind === "text" ? "search" : "number";
      return html`
        <${TextField}
          label=${label}
          id=${id}
          type=${type}
          min=${kind === "number" ? 0 : undefined}
          placeholder=${hint}
          value=${value}
          onInput=${onValue}
        />
      `;
    }
  }
}
