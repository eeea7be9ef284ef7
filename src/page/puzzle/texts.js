// Texts of puzzles: the question, the answer, and puzzles of other days.

import { counted, dictionaryTitle } from "../texts.js";

/** @param {string} day for people */
export const dayTitle = (day) => `Puzzle for ${day}`;
export const practiceTitle = "Practice puzzle";
export const loading = "Loading the puzzle …";

export const questionLabel = "Question";

/**
 * Return how hard a puzzle is, and its dictionary.
 * @param {{ difficulty: number | null, levels: number, dictionary: string }} puzzle difficulty: the
 *     lowest level that solves it, null for none; levels: how many there are
 */
export function puzzleHint({ difficulty, levels, dictionary }) {
  const solvedBy =
    difficulty === null
      ? `None of the ${levels} bot levels solves it.`
      : `Difficulty ${difficulty} of ${levels}: bots from level ${difficulty} up solve it.`;
  return `${solvedBy} The dictionary is ${dictionaryTitle(dictionary)}.`;
}

export const answerHeading = "Your answer";
export const startOverButton = "Start over";
/** @param {string} attempts so far, empty for none */
export const attemptsHint = (attempts) =>
  `${attempts && `${attempts} so far. `}Try as often as you like.`;
export const askSolutionButton = "Show the solution …";
export const showSolutionButton = "Show the solution";
export const keepTryingButton = "Keep trying";
/** @param {boolean} isDaily whether it is the puzzle of a day */
export const showSolutionQuestion = (isDaily) =>
  `Give up and see the solution?${isDaily ? " This day will count as not solved, and your streak ends." : ""}`;
/** @param {number} turns of the solution */
export const solutionHeading = (turns) => (turns > 1 ? "A shortest solution:" : "The best play:");

/** @param {number} days */
export const streakText = (days) => `Your streak: ${counted(days, "day")}.`;
export const resultLabel = "Your result, without the answer";

/**
 * Return the text of a result for others.
 * @param {{ game: string, day: string, difficulty: number | null, squares: string, done: string,
 *           days: number, address: string }} result game: its title; day: for people; squares: one
 *     for each try; done: in words; days: of the streak
 */
export function resultText({ game, day, difficulty, squares, done, days, address }) {
  const level = difficulty === null ? "no level" : `level ${difficulty}`;
  const row = days > 1 ? `, ${days} days in a row` : "";
  return `${game}, puzzle for ${day}, ${level}\n${`${squares} ${done}${row}`.trim()}\n${address}`;
}

export const archiveHeading = "Past puzzles";
export const today = "Today";
export const moreDaysButton = "More days";
export const practiceLink = "Practice puzzle";
