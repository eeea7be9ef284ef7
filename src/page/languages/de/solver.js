// The solver: positions, filters, lists of plays, and plans, in German.

/** @type {typeof import("../en/solver.js").default} */
export default function texts({ count, number }) {
  const plays = (/** @type {number} */ n) => count(n, { one: "# Zug", other: "# Züge" });

  return {
    forGame: (game) => ` für ${game}`,
    positionLabel: "Stellung",
    playsLabel: "Züge",
    playsHeading: (all, matching) =>
      matching === null
        ? plays(all)
        : count(all, {
            one: `${number(matching)} von # Zug`,
            other: `${number(matching)} von # Zügen`,
          }),
    allHiddenText: (hidden) =>
      hidden === 1
        ? "Die Filter verbergen den einzigen Zug."
        : `Die Filter verbergen alle ${plays(hidden)}.`,
    showAllButton: (all) => `${plays(all)} zeigen`,
    morePlaysButton: "Mehr Züge",
    otherPlaysNotListed: "Die übrigen Züge sind nicht aufgelistet.",
    filtersLabel: "Filter",
    clearFiltersButton: "Filter zurücksetzen",
    findFilter: "Suchen",
    lettersFilter: "Buchstaben",
    anyLength: "Beliebig",
    orLonger: (length) => `${length} oder mehr`,
    cardsLabel: "Deine Karten, danach die Wörter auf dem Tisch",
    cardsHint:
      "* ist der Joker. In einem Wort auf dem Tisch stehen Klammern um seinen Buchstaben: l[u]rch.",
    cardsExample: "CATDOG* hat l[u]rch",
    noCards: "Tippe deine Karten ein, um zu sehen, was du legen kannst.",
    handLabel: "Hand",
    taskLabel: "Gesucht",
    TASKS: [
      ["plays", "Züge"],
      ["plan", "Plan"],
    ],
    kindsLabel: "Arten von Zügen",
    KINDS: [
      ["all", "Alle Züge"],
      ["form", "Neu legen"],
      ["insert", "Einfügen"],
      ["substitute", "Austauschen"],
    ],
    kindText: (action, word) =>
      ({ insert: `in ${word} einfügen`, substitute: `${word} ändern` })[action] ?? "neu legen",
    noWordText: (dictionary, hasTable) =>
      hasTable
        ? `Diese Karten ergeben kein Wort aus ${dictionary} und passen in kein Wort auf dem Tisch. Leg eine Karte ab und zieh eine neue.`
        : `Diese Karten ergeben kein Wort aus ${dictionary}. Leg eine Karte ab und zieh eine neue, oder gib die Wörter auf dem Tisch an: Vielleicht passen deine Karten hinein.`,
    wordColumn: "Wort",
    actionColumn: "Aktion",
    pointsLeftColumn: "Restpunkte",
    layColumn: "Legen",
    layButton: "Legen",
    layLabel: (word, kind) => `${word} legen, ${kind}`,
    lettersExample: "QU",
    mostPointsLeftFilter: "Max. Restpunkte",
    allCardsFilter: "Mit allen Karten",
    planLabel: "Plan",
    planHeading: (turns) =>
      turns === null
        ? "Nicht alle Karten lassen sich legen"
        : count(turns, {
            one: "Alle Karten in # Zug gelegt",
            other: "Alle Karten in # Zügen gelegt",
          }),
    planHint:
      "Die Wörter nur aus deiner Hand, die nach jedem Zug die wenigsten Punkte übrig lassen.",
    turnsColumn: "Züge",
    wordsColumn: "Wörter",
    noPlannedWords: "keine",
    HAND_PROBLEMS: {
      BadHand: "Eine Hand hat 1 bis 64 Karten: Buchstaben und * für den Joker.",
      BadTableWord:
        "Auf dem Tisch können bis zu 64 Wörter mit 2 bis 64 Buchstaben liegen. Setze Klammern um den Buchstaben, für den ein Joker steht: l[u]rch.",
    },
    planProblem: "Ein Plan braucht 1 bis 15 Karten: Buchstaben und * für den Joker.",
    badRack: (rack, blank) =>
      `Eine Bank hat bis zu ${rack} Steine: Buchstaben und ${blank} für einen Blanko.`,
    positionProblems: (square, bombs) => ({
      letters: square
        ? `Auf ${square} steht ein Zeichen, das in diesem Wörterbuch kein Buchstabe ist.`
        : "Auf dem Brett steht ein Zeichen, das in diesem Wörterbuch kein Buchstabe ist.",
      "too few bombs": `Die offenen Felder brauchen mehr als die ${bombs} Bomben dieser Regeln.`,
      "too many bombs": `Für die ${bombs} Bomben dieser Regeln gibt es nicht genug verdeckte Felder.`,
      numbers: square
        ? `Die Zahl auf ${square} kann nicht stimmen: Keine Verteilung der Bomben passt zu ihr und den Feldern darum.`
        : "Die Zahlen auf den offenen Feldern widersprechen sich.",
      closed: `Auf ${square} liegt ein Stein, also ist das Feld offen: Tippe seine Zahl oder * für eine getroffene Bombe.`,
      bomb: `${square} zeigt eine Bombe, aber keinen Stein. Nur Steine treffen Bomben.`,
      zero: `${square} zeigt 0, also sind alle Felder darum offen. Tippe ihre Zahlen.`,
    }),
    tilesLabel: (blank) => `Deine Steine, mit ${blank} für einen Blanko`,
    noTiles: "Tippe die Steine deiner Bank ein, um zu sehen, was du legen kannst.",
    moreTilesNeeded: "Der erste Zug braucht mindestens zwei Steine. Tippe weitere.",
    boardLabel: "Brett",
    blankHint: (blank) => `${blank} ist ein Blanko.`,
    typingHint:
      "Klicke auf ein Feld und tippe. Pfeiltasten drehen und bewegen den Cursor; die Rücktaste leert ein Feld.",
    minedHint: "Tippe 0 bis 8, um ein Feld zu öffnen, * für eine getroffene Bombe.",
    shiftHint: "Mit der Umschalttaste wird ein Buchstabe zum Blanko.",
    noPlayText: (dictionary, isFirst) =>
      isFirst
        ? `Diese Steine ergeben kein Wort aus ${dictionary}. Tippe weitere Steine oder die Wörter auf dem Brett ein.`
        : `Diese Steine ergeben mit denen auf dem Brett kein Wort aus ${dictionary}. In einer Partie würdest du tauschen oder passen.`,
    layOnBoardButton: (word) => `${word ?? "Diesen Zug"} aufs Brett legen`,
    clearBoardButton: "Brett leeren",
    boardAsTextFold: "Das Brett als Text",
    tilesField: "Steine",
    openSquaresField: "Offene Felder",
    ORDERS: [
      ["equity", "Nach Equity"],
      ["points", "Nach Punkten"],
    ],
    equityNote: "Equity ist die Punktzahl des Zugs plus der Wert der Reststeine, die du behältst.",
    playColumn: "Zug",
    placeColumn: "Feld",
    bombColumn: "Bombe",
    pointsColumn: "Punkte",
    expectedPointsColumn: "Erwartete Punkte",
    leaveColumn: "Rest",
    noLeave: "keine",
    equityColumn: "Equity",
    lettersOrPlaceExample: "QU oder 8D",
    coversFilter: "Belegt",
    squaresExample: "H8 O15",
    leastPointsFilter: "Min. Punkte",
    allTilesFilter: "Mit allen Steinen",
    mostRiskFilter: "Max. Bombe %",
  };
}
