// Filters of the plays that a solver lists: fields and buttons.

import { html, useState } from "../vendor/htm-preact.js";
import { Button, Choice, TextField } from "../controls.js";
import * as texts from "./texts.js";

/**
 * A filter. label: of its control; kind: its control; hint: an example; conditions: return what
 * plays have to meet, given the value of the control as text.
 * @typedef {{ id: string, label: string, kind: "text" | "number" | "length" | "toggle",
 *             hint?: string, conditions: (value: string) => Protocol.PlayFilter }} Filter
 *
 * The filters of a list and their values by id; those with an empty value let all plays pass.
 * @typedef {{ filters: Filter[], values: Record<string, string> }} FilterState
 */

const MAX_LENGTH = 8; // and longer ones

/** @type {import("../controls.js").Options} */
const LENGTHS = [
  ["", texts.anyLength],
  ...Array.from(
    { length: MAX_LENGTH - 1 },
    (_, place) =>
      /** @type {[string, string]} */ ([
        `${place + 2}`,
        place + 2 < MAX_LENGTH ? `${place + 2}` : texts.orLonger(MAX_LENGTH),
      ]),
  ),
];

/** A square with a direction, `8D` or `D8`; and the begin of one, which is not refused yet. */
const PLACE = /^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i;
const BEGUN_PLACE = /^\d{1,2}$/;
const BEGUN_SQUARE = /^(\d{1,2}|[A-Z])$/i;

/**
 * Return the conditions for letters that a word has: "qu z".
 * @param {string} text
 * @returns {Protocol.PlayFilter}
 */
export const lettersConditions = (text) => ({ contains: text.split(/\s+/) });

/**
 * Return the conditions for letters of a word, and the place where it begins: "qu z 8G".
 * @param {string} text
 * @returns {Protocol.PlayFilter}
 */
export function findConditions(text) {
  const parts = text.split(/\s+/).filter((part) => !BEGUN_PLACE.test(part));
  const [at, ...others] = parts.filter((part) => PLACE.test(part));
  // A play begins in one place: the server refuses further ones as letters.
  return { at, contains: [...parts.filter((part) => !PLACE.test(part)), ...others] };
}

/**
 * Return the conditions for squares that a play covers: "H8 O15".
 * @param {string} text
 * @returns {Protocol.PlayFilter}
 */
export const coversConditions = (text) => ({
  covers: text.split(/\s+/).filter((part) => !BEGUN_SQUARE.test(part)),
});

/** @type {Filter} */
export const LENGTH_FILTER = {
  id: "length",
  label: texts.lettersFilter,
  kind: "length",
  conditions: (value) => ({
    min_length: Number(value),
    max_length: Number(value) < MAX_LENGTH ? Number(value) : undefined,
  }),
};

/**
 * Return the filter of plays that use all cards or tiles.
 * @param {string} label
 * @returns {Filter}
 */
export const allUsedFilter = (label) => ({
  id: "all",
  label,
  kind: "toggle",
  conditions: () => ({ uses_all: true }),
});

/**
 * Return the state of filters: {filters, values, isActive, set, clear, conditions}.
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
    /** The conditions of all filters; undefined: none is active. */
    conditions: active.length
      ? Object.assign({}, ...active.map(({ id, conditions }) => conditions(values[id].trim())))
      : undefined,
  };
}

/**
 * The controls of filters.
 * @param {FilterState & { isActive: boolean, set: (id: string, value: string) => void,
 *                         clear: () => void }} props
 */
export function Filters({ filters, values, isActive, set, clear }) {
  return html`
    <div class="filters" role="group" aria-label=${texts.filtersLabel}>
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
      <${Button} text=${texts.clearFiltersButton} disabled=${!isActive} onClick=${clear} />
    </div>
  `;
}

/** @param {Filter & { value: string, onValue: (value: string) => void }} props */
function FilterControl({ id, label, kind, hint, value, onValue }) {
  switch (kind) {
    case "toggle":
      return html`
        <${Button}
          text=${label}
          class="toggle"
          aria-pressed=${value !== ""}
          onClick=${() => onValue(value ? "" : "on")}
        />
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
