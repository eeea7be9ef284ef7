// The frame and its controls, names, errors, and what several views share, in Spanish.

/** @type {typeof import("../en/frame.js").default} */
export default function texts({ count, list }) {
  const you = "Tú";
  const offline = "No hay conexión con el servidor.";
  const yourTurn = "Te toca";
  const adviceAfterAnswer = "Acepta o impugna la última jugada; después podrás pedir pistas.";
  const badAction = "El servidor no entendió esta jugada. Recarga la página e inténtalo de nuevo.";
  const searchTooLong =
    "Esta búsqueda tarda demasiado. Quita condiciones o inténtalo de nuevo más tarde.";
  const gameTooLong = "Esta partida es demasiado larga para el servidor.";
  const noMoreGames =
    "Ahora no puedes empezar otra partida. Termina una de las tuyas o inténtalo de nuevo más tarde.";
  const noDictionary = "Este servidor no tiene ese diccionario. Elige otro.";
  const noPuzzle = "Ese reto no existe: el número del enlace tiene que ser entero.";
  const badPosition = "No se puede seguir desde esta posición. Elige una anterior.";
  const helpElsewhere = "Esta página no puede evitar que alguien busque ayuda en otra parte.";
  const gameAborted = "La partida se anuló.";
  const nextGameStarted = "Empezó la siguiente partida.";
  const tileCount = (/** @type {number} */ n) => count(n, { one: "# ficha", other: "# fichas" });
  const resultText = (/** @type {string[]} */ winners, margin = 0) => {
    if (!winners.length) return "La partida terminó.";
    if (winners.length > 1) return `Victoria compartida: ${list(winners)}.`;
    const [name] = winners;
    const by = margin ? count(margin, { one: " por # punto", other: " por # puntos" }) : "";
    return name === you ? `Ganas${by}.` : `${name} gana${by}.`;
  };

  return {
    you,
    newGameTitle: "Nueva partida",
    homeLink: "Lexicon fast, inicio",
    skipLink: "Ir al contenido",
    mainNavigation: "Principal",
    announcements: "Avisos",
    VIEW_TITLES: {
      play: "Jugar",
      puzzle: "Reto",
      solver: "Resolver",
      words: "Palabras",
      quiz: "Test",
      replay: "Revisar",
      rules: "Reglas",
      table: "Mesa",
      unknown: "Página no encontrada",
    },
    tabTitle: (title) => `${title} · Lexicon fast`,
    copyButton: "Copiar",
    copied: "Copiado.",
    undoButton: "Deshacer",
    clearButton: "Vaciar",
    stopButton: "Parar",
    orderLabel: "Orden",
    takeBackButton: "Recoger",
    rulesetLabel: "Reglas",
    dictionaryLabel: "Diccionario",
    gamesNavigation: "Juegos",
    languageLabel: "Idioma",
    themeLabel: "Tema",
    THEMES: [
      ["auto", "Auto"],
      ["light", "Claro"],
      ["dark", "Oscuro"],
    ],
    soundsLabel: "Sonidos",
    SOUND_CHOICES: [
      ["off", "No"],
      ["on", "Sí"],
    ],
    cardCount: (cards) => count(cards, { one: "# carta", other: "# cartas" }),
    tileCount,
    LEVELS: [
      ["level1", "Novato"],
      ["level3", "Casual"],
      ["level5", "Hábil"],
      ["level8", "Experto"],
      ["level10", "Campeón"],
    ],
    levelName: (level) => `Nivel ${level}`,
    playerName: (seat) => `Jugador ${seat}`,
    quotedName: (name) => `«${name}»`,
    opponentLabel: "Rival",
    botOption: (title) => `Bot: ${title}`,
    resultText,
    ranOutOfTime: (name) =>
      name === you ? "Se te acabó el tiempo." : `A ${name} se le acabó el tiempo.`,
    resigned: (name) => (name === you ? "Abandonas." : `${name} abandona.`),
    forfeited: (name) =>
      name === you
        ? "Pierdes la partida sin terminarla."
        : `${name} pierde la partida sin terminarla.`,
    gameAborted,
    DICTIONARY_HINTS: {
      enable: "para juegos de palabras",
      "2of12inf": "palabras comunes",
      yawl: "también palabras raras",
    },
    longTileHint: (tile, letters) =>
      `Escribe ${letters} para la ficha ${tile}; con | en medio quedan separadas.`,
    RULESETS: {
      standard: "estándar",
      super: "súper",
      waddingtons: "Waddingtons",
      article: "alternativas",
      classic_poc: "prototipo original",
    },
    rulesText: (title) => `Reglas: ${title}`,
    rulesWithoutPhonies: (title) => `Reglas: ${title}, sin palabras inválidas`,
    changedRules: (title) => `Reglas: ${title}, modificadas`,
    rulesOfGame: (game) => `Reglas de ${game}`,
    gameLog: "Historial de la partida",
    nextGameStarted,
    yourNameLabel: "Tu nombre",
    yourTurn,
    toMoveText: (name) => (name === you ? yourTurn : `Le toca a ${name}`),
    offline,
    offlineNotice:
      "No hay conexión con el servidor. Las reglas y lo que ya consultaste o resolviste siguen aquí; las partidas, los retos y todo lo nuevo necesitan el servidor.",
    retryButton: "Reintentar",
    unknownAddress:
      "Esta dirección no lleva a ninguna parte. Revisa el enlace o empieza una partida.",
    helpElsewhere,
    adviceAfterAnswer,
    ERRORS: {
      NoSuchTable: "Esta mesa no existe. Puede que se haya borrado.",
      NoSeat: "Esta mesa está completa.",
      NotOver: "La partida no ha terminado y su registro revelaría lo que está oculto.",
      NotLoaded: "Este servidor no tiene el diccionario de esta partida.",
      Stale: "Alguien se te adelantó. Mira la mesa e inténtalo de nuevo.",
      NoAdvice: adviceAfterAnswer,
      BadToken: "El servidor no reconoce tu asiento. Recarga la página para ver la partida.",
      BadAction: badAction,
      Failure: "Un bot de este servidor no funciona. Empieza una partida contra otro.",
      BadRecord:
        "Este archivo no contiene ninguna partida. Elige una guardada aquí o un archivo GCG.",
      NoDefinitions:
        "Este servidor no tiene definiciones. Quita definition: y part-of-speech: de la consulta.",
      NoPlayability:
        "Este diccionario no tiene datos de jugabilidad. Quita playability: de la consulta.",
      BadQuery: "La consulta tiene un error. Corrígela o toca un ejemplo.",
      TooMuch:
        "Es demasiado para el servidor. Prueba con algo más corto o inténtalo de nuevo más tarde.",
      "dictionary.find NotLoaded": noDictionary,
      "dictionary.info NotLoaded": noDictionary,
      "dictionary.find TooMuch": searchTooLong,
      "quiz.keys TooMuch": searchTooLong,
      "rules BadOption": "Estas reglas no existen. Elige unas de la lista.",
      "table.new TooMuch": noMoreGames,
      "table.again TooMuch": noMoreGames,
      "record.replay TooMuch": gameTooLong,
      "analyse TooMuch": gameTooLong,
      Busy: "El servidor está ocupado. Inténtalo de nuevo en un momento.",
      Closing: "El servidor se está cerrando. Inténtalo de nuevo más tarde.",
    },
    withLine: (text, line) => `${text} (Mira la línea ${line}).`,
    FORBIDDEN: {
      abort: "Todos han tenido ya un turno, así que no puedes anular la partida. Puedes abandonar.",
      action: badAction,
      added: "Añade al menos una carta a la palabra.",
      hand: "No tienes todas las cartas de esta palabra.",
      order:
        "Las letras de la palabra anterior conservan su orden, y un comodín sigue siendo comodín.",
      over: "La partida terminó.",
      phase: "Primero acepta o impugna la última jugada.",
      rack: "No tienes todas estas fichas.",
      "same word": "En esta mesa, un cambio tiene que dar una palabra distinta.",
      target: "Esta palabra ya no está en la mesa.",
      turn: "No te toca.",
    },
    noPuzzle,
    WRONG_FIELDS: [
      ["params.seed", noPuzzle],
      ["params.seats", "Estos jugadores o nombres no están permitidos. Elige otros."],
      ["params.name", "Este nombre no está permitido. Elige otro."],
      ["params.clock", "Estos tiempos no están permitidos. Elige otros."],
      ["params.record", badPosition],
      ["params.events", badPosition],
      ["params.action", badAction],
      [
        "params.filter.contains",
        "En «Buscar» van letras de una palabra, como QU, o, en un tablero, la casilla donde empieza, como 8D.",
      ],
      [
        "params.filter.at",
        "La casilla donde empieza una jugada tiene que estar en el tablero, como 8D.",
      ],
      ["params.filter.covers", "En «Ocupa» van casillas del tablero, como H8 O15."],
      ["params.filter", "Uno de los filtros tiene un valor imposible. Cámbialo."],
    ],
    notAccepted: "El servidor lo rechazó. Cambia lo que escribiste o recarga la página.",
    serverFailed: "Algo falló en el servidor. Inténtalo de nuevo más tarde.",
    attempts: (tries) => count(tries, { one: "# intento", other: "# intentos" }),
    solvedIn: (tries) =>
      count(tries, { one: "Resuelto en # intento", other: "Resuelto en # intentos" }),
    notSolved: "Sin resolver",
  };
}
