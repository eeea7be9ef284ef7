// The cursor of a draft on a board: {cursor: {row, column} or null, down}. All functions give a new
// draft.

import { homeOf } from "./places.js";

export class BoardCursor {
  constructor(rules) {
    this.rules = rules;
  }

  inside({ row, column }) {
    return (
      row >= 0 &&
      column >= 0 &&
      row < this.rules.squares.length &&
      column < this.rules.squares[0].length
    );
  }

  /** The square after one, or before it, in the direction of the draft. */
  next({ down }, { row, column }, step = 1) {
    return down ? { row: row + step, column } : { row, column: column + step };
  }

  /** The cursor on a square; there already, it turns. */
  point(draft, square) {
    const { cursor, down } = draft;
    const same = cursor && cursor.row === square.row && cursor.column === square.column;
    return same ? { ...draft, down: !down } : { ...draft, cursor: square };
  }

  /** An arrow key: the cursor turns to that way, or goes there. */
  arrow(draft, rowStep, columnStep) {
    const cursor = draft.cursor ?? homeOf(this.rules);
    const down = rowStep !== 0;
    if (down !== draft.down) return { ...draft, cursor, down };
    const to = { row: cursor.row + rowStep, column: cursor.column + columnStep };
    return { ...draft, cursor: this.inside(to) ? to : cursor };
  }
}
