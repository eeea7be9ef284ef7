// The solver: positions, filters, lists of plays, and plans, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, number }) {
  const plays = (/** @type {number} */ n) => count(n, { one: "# play", other: "# plays" });

  return {
    /** After the title of the view, for screen readers. */
    forGame: (/** @type {string} */ game) => ` for ${game}`,
    positionLabel: "Position",
    playsLabel: "Plays",
    /** matching: plays that pass the filters, null without filters. */
    playsHeading: (/** @type {number} */ all, /** @type {number | null} */ matching) =>
      matching === null ? plays(all) : `${number(matching)} of ${plays(all)}`,
    allHiddenText: (/** @type {number} */ hidden) =>
      hidden === 1 ? "The filters hide the only play." : `The filters hide all ${plays(hidden)}.`,
    showAllButton: (/** @type {number} */ all) => `Show ${plays(all)}`,
    morePlaysButton: "More plays",
    otherPlaysNotListed: "The other plays aren’t listed.",
    filtersLabel: "Filters",
    clearFiltersButton: "Clear filters",
    findFilter: "Find",
    lettersFilter: "Letters",
    anyLength: "Any",
    orLonger: (/** @type {number} */ length) => `${length} or more`,
    cardsLabel: "Your cards, followed by the words on the table",
    cardsHint: "* is the Master. In a table word, brackets mark its letter: l[u]rch.",
    cardsExample: "CATDOG* hat l[u]rch",
    noCards: "Type your cards to see what you can play.",
    handLabel: "Hand",
    taskLabel: "What to find",
    TASKS: /** @type {[string, string][]} */ ([
      ["plays", "Plays"],
      ["plan", "Plan"],
    ]),
    kindsLabel: "Kinds of plays",
    KINDS: /** @type {[string, string][]} */ ([
      ["all", "All plays"],
      ["form", "Form"],
      ["insert", "Insert"],
      ["substitute", "Change"],
    ]),
    /** word: of the table, which the play changes. */
    kindText: (/** @type {string} */ action, /** @type {string} */ word) =>
      ({ insert: `insert into ${word}`, substitute: `change ${word}` })[action] ?? "form",
    noWordText: (/** @type {string} */ dictionary, /** @type {boolean} */ hasTable) =>
      hasTable
        ? `These cards don’t spell any word in ${dictionary}, and they don’t fit into any word on the table. Discard a card and draw another.`
        : `These cards don’t spell any word in ${dictionary}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`,
    wordColumn: "Word",
    actionColumn: "Action",
    pointsLeftColumn: "Points left",
    layColumn: "Play",
    layButton: "Play",
    layLabel: (/** @type {string} */ word, /** @type {string} */ kind) => `Play ${word}, ${kind}`,
    lettersExample: "QU",
    mostPointsLeftFilter: "Max. points left",
    allCardsFilter: "Uses all cards",
    planLabel: "Plan",
    /** turns: null if not all cards can be played. */
    planHeading: (/** @type {number | null} */ turns) =>
      turns === null
        ? "Not all cards can be played"
        : count(turns, {
            one: "All cards played in # turn",
            other: "All cards played in # turns",
          }),
    planHint: "The words from your hand alone that leave the fewest points after each turn.",
    turnsColumn: "Turns",
    wordsColumn: "Words",
    noPlannedWords: "none",
    /** For positions of Lexicon that the server rejects, by `type` of `error_data`. */
    HAND_PROBLEMS: /** @type {Record<string, string>} */ ({
      BadHand: "A hand has 1 to 64 cards: letters, and * for the Master.",
      BadTableWord:
        "The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch.",
    }),
    planProblem: "A plan takes 1 to 15 cards: letters, and * for the Master.",
    badRack: (/** @type {number} */ rack, /** @type {string} */ blank) =>
      `A rack has up to ${rack} tiles: letters, and ${blank} for a blank.`,
    /** Faults of a board, by `rule` of `error_data`. square: "" for none. */
    positionProblems: (/** @type {string} */ square, /** @type {number | undefined} */ bombs) =>
      /** @type {Record<string, string>} */ ({
        letters: `${square || "The board"} has a character that isn’t a letter in this dictionary.`,
        "too few bombs": `The open squares need more bombs than the ${bombs} in these rules.`,
        "too many bombs": `There aren’t enough closed squares for the ${bombs} bombs in these rules.`,
        numbers: square
          ? `The number on ${square} can’t be right: no arrangement of bombs fits it and the squares around it.`
          : "The numbers on the open squares contradict each other.",
        closed: `${square} has a tile, so it is open: type its number, or * for a bomb that was hit.`,
        bomb: `${square} shows a bomb, but no tile. Only tiles hit bombs.`,
        zero: `${square} shows 0, so all squares around it are open. Type their numbers.`,
      }),
    tilesLabel: (/** @type {string} */ blank) => `Your tiles, with ${blank} for a blank`,
    noTiles: "Type the tiles on your rack to see what you can play.",
    moreTilesNeeded: "The first play needs at least two tiles. Type more.",
    boardLabel: "Board",
    blankHint: (/** @type {string} */ blank) => `${blank} is a blank.`,
    typingHint:
      "Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",
    minedHint: "Type 0 to 8 to open a square, * for a bomb that was hit.",
    shiftHint: "Shift makes a letter a blank.",
    noPlayText: (/** @type {string} */ dictionary, /** @type {boolean} */ isFirst) =>
      isFirst
        ? `These tiles don’t make any word in ${dictionary}. Type more tiles, or the words on the board.`
        : `These tiles don’t make any word in ${dictionary} with those on the board. In a game, you would exchange tiles or pass.`,
    /** word: of the play that is shown on the board. */
    layOnBoardButton: (/** @type {string | null} */ word) =>
      `Put ${word ?? "this play"} on the board`,
    clearBoardButton: "Clear the board",
    boardAsTextFold: "The board as text",
    tilesField: "Tiles",
    openSquaresField: "Open squares",
    ORDERS: /** @type {[string, string][]} */ ([
      ["equity", "By equity"],
      ["points", "By points"],
    ]),
    equityNote:
      "Equity is the score of the play plus the value of your leave (the tiles you keep).",
    playColumn: "Play",
    placeColumn: "At",
    bombColumn: "Bomb",
    pointsColumn: "Points",
    expectedPointsColumn: "Expected points",
    leaveColumn: "Leave",
    noLeave: "none",
    equityColumn: "Equity",
    lettersOrPlaceExample: "QU or 8D",
    coversFilter: "Covers",
    squaresExample: "H8 O15",
    leastPointsFilter: "Min. points",
    allTilesFilter: "Uses all tiles",
    mostRiskFilter: "Max. bomb %",
  };
}
