// Tiles that are being laid, and the cursor. All functions give a new draft.
//
// A draft: {laid: [{row, column, tile, letter}], cursor: {row, column} or null, down}. tile: as the
// rack has it; letter: as it shows, in lower case for a blank, "" for one that needs a letter yet.

import { BoardCursor } from "./cursor.js";

export const EMPTY = { laid: [], cursor: null, down: false };

/** Changes to drafts on a board. rows: of the board; rack: all tiles of the player. */
export class Placing extends BoardCursor {
  constructor(rules, rows, rack) {
    super(rules);
    this.rows = rows;
    this.rack = rack;
    this.blank = rules.blank;
    this.named = !rules.free_blank; // must a blank stand for a letter?
  }

  /** Tiles of the rack that are not laid: true by place in the rack. */
  free(draft) {
    const gone = draft.laid.map(({ tile }) => tile);
    return [...this.rack].map((tile) => {
      const place = gone.indexOf(tile);
      if (place >= 0) gone.splice(place, 1);
      return place < 0;
    });
  }

  /** Whether a key types a tile. */
  accepts(key) {
    return key === this.blank || /^\p{L}$/u.test(key);
  }

  /** The letters that a blank may stand for. */
  get letters() {
    return Object.keys(this.rules.values)
      .filter((letter) => letter !== this.blank)
      .sort();
  }

  /** The tile that a letter of a play is of. */
  tileFor(letter) {
    return letter === letter.toUpperCase() ? letter : this.blank;
  }

  /** Places in the rack of some tiles. */
  placesOf(tiles) {
    const rest = [...this.rack];
    return [...tiles].map((tile) => {
      const place = rest.indexOf(tile);
      rest[place] = null;
      return place;
    });
  }

  has(draft, tile) {
    const rack = [...this.rack];
    return this.free(draft).some((free, place) => free && rack[place] === tile);
  }

  lies({ row, column }) {
    return (this.rows[row]?.[column] ?? ".") !== ".";
  }

  laidAt(draft, { row, column }) {
    return draft.laid.find((each) => each.row === row && each.column === column);
  }

  /** The first square from one on that nothing lies on; null: there is none. */
  #empty(draft, square) {
    let at = square;
    while (this.inside(at) && (this.lies(at) || this.laidAt(draft, at))) at = this.next(draft, at);
    return this.inside(at) ? at : null;
  }

  /** A tile laid on a square. letter: what a blank stands for. */
  lay(draft, square, tile, letter = "") {
    if (this.lies(square) || !this.has(draft, tile)) return draft;
    const shown = tile === this.blank ? (this.named ? letter.toLowerCase() : tile) : tile;
    const others = draft.laid.filter((each) => each !== this.laidAt(draft, square));
    return { ...draft, laid: [...others, { ...square, tile, letter: shown }] };
  }

  /** A tile laid at the cursor, which goes on. */
  layNext(draft, tile, letter = "") {
    const at = draft.cursor && this.#empty(draft, draft.cursor);
    if (!at) return draft;
    const after = this.lay(draft, at, tile, letter);
    if (after === draft) return draft;
    const next = this.next(after, at);
    return { ...after, cursor: this.#empty(after, next) ?? at };
  }

  /** A letter typed: its tile, or else a blank; asBlank: a blank in any case. */
  type(draft, letter, asBlank = false) {
    const upper = letter.toUpperCase();
    if (!asBlank && this.has(draft, upper)) return this.layNext(draft, upper);
    return this.named || upper === this.blank ? this.layNext(draft, this.blank, letter) : draft;
  }

  /** The tile at the cursor, or the one laid before it, taken back. */
  back(draft) {
    if (!draft.cursor) return draft;
    let at = draft.cursor;
    if (!this.laidAt(draft, at)) {
      do at = this.next(draft, at, -1);
      while (this.inside(at) && this.lies(at));
    }
    return this.laidAt(draft, at) ? { ...this.takeBack(draft, at), cursor: at } : draft;
  }

  takeBack(draft, square) {
    const gone = this.laidAt(draft, square);
    return { ...draft, laid: draft.laid.filter((each) => each !== gone) };
  }

  /** A draft after another player's play: tiles on squares that are still empty. */
  still(draft) {
    return { ...draft, laid: draft.laid.filter((each) => !this.lies(each)) };
  }

  /** A laid tile on another square. */
  move(draft, from, to) {
    const { tile, letter } = this.laidAt(draft, from);
    return this.lies(to) ? draft : this.lay(this.takeBack(draft, from), to, tile, letter);
  }

  /** The first blank without a letter gets one. */
  name(draft, letter) {
    const place = draft.laid.findIndex((each) => !each.letter);
    const laid = draft.laid.map((each, at) =>
      at === place ? { ...each, letter: letter.toLowerCase() } : each,
    );
    return { ...draft, laid };
  }
}
