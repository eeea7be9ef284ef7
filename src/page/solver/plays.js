// The plays of a position, best first, with filters. When nothing is listed, a sentence says why.

import { html, useState } from "../vendor/htm-preact.js";
import { Button, DataTable, Problem } from "../controls.js";
import { useRequest } from "../hooks.js";
import { Filters, useFilters } from "./filters.js";
import * as texts from "./texts.js";

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
 *   filters: import("./filters.js").Filter[], tools: object, classes?: string,
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
  problemOf,
  ...table
}) {
  const [top, setTop] = useState(PLAYS_PER_STEP);
  const state = useFilters(filters);
  const { result, error, busy } = useRequest(
    "solve",
    question && { ...question, top, filter: state.conditions },
  );
  const all = useRequest("solve", question && whole && { ...whole, top: 0 }).result;
  const row = /** @type {Solved | undefined} */ (result?.rows[0]);
  const plays = row && ("moves" in row ? row.moves : "plays" in row ? row.plays : undefined);
  const found = row?.count ?? 0;
  const count = (whole && all?.rows[0]?.count) || found;
  const total = row?.matching ?? found;
  const isFiltered = row?.matching !== undefined || total < count;
  function clear() {
    state.clear();
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
      <${Filters} ...${state} isActive=${state.isActive || whole !== null} clear=${clear} />
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
      ${plays && plays.length > 0 && html`<${Table} ...${table} plays=${plays} busy=${busy} />`}
      ${plays && plays.length < total && html`<${More} shown=${plays.length} onMore=${setTop} />`}
    </section>
  `;
}

/**
 * @param {{ plays: any[], busy: boolean, columns: import("../controls.js").Column[],
 *           rowOf: RowOf, note?: string, classes?: string }} props
 */
function Table({ plays, busy, columns, rowOf, note, classes }) {
  return html`
    ${note && html`<p class="hint">${note}</p>`}
    <${DataTable} classes=${classes} columns=${columns} rows=${plays.map((play) => rowOf(play, busy))} />
  `;
}

/** @param {{ shown: number, onMore: (top: number) => void }} props */
function More({ shown, onMore }) {
  if (shown >= MAX_PLAYS) return html`<p class="hint">${texts.otherPlaysNotListed}</p>`;
  return html`
    <${Button} text=${texts.morePlaysButton} onClick=${() => onMore(shown + PLAYS_PER_STEP)} />
  `;
}
