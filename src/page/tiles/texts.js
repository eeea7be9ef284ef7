// Texts of boards and racks, and of turns on them, for all board games.

import { readable, upper } from "../letters.js";
import { counted, joined, longTileHint, percent } from "../texts.js";

/** @typedef {import("./squares.js").Premium} Premium */

export const scrabbleTagline = "Build crosswords and score on premium squares.";
export const lexibombTagline =
  "Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.";

export const boardLabel = "Board";
export const rackLabel = "Your rack";

/** Names of tiles for screen readers. */
export const blank = "blank";
/** @param {string} letter */
export const blankName = (letter) => `${blank} for ${letter}`;
/** @param {string} letter @param {number} points */
export const tileName = (letter, points) => `${letter}, ${counted(points, "point")}`;

const TIMES = /** @type {Record<number, string>} */ ({ 2: "double", 3: "triple", 4: "quadruple" });

/**
 * Return the text of a square for screen readers.
 * @param {import("./squares.js").SquareState} square
 * @param {string | null} tile the name of its tile
 */
export function squareText(square, tile) {
  const { name, closed, bomb, number, premium, chance, flagged, start, isLaid } = square;
  const parts = [
    name,
    tile ?? "empty",
    isLaid && "not played yet",
    closed && "closed",
    bomb && bombName,
    number !== null && counted(number, "adjacent bomb"),
    tile === null && premiumText(premium),
    tile === null && start && "start",
    flagged && "flagged",
    chance !== null && `${percent(chance)}% chance of a bomb`,
  ];
  return joined(parts, ", ");
}

/** Return the sign of a premium square: "2L", "3W". @param {Premium} premium */
export const premiumSign = ([letter, word]) =>
  `${letter > 1 ? `${letter}L` : ""}${word === 1 ? "" : `${word}W`}`;

/** @param {Premium} premium */
function premiumText([letter, word]) {
  if (word === 0) return "word scores 0";
  const times = (/** @type {number} */ factor) => TIMES[factor] ?? `${factor} times`;
  return joined([letter > 1 && `${times(letter)} letter`, word > 1 && `${times(word)} word`], ", ");
}

/** A minefield. */
export const bombName = "bomb";
/** @param {number} count @param {number} hits */
export const bombsText = (count, hits) => `Bombs: ${count}, ${hits} hit.`;
export const oddsButton = "Bomb odds";
export const flagsButton = "Flag mode";
/** @param {string} square @param {boolean} isSet */
export const announceFlag = (square, isSet) => `${square}: flag ${isSet ? "set" : "removed"}.`;
export const legendHint =
  "A number counts the bombs around its square and sets the multiplier for a new tile:";
export const bombEffect = "its words score 0";

/** Return what a number multiplies: "letter × 2, words × 3". @param {Premium} premium */
export function numberEffect([letter, word]) {
  const parts = [letter !== 1 && `letter × ${letter}`, word !== 1 && `words × ${word}`];
  return joined(parts, ", ") || "none";
}

export const tapHint =
  "Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.";

/** Tiles that the player does not see. @param {number} count */
export const bagText = (count) => `In the bag: ${counted(count, "tile")}.`;
/** @param {number} count */
export const unseenText = (count) => `${counted(count, "tile")} in the bag and on other racks:`;
export const unseenLabel = "Unseen tiles";

/** The player's turn. */
export const shuffleButton = "Shuffle";
export const blankPicker = "The blank stands for";

/**
 * Explain the keys of a board.
 * @param {string | null} blankKey the key of a blank; null: Shift makes a letter a blank
 * @param {boolean} hasFlags
 */
export const keysHint = (blankKey, hasFlags) =>
  `On the board, type letters to lay tiles, with ${blankKey ?? "Shift"} for a blank. Arrow keys turn and move the cursor; ` +
  `Backspace recalls a tile, Escape all of them; Enter plays${hasFlags ? "; ! sets a flag" : ""}.${longTileHint()}`;

const FAULTS = /** @type {Record<string, string>} */ ({
  start: "The first play needs at least two tiles.",
  touch: "The play must touch a tile on the board.",
  line: "The tiles must be in one row or column.",
  gap: "There’s a gap between the tiles.",
});

/**
 * Return why tiles cannot be played like this.
 * @param {string} rule that they break (`fault.rule` of `table.score`)
 * @param {boolean} hasStart whether the first play must cover a square
 */
export function faultText(rule, hasStart) {
  if (rule === "start" && hasStart) {
    return "The first play needs at least two tiles and must cover the star.";
  }
  return FAULTS[rule] ?? "You can’t play the tiles like this.";
}

/**
 * Return what a play scores in three parts, of which the second stands out: "QUIETEN 36 + AT 2 + 50
 * for 7 tiles = ", "at least 88 points", " if there’s no bomb".
 * @param {{ words: { word: string, points: number }[], bonus: number, tiles: number, score: number,
 *           isLeast: boolean, isRisky: boolean }} play tiles: how many it lays
 */
export function scoreParts({ words, bonus, tiles, score, isLeast, isRisky }) {
  const parts = words.map(({ word, points }) => `${readable(upper(word))} ${points}`);
  if (bonus) parts.push(`${bonus} for ${counted(tiles, "tile")}`);
  return [
    parts.length > 1 ? `${parts.join(" + ")} = ` : `${readable(upper(words[0].word))} `,
    `${isLeast ? "at least " : ""}${counted(score, "point")}`,
    isRisky ? " if there’s no bomb" : "",
  ];
}

/** @param {string | undefined} word undefined: none is laid */
export const playButton = (word) => (word ? `Play ${word}` : "Play");
export const exchangeButton = "Exchange …";
export const passButton = "Pass …";
export const endsGameWarning = "Another scoreless turn ends the game.";
/** @param {number} tiles on the board, not played */
export const passQuestion = (tiles) =>
  tiles ? `Recall ${counted(tiles, "tile")} and pass?` : "Pass your turn?";
export const keepPlayingButton = "Keep playing";
export const confirmPassButton = "Pass";
/** @param {string} tiles in words, empty if none are chosen */
export const confirmExchangeButton = (tiles) =>
  tiles ? `Exchange ${tiles}` : "Choose tiles to exchange";
export const cancelButton = "Cancel";
