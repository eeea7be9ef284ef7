// A recorded game, its analysis, its mistakes as puzzles, and playing on from it, in Spanish.

/** @type {typeof import("../en/replay.js").default} */
export default function texts({ count, number, signed, percent, percentChange, list }) {
  const againButton = "Analizar de nuevo";
  const turns = (/** @type {number} */ n) => count(n, { one: "# turno", other: "# turnos" });
  const pointsAndChance = (/** @type {number} */ difference, /** @type {number} */ chance) =>
    `${signed(difference, 1)} puntos, ${percentChange(chance)} de probabilidad de ganar`;

  return {
    replay: {
      tableLink: "Volver a la mesa",
      pasteLabel: "O suelta aquí un archivo o pega el texto de una partida",
      fileLabel: "Partida guardada o archivo GCG",
      replaying: "Abriendo la partida…",
      gameLabel: (games) => `Partida (${games} en este archivo)`,
      heading: (game, names) => `${game}: ${names.join(", ")}`,
      gameOption: (place, game, players) =>
        `${place}. ${[game, list(players)].filter(Boolean).join(": ")}`,
      tilesDealt: "Se reparten las fichas.",
      bombsButton: "Ver las bombas",
      emptyHand: "no queda nada",
      firstButton: "Inicio",
      previousButton: "Atrás",
      nextButton: "Adelante",
      lastButton: "Final",
      stepLabel: "Paso",
      stepText: (step, steps) => `${step} de ${steps}`,
    },

    analysis: {
      heading: "Análisis",
      againButton,
      startButton: (isComplete, hasBegun) =>
        isComplete ? "Analizar más a fondo" : hasBegun ? againButton : "Analizar la partida",
      about:
        "Compara cada turno con las mejores alternativas: cuánto costó y cuánta suerte hubo al robar.",
      runningText: (analysed) =>
        count(analysed, { one: "# turno analizado…", other: "# turnos analizados…" }),
      stoppedText: (analysed) => `Parado tras ${turns(analysed)}.`,
      timeoutText: (analysed) =>
        `El servidor cortó el análisis tras ${turns(analysed)}. «${againButton}» hace menos simulaciones por turno.`,
      nextMistakeButton: (mistakes) =>
        count(mistakes, {
          one: "# turno mejorable: verlo",
          other: "# turnos mejorables: ver el siguiente",
        }),
      GRADES: {
        best: { text: "óptima", sign: "" },
        good: { text: "buena", sign: "" },
        inaccuracy: { text: "imprecisión", sign: "?!" },
        mistake: { text: "error", sign: "?" },
        blunder: { text: "error grave", sign: "??" },
      },
      gradeText: ({ grade, loss, lossWin, isExact }) => {
        const title = {
          best: "Óptima",
          good: "Buena",
          inaccuracy: "Imprecisión",
          mistake: "Error",
          blunder: "Error grave",
        }[grade];
        const lost = grade === "best" ? "" : `: ${pointsAndChance(-loss, -lossWin)}`;
        return `${title}${lost}${isExact ? " (exacto)" : ""}.`;
      },
      numberColumn: "Turno",
      takenBack: "no válida, retirada tras una impugnación",
      turnText: (name, action) => `${name}: ${action}`,
      betterActions: "Mejor:",
      showOnBoardButton: "Ver",
      luckText: (difference, chance) =>
        `Suerte antes de este turno: ${pointsAndChance(difference, chance)}.`,
      solverLink: "Abrir en «Resolver»",
      sumsText: ({ loss, lossWin, luck, luckWin, index }) =>
        `en total, ${number(loss, 1)} puntos y ${percent(lossWin)} de probabilidad de ganar perdidos; índice de errores ${number(index, 1)}; suerte: ${pointsAndChance(luck, luckWin)}.`,
      strengthText: ({ elo, low, high }) =>
        `Nivel de juego: unos ${signed(elo)} Elo (de ${signed(low)} a ${signed(high)}).`,
      strengthHint:
        "El nivel de juego se mide en la escala de los bots, con su intervalo del 95\u00a0%: una sola partida dice poco, y otros tableros y diccionarios que no sean ENABLE no son comparables. No es una puntuación oficial de club.",
      noStrengthHint:
        "No se puede estimar el nivel de juego: hacen falta dos jugadores, ocho turnos de cada uno y todas las simulaciones.",
      gradesText: (counts) => {
        const forms = {
          best: { one: "# jugada óptima", other: "# jugadas óptimas" },
          good: { one: "# jugada buena", other: "# jugadas buenas" },
          inaccuracy: { one: "# imprecisión", other: "# imprecisiones" },
          mistake: { one: "# error", other: "# errores" },
          blunder: { one: "# error grave", other: "# errores graves" },
        };
        return list(
          Object.entries(forms).flatMap(([grade, form]) =>
            counts[grade] ? count(counts[grade], form) : [],
          ),
        );
      },
      practiseButton: (mistakes, name) =>
        name === null
          ? count(mistakes, {
              one: "Practicar tu # turno mejorable",
              other: "Practicar tus # turnos mejorables",
            })
          : `Practicar ${turns(mistakes)} de ${name}`,
      everyonesChance: "Probabilidad de ganar de cada jugador",
      chanceOf: (name) =>
        name === null ? "Tu probabilidad de ganar" : `Probabilidad de ganar de ${name}`,
      graphCaption: (label, most) =>
        most === null
          ? `${label}, de 0 a 100\u00a0%`
          : `${label}, de 0 a 100\u00a0%; línea discontinua: ventaja final en puntos, de −${number(most, 0)} a +${number(most, 0)}`,
      playOnHeading: "Seguir jugando desde aquí",
      playOnHint: (name, hasAll) => {
        const drawn = hasAll
          ? "Sale lo mismo que en esta partida."
          : "Las fichas que faltan en el archivo se sacan al azar.";
        return name === null
          ? `Vuelves a jugar tu turno. ${drawn}`
          : `Juegas en lugar de ${name}. ${drawn}`;
      },
      playOnButton: "Seguir jugando",

      questionLabel: "Pregunta",
      questionText: (mistake, mistakes) =>
        `Error ${mistake} de ${mistakes}: encuentra una jugada mejor.`,
      playedText: (name, action) => `${name}: ${action}.`,
      answerLabel: "Tu respuesta",
      mendedHeading: (mended) =>
        count(mended, { one: "# error corregido", other: "# errores corregidos" }),
      wellFound: (action) => `${action}: ¡bien visto!`,
      sameAsPlayed: "Eso es lo que se jugó en la partida. Hay algo mejor.",
      notBest: "Hay algo mejor.",
      bestTurns: "Las mejores jugadas:",
      showBestButton: "Ver las mejores jugadas",
      nextMistake: "Error siguiente",
      previousMistake: "Error anterior",
      endButton: "Volver a la partida",
    },
  };
}
