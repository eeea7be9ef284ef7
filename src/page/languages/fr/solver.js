// The solver: positions, filters, lists of plays, and plans, in French.

/** @type {typeof import("../en/solver.js").default} */
export default function texts({ count, number }) {
  const plays = (/** @type {number} */ n) => count(n, { one: "# coup", other: "# coups" });

  return {
    forGame: (game) => ` de ${game}`,
    positionLabel: "Position",
    playsLabel: "Coups",
    playsHeading: (all, matching) =>
      matching === null ? plays(all) : `${number(matching)} sur ${plays(all)}`,
    allHiddenText: (hidden) =>
      hidden === 1
        ? "Les filtres cachent le seul coup."
        : `Les filtres cachent les ${plays(hidden)}.`,
    showAllButton: (all) => `Voir ${plays(all)}`,
    morePlaysButton: "Plus de coups",
    otherPlaysNotListed: "Les autres coups ne sont pas dans la liste.",
    filtersLabel: "Filtres",
    clearFiltersButton: "Effacer les filtres",
    findFilter: "Chercher",
    lettersFilter: "Longueur",
    anyLength: "Toutes",
    orLonger: (length) => `${length} ou plus`,
    cardsLabel: "Tes cartes, suivies des mots de la table",
    cardsHint: "* est le joker. Dans un mot de la table, mets sa lettre entre crochets : l[u]rch.",
    cardsExample: "CATDOG* hat l[u]rch",
    noCards: "Tape tes cartes pour voir ce que tu peux jouer.",
    handLabel: "Main",
    taskLabel: "À trouver",
    TASKS: [
      ["plays", "Coups"],
      ["plan", "Plan"],
    ],
    kindsLabel: "Types de coups",
    KINDS: [
      ["all", "Tous les coups"],
      ["form", "Former"],
      ["insert", "Allonger"],
      ["substitute", "Changer"],
    ],
    kindText: (action, word) =>
      ({ insert: `allonger ${word}`, substitute: `changer ${word}` })[action] ?? "former",
    noWordText: (dictionary, hasTable) =>
      hasTable
        ? `Ces cartes ne forment aucun mot dans ${dictionary} et ne vont dans aucun mot de la table. Jette une carte et prends-en une autre.`
        : `Ces cartes ne forment aucun mot dans ${dictionary}. Jette une carte et prends-en une autre, ou ajoute les mots de la table : tes cartes y vont peut-être.`,
    wordColumn: "Mot",
    actionColumn: "Action",
    pointsLeftColumn: "Points en main",
    layColumn: "Poser",
    layButton: "Poser",
    layLabel: (word, kind) => `Poser ${word}, ${kind}`,
    lettersExample: "QU",
    mostPointsLeftFilter: "Points en main max.",
    allCardsFilter: "Toutes les cartes",
    planLabel: "Plan",
    planHeading: (turns) =>
      turns === null
        ? "Impossible de poser toutes les cartes"
        : count(turns, {
            one: "Toutes les cartes posées en # tour",
            other: "Toutes les cartes posées en # tours",
          }),
    planHint: "Les mots formés de ta seule main qui laissent le moins de points après chaque tour.",
    turnsColumn: "Tours",
    wordsColumn: "Mots",
    noPlannedWords: "aucun",
    HAND_PROBLEMS: {
      BadHand: "Une main a de 1 à 64 cartes : des lettres, et * pour le joker.",
      BadTableWord:
        "La table peut avoir jusqu’à 64 mots de 2 à 64 lettres. Mets entre crochets la lettre qu’un joker remplace : l[u]rch.",
    },
    planProblem: "Un plan demande de 1 à 15 cartes : des lettres, et * pour le joker.",
    badRack: (rack, blank) => `Un chevalet a au plus ${rack} lettres, avec ${blank} pour un joker.`,
    positionProblems: (square, bombs) => ({
      letters: `${square || "Le plateau"} contient un signe qui n’est pas une lettre de ce dictionnaire.`,
      "too few bombs": `Les cases découvertes exigent plus que les ${bombs} bombes de ces règles.`,
      "too many bombs": `Il n’y a pas assez de cases couvertes pour les ${bombs} bombes de ces règles.`,
      numbers: square
        ? `Le nombre en ${square} est impossible : aucune répartition des bombes ne convient à cette case et à ses voisines.`
        : "Les nombres des cases découvertes se contredisent.",
      closed: `${square} porte une lettre, donc la case est découverte : tape son nombre, ou * pour une bombe touchée.`,
      bomb: `${square} montre une bombe, mais pas de lettre. Seules les lettres touchent des bombes.`,
      zero: `${square} montre 0, donc toutes les cases voisines sont découvertes. Tape leurs nombres.`,
    }),
    tilesLabel: (blank) => `Tes lettres, avec ${blank} pour un joker`,
    noTiles: "Tape les lettres de ton chevalet pour voir ce que tu peux jouer.",
    moreTilesNeeded: "Le premier coup demande au moins deux lettres. Tapes-en d’autres.",
    boardLabel: "Plateau",
    blankHint: (blank) => `${blank} est un joker.`,
    typingHint:
      "Clique sur une case et tape. Les flèches tournent et déplacent le curseur ; Retour arrière vide une case.",
    minedHint: "Tape de 0 à 8 pour découvrir une case, * pour une bombe touchée.",
    shiftHint: "Maj fait d’une lettre un joker.",
    noPlayText: (dictionary, isFirst) =>
      isFirst
        ? `Ces lettres ne forment aucun mot dans ${dictionary}. Tape d’autres lettres, ou les mots du plateau.`
        : `Avec celles du plateau, ces lettres ne forment aucun mot dans ${dictionary}. En partie, tu devrais échanger ou passer.`,
    layOnBoardButton: (word) => `Poser ${word ?? "ce coup"} sur le plateau`,
    clearBoardButton: "Vider le plateau",
    boardAsTextFold: "Le plateau en texte",
    tilesField: "Lettres",
    openSquaresField: "Cases découvertes",
    ORDERS: [
      ["equity", "Par équité"],
      ["points", "Par points"],
    ],
    equityNote:
      "L’équité est le score du coup plus la valeur du reste, c’est-à-dire des lettres que tu gardes.",
    playColumn: "Coup",
    placeColumn: "Case",
    bombColumn: "Bombe",
    pointsColumn: "Pts",
    expectedPointsColumn: "Pts attendus",
    leaveColumn: "Reste",
    noLeave: "rien",
    equityColumn: "Équité",
    lettersOrPlaceExample: "QU ou 8D",
    coversFilter: "Couvre",
    squaresExample: "H8 O15",
    leastPointsFilter: "Points min.",
    allTilesFilter: "Toutes les lettres",
    mostRiskFilter: "Bombe max. %",
  };
}
