// Squares and plays in the notation of the protocol: "8D" across, "D8" down, "QU(I)z", in which a
// letter in parentheses lies on the board and one in lower case is a blank.

/**
 * @typedef {{ row: number, column: number }} Square
 * @typedef {Square & { letter: string }} LaidLetter
 */

export const EMPTY = ".";

/** @param {number} column */
export const columnName = (column) => String.fromCharCode("A".charCodeAt(0) + column);

/** Return the name of a square: "8D". @param {Square} square */
export const squareName = ({ row, column }) => `${row + 1}${columnName(column)}`;

/** Return a key for a square in maps and sets. @param {Square} square */
export const keyOf = ({ row, column }) => `${row},${column}`;

/**
 * Return whether a tile lies on a square.
 * @param {string[]} rows of the board
 * @param {Square} square
 */
export const isTaken = (rows, { row, column }) => (rows[row]?.[column] ?? EMPTY) !== EMPTY;

/**
 * Return the next square across or down, or the one `step` squares on.
 * @param {Square} square
 * @param {boolean} down
 */
export const nextSquare = ({ row, column }, down, step = 1) =>
  down ? { row: row + step, column } : { row, column: column + step };

/** Return the square and the direction of "8D" or "D8". @param {string} at */
export function parsePlace(at) {
  const [letter] = at.match(/\p{L}/u) ?? ["A"];
  return {
    row: parseInt(at.replace(/\D/g, ""), 10) - 1,
    column: letter.toUpperCase().charCodeAt(0) - "A".charCodeAt(0),
    down: at.startsWith(letter),
  };
}

/**
 * Return the letters that a play lays, with their squares.
 * @param {{ at: string, word: string }} play
 */
export function laidLetters({ at, word }) {
  const { down, ...first } = parsePlace(at);
  /** @type {LaidLetter[]} */
  const laid = [];
  let square = first;
  for (const part of word.match(/\([^)]*\)|./gu) ?? []) {
    const lies = part.startsWith("(");
    if (!lies) laid.push({ ...square, letter: part });
    square = nextSquare(square, down, lies ? part.length - 2 : 1);
  }
  return laid;
}

/**
 * Return a play as the server lists it, to compare it with listed plays: on an empty board that is
 * symmetric about its diagonal, a play down is listed as the play across that mirrors it.
 * @template {object} A
 * @param {A} action
 * @param {{ board?: string[], opened?: string[] }} observation
 * @param {{ squares?: [number, number][][], start?: [number, number] | null }} rules
 * @returns {A}
 */
export function listedAction(action, { board = [], opened = [] }, { squares = [], start }) {
  if (!("at" in action) || typeof action.at !== "string") return action;
  const { row, column, down } = parsePlace(action.at);
  const isEmpty = board.every((line) => [...line].every((letter) => letter === EMPTY));
  const mirrors = (/** @type {ArrayLike<unknown>[]} */ rows) =>
    rows.every((line, y) => rows.every((_, x) => String(line[x]) === String(rows[x][y])));
  const isSymmetric = mirrors(squares) && (!start || start[0] === start[1]);
  if (!down || !isEmpty || !isSymmetric || !mirrors(opened)) return action;
  return { ...action, at: squareName({ row: column, column: row }) };
}

/**
 * Return the play that tiles make, or the rule that they break.
 * @param {string[]} rows of the board
 * @param {LaidLetter[]} laid
 * @param {boolean} down the direction of a single tile that touches nothing
 * @returns {{ play?: Protocol.CrosswordLay, fault?: "line" | "gap" }}
 */
export function playOf(rows, laid, down) {
  /** @param {Square} square */
  const letterAt = (square) => {
    if (isTaken(rows, square)) return `(${rows[square.row][square.column]})`;
    return laid.find((each) => keyOf(each) === keyOf(square))?.letter;
  };
  const goesDown = direction(rows, laid, down);
  if (goesDown === null) return { fault: "line" };
  /** @type {Square} */
  let square = laid.reduce((a, b) => (a.row + a.column <= b.row + b.column ? a : b));
  for (let before = square; letterAt(before); before = nextSquare(before, goesDown, -1)) {
    square = before;
  }
  const { row, column } = square;
  const at = goesDown ? `${columnName(column)}${row + 1}` : squareName(square);
  let word = "";
  let tiles = 0;
  for (let letter; (letter = letterAt(square)); square = nextSquare(square, goesDown)) {
    word += letter;
    if (!letter.startsWith("(")) tiles += 1;
  }
  if (tiles < laid.length) return { fault: "gap" };
  return { play: { action: "play", at, word: word.replaceAll(")(", "") } };
}

/**
 * Return whether tiles read down; null if they are not in one line.
 * @param {string[]} rows
 * @param {LaidLetter[]} laid
 * @param {boolean} down
 */
function direction(rows, laid, down) {
  const [first] = laid;
  if (laid.length > 1) {
    if (laid.every(({ row }) => row === first.row)) return false;
    return laid.every(({ column }) => column === first.column) ? true : null;
  }
  const touches = (/** @type {boolean} */ way) =>
    isTaken(rows, nextSquare(first, way, -1)) || isTaken(rows, nextSquare(first, way));
  return !touches(false) && (touches(true) || down);
}

/**
 * Return the words on a board that a square is part of.
 * @param {string[]} rows
 * @param {Square} square
 */
export function wordsThrough(rows, square) {
  const along = (/** @type {boolean} */ down) => {
    let at = square;
    while (isTaken(rows, nextSquare(at, down, -1))) at = nextSquare(at, down, -1);
    let word = "";
    for (; isTaken(rows, at); at = nextSquare(at, down)) word += rows[at.row][at.column];
    return word;
  };
  return [along(false), along(true)];
}
