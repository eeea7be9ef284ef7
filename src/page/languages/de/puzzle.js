// Puzzles: the question, the answer, and puzzles of other days, in German.

/** @type {typeof import("../en/puzzle.js").default} */
export default function texts({ count }) {
  return {
    dayTitle: (day) => `Aufgabe vom ${day}`,
    practiceTitle: "Übungsaufgabe",
    loading: "Die Aufgabe wird geladen …",
    questionLabel: "Frage",
    puzzleHint: (difficulty, levels, dictionary) =>
      difficulty === null
        ? `Keine der ${levels} Bot-Stufen löst sie. Das Wörterbuch ist ${dictionary}.`
        : `Schwierigkeit ${difficulty} von ${levels}: Bots ab Stufe ${difficulty} lösen sie. Das Wörterbuch ist ${dictionary}.`,
    answerHeading: "Deine Antwort",
    startOverButton: "Von vorn",
    attemptsHint: (tries) =>
      count(tries, {
        zero: "Du hast beliebig viele Versuche.",
        one: "Bisher # Versuch. Du hast beliebig viele.",
        other: "Bisher # Versuche. Du hast beliebig viele.",
      }),
    askSolutionButton: "Lösung zeigen …",
    showSolutionButton: "Lösung zeigen",
    keepTryingButton: "Weiter versuchen",
    showSolutionQuestion: "Aufgeben und die Lösung ansehen?",
    showDailySolutionQuestion:
      "Aufgeben und die Lösung ansehen? Dieser Tag zählt dann als nicht gelöst, und deine Serie endet.",
    shortestSolution: "Eine kürzeste Lösung:",
    bestPlay: "Der beste Zug:",
    streakText: (days) =>
      count(days, { one: "Deine Serie: # Tag.", other: "Deine Serie: # Tage." }),
    resultLabel: "Dein Ergebnis, ohne die Antwort",
    resultHead: (game, day, difficulty) =>
      `${game}, Aufgabe vom ${day}, ${difficulty === null ? "keine Stufe" : `Stufe ${difficulty}`}`,
    daysInARow: (days) => count(days, { one: "# Tag in Folge", other: "# Tage in Folge" }),
    archiveHeading: "Frühere Aufgaben",
    today: "Heute",
    moreDaysButton: "Mehr Tage",
    practiceLink: "Übungsaufgabe",
  };
}
