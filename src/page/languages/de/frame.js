// The frame and its controls, names, errors, and what several views share, in German.

/** @type {typeof import("../en/frame.js").default} */
export default function texts({ count, list }) {
  const you = "Du";
  const offline = "Der Server ist nicht erreichbar.";
  const yourTurn = "Du bist dran";
  const adviceAfterAnswer = "Nimm den letzten Zug an oder zweifle ihn an; dann gibt es Tipps.";
  const badAction = "Der Server hat diesen Zug nicht verstanden. Lade die Seite neu.";
  const searchTooLong =
    "Diese Suche dauert zu lange. Streiche Bedingungen oder versuch es später noch einmal.";
  const gameTooLong = "Diese Partie ist zu lang für den Server.";
  const noMoreGames =
    "Du kannst gerade keine weitere Partie anfangen. Beende eine deiner Partien oder versuch es später noch einmal.";
  const noDictionary = "Dieses Wörterbuch gibt es auf dem Server nicht. Wähle ein anderes.";
  const noPuzzle = "Diese Aufgabe gibt es nicht: Die Nummer im Link muss eine ganze Zahl sein.";
  const badPosition = "Von dieser Stellung kannst du nicht weiterspielen. Wähle eine frühere.";
  const helpElsewhere = "Diese Seite kann nicht verhindern, dass sich jemand anderswo Hilfe holt.";
  const gameAborted = "Die Partie wurde abgebrochen.";
  const nextGameStarted = "Die nächste Partie hat begonnen.";
  const tileCount = (/** @type {number} */ n) => count(n, { one: "# Stein", other: "# Steine" });
  const resultText = (/** @type {string[]} */ winners, margin = 0) => {
    if (!winners.length) return "Die Partie ist zu Ende.";
    if (winners.length > 1) return `${list(winners)} teilen sich den Sieg.`;
    const [name] = winners;
    const by = margin
      ? count(margin, { one: " mit # Punkt Vorsprung", other: " mit # Punkten Vorsprung" })
      : "";
    return name === you ? `Du gewinnst${by}.` : `${name} gewinnt${by}.`;
  };

  return {
    you,
    newGameTitle: "Neue Partie",
    homeLink: "Lexicon fast, Startseite",
    skipLink: "Zum Inhalt",
    mainNavigation: "Hauptmenü",
    announcements: "Meldungen",
    VIEW_TITLES: {
      play: "Spiel",
      puzzle: "Aufgabe",
      solver: "Löser",
      words: "Wörter",
      quiz: "Quiz",
      replay: "Replay",
      rules: "Regeln",
      table: "Tisch",
      unknown: "Seite nicht gefunden",
    },
    tabTitle: (title) => `${title} · Lexicon fast`,
    copyButton: "Kopieren",
    copied: "Kopiert.",
    undoButton: "Rückgängig",
    clearButton: "Leeren",
    stopButton: "Anhalten",
    orderLabel: "Sortieren",
    takeBackButton: "Zurücknehmen",
    rulesetLabel: "Regeln",
    dictionaryLabel: "Wörterbuch",
    gamesNavigation: "Spiele",
    languageLabel: "Sprache",
    themeLabel: "Farben",
    THEMES: [
      ["auto", "Auto"],
      ["light", "Hell"],
      ["dark", "Dunkel"],
    ],
    soundsLabel: "Töne",
    SOUND_CHOICES: [
      ["off", "Aus"],
      ["on", "An"],
    ],
    cardCount: (cards) => count(cards, { one: "# Karte", other: "# Karten" }),
    tileCount,
    LEVELS: [
      ["level1", "Anfänger"],
      ["level3", "Amateur"],
      ["level5", "Könner"],
      ["level8", "Profi"],
      ["level10", "Meister"],
    ],
    levelName: (level) => `Stufe ${level}`,
    playerName: (seat) => `Spieler ${seat}`,
    quotedName: (name) => `„${name}“`,
    opponentLabel: "Gegner",
    botOption: (title) => `Bot: ${title}`,
    resultText,
    ranOutOfTime: (name) =>
      name === you ? "Deine Zeit ist abgelaufen." : `Die Zeit von ${name} ist abgelaufen.`,
    resigned: (name) => (name === you ? "Du gibst auf." : `${name} gibt auf.`),
    forfeited: (name) => (name === you ? "Du verlierst kampflos." : `${name} verliert kampflos.`),
    gameAborted,
    DICTIONARY_HINTS: {
      enable: "für Wortspiele",
      "2of12inf": "gebräuchliche Wörter",
      yawl: "auch seltene Wörter",
    },
    longTileHint: (tile, letters) =>
      `Tippe ${letters} für den Stein ${tile}; mit | dazwischen bleiben sie getrennt.`,
    RULESETS: {
      standard: "Standard",
      super: "Super",
      waddingtons: "Waddingtons",
      article: "Variante",
      classic_poc: "Urfassung",
    },
    rulesText: (title) => `Regeln: ${title}`,
    rulesWithoutPhonies: (title) => `Regeln: ${title}, ungültige Wörter abgelehnt`,
    changedRules: (title) => `Regeln: ${title}, geändert`,
    rulesOfGame: (game) => `${game}-Regeln`,
    gameLog: "Spielverlauf",
    nextGameStarted,
    yourNameLabel: "Dein Name",
    yourTurn,
    toMoveText: (name) => `${name} ist dran`,
    offline,
    offlineNotice:
      "Der Server ist nicht erreichbar. Die Regeln und alles, was du schon nachgeschlagen oder gelöst hast, sind noch da; Partien, Aufgaben und Neues brauchen den Server.",
    retryButton: "Noch einmal versuchen",
    unknownAddress:
      "Unter dieser Adresse gibt es nichts. Prüfe den Link oder fang eine neue Partie an.",
    helpElsewhere,
    adviceAfterAnswer,
    ERRORS: {
      NoSuchTable: "Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.",
      NoSeat: "An diesem Tisch ist kein Platz mehr frei.",
      NotOver: "Die Partie läuft noch, und ihr Protokoll würde verraten, was verdeckt ist.",
      NotLoaded: "Der Server hat das Wörterbuch für diese Partie nicht.",
      Stale: "Jemand war schneller. Sieh dir den Tisch an und versuch es noch einmal.",
      NoAdvice: adviceAfterAnswer,
      BadToken: "Der Server erkennt deinen Platz nicht. Lade die Seite neu, um zuzusehen.",
      BadAction: badAction,
      Failure: "Ein Bot auf diesem Server funktioniert nicht. Spiel gegen einen anderen.",
      BadRecord:
        "In dieser Datei ist keine Partie. Wähle eine hier gespeicherte Partie oder eine GCG-Datei.",
      NoDefinitions:
        "Dieser Server hat keine Definitionen. Nimm definition: und part-of-speech: aus der Anfrage.",
      NoPlayability:
        "Dieses Wörterbuch hat keine Spielbarkeitsränge. Nimm playability: aus der Anfrage.",
      BadQuery: "Die Anfrage enthält einen Fehler. Berichtige sie oder tippe auf ein Beispiel.",
      TooMuch:
        "Das ist zu viel für den Server. Versuch etwas Kürzeres oder versuch es später noch einmal.",
      "dictionary.find NotLoaded": noDictionary,
      "dictionary.info NotLoaded": noDictionary,
      "dictionary.find TooMuch": searchTooLong,
      "quiz.keys TooMuch": searchTooLong,
      "rules BadOption": "Diese Regeln gibt es nicht. Wähle welche aus der Liste.",
      "table.new TooMuch": noMoreGames,
      "table.again TooMuch": noMoreGames,
      "record.replay TooMuch": gameTooLong,
      "analyse TooMuch": gameTooLong,
      Busy: "Der Server ist ausgelastet. Versuch es gleich noch einmal.",
      Closing: "Der Server wird gerade beendet. Versuch es später noch einmal.",
    },
    withLine: (text, line) => `${text} (Siehe Zeile ${line}.)`,
    FORBIDDEN: {
      abort:
        "Alle waren schon dran, deshalb kannst du die Partie nicht mehr abbrechen. Du kannst aufgeben.",
      action: badAction,
      added: "Füge dem Wort mindestens eine Karte hinzu.",
      hand: "Du hast nicht alle Karten für dieses Wort.",
      order:
        "Die Buchstaben des alten Worts behalten ihre Reihenfolge, und ein Joker bleibt ein Joker.",
      over: "Die Partie ist zu Ende.",
      phase: "Nimm zuerst den letzten Zug an oder zweifle ihn an.",
      rack: "Du hast nicht alle diese Steine.",
      "same word": "An diesem Tisch muss ein Austausch ein anderes Wort ergeben.",
      target: "Dieses Wort liegt nicht mehr auf dem Tisch.",
      turn: "Du bist nicht dran.",
    },
    noPuzzle,
    WRONG_FIELDS: [
      ["params.seed", noPuzzle],
      ["params.seats", "Diese Spieler oder Namen sind nicht erlaubt. Wähle andere."],
      ["params.name", "Dieser Name ist nicht erlaubt. Wähle einen anderen."],
      ["params.clock", "Diese Bedenkzeiten sind nicht erlaubt. Wähle andere."],
      ["params.record", badPosition],
      ["params.events", badPosition],
      ["params.action", badAction],
      [
        "params.filter.contains",
        "„Suchen“ erwartet Buchstaben eines Worts, etwa QU, oder auf einem Brett das Anfangsfeld, etwa 8D.",
      ],
      ["params.filter.at", "Das Anfangsfeld eines Zugs muss auf dem Brett liegen, etwa 8D."],
      ["params.filter.covers", "„Belegt“ erwartet Felder des Bretts, etwa H8 O15."],
      ["params.filter", "Einer der Filter hat einen unmöglichen Wert. Ändere ihn."],
    ],
    notAccepted: "Der Server hat das abgelehnt. Ändere deine Eingabe oder lade die Seite neu.",
    serverFailed: "Auf dem Server ist etwas schiefgegangen. Versuch es später noch einmal.",
    attempts: (tries) => count(tries, { one: "# Versuch", other: "# Versuche" }),
    solvedIn: (tries) =>
      count(tries, { one: "In # Versuch gelöst", other: "In # Versuchen gelöst" }),
    notSolved: "Nicht gelöst",
  };
}
