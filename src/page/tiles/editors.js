// Changes to drafts on a board: tiles that are being laid, or a position that is being typed. All
// methods return a new draft, or the same one if the change is not possible.

import { beginsTile, inOrder, JOINT, lower, received, parseTyped, upper } from "../letters.js";
import { EMPTY, isTaken, keyOf, nextSquare } from "./notation.js";
import { hasMinefield } from "./squares.js";
import { usedPlaces } from "../tile.js";

/**
 * @typedef {import("./notation.js").Square} Square
 *
 * Where letters go, and their direction.
 * @typedef {{ cursor: Square | null, down: boolean }} Cursor
 *
 * A laid tile. tile: as in the rack; letter: as shown, in lower case for a blank, empty for a blank
 * that needs a letter.
 * @typedef {Square & { tile: string, letter: string }} LaidTile
 * @typedef {Cursor & { laid: LaidTile[] }} PlayDraft
 *
 * A position: rows of tiles and, on a minefield, of what squares show.
 * @typedef {Cursor & { rows: string[], opened: string[] | null }} PositionDraft
 *
 * @typedef {import("./squares.js").BoardRules} BoardRules
 */

/** @type {PlayDraft} */
export const EMPTY_PLAY = { laid: [], cursor: null, down: false };

/**
 * Return the square where a cursor starts: the start square or the middle.
 * @param {BoardRules} rules
 */
export function homeSquare({ start, squares }) {
  const [row, column] = start ?? [squares.length >> 1, squares[0].length >> 1];
  return { row, column };
}

/** Move the cursor of a draft. */
class CursorEditor {
  /** @param {BoardRules} rules */
  constructor(rules) {
    this.rules = rules;
    this.blank = rules.blank;
  }

  /** @param {Square} square */
  isOnBoard({ row, column }) {
    return this.rules.squares[row]?.[column] !== undefined;
  }

  /**
   * Put the cursor on a square, or turn it if it is there.
   * @template {Cursor} D
   * @param {D} draft
   * @param {Square} square
   */
  point(draft, square) {
    const isHere = draft.cursor && keyOf(draft.cursor) === keyOf(square);
    return isHere
      ? { ...draft, down: !draft.down }
      : { ...draft, cursor: square, down: Boolean(draft.cursor) && draft.down };
  }

  /**
   * Turn the cursor in the direction of an arrow key, or else move it.
   * @template {Cursor} D
   * @param {D} draft
   * @param {boolean} down
   * @param {number} step
   */
  arrow(draft, down, step) {
    const cursor = draft.cursor ?? homeSquare(this.rules);
    if (down !== draft.down) return { ...draft, cursor, down };
    return this.advanced({ ...draft, cursor }, step);
  }

  /**
   * Move the cursor in its direction, unless it would leave the board.
   * @template {Cursor} D
   * @param {D & { cursor: Square }} draft
   */
  advanced(draft, step = 1) {
    const cursor = nextSquare(draft.cursor, draft.down, step);
    return this.isOnBoard(cursor) ? { ...draft, cursor } : draft;
  }
}

/** Lay tiles of a rack on a board. */
export class PlayEditor extends CursorEditor {
  /**
   * @param {BoardRules} rules
   * @param {string[]} rows of the board
   * @param {string} rack all tiles of the player
   */
  constructor(rules, rows, rack) {
    super(rules);
    this.rows = rows;
    this.rack = rack;
    this.needsLetter = !rules.free_blank; // must a blank stand for a letter?
  }

  /** The letters that a blank can stand for. */
  get letters() {
    return inOrder(Object.keys(this.rules.values).filter((letter) => letter !== this.blank));
  }

  /**
   * Return the tiles that are left, by place in the rack; null for laid ones.
   * @param {PlayDraft} draft
   */
  left(draft) {
    const used = usedPlaces(
      this.rack,
      draft.laid.map(({ tile }) => tile),
    );
    return [...this.rack].map((tile, place) => (used[place] ? null : tile));
  }

  /** @param {string} key */
  accepts(key) {
    return key === this.blank || /^\p{L}$/u.test(key);
  }

  /** @param {PlayDraft} draft @param {Square} square */
  laidAt(draft, square) {
    return draft.laid.find((each) => keyOf(each) === keyOf(square));
  }

  /**
   * Return the first empty square at or after a square; null if the board ends before.
   * @param {PlayDraft} draft
   * @param {Square} square
   */
  #emptyFrom(draft, square) {
    let at = square;
    while (isTaken(this.rows, at) || this.laidAt(draft, at)) at = nextSquare(at, draft.down);
    return this.isOnBoard(at) ? at : null;
  }

  /**
   * Lay a tile on a square. letter: what a blank stands for, empty if not chosen yet.
   * @param {PlayDraft} draft
   * @param {Square} square
   * @param {string} tile
   */
  lay(draft, square, tile, letter = "") {
    if (isTaken(this.rows, square) || !this.left(draft).includes(tile)) return draft;
    const blank = this.needsLetter ? lower(letter) : tile;
    const { laid } = this.takeBack(draft, square);
    const shown = tile === this.blank ? blank : tile;
    return { ...draft, laid: [...laid, { ...square, tile, letter: shown }] };
  }

  /**
   * Lay a letter of a play that the server suggests.
   * @param {PlayDraft} draft
   * @param {import("./notation.js").LaidLetter} laid
   */
  layLetter(draft, { row, column, letter }) {
    const tile = letter === upper(letter) ? letter : this.blank;
    return this.lay(draft, { row, column }, tile, letter);
  }

  /**
   * Lay a tile at the cursor and move the cursor on.
   * @param {PlayDraft} draft
   * @param {string} tile
   */
  layAtCursor(draft, tile, letter = "") {
    const square = draft.cursor && this.#emptyFrom(draft, draft.cursor);
    const after = square ? this.lay(draft, square, tile, letter) : draft;
    if (!square || after === draft) return draft;
    return { ...after, cursor: this.#emptyFrom(after, square) ?? square };
  }

  /**
   * Lay the tile of a typed letter, or else a blank.
   * @param {PlayDraft} draft
   * @param {string} letter
   */
  type(draft, letter, asBlank = false) {
    const tile = upper(letter);
    if (!asBlank && this.left(draft).includes(tile)) return this.layAtCursor(draft, tile);
    const isBlank = this.needsLetter || tile === this.blank;
    return isBlank ? this.layAtCursor(draft, this.blank, letter) : draft;
  }

  /** Take back the tile at the cursor, or the one before it. @param {PlayDraft} draft */
  back(draft) {
    if (!draft.cursor) return draft;
    let at = draft.cursor;
    if (!this.laidAt(draft, at)) {
      do at = nextSquare(at, draft.down, -1);
      while (isTaken(this.rows, at));
    }
    return this.laidAt(draft, at) ? { ...this.takeBack(draft, at), cursor: at } : draft;
  }

  /** @param {PlayDraft} draft @param {Square} square */
  takeBack(draft, square) {
    return { ...draft, laid: draft.laid.filter((each) => keyOf(each) !== keyOf(square)) };
  }

  /**
   * Move a laid tile to another square.
   * @param {PlayDraft} draft
   * @param {Square} from
   * @param {Square} to
   */
  move(draft, from, to) {
    const moved = this.laidAt(draft, from);
    if (!moved || isTaken(this.rows, to)) return draft;
    return this.lay(this.takeBack(draft, from), to, moved.tile, moved.letter);
  }

  /**
   * Choose the letter of the first blank that needs one.
   * @param {PlayDraft} draft
   * @param {string} letter
   */
  chooseLetter(draft, letter) {
    const place = draft.laid.findIndex((each) => !each.letter);
    const tile = { ...draft.laid[place], letter: lower(letter) };
    return { ...draft, laid: draft.laid.with(place, tile) };
  }
}

/** Type a position: letters, and on a minefield what squares show. */
export class PositionEditor extends CursorEditor {
  /** @param {string} key */
  accepts(key) {
    return /^[\p{L}.]$/u.test(key) || key === this.blank || this.#isSquareSign(key);
  }

  /** @param {string} key a number of bombs, or "*" for a bomb that was hit */
  #isSquareSign(key) {
    return hasMinefield(this.rules) && /^[0-8*]$/.test(key);
  }

  /** @param {PositionDraft & { cursor: Square }} draft @param {string} key */
  type(draft, key, asBlank = false) {
    const after = this.advanced(draft);
    const letter = asBlank && !this.rules.free_blank ? lower(key) : upper(key);
    return this.#isSquareSign(key) && draft.opened
      ? { ...after, opened: withSign(draft.opened, draft.cursor, key) }
      : { ...after, rows: withSign(draft.rows, draft.cursor, letter) };
  }

  /** @param {PositionDraft} draft @param {import("./notation.js").LaidLetter[]} laid */
  lay(draft, laid) {
    const rows = laid.reduce((all, each) => withSign(all, each, each.letter), draft.rows);
    return { ...draft, rows };
  }

  /**
   * Clear the square at the cursor and move the cursor back.
   * @param {PositionDraft & { cursor: Square }} draft
   */
  back(draft) {
    const { rows, opened, cursor } = draft;
    return {
      ...this.advanced(draft, -1),
      rows: withSign(rows, cursor, EMPTY),
      opened: opened && withSign(opened, cursor, EMPTY),
    };
  }
}

/**
 * @param {string[]} rows
 * @param {Square} square
 * @param {string} sign
 */
function withSign(rows, { row, column }, sign) {
  return rows.with(row, rows[row].slice(0, column) + sign + rows[row].slice(column + 1));
}

/** @param {BoardRules} rules */
export const emptyRows = ({ squares }) => squares.map((row) => EMPTY.repeat(row.length));

/**
 * Return the rows of a board in a text, one a line, cut or filled to its size.
 * @param {BoardRules} rules
 * @param {string} text
 */
export function parseRows(rules, text) {
  const lines = received(text).split(/[\n/]/);
  return emptyRows(rules).map(({ length }, row) => {
    const line = (lines[row] ?? "").trim().replaceAll(" ", EMPTY);
    return line.slice(0, length).padEnd(length, EMPTY);
  });
}

/**
 * By draft after a key, the keys of its last letters and the draft before them: H after C makes it
 * a CH.
 * @type {WeakMap<object, { keys: string, before: any, asBlank: boolean }>}
 */
const typing = new WeakMap();

/**
 * Return the draft after the key of a letter; undefined if the key is none.
 * @param {PlayEditor | PositionEditor} editor
 * @param {any} draft of that editor
 * @param {string} key
 * @param {boolean} asBlank
 */
function afterKey(editor, draft, key, asBlank) {
  const last = typing.get(draft);
  const noted = (/** @type {any} */ after, keys = key, before = draft) => {
    const copy = { ...after };
    typing.set(copy, { keys, before, asBlank });
    return copy;
  };
  if (last) {
    const keys = last.keys + key;
    const letter = parseTyped(keys);
    if (letter.length === 1) {
      const after = editor.type(last.before, letter, asBlank || last.asBlank);
      if (after !== last.before) return noted(after, keys, last.before);
    }
    if (key === JOINT) return { ...draft };
    if (!editor.accepts(key) && beginsTile(keys)) return noted(draft, keys, last.before); // "l·"
  }
  if (!editor.accepts(key)) return undefined;
  // Some accented letters are two: œ.
  return noted(
    [...parseTyped(key)].reduce((after, each) => editor.type(after, each, asBlank), draft),
  );
}

/** By key, whether the arrow goes down, and its step. @type {Record<string, [boolean, number]>} */
const ARROWS = {
  ArrowRight: [false, 1],
  ArrowLeft: [false, -1],
  ArrowDown: [true, 1],
  ArrowUp: [true, -1],
};
const FLAG = "!";

/**
 * Return a listener for the keys of a board.
 * @param {PlayEditor | PositionEditor} editor
 * @param {any} draft of that editor
 * @param {(draft: any) => void} setDraft
 * @param {{ onEnter?: () => void, onEscape?: () => void,
 *           onFlag?: ((square: Square) => void) | null, flagging?: boolean }} listeners
 *     flagging: whether Enter and Space set flags, as clicks do
 */
export function boardKeys(editor, draft, setDraft, { onEnter, onEscape, onFlag, flagging }) {
  const here = draft.cursor ? draft : { ...draft, cursor: homeSquare(editor.rules) };

  /** Return the draft after a key; undefined if the key does not change it. */
  const changed = (/** @type {KeyboardEvent} */ { key, shiftKey }) => {
    if (key in ARROWS) return editor.arrow(draft, ...ARROWS[key]);
    if (key === " ") return { ...here, down: !here.down };
    if (key === "Backspace" || key === "Delete") return editor.back(here);
    return afterKey(editor, here, key, shiftKey);
  };
  return (/** @type {KeyboardEvent} */ event) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const setsFlag = key === FLAG || (flagging && (key === "Enter" || key === " "));
    if (onFlag && setsFlag) {
      onFlag(here.cursor);
      setDraft(here);
    } else if (key === "Enter" || key === "Escape") {
      const listener = key === "Enter" ? onEnter : onEscape;
      if (!listener) return;
      listener();
    } else {
      const after = changed(event);
      if (after === undefined) return;
      setDraft(after);
    }
    event.preventDefault();
  };
}
