// The first view: the form for a new game, and the tables of this browser, in German.

/** @type {typeof import("../en/start.js").default} */
export default function texts({ count, list }) {
  return {
    TAGLINES: {
      lexicon: "Das Wortspiel mit Karten: Wer wird sie als Erster alle los?",
      scrabble: "Lege Kreuzwörter und nutze die Prämienfelder.",
      lexibomb:
        "Scrabble im Minenfeld: Zahlen vervielfachen deine Punkte, Bomben kosten das ganze Wort.",
    },
    gamesLabel: "Spiel",
    puzzlesHeading: "Aufgaben des Tages",
    notTried: "Noch nicht versucht",
    formLabel: (game) => `Neue Partie ${game}`,
    playButton: "Spielen",
    inviteButton: "Freund einladen",
    optionsFold: "Einstellungen",
    opponentsText: (bots, friends) => {
      if (!bots.length && !friends) return "Du spielst allein.";
      const invited =
        friends > 1
          ? `${friends} Freunde (per Link eingeladen)`
          : "einen Freund (per Link eingeladen)";
      return `Du spielst gegen ${list(friends ? [...bots, invited] : bots)}.`;
    },
    playerLabel: (seat) => `Spieler ${seat}`,
    friendOption: "Ein Freund (per Link)",
    addPlayerButton: "Mehr Spieler",
    removePlayerButton: "Weniger Spieler",
    phoniesLabel: "Ungültige Wörter",
    PHONIES: [
      ["refused", "sofort abgelehnt"],
      ["challenged", "erlaubt, bis sie jemand anzweifelt"],
    ],
    acceptedLabel: "Zeit zum Anzweifeln",
    acceptedHint:
      "Wie lange die Gegner einen Zug anzweifeln können, wenn ungültige Wörter erlaubt sind.",
    ACCEPTED: [
      ["20", "20 Sekunden"],
      ["60", "1 Minute"],
      ["", "bis zum nächsten Zug"],
    ],
    penaltyLabel: "Zu Unrecht angezweifelt",
    PENALTIES: [
      ["rules", "wer anzweifelt, setzt aus"],
      ["double", "setzt aus, zählt als Zug ohne Punkte"],
      ["single", "kostet nichts"],
      ["five", "5 Punkte für den Zug"],
      ["ten", "10 Punkte für den Zug"],
    ],
    otherBotsLabel: "Bots ohne Stufe",
    adviceLabel: "Tipps in Partien mit Freunden",
    ADVICE: [
      ["off", "aus"],
      ["on", "für alle"],
    ],
    lengthLabel: "Länge",
    LENGTHS: [
      ["1", "eine Runde"],
      ["3", "drei Runden"],
      ["", "bis nur einer übrig ist"],
    ],
    timeLabel: "Bedenkzeit",
    timeHint: "Wessen Zeit abläuft, der verliert. Die Uhren laufen, sobald alle einmal dran waren.",
    TIMES: [
      ["", "unbegrenzt"],
      ["game", "für die ganze Partie"],
      ["turn", "pro Zug"],
    ],
    RULE_NUMBERS: {
      cards_each: "Karten für jeden",
      out_at: "Punkte zum Ausscheiden",
      two_packs_from: "Spieler für zwei Kartenspiele",
      max_exchanged: "Höchstens ersetzte Karten",
      right_challenger: "Punkte für berechtigte Zweifel",
      right_offender: "Punkte für ein ungültiges Wort",
      wrong_challenger: "Punkte für falsche Zweifel",
      guard: "Züge bis zum Stillstand",
      bombs: "Bomben",
      exchange_from: "Steine im Beutel zum Tauschen",
      scoreless_turns: "Punktlose Züge bis zum Ende",
      zeros: "Eigene punktlose Züge bis zum Ende",
    },
    RULE_CHOICES: {
      same_word_exchange: [
        "Joker gegen seinen Buchstaben tauschen",
        [
          ["true", "erlaubt"],
          ["false", "nicht erlaubt"],
        ],
      ],
      renewal: [
        "Wenn der Stapel leer ist",
        [
          ["under top", "die offene Karte behalten"],
          ["turn up", "eine neue Karte aufdecken"],
        ],
      ],
      later_dealer: [
        "Nächster Geber",
        [
          ["rotation", "der nächste Spieler"],
          ["starter", "wer die Runde begonnen hat"],
        ],
      ],
    },
    minutesLabel: "Minuten pro Spieler",
    incrementLabel: "Zuschlag (Sekunden pro Zug)",
    turnSecondsLabel: "Sekunden pro Zug",
    tablesHeading: "Deine Tische",
    allTablesButton: (tables) =>
      count(tables, { one: "# Tisch zeigen", other: "Alle # Tische zeigen" }),
    tableName: (game, others) =>
      others.length
        ? `${game} mit ${list(others.map((name) => name ?? "einem freien Platz"))}`
        : game,
    tableDeleted: "Gelöscht",
    seatFree: "Freier Platz",
    gameOver: "Partie zu Ende.",
    forgetButton: "Vergessen",
    forgetLabel: (table) => `${table} vergessen`,
    confirmForget: (table) => `${table} vergessen?`,
    forgetWarning: "Du bekommst deinen Platz nicht zurück.",
    giveUpSeatButton: "Platz aufgeben",
    keepSeatButton: "Platz behalten",
  };
}
