// Puzzles: the question, the answer, and puzzles of other days, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count }) {
  return {
    dayTitle: (/** @type {string} */ day) => `Puzzle for ${day}`,
    practiceTitle: "Practice puzzle",
    loading: "Loading the puzzle …",
    questionLabel: "Question",
    /** difficulty: the lowest of the bot levels that solve it, null for none. */
    puzzleHint: (
      /** @type {number | null} */ difficulty,
      /** @type {number} */ levels,
      /** @type {string} */ dictionary,
    ) =>
      difficulty === null
        ? `None of the ${levels} bot levels solves it. The dictionary is ${dictionary}.`
        : `Difficulty ${difficulty} of ${levels}: bots from level ${difficulty} up solve it. The dictionary is ${dictionary}.`,
    answerHeading: "Your answer",
    startOverButton: "Start over",
    attemptsHint: (/** @type {number} */ tries) =>
      count(tries, {
        zero: "Try as often as you like.",
        one: "# attempt so far. Try as often as you like.",
        other: "# attempts so far. Try as often as you like.",
      }),
    askSolutionButton: "Show the solution …",
    showSolutionButton: "Show the solution",
    keepTryingButton: "Keep trying",
    showSolutionQuestion: "Give up and see the solution?",
    /** For the puzzle of a day. */
    showDailySolutionQuestion:
      "Give up and see the solution? This day will count as not solved, and your streak ends.",
    shortestSolution: "A shortest solution:",
    bestPlay: "The best play:",
    streakText: (/** @type {number} */ days) =>
      count(days, { one: "Your streak: # day.", other: "Your streak: # days." }),
    resultLabel: "Your result, without the answer",
    /** The first line of a result for others. */
    resultHead: (
      /** @type {string} */ game,
      /** @type {string} */ day,
      /** @type {number | null} */ difficulty,
    ) => `${game}, puzzle for ${day}, ${difficulty === null ? "no level" : `level ${difficulty}`}`,
    daysInARow: (/** @type {number} */ days) =>
      count(days, { one: "# day in a row", other: "# days in a row" }),
    archiveHeading: "Past puzzles",
    today: "Today",
    moreDaysButton: "More days",
    practiceLink: "Practice puzzle",
  };
}
