// A table: its players, the menu, the notices, hints, and the end of rounds and games, in Spanish.

/** @type {typeof import("../en/table.js").default} */
export default function texts({ count, number }) {
  const offline = "No hay conexión con el servidor.";
  const yourTurn = "Te toca";
  const helpElsewhere = "Esta página no puede evitar que alguien busque ayuda en otra parte.";

  return {
    overTitle: (game) => `Terminada · ${game}`,
    ownTurnTitle: (game) => `${yourTurn} · ${game}`,
    loading: "Cargando…",
    reconnecting: `${offline} Reintentando…`,
    seatLost: "El servidor ya no reconoce tu asiento. Ahora estás como espectador.",
    watchingTag: "Estás mirando",
    storageDenied:
      "Tu navegador no guarda datos de esta página, así que perderás tu asiento si la cierras o la recargas.",
    dictionaryText: (dictionary) => `Diccionario ${dictionary}`,
    timeEach: (time, increment) =>
      increment ? `${time} por jugador, más ${increment} por turno` : `${time} por jugador`,
    timePerTurn: (time) => `${time} por turno`,
    announceTurn: `${yourTurn}.`,
    acceptOrChallenge: "¿Aceptar o impugnar?",
    challengeOrPlayOn: "¿La impugnas o juegas?",
    challengeLabel: "Impugnación",
    challengeOrMove: "Impugna la jugada o, si la aceptas, juega sin más.",
    challengeButton: "Impugnar",
    acceptButton: "Aceptar",
    acceptTimer: (seconds) =>
      seconds
        ? count(seconds, {
            one: "Se acepta en # segundo.",
            other: "Se acepta en # segundos.",
          })
        : "Aceptada.",
    fallbackText: (wasSlow, by) =>
      `El bot ${wasSlow ? "tardó demasiado" : "falló"}; ${by ?? "el servidor"} jugó por él.`,
    playersLabel: "Jugadores",
    pointsUnit: "puntos,",
    freeSeat: "asiento libre",
    away: "ausente",
    waitingForPlayer: "a la espera de un jugador",
    acceptOrChallengeDue: "aceptar o impugnar",
    deciding: "decidiendo…",
    thinkingDue: "pensando…",
    yourTurnDue: "te toca",
    toMove: "le toca",
    announceScores: (scores) => `Puntuación: ${scores}.`,
    totalText: (total) => `Total: ${number(total)}.`,
    clockText: (name, time) => `${name}, tiempo restante: ${time}`,
    announceTime: (seconds) =>
      count(seconds, { one: "Queda # segundo.", other: "Quedan # segundos." }),
    takeSeatHeading: "Hay un asiento libre",
    takeSeatButton: "Unirme a la partida",
    freeSeatsHeading: (seats) =>
      count(seats, { one: "# asiento libre", other: "# asientos libres" }),
    invitation: "Con este enlace, cualquiera puede jugar o mirar.",
    linkLabel: "Enlace",
    localLinkHint:
      "Este enlace solo funciona en este equipo. Para jugar con otras personas, inicia el servidor con «lexicon-fast serve --host DIRECCIÓN» y abre la página en esa dirección.",
    menuButton: "Menú",
    END_BUTTONS: { resign: "Abandonar", abort: "Anular la partida" },
    ASK_BUTTONS: { resign: "Abandonar…", abort: "Anular la partida…" },
    QUESTIONS: { resign: "¿Abandonar?", abort: "¿Anular la partida?" },
    CONSEQUENCES: {
      resign: "Pierdes la partida y todos los demás ganan.",
      abort: "La partida termina sin que gane nadie.",
    },
    keepPlayingButton: "Seguir jugando",
    canAbortHint: "Puedes anular una partida hasta que todos hayan tenido un turno.",
    cannotAbortHint: "Todos han tenido ya un turno, así que no puedes anular la partida.",
    adviceHeading: "Pistas",
    noAdvice: `En esta mesa no hay pistas. ${helpElsewhere}`,
    askAdviceButton: "Ver pistas",
    thinking: "Pensando…",
    settledAdvice: "Solo quedaba una jugada por comparar, así que la búsqueda acabó antes.",
    marginOfError: (margin) => `± ${margin}`,
    comparedText: (differences) =>
      differences.length
        ? `En comparación con la siguiente: ${differences.join(", ")}.`
        : "Casi igual que la siguiente.",
    roundEndHeading: (round) => `Fin de la ronda ${round}`,
    nextRoundButton: "Siguiente ronda",
    answerDue: "Acepta o impugna la última jugada.",
    ownTurnDue: "Te toca.",
    gameEndLabel: "Fin de la partida",
    analyseLink: "Analizar",
    replayLink: "Revisar",
    saveButton: "Guardar la partida",
    watchNextLink: "Ver la siguiente partida",
    playAgainButton: "Jugar otra vez",
    seatsKept: "Todos conservan su asiento.",
  };
}
