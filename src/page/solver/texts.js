// Texts of the solver: positions, filters, lists of plays, and plans.

import { counted, dictionaryTitle, joined, longTileHint, notAccepted } from "../texts.js";

/** After the title of the view, for screen readers. @param {string} game its title */
export const forGame = (game) => ` for ${game}`;
export const positionLabel = "Position";

/** Plays, for all games. */
export const playsLabel = "Plays";

/**
 * Return the heading of a list: "240 plays", "12 of 240 plays".
 * @param {number} count of all plays
 * @param {number | null} matching plays that pass the filters, null without filters
 */
export function playsHeading(count, matching) {
  const all = counted(count, "play");
  return matching === null ? all : `${matching.toLocaleString("en")} of ${all}`;
}

/** @param {number} count */
export const allHiddenText = (count) =>
  `The filters hide ${count === 1 ? "the only play" : `all ${counted(count, "play")}`}.`;
/** @param {number} count */
export const showAllButton = (count) => `Show ${counted(count, "play")}`;
export const morePlaysButton = "More plays";
export const otherPlaysNotListed = "The other plays aren’t listed.";

/** Filters. */
export const filtersLabel = "Filters";
export const clearFiltersButton = "Clear filters";
export const findFilter = "Find";
export const lettersFilter = "Letters";
export const anyLength = "Any";
/** @param {number} length */
export const orLonger = (length) => `${length} or more`;

/** The solver of Lexicon. */
export const cardsLabel = "Your cards, followed by the words on the table";
export const cardsHint = "* is the Master. In a table word, brackets mark its letter: l[u]rch.";
export const cardsExample = "CATDOG* hat l[u]rch";
export const noCards = "Type your cards to see what you can play.";
export const handLabel = "Hand";
export const taskLabel = "What to find";
/** @type {import("../controls.js").Options} */
export const TASKS = [
  ["plays", "Plays"],
  ["plan", "Plan"],
];
export const kindsLabel = "Kinds of plays";
/** @type {import("../controls.js").Options} */
export const KINDS = [
  ["all", "All plays"],
  ["form", "Form"],
  ["insert", "Insert"],
  ["substitute", "Change"],
];

/**
 * Return the kind of a play: "form", "insert into HAT", "change HAT".
 * @param {string} action
 * @param {string} word of the table, which it changes
 */
export function kindText(action, word) {
  if (action === "insert") return `insert into ${word}`;
  return action === "substitute" ? `change ${word}` : action;
}

/**
 * Return why a hand has no play.
 * @param {string} dictionary
 * @param {boolean} hasTable whether there are words on the table
 */
export function noWordText(dictionary, hasTable) {
  const text = `These cards don’t spell any word in ${dictionaryTitle(dictionary)}`;
  return hasTable
    ? `${text}, and they don’t fit into any word on the table. Discard a card and draw another.`
    : `${text}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`;
}

export const wordColumn = "Word";
export const actionColumn = "Action";
export const pointsLeftColumn = "Points left";
export const layColumn = "Play";
export const layButton = "Play";
/** @param {string} word @param {string} kind */
export const layLabel = (word, kind) => `Play ${word}, ${kind}`;
export const lettersExample = "QU";
export const mostPointsLeftFilter = "Max. points left";
export const allCardsFilter = "Uses all cards";

/** Plans. */
export const planLabel = "Plan";
/** @param {number | null} turns null: not all cards can be played */
export const planHeading = (turns) =>
  turns === null ? "Not all cards can be played" : `All cards played in ${counted(turns, "turn")}`;
export const planHint =
  "The words from your hand alone that leave the fewest points after each turn.";
export const turnsColumn = "Turns";
export const wordsColumn = "Words";
export const noPlannedWords = "none";

/** For positions of Lexicon that the server rejects, by `type` of `error_data`. */
export const HAND_PROBLEMS = /** @type {Record<string, string>} */ ({
  BadHand: "A hand has 1 to 64 cards: letters, and * for the Master.",
  BadTableWord:
    "The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch.",
});

export const planProblem = "A plan takes 1 to 15 cards: letters, and * for the Master.";

/**
 * Return what is wrong with a position on a board that the server rejects.
 * @param {Protocol.ErrorData} error
 * @param {{ rack: number, blank: string, bombs?: number }} rules
 */
export function positionProblem({ type, rule = "", square = "" }, { rack, blank, bombs }) {
  if (type === "BadHand")
    return `A rack has up to ${rack} tiles: letters, and ${blank} for a blank.`;
  const texts = /** @type {Record<string, string>} */ ({
    letters: `${square || "The board"} has a character that isn’t a letter in this dictionary.`,
    "too few bombs": `The open squares need more bombs than the ${bombs} in these rules.`,
    "too many bombs": `There aren’t enough closed squares for the ${bombs} bombs in these rules.`,
    numbers: square
      ? `The number on ${square} can’t be right: no arrangement of bombs fits it and the squares around it.`
      : "The numbers on the open squares contradict each other.",
    closed: `${square} has a tile, so it is open: type its number, or * for a bomb that was hit.`,
    bomb: `${square} shows a bomb, but no tile. Only tiles hit bombs.`,
    zero: `${square} shows 0, so all squares around it are open. Type their numbers.`,
  });
  return texts[rule] ?? notAccepted;
}

/** The solver of board games. */
/** @param {string} blank */
export const tilesLabel = (blank) => `Your tiles, with ${blank} for a blank`;
export const noTiles = "Type the tiles on your rack to see what you can play.";
export const moreTilesNeeded = "The first play needs at least two tiles. Type more.";
export const boardLabel = "Board";

/** @param {string} blank */
export const blankHint = (blank) => `${blank} is a blank.`;

/**
 * Explain how to type a position.
 * @param {{ blank: string | null, isMined: boolean }} rules blank: its sign; null: Shift makes a
 *     letter a blank
 */
export function boardHint({ blank, isMined }) {
  return joined([
    "Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",
    isMined && "Type 0 to 8 to open a square, * for a bomb that was hit.",
    blank ? blankHint(blank) : "Shift makes a letter a blank.",
    longTileHint().trim(),
  ]);
}

/**
 * Return why a rack has no play.
 * @param {string} dictionary
 * @param {boolean} isFirst whether the board is empty
 */
export function noPlayText(dictionary, isFirst) {
  const text = `These tiles don’t make any word in ${dictionaryTitle(dictionary)}`;
  return isFirst
    ? `${text}. Type more tiles, or the words on the board.`
    : `${text} with those on the board. In a game, you would exchange tiles or pass.`;
}

/** @param {string | null} word of the play that is shown on the board */
export const layOnBoardButton = (word) => `Put ${word ?? "this play"} on the board`;
export const clearBoardButton = "Clear the board";
export const boardAsTextFold = "The board as text";
export const tilesField = "Tiles";
export const openSquaresField = "Open squares";

/** @type {import("../controls.js").Options} */
export const ORDERS = [
  ["equity", "By equity"],
  ["points", "By points"],
];
export const equityNote =
  "Equity is the score of the play plus the value of your leave (the tiles you keep).";
export const playColumn = "Play";
export const placeColumn = "At";
export const bombColumn = "Bomb";
export const pointsColumn = "Points";
export const expectedPointsColumn = "Expected points";
export const leaveColumn = "Leave";
export const noLeave = "none";
export const equityColumn = "Equity";
export const lettersOrPlaceExample = "QU or 8D";
export const coversFilter = "Covers";
export const squaresExample = "H8 O15";
export const leastPointsFilter = "Min. points";
export const allTilesFilter = "Uses all tiles";
export const mostRiskFilter = "Max. bomb %";
