// Squares and plays in the notation of the protocol: "8D" across, "D8" down, "QU(I)z".

/** "A" for column 0. */
export const columnName = (column) => String.fromCharCode("A".charCodeAt(0) + column);

/** The name of a square, as a play across that begins there has it. */
export const squareName = (row, column) => `${row + 1}${columnName(column)}`;

/** The first square of a cursor: the start square, or the middle. */
export function homeOf({ start, squares }) {
  const [row, column] = start ?? [squares.length >> 1, squares[0].length >> 1];
  return { row, column };
}

/** A key for a square in maps and sets. */
export const keyOf = (row, column) => `${row},${column}`;

/** {row, column, down} of "8D" or "D8". */
export function placeOf(at) {
  const down = /^\p{L}/u.test(at);
  const letter = at.match(/\p{L}/u)[0].toUpperCase();
  return {
    row: Number(at.match(/\d+/)[0]) - 1,
    column: letter.charCodeAt(0) - "A".charCodeAt(0),
    down,
  };
}

/** The squares that a play lays tiles on: {row, column, letter}. */
export function laidBy({ at, word }) {
  let { row, column, down } = placeOf(at);
  const laid = [];
  let lies = false;
  for (const letter of word) {
    if (letter === "(" || letter === ")") {
      lies = letter === "(";
      continue;
    }
    if (!lies) laid.push({ row, column, letter });
    if (down) row += 1;
    else column += 1;
  }
  return laid;
}

/**
 * The play that tiles make: {play}, or what is wrong with them: {problem}.
 *
 * board: its rows, "." an empty square; laid: {row, column, letter}; down: which way a single tile
 * reads that touches nothing.
 */
export function playOf(board, laid, down) {
  const letterAt = (row, column) => {
    const lies = board[row]?.[column];
    if (lies !== undefined && lies !== ".") return `(${lies})`;
    return laid.find((each) => each.row === row && each.column === column)?.letter;
  };
  const reads = direction(board, laid, down);
  if (reads === null) return { problem: "Tiles have to lie in one row or column." };
  const [rowStep, columnStep] = reads ? [1, 0] : [0, 1];
  let { row, column } = laid.reduce((a, b) => (a.row + a.column <= b.row + b.column ? a : b));
  while (letterAt(row - rowStep, column - columnStep)) {
    row -= rowStep;
    column -= columnStep;
  }
  const at = reads ? `${columnName(column)}${row + 1}` : squareName(row, column);
  let word = "";
  let tiles = 0;
  for (let letter; (letter = letterAt(row, column)); row += rowStep, column += columnStep) {
    word += letter;
    if (!letter.startsWith("(")) tiles += 1;
  }
  if (tiles < laid.length) return { problem: "There is a gap between the tiles." };
  return { play: { action: "play", at, word: word.replaceAll(")(", "") } };
}

/** Whether the tiles read down; null: they are not in one line. */
function direction(board, laid, down) {
  const [{ row, column }] = laid;
  if (laid.length > 1) {
    if (laid.every((each) => each.row === row)) return false;
    return laid.every((each) => each.column === column) ? true : null;
  }
  const lies = (r, c) => (board[r]?.[c] ?? ".") !== ".";
  if (lies(row, column - 1) || lies(row, column + 1)) return false;
  return lies(row - 1, column) || lies(row + 1, column) || down;
}
