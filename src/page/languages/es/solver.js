// The solver: positions, filters, lists of plays, and plans, in Spanish.

/** @type {typeof import("../en/solver.js").default} */
export default function texts({ count, number }) {
  const plays = (/** @type {number} */ n) => count(n, { one: "# jugada", other: "# jugadas" });

  return {
    forGame: (game) => ` posiciones de ${game}`,
    positionLabel: "Posición",
    playsLabel: "Jugadas",
    playsHeading: (all, matching) =>
      matching === null ? plays(all) : `${number(matching)} de ${plays(all)}`,
    allHiddenText: (hidden) =>
      hidden === 1
        ? "Los filtros ocultan la única jugada."
        : `Los filtros ocultan las ${plays(hidden)}.`,
    showAllButton: (all) => `Mostrar ${plays(all)}`,
    morePlaysButton: "Más jugadas",
    otherPlaysNotListed: "Las demás jugadas no aparecen en la lista.",
    filtersLabel: "Filtros",
    clearFiltersButton: "Quitar filtros",
    findFilter: "Buscar",
    lettersFilter: "Letras",
    anyLength: "Todas",
    orLonger: (length) => `${length} o más`,
    cardsLabel: "Tus cartas, seguidas de las palabras de la mesa",
    cardsHint:
      "* es el comodín. En una palabra de la mesa, los corchetes marcan su letra: l[u]rch.",
    cardsExample: "CATDOG* hat l[u]rch",
    noCards: "Escribe tus cartas para ver qué puedes jugar.",
    handLabel: "Mano",
    taskLabel: "Qué buscar",
    TASKS: [
      ["plays", "Jugadas"],
      ["plan", "Plan"],
    ],
    kindsLabel: "Tipos de jugadas",
    KINDS: [
      ["all", "Todas"],
      ["form", "Formar"],
      ["insert", "Insertar"],
      ["substitute", "Cambiar"],
    ],
    kindText: (action, word) =>
      ({ insert: `insertar en ${word}`, substitute: `cambiar ${word}` })[action] ?? "formar",
    noWordText: (dictionary, hasTable) =>
      hasTable
        ? `Con estas cartas no se forma ninguna palabra de ${dictionary} ni se amplía ninguna de la mesa. Descarta una carta y roba otra.`
        : `Con estas cartas no se forma ninguna palabra de ${dictionary}. Descarta una carta y roba otra, o añade las palabras de la mesa: quizá tus cartas encajen en ellas.`,
    wordColumn: "Palabra",
    actionColumn: "Acción",
    pointsLeftColumn: "Puntos que quedan",
    layColumn: "Jugar",
    layButton: "Jugar",
    layLabel: (word, kind) => `Jugar ${word}, ${kind}`,
    lettersExample: "QU",
    mostPointsLeftFilter: "Puntos que quedan, máx.",
    allCardsFilter: "Usa todas las cartas",
    planLabel: "Plan",
    planHeading: (turns) =>
      turns === null
        ? "No se pueden jugar todas las cartas"
        : count(turns, {
            one: "Todas las cartas en # turno",
            other: "Todas las cartas en # turnos",
          }),
    planHint: "Las palabras, solo con tu mano, que dejan menos puntos después de cada turno.",
    turnsColumn: "Turnos",
    wordsColumn: "Palabras",
    noPlannedWords: "ninguna",
    HAND_PROBLEMS: {
      BadHand: "Una mano tiene de 1 a 64 cartas: letras, y * para el comodín.",
      BadTableWord:
        "En la mesa caben hasta 64 palabras de 2 a 64 letras. Pon entre corchetes la letra que representa un comodín: l[u]rch.",
    },
    planProblem: "Un plan admite de 1 a 15 cartas: letras, y * para el comodín.",
    badRack: (rack, blank) =>
      `Un atril tiene hasta ${rack} fichas: letras, y ${blank} para un comodín.`,
    positionProblems: (square, bombs) => ({
      letters: `${square || "El tablero"} tiene un carácter que no es una letra de este diccionario.`,
      "too few bombs": `Las casillas destapadas necesitan más bombas que las ${bombs} de estas reglas.`,
      "too many bombs": `No hay bastantes casillas tapadas para las ${bombs} bombas de estas reglas.`,
      numbers: square
        ? `El número de ${square} no puede ser correcto: ninguna distribución de bombas encaja con él y con las casillas que lo rodean.`
        : "Los números de las casillas destapadas se contradicen.",
      closed: `${square} tiene una ficha, así que está destapada: escribe su número, o * si había una bomba.`,
      bomb: `${square} muestra una bomba, pero ninguna ficha. Solo las fichas hacen explotar bombas.`,
      zero: `${square} muestra un 0, así que todas las casillas que la rodean están destapadas. Escribe sus números.`,
    }),
    tilesLabel: (blank) => `Tus fichas, con ${blank} para un comodín`,
    noTiles: "Escribe las fichas de tu atril para ver qué puedes jugar.",
    moreTilesNeeded: "La primera jugada necesita al menos dos fichas. Escribe más.",
    boardLabel: "Tablero",
    blankHint: (blank) => `${blank} es un comodín.`,
    typingHint:
      "Haz clic en una casilla y escribe. Las flechas giran y mueven el cursor; Retroceso vacía una casilla.",
    minedHint: "Escribe de 0 a 8 para destapar una casilla, * si había una bomba.",
    shiftHint: "Con Mayús, una letra es un comodín.",
    noPlayText: (dictionary, isFirst) =>
      isFirst
        ? `Con estas fichas no se forma ninguna palabra de ${dictionary}. Escribe más fichas o las palabras del tablero.`
        : `Con estas fichas y las del tablero no se forma ninguna palabra de ${dictionary}. En una partida, cambiarías fichas o pasarías.`,
    layOnBoardButton: (word) => `Poner ${word ?? "esta jugada"} en el tablero`,
    clearBoardButton: "Vaciar el tablero",
    boardAsTextFold: "El tablero como texto",
    tilesField: "Fichas",
    openSquaresField: "Casillas destapadas",
    ORDERS: [
      ["equity", "Por valor"],
      ["points", "Por puntos"],
    ],
    equityNote:
      "El valor suma los puntos de la jugada y lo que vale el resto (las fichas que conservas).",
    playColumn: "Jugada",
    placeColumn: "En",
    bombColumn: "Bomba",
    pointsColumn: "Ptos.",
    expectedPointsColumn: "Puntos medios",
    leaveColumn: "Resto",
    noLeave: "nada",
    equityColumn: "Valor",
    lettersOrPlaceExample: "QU o 8D",
    coversFilter: "Ocupa",
    squaresExample: "H8 O15",
    leastPointsFilter: "Puntos mín.",
    allTilesFilter: "Usa todas las fichas",
    mostRiskFilter: "% de bomba máx.",
  };
}
