// The rules: around them, those of Lexicon, and those of board games, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, list, either }) {
  const chooseAction = "On your turn, do one of the following.";
  const turns = (/** @type {number} */ n) => count(n, { one: "# turn", other: "# turns" });
  const points = (/** @type {number} */ n) => count(n, { one: "# point", other: "# points" });
  const cards = (/** @type {number} */ n) => count(n, { one: "# card", other: "# cards" });
  const tiles = (/** @type {number} */ n) => count(n, { one: "# tile", other: "# tiles" });
  const scoreless = (/** @type {number} */ n) =>
    count(n, { one: "# scoreless turn", other: "# scoreless turns" });
  const upOrDown = (/** @type {number} */ change) =>
    `${change > 0 ? "up" : "down"} by ${points(Math.abs(change))}`;

  return {
    tableRules: "this table’s rules",
    playersText: (/** @type {number} */ fewest, /** @type {number} */ most) =>
      `For ${fewest} to ${most} players.`,
    differencesFold: (/** @type {string[]} */ rulesets) => `How the ${list(rulesets)} rules differ`,
    dictionariesHeading: "Dictionaries",
    dictionariesHint: "A word is valid if it is in the table’s dictionary.",
    wordCount: (/** @type {number} */ words) => count(words, { one: "# word", other: "# words" }),
    DICTIONARY_NOTES: /** @type {Record<string, string>} */ ({
      enable: "made for word games",
      "2of12inf": "common words and their inflections; Lexibomb was written for it",
      yawl: "the largest, with many rare words",
    }),
    /** Where rulesets come from, by game. */
    RULESET_NOTES: /** @type {Record<string, Record<string, string>>} */ ({
      lexicon: {
        waddingtons: "The rule book of Waddingtons, who published the game.",
        article: "An article about the game, with different penalties.",
      },
      scrabble: {
        standard: "The rule book.",
        super: "Super Scrabble: a larger board and twice as many tiles.",
      },
      lexibomb: {
        standard: "From the description of the original program, with its gaps filled.",
        classic_poc: "The numbers of the original program.",
      },
    }),
    chooseAction,
    phoniesRejected: "Words that aren’t in the dictionary are rejected at once.",
    challengesOff: "At tables without challenges, phonies are rejected at once instead.",
    aimTitle: "Aim",
    dealTitle: "The deal",
    setupTitle: "Setup",
    turnTitle: "Your turn",
    pointsTitle: "Points",
    challengesTitle: "Challenges",
    gameEndTitle: "End of the game",
    roundEndTitle: "End of a round",
    pointsColumn: "Points",

    /** Lexicon. */
    aim: "Get rid of all your cards. When a player plays their last card, the round ends, and everyone else scores the points of the cards left in their hand.",
    outAt: (/** @type {number} */ score) =>
      `Points are bad: with ${score} or more, you’re out of the game.`,
    won: "The last player left wins; in a game of a set number of rounds, the lowest score wins.",
    /** twoPacksFrom: how many players need two packs. */
    deal: (
      /** @type {number} */ each,
      /** @type {number} */ pack,
      /** @type {number} */ twoPacksFrom,
    ) =>
      `${cards(each)} each, from a pack of ${pack} (two packs for ${twoPacksFrom} or more players). The rest form the stock, with its top card turned face up beside it: the exposed card.`,
    dealer:
      "Each player draws a card; the highest deals first (A is high), and the next player starts.",
    LATER_DEALER: {
      rotation: "In later rounds, the players take turns dealing.",
      starter: "In later rounds, the player who started the last round deals.",
    },
    noPassing: `${chooseAction} You cannot pass.`,
    form: "Form a word of two or more letters.",
    insert:
      "Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",
    /** most: cards that a change can exchange, null for any number. */
    substitute: (/** @type {number | null} */ most) =>
      `Change ${most === null ? "one or more cards" : cards(most)} of one word on the table for your own, and take the old ones into your hand: EXPERT becomes EXPORT, and you get the E.`,
    draw: "Discard a card and take the exposed card or one from the stock.",
    masterRule: "The Master stands for any letter. On the table it keeps that letter.",
    sameWord:
      "You may also swap a Master on the table for the letter it stands for, or a letter for your Master, without changing the word.",
    otherWord: "A change must make a different word.",
    RENEWAL: {
      "under top":
        "When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.",
      "turn up":
        "When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up.",
    },
    roundEnds:
      "A round ends when a hand is empty and the last word stands. If all players go out of the game at once, the lowest score wins.",
    guard: (/** @type {number} */ perPlayer) =>
      `It also ends after ${turns(perPlayer)} per player in which no hand gets smaller; then everyone scores the cards they hold.`,
    mayChallenge: "You can play any word, even a phony. Any opponent can challenge it.",
    /** How much scores change; 0: not at all. */
    rightChallenge: (/** @type {number} */ challenger, /** @type {number} */ player) => {
      const first = challenger ? `; the challenger’s score goes ${upOrDown(challenger)}` : "";
      const second = player ? `; the player’s score goes ${upOrDown(player)}` : "";
      return `If it isn’t in the dictionary, the player takes the cards back and loses the turn${first}${second}.`;
    },
    wrongChallenge: (/** @type {number} */ challenger) =>
      challenger
        ? `If it is, the word stays; the challenger’s score goes ${upOrDown(challenger)}.`
        : "If it is, the word stays.",
    cardsTitle: "The cards",
    cardsColumn: "Cards",
    ofEachColumn: "Of each",
    master: "Master",
    packNote: (/** @type {number} */ pack) => `${cards(pack)} in a pack.`,

    /** Board games. */
    rack: (/** @type {number} */ each, /** @type {number} */ bag, /** @type {number} */ blanks) =>
      `${tiles(each)} each, from a bag of ${bag} with ${count(blanks, { one: "# blank", other: "# blanks" })}.`,
    begins: "The player who draws the letter closest to A starts; a blank beats an A.",
    play: "Play tiles in one row or column, without gaps, connected to tiles already on the board. Every run of two or more letters, across and down, must be a word.",
    wordsScore: "Each word you form or extend scores the points of its letters.",
    exchange: (/** @type {number} */ fewest) =>
      `Exchange tiles, if the bag has at least ${fewest}.`,
    pass: "Pass.",
    drawTiles: (/** @type {number} */ rack) =>
      `After a play, draw from the bag until you have ${rack} tiles again.`,
    bonus: (/** @type {number} */ laid, /** @type {number} */ more) =>
      `Playing ${tiles(laid)} at once earns ${count(more, { one: "# bonus point", other: "# bonus points" })}.`,
    tilesTitle: "The tiles",
    tilesColumn: "Tiles and how many",
    blank: "blank",
    tilesNote: (/** @type {number} */ all) => `${tiles(all)}.`,
    scrabbleAim: "Play words for points; the highest score wins.",
    board: (/** @type {number} */ rows, /** @type {number} */ columns) =>
      `The board has ${rows} x ${columns} squares.`,
    /** star: the name of a square, null if the first play can go anywhere. */
    firstPlay: (/** @type {string | null} */ star) =>
      star === null
        ? "The first play needs at least two tiles."
        : `The first play needs at least two tiles, one of them on the star (${star}).`,
    blankRule:
      "You choose a letter for a blank when you play it. The blank keeps that letter and scores nothing.",
    /** Factors of premium squares; not both are empty. */
    premiums: (/** @type {number[]} */ letter, /** @type {number[]} */ word) => {
      const effects = [
        letter.length ? `the letter by ${either(letter)}` : "",
        word.length ? `the word by ${either(word)}` : "",
      ];
      return `Premium squares multiply ${list(effects.filter(Boolean))}, but only for the play that covers them.`;
    },
    mayChallengePlay:
      "You can play any words, even phonies. Any opponent can challenge the whole play.",
    phonyPlay:
      "If any word is a phony, the tiles come off the board and the player loses the turn.",
    /** The cost of a failed challenge, by the name of the rule. */
    FAILED_CHALLENGES: /** @type {Record<string, string>} */ ({
      rules: "If all the words are valid, the challenger loses the next turn.",
      double:
        "If all the words are valid, the challenger loses the next turn, which counts as scoreless.",
      single: "If all the words are valid, nothing happens.",
      five: "If all the words are valid, the play scores 5 extra points.",
      ten: "If all the words are valid, the play scores 10 extra points.",
    }),
    scrabbleEnd:
      "The game ends when the bag is empty and a player has no tiles left. That player gains the points of the tiles left on the other racks.",
    scrabbleZeros: (/** @type {number} */ zeros) =>
      `It also ends after ${scoreless(zeros)} in a row, counting all players.`,
    scrabbleHeld:
      "Players lose the points of the tiles left on their racks. If that ends in a tie, whoever was ahead before it wins.",
    lexibombAim: "Play words for points, as in Scrabble; the highest score wins.",
    lexibombBoard: (
      /** @type {number} */ rows,
      /** @type {number} */ columns,
      /** @type {number} */ bombs,
    ) =>
      `Hidden under the board of ${rows} x ${columns} squares: ${count(bombs, { one: "# bomb", other: "# bombs" })}.`,
    lexibombFirst: "The first play needs at least two tiles and can go anywhere.",
    opens:
      "Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens all of those squares, and so on.",
    lexibombBlank:
      "A blank has no fixed letter. A word with blanks is valid if some choice of letters makes it a word; the choice can differ from word to word and from turn to turn. A blank scores nothing.",
    numbersMultiply: (/** @type {string[]} */ effects) =>
      `The number under a new tile multiplies: ${effects.join("; ")}.`,
    range: (/** @type {number} */ first, /** @type {number} */ last) => `${first} to ${last}`,
    numbers: (/** @type {number[]} */ numbers) => list(numbers),
    /** numbers: in words; a factor of 1 changes nothing. */
    multiplies: (
      /** @type {string} */ numbers,
      /** @type {number} */ letter,
      /** @type {number} */ word,
    ) => {
      if (!word) return `${numbers} the word by 0`;
      const effects = [
        letter === 1 ? "" : `the letter by ${letter}`,
        word === 1 ? "" : `the word by ${word}`,
      ].filter(Boolean);
      return `${numbers} ${list(effects) || "nothing"}`;
    },
    bombRule:
      "If a new tile hits a bomb, every word through it scores nothing. In later plays, its letter scores as usual.",
    bonusWithBombs: "Bombs don’t affect this bonus.",
    lexibombEnd: "The game ends when the bag is empty and a player has no tiles left.",
    lexibombZeros: (/** @type {number} */ zeros) =>
      `It also ends when a player has had ${scoreless(zeros)} in a row: passes, exchanges or bombs.`,
    lexibombHeld: "Players lose the points of the tiles left on their racks; no one gains them.",
  };
}
