// What a square of a board shows: its classes, its sign, and its name.

import { formats, joined, percentOf, tiles as texts } from "../texts.js";
import { isTaken, keyOf, squareName } from "./notation.js";

const CLOSED = ".";
const HIT = "*";
export const BOMB = "✹";
const FLAG = "⚑";
const START = "★";

/**
 * @typedef {Protocol.ScrabbleRules | Protocol.LexibombRules} BoardRules
 *
 * What a square multiplies: letter and word.
 * @typedef {[letter: number, word: number]} Premium
 *
 * What is on a board. rows: of tiles; opened: of a minefield, rows of what squares show; laid:
 * tiles that are being laid, by square; last: squares of the last play; odds: of a bomb, by row and
 * column; bombs: rows with "*" for a known bomb; flags: marked squares; cursor: where letters go;
 * arriving: squares of a play that was just made; exploding: those of the bombs that it hit.
 * @typedef {{
 *   rows: string[], opened?: string[] | null,
 *   laid?: Map<string, import("./notation.js").LaidLetter> | null, last?: Set<string>,
 *   odds?: number[][] | null, bombs?: string[] | null, flags?: Set<string>,
 *   cursor?: import("./notation.js").Square | null, down?: boolean,
 *   arriving?: Set<string>, exploding?: Set<string>,
 * }} BoardState
 *
 * @typedef {ReturnType<typeof squareState>} SquareState
 */

/**
 * Return whether a board hides bombs.
 * @param {BoardRules} rules
 * @returns {rules is Protocol.LexibombRules}
 */
export const hasMinefield = (rules) => "multipliers" in rules;

/**
 * Return all that a square shows.
 *
 * letter: of its tile, null for none; isLaid: the tile is being laid; number: of the bombs around
 * an open square of a minefield, null elsewhere; hit: a bomb under a tile; bomb: a known bomb;
 * chance: of a bomb, null if it is not shown.
 * @param {import("./notation.js").Square} square
 * @param {BoardRules} rules
 * @param {BoardState} board
 */
export function squareState(square, rules, board) {
  const { row, column } = square;
  const key = keyOf(square);
  const laid = board.laid?.get(key);
  const tile = isTaken(board.rows, square) ? board.rows[row][column] : null;
  const letter = laid ? laid.letter : tile;
  const sign = board.opened ? (board.opened[row]?.[column] ?? CLOSED) : null;
  const closed = sign === CLOSED;
  const hit = sign === HIT;
  const number = sign === null || closed || hit ? null : Number(sign);
  const isOpen = number !== null && hasMinefield(rules);
  return {
    name: squareName(square),
    letter,
    isLaid: laid !== undefined,
    closed,
    hit,
    number,
    premium: /** @type {Premium} */ (
      isOpen ? rules.multipliers[number] : rules.squares[row][column]
    ),
    start: rules.start?.[0] === row && rules.start[1] === column,
    chance: board.odds && closed && letter === null ? board.odds[row][column] : null,
    bomb: hit || (closed && board.bombs?.[row]?.[column] === HIT),
    flagged: closed && !laid && (board.flags?.has(key) ?? false),
    last: board.last?.has(key) ?? false,
    cursor: board.cursor?.row === row && board.cursor.column === column,
    arriving: board.arriving?.has(key) ?? false,
    exploding: board.exploding?.has(key) ?? false,
  };
}

/** Return the classes of a square. @param {SquareState} square */
export function squareClasses(square) {
  const { closed, hit, bomb, number, premium, chance, cursor, last } = square;
  return joined([
    closed ? "closed" : premiumClass(premium),
    number !== null && "open",
    hit && "hit",
    bomb && "bomb",
    chance !== null && "odds",
    cursor && "cursor",
    last && "last",
    square.arriving && "arriving",
    square.exploding && "exploding",
  ]);
}

/** Return the sign on a square without a tile. @param {SquareState} square */
export function squareSign({ closed, bomb, number, premium, chance, flagged, start }) {
  if (bomb) return BOMB;
  if (chance !== null) return percentOf(chance);
  if (flagged) return FLAG;
  if (number !== null) return number;
  if (closed) return "";
  return start ? START : premiumSign(premium);
}

/** Return the sign in the corner of a tile: what it has opened. @param {SquareState} square */
export const cornerSign = ({ hit, number }) => (hit ? BOMB : number);

/**
 * Return the flag of a square that shows the chance of a bomb; null for none.
 * @param {SquareState} square
 */
export const cornerFlag = ({ flagged, chance }) => (flagged && chance !== null ? FLAG : null);

/**
 * Return the class of a premium square: "letter2", "word3", "both", "plain" or "zero".
 * @param {Premium} premium
 */
export function premiumClass([letter, word]) {
  if (letter > 1 && word > 1) return "both";
  if (letter > 1) return `letter${letter}`;
  if (word > 1) return `word${word}`;
  return word === 0 ? "zero" : "plain";
}

/** Return the sign of a premium square: "2L", "3W". @param {Premium} premium */
const premiumSign = ([letter, word]) =>
  joined([letter > 1 && texts.letterSign(letter), word !== 1 && texts.wordSign(word)], "");

/**
 * Return the text of a square for screen readers.
 * @param {SquareState} square
 * @param {string | null} tile the name of its tile
 */
export function squareText(square, tile) {
  const { name, closed, bomb, number, premium, chance, flagged, start, isLaid } = square;
  const [letter, word] = premium;
  const parts = [
    name,
    tile ?? texts.emptySquare,
    isLaid && texts.notPlayedYet,
    closed && texts.closed,
    bomb && texts.bombName,
    number !== null && texts.adjacentBombs(number),
    tile === null && word === 0 && texts.wordScoresNothing,
    tile === null && word !== 0 && letter > 1 && texts.letterTimes(letter),
    tile === null && word > 1 && texts.wordTimes(word),
    tile === null && start && texts.startSquare,
    flagged && texts.flagged,
    chance !== null && texts.bombChance(formats.percent(chance)),
  ];
  return joined(parts, ", ");
}

/** Return what a number multiplies: "letter × 2, words × 3". @param {Premium} premium */
export function numberEffect([letter, word]) {
  const parts = [letter !== 1 && texts.letterEffect(letter), word !== 1 && texts.wordsEffect(word)];
  return joined(parts, ", ") || texts.noEffect;
}
