// Squares as looks (classes), as a sign, and in words.

import { keyOf, squareName } from "./places.js";

const CLOSED = ".";
const HIT = "*";
const EMPTY = ".";
const BOMB = "✹";
const FLAG = "⚑";
const START = "★";
const TIMES = { 2: "double", 3: "triple", 4: "quadruple" };

/** Whether a board hides bombs. rules: as the server sends them. */
export const hasMinefield = (rules) => rules.multipliers !== undefined;

/**
 * Everything to show of a square; `shown` as for `Board`.
 *
 * letter: of the tile on it, null for none; mine: that is being laid; number: of a minefield, the bombs
 * around it, null for a closed square or another board; hit: a bomb under a tile; bomb: one that is
 * known to be there; chance: of one, null unless it is to be shown; premium: what the square
 * multiplies, [letter, word].
 */
export function squareOf(
  row,
  column,
  rules,
  { rows, opened, laid, last, odds, flags, bombs, cursor },
) {
  const key = keyOf(row, column);
  const lies = rows[row]?.[column] ?? EMPTY;
  const mine = laid?.get(key);
  const letter = mine ? mine.letter : lies === EMPTY ? null : lies;
  const sign = opened ? (opened[row]?.[column] ?? CLOSED) : null;
  const closed = sign === CLOSED;
  const hit = sign === HIT;
  const number = sign === null || closed || hit ? null : Number(sign);
  return {
    name: squareName(row, column),
    letter,
    mine: Boolean(mine),
    closed,
    hit,
    number,
    premium: number === null ? rules.squares[row][column] : rules.multipliers[number],
    start: rules.start?.[0] === row && rules.start[1] === column,
    chance: odds && closed && letter === null ? odds[row][column] : null,
    bomb: hit || (closed && bombs?.[row]?.[column] === HIT),
    flagged: closed && !mine && Boolean(flags?.has(key)),
    last: Boolean(last?.has(key)),
    cursor: cursor?.row === row && cursor.column === column,
  };
}

/** The classes of a square. */
export function looks({ closed, hit, bomb, number, premium, chance, cursor, last }) {
  return [
    closed ? "closed" : premiumLook(premium),
    number !== null && "open",
    hit && "hit",
    bomb && "bomb",
    chance !== null && "odds",
    cursor && "cursor",
    last && "last",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The text on a square without a tile. */
export function face({ closed, bomb, number, premium, chance, flagged, start }) {
  if (bomb) return BOMB;
  if (chance !== null) return percent(chance);
  if (flagged) return FLAG;
  if (number !== null) return number;
  if (closed) return "";
  return start ? START : premiumSign(premium);
}

/** The sign under a tile; null: none. */
export const under = ({ hit, number }) => (hit ? BOMB : number);

/** The flag beside the chance of a bomb; null: none. */
export const flagBeside = ({ flagged, chance }) => (flagged && chance !== null ? FLAG : null);

/** A square in words. letterText: the tile on it, null for none. */
export function squareText(square, letterText) {
  const { name, closed, bomb, number, premium, chance, flagged, start, mine } = square;
  return [
    name,
    letterText ?? "empty",
    mine && "being laid",
    closed && "closed",
    bomb && "bomb",
    number !== null && `${number} ${number === 1 ? "bomb" : "bombs"} around`,
    letterText === null && premiumText(premium),
    letterText === null && start && "start",
    flagged && "flagged",
    chance !== null && `${percent(chance)}% chance of a bomb`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The class of a premium square: "letter2", "word3", "both", or "plain". */
export function premiumLook([letter, word]) {
  if (letter > 1 && word > 1) return "both";
  if (letter > 1) return `letter${letter}`;
  if (word > 1) return `word${word}`;
  return word === 0 ? "nought" : "plain";
}

/** The effect of a premium square as a short text: "2L", "3W". */
export function premiumSign([letter, word]) {
  return `${letter > 1 ? `${letter}L` : ""}${word === 1 ? "" : `${word}W`}`;
}

function premiumText([letter, word]) {
  const times = (number, what) => `${TIMES[number] ?? `${number} times`} ${what}`;
  const parts = [];
  if (letter > 1) parts.push(times(letter, "letter"));
  if (word > 1) parts.push(times(word, "word"));
  if (word === 0) parts.push("word worth nothing");
  return parts.join(", ");
}

/** A chance as a whole number; only certainty is 0 or 100. */
export function percent(chance) {
  const rounded = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(Math.max(rounded, 1), 99) : rounded;
}
