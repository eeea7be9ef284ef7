// Puzzles: the question, the answer, and puzzles of other days, in French.

/** @type {typeof import("../en/puzzle.js").default} */
export default function texts({ count }) {
  return {
    dayTitle: (day) => `Défi du ${day}`,
    practiceTitle: "Défi d’entraînement",
    loading: "Chargement du défi…",
    questionLabel: "Question",
    puzzleHint: (difficulty, levels, dictionary) =>
      difficulty === null
        ? `Aucun des ${levels} niveaux de bot ne le résout. Dictionnaire : ${dictionary}.`
        : `Difficulté ${difficulty} sur ${levels} : les bots le résolvent à partir du niveau ${difficulty}. Dictionnaire : ${dictionary}.`,
    answerHeading: "Ta réponse",
    startOverButton: "Recommencer",
    attemptsHint: (tries) =>
      count(tries, {
        zero: "Essaie autant de fois que tu veux.",
        one: "# essai jusqu’ici. Essaie autant de fois que tu veux.",
        other: "# essais jusqu’ici. Essaie autant de fois que tu veux.",
      }),
    askSolutionButton: "Voir la solution…",
    showSolutionButton: "Voir la solution",
    keepTryingButton: "Continuer",
    showSolutionQuestion: "Donner ta langue au chat et voir la solution ?",
    showDailySolutionQuestion:
      "Donner ta langue au chat et voir la solution ? Ce jour comptera comme non résolu et ta série s’arrêtera.",
    shortestSolution: "Une solution parmi les plus courtes :",
    bestPlay: "Le meilleur coup :",
    streakText: (days) => count(days, { one: "Ta série : # jour.", other: "Ta série : # jours." }),
    resultLabel: "Ton résultat, sans la réponse",
    resultHead: (game, day, difficulty) =>
      `${game}, défi du ${day}, ${difficulty === null ? "hors niveau" : `niveau ${difficulty}`}`,
    daysInARow: (days) => count(days, { one: "# jour d’affilée", other: "# jours d’affilée" }),
    archiveHeading: "Défis précédents",
    today: "Aujourd’hui",
    moreDaysButton: "Plus de jours",
    practiceLink: "Défi d’entraînement",
  };
}
