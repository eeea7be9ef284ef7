// A table: its players, the menu, the notices, hints, and the end of rounds and games, in German.

/** @type {typeof import("../en/table.js").default} */
export default function texts({ count, number }) {
  const offline = "Der Server ist nicht erreichbar.";
  const yourTurn = "Du bist dran";
  const helpElsewhere = "Diese Seite kann nicht verhindern, dass sich jemand anderswo Hilfe holt.";

  return {
    overTitle: (game) => `Zu Ende · ${game}`,
    ownTurnTitle: (game) => `${yourTurn} · ${game}`,
    loading: "Wird geladen …",
    reconnecting: `${offline} Neuer Versuch …`,
    seatLost: "Der Server erkennt deinen Platz nicht mehr. Du siehst jetzt zu.",
    watchingTag: "Du siehst zu",
    storageDenied:
      "Dein Browser speichert für diese Seite nichts. Wenn du sie schließt oder neu lädst, verlierst du deinen Platz.",
    dictionaryText: (dictionary) => `Wörterbuch ${dictionary}`,
    timeEach: (time, increment) =>
      increment ? `je ${time}, dazu ${increment} pro Zug` : `je ${time}`,
    timePerTurn: (time) => `${time} pro Zug`,
    announceTurn: `${yourTurn}.`,
    acceptOrChallenge: "Annehmen oder anzweifeln?",
    challengeOrPlayOn: "Anzweifeln oder selbst ziehen?",
    challengeLabel: "Anzweifeln",
    challengeOrMove: "Zweifle das Wort an oder nimm es an, indem du selbst ziehst.",
    challengeButton: "Anzweifeln",
    acceptButton: "Annehmen",
    acceptTimer: (seconds) =>
      seconds
        ? count(seconds, {
            one: "In # Sekunde angenommen.",
            other: "In # Sekunden angenommen.",
          })
        : "Angenommen.",
    fallbackText: (wasSlow, by) =>
      `Der Bot ${wasSlow ? "war zu langsam" : "ist ausgefallen"}; ${by ?? "der Server"} hat für ihn gezogen.`,
    playersLabel: "Spieler",
    pointsUnit: "Punkte,",
    freeSeat: "freier Platz",
    away: "abwesend",
    waitingForPlayer: "wartet auf jemanden",
    acceptOrChallengeDue: "annehmen oder anzweifeln",
    deciding: "überlegt …",
    thinkingDue: "denkt nach …",
    yourTurnDue: "du bist dran",
    toMove: "ist dran",
    announceScores: (scores) => `Punktestand: ${scores}.`,
    totalText: (total) => `Gesamt: ${number(total)}.`,
    clockText: (name, time) => `${name}: noch ${time}`,
    announceTime: (seconds) =>
      count(seconds, { one: "Noch # Sekunde.", other: "Noch # Sekunden." }),
    takeSeatHeading: "Ein Platz ist frei",
    takeSeatButton: "Mitspielen",
    freeSeatsHeading: (seats) => count(seats, { one: "# freier Platz", other: "# freie Plätze" }),
    invitation: "Mit diesem Link kann jeder mitspielen oder zusehen.",
    linkLabel: "Link",
    localLinkHint:
      "Dieser Link funktioniert nur auf diesem Computer. Um mit anderen zu spielen, starte den Server mit „lexicon-fast serve --host ADRESSE“ und öffne die Seite unter dieser Adresse.",
    menuButton: "Menü",
    END_BUTTONS: { resign: "Aufgeben", abort: "Partie abbrechen" },
    ASK_BUTTONS: { resign: "Aufgeben …", abort: "Partie abbrechen …" },
    QUESTIONS: { resign: "Aufgeben?", abort: "Partie abbrechen?" },
    CONSEQUENCES: {
      resign: "Du verlierst die Partie, und alle anderen gewinnen.",
      abort: "Die Partie endet ohne Sieger.",
    },
    keepPlayingButton: "Weiterspielen",
    canAbortHint: "Du kannst eine Partie abbrechen, bis alle einmal dran waren.",
    cannotAbortHint: "Alle waren schon dran, deshalb kannst du die Partie nicht mehr abbrechen.",
    adviceHeading: "Tipps",
    noAdvice: `An diesem Tisch gibt es keine Tipps. ${helpElsewhere}`,
    askAdviceButton: "Tipps zeigen",
    thinking: "Denkt nach …",
    settledAdvice: "Nur ein Zug blieb übrig, deshalb war die Suche früher zu Ende.",
    marginOfError: (margin) => `± ${margin}`,
    comparedText: (differences) =>
      differences.length
        ? `Verglichen mit dem nächsten: ${differences.join(", ")}.`
        : "Etwa so gut wie der nächste.",
    roundEndHeading: (round) => `Runde ${round} ist zu Ende`,
    nextRoundButton: "Nächste Runde",
    answerDue: "Nimm den letzten Zug an oder zweifle ihn an.",
    ownTurnDue: "Du bist dran.",
    gameEndLabel: "Partie zu Ende",
    analyseLink: "Analysieren",
    replayLink: "Nachspielen",
    saveButton: "Partie speichern",
    watchNextLink: "Bei der nächsten Partie zusehen",
    playAgainButton: "Noch einmal spielen",
    seatsKept: "Alle behalten ihren Platz.",
  };
}
