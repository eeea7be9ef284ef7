// The first view: the form for a new game, and the tables of this browser, in Spanish.

/** @type {typeof import("../en/start.js").default} */
export default function texts({ count, list }) {
  return {
    TAGLINES: {
      lexicon: "El juego de palabras con cartas: sé quien antes se quede sin ninguna.",
      scrabble: "Cruza palabras y aprovecha las casillas con premio.",
      lexibomb:
        "Scrabble en un campo de minas: los números multiplican tus puntos y las bombas anulan la palabra.",
    },
    gamesLabel: "Juego",
    puzzlesHeading: "Retos de hoy",
    notTried: "Sin intentar",
    formLabel: (game) => `Nueva partida de ${game}`,
    playButton: "Jugar",
    inviteButton: "Invitar a alguien",
    optionsFold: "Opciones",
    opponentsText: (bots, friends) => {
      if (!bots.length && !friends) return "Juegas en solitario.";
      const invited =
        friends > 1 ? `${friends} amigos (invitados por enlace)` : "un amigo (invitado por enlace)";
      return `Juegas contra ${list(friends ? [...bots, invited] : bots)}.`;
    },
    playerLabel: (seat) => `Jugador ${seat}`,
    friendOption: "Un amigo (por enlace)",
    addPlayerButton: "Añadir jugador",
    removePlayerButton: "Quitar jugador",
    phoniesLabel: "Palabras inválidas",
    PHONIES: [
      ["refused", "rechazadas al momento"],
      ["challenged", "permitidas si nadie las impugna"],
    ],
    acceptedLabel: "Tiempo para impugnar",
    acceptedHint:
      "Cuánto tiempo tienen los rivales para impugnar una jugada, si se permiten palabras inválidas.",
    ACCEPTED: [
      ["20", "20 segundos"],
      ["60", "1 minuto"],
      ["", "hasta la próxima jugada"],
    ],
    penaltyLabel: "Impugnación fallida",
    PENALTIES: [
      ["rules", "quien impugna pierde un turno"],
      ["double", "pierde un turno, que cuenta sin puntos"],
      ["single", "no cuesta nada"],
      ["five", "5 puntos más para la jugada"],
      ["ten", "10 puntos más para la jugada"],
    ],
    otherBotsLabel: "Bots sin nivel",
    adviceLabel: "Pistas en partidas con amigos",
    ADVICE: [
      ["off", "no"],
      ["on", "para todos"],
    ],
    lengthLabel: "Duración",
    LENGTHS: [
      ["1", "una ronda"],
      ["3", "tres rondas"],
      ["", "hasta que quede un solo jugador"],
    ],
    timeLabel: "Tiempo",
    timeHint:
      "Si se te acaba el tiempo, pierdes. Los relojes arrancan cuando todos han tenido un turno.",
    TIMES: [
      ["", "sin límite"],
      ["game", "para toda la partida"],
      ["turn", "por turno"],
    ],
    RULE_NUMBERS: {
      cards_each: "Cartas para cada jugador",
      out_at: "Puntos que eliminan",
      two_packs_from: "Jugadores para dos barajas",
      max_exchanged: "Máximo de cartas cambiadas",
      right_challenger: "Puntos por impugnar con razón",
      right_offender: "Puntos por palabra inválida",
      wrong_challenger: "Puntos por impugnar sin razón",
      guard: "Turnos hasta el bloqueo",
      bombs: "Bombas",
      exchange_from: "Fichas en bolsa para cambiar",
      scoreless_turns: "Turnos sin puntos para terminar",
      zeros: "Turnos propios sin puntos para terminar",
    },
    RULE_CHOICES: {
      same_word_exchange: [
        "Cambiar un comodín por su letra",
        [
          ["true", "permitido"],
          ["false", "no permitido"],
        ],
      ],
      renewal: [
        "Cuando se acaba el mazo",
        [
          ["under top", "se queda la carta visible"],
          ["turn up", "se destapa otra carta"],
        ],
      ],
      later_dealer: [
        "Quién reparte después",
        [
          ["rotation", "el siguiente jugador"],
          ["starter", "quien empezó la ronda"],
        ],
      ],
    },
    minutesLabel: "Minutos por jugador",
    incrementLabel: "Incremento (segundos por turno)",
    turnSecondsLabel: "Segundos por turno",
    tablesHeading: "Tus mesas",
    allTablesButton: (tables) =>
      count(tables, { one: "Mostrar # mesa", other: "Mostrar las # mesas" }),
    tableName: (game, others) =>
      others.length
        ? `${game} con ${list(others.map((name) => name ?? "un asiento libre"))}`
        : game,
    tableDeleted: "Borrada",
    seatFree: "Asiento libre",
    gameOver: "Partida terminada.",
    forgetButton: "Olvidar",
    forgetLabel: (table) => `Olvidar ${table}`,
    confirmForget: (table) => `¿Olvidar ${table}?`,
    forgetWarning: "No podrás recuperar tu asiento.",
    giveUpSeatButton: "Dejar mi asiento",
    keepSeatButton: "Conservar mi asiento",
  };
}
