// The plays of a position, best first, with filters. When nothing is listed, a sentence says why.

import { html, useState } from "../vendor/htm-preact.js";
import { Button, Choice, DataTable, Problem, TextField } from "../controls.js";
import { useRequest } from "../hooks.js";
import { loadTexts } from "../texts.js";

const texts = await loadTexts("solver");

/** Plays that are listed at first, and that "More plays" adds. */
const PLAYS_PER_STEP = 20;
const MAX_PLAYS = 1000; // the server lists no more

/**
 * @typedef {Omit<Protocol.SolveParams, "top" | "filter">} Question
 *
 * Return the row of a play. busy: whether the play is one of an earlier question.
 * @typedef {(play: any, busy: boolean) => import("../controls.js").Row} RowOf
 *
 * @typedef {Protocol.LexiconSolved | Protocol.ScrabbleSolved | Protocol.LexibombSolved} Solved
 */

/**
 * A list of plays.
 * @param {{
 *   question: Question | null, whole?: Question | null, onWhole?: () => void,
 *   filters: Filter[], tools: object, classes?: string,
 *   columns: import("../controls.js").Column[], note?: string, none: string,
 *   rowOf: RowOf, problemOf: (error: Protocol.ErrorData) => string,
 * }} props
 *     question: null without letters; whole: the question for all plays, if `question` asks for
 *     some kinds only; onWhole: ask it instead; tools: controls beside the heading; none: why there
 *     is no play; problemOf: return what is wrong with a position that the server refuses
 */
export function PlayList({
  question,
  whole = null,
  onWhole,
  filters,
  tools,
  none,
  note,
  problemOf,
  rowOf,
  ...table
}) {
  const [top, setTop] = useState(PLAYS_PER_STEP);
  const [values, setValues] = useState(/** @type {Record<string, string>} */ ({}));
  const active = filters.filter(({ id }) => values[id]?.trim());
  const filter = active.length
    ? Object.assign({}, ...active.map(({ id, conditions }) => conditions(values[id].trim())))
    : undefined;
  const { result, error, busy } = useRequest("solve", question && { ...question, top, filter });
  const all = useRequest("solve", question && whole && { ...whole, top: 0 }).result;
  const row = /** @type {Solved | undefined} */ (result?.rows[0]);
  const plays = row && ("moves" in row ? row.moves : "plays" in row ? row.plays : undefined);
  const found = row?.count ?? 0;
  const count = (whole && all?.rows[0]?.count) || found;
  const total = row?.matching ?? found;
  const isFiltered = row?.matching !== undefined || total < count;
  const rows = plays?.map((play) => rowOf(play, busy)) ?? [];
  const more = html`
    <${Button} text=${texts.morePlaysButton} onClick=${() => setTop(rows.length + PLAYS_PER_STEP)} />
  `;
  function clear() {
    setValues({});
    onWhole?.();
  }
  return html`
    <section class="panel plays" aria-label=${texts.playsLabel} aria-busy=${busy}>
      <div class="row">
        <h2 aria-live="polite">
          ${plays ? texts.playsHeading(count, isFiltered ? total : null) : texts.playsLabel}
        </h2>
        ${tools}
      </div>
      <div class="filters" role="group" aria-label=${texts.filtersLabel}>
        ${filters.map(
          (each) => html`
            <${FilterControl}
              key=${each.id}
              ...${each}
              value=${values[each.id] ?? ""}
              onValue=${(/** @type {string} */ value) => setValues({ ...values, [each.id]: value })}
            />
          `,
        )}
        <${Button}
          text=${texts.clearFiltersButton}
          disabled=${!filter && !whole}
          onClick=${clear}
        />
      </div>
      <${Problem} text=${error ?? (row?.error_data && problemOf(row.error_data))} />
      ${!question || (plays && count === 0) ? html`<p>${none}</p>` : null}
      ${
        plays &&
        count > 0 &&
        total === 0 &&
        html`
          <p>${texts.allHiddenText(count)}</p>
          <${Button} text=${texts.showAllButton(count)} onClick=${clear} />
        `
      }
      ${
        rows.length > 0 &&
        html`
          ${note && html`<p class="hint">${note}</p>`}
          <${DataTable} ...${table} rows=${rows} />
        `
      }
      ${plays && plays.length < total && (plays.length < MAX_PLAYS ? more : html`<p class="hint">${texts.otherPlaysNotListed}</p>`)}
    </section>
  `;
}

/**
 * A filter. label: of its control; kind: its control; hint: an example; conditions: return what
 * plays have to meet, given the value of the control as text.
 * @typedef {{ id: string, label: string, kind: "text" | "number" | "length" | "toggle",
 *             hint?: string, conditions: (value: string) => Protocol.PlayFilter }} Filter
 */

const MAX_LENGTH = 8; // and longer ones

/** @type {import("../controls.js").Options} */
const LENGTHS = [
  ["", texts.anyLength],
  ...Array.from("234567", (length) => /** @type {[string, string]} */ ([length, length])),
  [`${MAX_LENGTH}`, texts.orLonger(MAX_LENGTH)],
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

/**
 * Return a filter with a field for a text or, without an example, for a number.
 * @param {string} id
 * @param {string} label
 * @param {Filter["conditions"]} conditions
 * @param {string} [hint] an example
 * @returns {Filter}
 */
export const fieldFilter = (id, label, conditions, hint) => ({
  ...{ id, label, kind: hint ? "text" : "number", conditions, hint },
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
    default:
      return html`
        <${TextField}
          label=${label}
          id=${id}
          ...${kind === "text" ? { type: "search" } : { type: "number", min: 0 }}
          placeholder=${hint}
          value=${value}
          onInput=${onValue}
        />
      `;
  }
}
