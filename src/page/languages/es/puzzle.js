// Puzzles: the question, the answer, and puzzles of other days, in Spanish.

/** @type {typeof import("../en/puzzle.js").default} */
export default function texts({ count }) {
  return {
    dayTitle: (day) => `Reto del ${day}`,
    practiceTitle: "Reto de práctica",
    loading: "Cargando el reto…",
    questionLabel: "Pregunta",
    puzzleHint: (difficulty, levels, dictionary) =>
      difficulty === null
        ? `No lo resuelve ninguno de los ${levels} niveles de bots. El diccionario es ${dictionary}.`
        : `Dificultad ${difficulty} de ${levels}: lo resuelven los bots a partir del nivel ${difficulty}. El diccionario es ${dictionary}.`,
    answerHeading: "Tu respuesta",
    startOverButton: "Empezar de nuevo",
    attemptsHint: (tries) =>
      count(tries, {
        zero: "Puedes intentarlo cuantas veces quieras.",
        one: "Llevas # intento. Puedes intentarlo cuantas veces quieras.",
        other: "Llevas # intentos. Puedes intentarlo cuantas veces quieras.",
      }),
    askSolutionButton: "Ver la solución…",
    showSolutionButton: "Ver la solución",
    keepTryingButton: "Seguir intentándolo",
    showSolutionQuestion: "¿Te rindes y ves la solución?",
    showDailySolutionQuestion:
      "¿Te rindes y ves la solución? Este día contará como no resuelto y se acabará tu racha.",
    shortestSolution: "Una de las soluciones más cortas:",
    bestPlay: "La mejor jugada:",
    streakText: (days) => count(days, { one: "Tu racha: # día.", other: "Tu racha: # días." }),
    resultLabel: "Tu resultado, sin la respuesta",
    resultHead: (game, day, difficulty) =>
      `${game}, reto del ${day}, ${difficulty === null ? "sin nivel" : `nivel ${difficulty}`}`,
    daysInARow: (days) => count(days, { one: "# día seguido", other: "# días seguidos" }),
    archiveHeading: "Retos anteriores",
    today: "Hoy",
    moreDaysButton: "Más días",
    practiceLink: "Reto de práctica",
  };
}
