// A position being typed: letters and, on a minefield, what squares show. All functions give a new
// draft.
//
// A draft: {rows, opened, cursor, down}; opened: null on other boards.

import { BoardCursor } from "./cursor.js";
import { hasMinefield } from "./squares.js";

const EMPTY = ".";

/** The rows of a board without anything. */
export const emptyRows = (rules) => rules.squares.map((row) => EMPTY.repeat(row.length));

/** Rows typed as text, one a line, cut or filled to the length of the board's rows. */
export function rowsOf(rules, text) {
  const lines = text.split(/[\n/]/);
  return emptyRows(rules).map((row, place) => {
    const line = (lines[place] ?? "").trim().replaceAll(" ", EMPTY);
    return line.slice(0, row.length).padEnd(row.length, EMPTY);
  });
}

export class Editing extends BoardCursor {
  get blank() {
    return this.rules.blank;
  }

  /** Whether a key changes a square. */
  accepts(key) {
    const shows = hasMinefield(this.rules) && /^[0-8*]$/.test(key);
    return /^[\p{L}.]$/u.test(key) || key === this.blank || shows;
  }

  /** A letter, "." for none, or on a minefield a number or "*" for a bomb that was hit. */
  type(draft, key, asBlank = false) {
    const next = this.next(draft, draft.cursor);
    const after = { ...draft, cursor: this.inside(next) ? next : draft.cursor };
    if (/[0-8*]/.test(key))
      return { ...after, opened: this.#with(draft.opened, draft.cursor, key) };
    const letter = asBlank && !this.rules.free_blank ? key.toLowerCase() : key.toUpperCase();
    return { ...after, rows: this.#with(draft.rows, draft.cursor, letter) };
  }

  /** tiles: {row, column, letter} of each that is put there. */
  lay(draft, tiles) {
    const lain = (rows, { row, column, letter }) => this.#with(rows, { row, column }, letter);
    return { ...draft, rows: tiles.reduce(lain, draft.rows) };
  }

  back(draft) {
    const cleared = this.#cleared(draft, draft.cursor);
    const before = this.next(draft, draft.cursor, -1);
    return { ...cleared, cursor: this.inside(before) ? before : draft.cursor };
  }

  #cleared(draft, square) {
    const opened = draft.opened && this.#with(draft.opened, square, EMPTY);
    return { ...draft, rows: this.#with(draft.rows, square, EMPTY), opened };
  }

  #with(rows, { row, column }, sign) {
    return rows.map((line, place) =>
      place === row ? line.slice(0, column) + sign + line.slice(column + 1) : line,
    );
  }
}
