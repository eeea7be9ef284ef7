// Texts of the analysis of a game, and of playing on from it.

import { capitalized, counted, listed, percentPoints, signed, you } from "../texts.js";

export const heading = "Analysis";
export const againButton = "Analyse again";
/** @param {boolean} isComplete @param {boolean} hasBegun the last analysis */
export const startButton = (isComplete, hasBegun) =>
  isComplete ? "Analyse more deeply" : hasBegun ? againButton : "Analyse the game";
export const about =
  "Compares each turn with the best alternatives: what it cost, and how lucky the draw was.";
/** @param {number} turns */
export const runningText = (turns) => `${counted(turns, "turn")} analysed …`;
/** @param {number} turns */
export const stoppedText = (turns) => `Stopped after ${counted(turns, "turn")}.`;
/** @param {number} turns */
export const timeoutText = (turns) =>
  `The server ended the analysis after ${counted(turns, "turn")}. ` +
  `“${againButton}” gives each turn fewer play-outs.`;
/** @param {number} mistakes */
export const nextMistakeButton = (mistakes) =>
  `${counted(mistakes, "turn")} to improve: show the next`;

/** How good a turn was, by its grade in an analysis, and the sign for it in lists of turns. */
export const GRADES = {
  best: { text: "best", many: "best turns", sign: "" },
  good: { text: "good", many: "good turns", sign: "" },
  inaccuracy: { text: "inaccuracy", many: "inaccuracies", sign: "?!" },
  mistake: { text: "mistake", many: "mistakes", sign: "?" },
  blunder: { text: "blunder", many: "blunders", sign: "??" },
};

/**
 * Return points and chances: "-12.0 points, -4%".
 * @param {number} points
 * @param {number} chance
 */
const pointsAndChance = (points, chance) =>
  `${signed(points.toFixed(1))} points, ${percentPoints(chance)}`;

/**
 * Return how good a turn was: "Mistake: -12.0 points, -4% win chance."
 * @param {{ grade: keyof typeof GRADES, loss: number, lossWin: number, isExact: boolean }} turn
 */
export function gradeText({ grade, loss, lossWin, isExact }) {
  const lost = grade === "best" ? "" : `: ${pointsAndChance(-loss, -lossWin)} win chance`;
  return `${capitalized(GRADES[grade].text)}${lost}${isExact ? " (exact)" : ""}.`;
}

export const numberColumn = "Turn";
/** Of a play in a score sheet. */
export const takenBack = "a phony, taken back after a challenge";
/** @param {string} name @param {string} action */
export const turnText = (name, action) => `${name}: ${action}`;
export const betterActions = "Better:";
export const showOnBoardButton = "Show";
/** @param {number} points @param {number} chance */
export const luckText = (points, chance) =>
  `Luck before this turn: ${pointsAndChance(points, chance)} win chance.`;
export const solverLink = "Open in the solver";

/**
 * Return what a player lost in total, after the name.
 * @param {{ loss: number, lossWin: number, luck: number, luckWin: number, index: number }} sums
 */
export const sumsText = ({ loss, lossWin, luck, luckWin, index }) =>
  `lost ${loss.toFixed(1)} points and ${Math.round(100 * lossWin)}% win chance in total; ` +
  `mistake index ${index.toFixed(1)}; luck: ${pointsAndChance(luck, luckWin)}.`;

/**
 * Return an estimate with its interval: "Strength: about +52 Elo (-40 to +144)".
 * @param {{ elo: number, low: number, high: number }} strength
 */
export const strengthText = ({ elo, low, high }) =>
  `Strength: about ${signed(elo)} Elo (${signed(low)} to ${signed(high)}).`;
/** Of Scrabble, with and without estimates. */
export const strengthHint =
  "Strength is on the ladder of the bots, with its 95% interval: one game says little, and other " +
  "boards and dictionaries than ENABLE are not comparable. It is no rating of a club.";
export const noStrengthHint =
  "There is no estimate of strength: it takes two players, eight turns of each and all play-outs.";

/** Return "3 best turns and 1 mistake". @param {Record<string, number>} counts by grade */
export const gradesText = (counts) =>
  listed(
    Object.entries(GRADES).flatMap(([grade, { text, many, sign }]) => {
      const one = sign ? text : `${text} turn`;
      return counts[grade] ? `${counts[grade]} ${counts[grade] === 1 ? one : many}` : [];
    }),
  );
/** @param {number} mistakes @param {string} name */
export const practiseButton = (mistakes, name) =>
  name === you
    ? `Practise your ${counted(mistakes, "turn")} to improve`
    : `Practise ${counted(mistakes, "turn")} of ${name}`;

/** Name the line of the graph. @param {string | null} name null for the lines of all players */
export const graphLabel = (name) =>
  `${name === null ? "Everyone’s" : name === you ? "Your" : `${name}’s`} chance to win`;

/**
 * Return the caption of the graph.
 * @param {string} label
 * @param {number | null} most points at the top of the dashed line, null without that line
 */
export function graphCaption(label, most) {
  const dashed = `; dashed: points ahead at the end, −${most?.toFixed(0)} to +${most?.toFixed(0)}`;
  return `${label}, 0 to 100%${most === null ? "" : dashed}`;
}

/** Playing on. */
export const playOnHeading = "Play on from here";
/**
 * hasAll: whether the game shows all that is hidden.
 * @param {string} name
 * @param {boolean} hasAll
 */
export const playOnHint = (name, hasAll) => {
  const drawn = hasAll
    ? "The draws are the same as in this game."
    : "Tiles missing from the file are drawn at random.";
  return name === you
    ? `You play your turn again. ${drawn}`
    : `You take over from ${name}. ${drawn}`;
};
export const playOnButton = "Play on";
