// The frame and its controls, names, errors, and what several views share, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, list }) {
  const you = "You";
  const offline = "Can’t reach the server.";
  const yourTurn = "Your turn";
  const adviceAfterAnswer = "Accept or challenge the last play, then ask for a hint.";
  const badAction = "The server didn’t understand this turn. Reload the page and try again.";
  const searchTooLong = "This search takes too long. Remove some conditions, or try again later.";
  const gameTooLong = "This game is too long for the server.";
  const noMoreGames =
    "You can’t start another game right now. Finish one of your games, or try again later.";
  const noDictionary = "This server doesn’t have this dictionary. Choose another.";
  const noPuzzle = "There’s no such puzzle: the number in the link must be a whole number.";
  const badPosition = "You can’t continue from this position. Choose an earlier one.";
  const helpElsewhere = "This page can’t stop players from getting help elsewhere.";
  const gameAborted = "The game was aborted.";
  const nextGameStarted = "The next game has started.";
  const points = (/** @type {number} */ n) => count(n, { one: "# point", other: "# points" });
  const tileCount = (/** @type {number} */ n) => count(n, { one: "# tile", other: "# tiles" });
  const resultText = (/** @type {string[]} */ winners, margin = 0) => {
    if (!winners.length) return "The game is over.";
    if (winners.length > 1) return `${list(winners)} share the win.`;
    const [name] = winners;
    const by = margin ? ` by ${points(margin)}` : "";
    return name === you ? `You win${by}.` : `${name} wins${by}.`;
  };

  return {
    you,
    newGameTitle: "New game",
    homeLink: "Lexicon fast, home",
    skipLink: "Skip to content",
    mainNavigation: "Main",
    announcements: "Announcements",
    /** Names of views in the navigation and in titles, by the first part of their addresses. */
    VIEW_TITLES: /** @type {Record<string, string>} */ ({
      play: "Play",
      puzzle: "Puzzle",
      solver: "Solver",
      words: "Words",
      quiz: "Quiz",
      replay: "Replay",
      rules: "Rules",
      table: "Table",
      unknown: "No such page",
    }),
    tabTitle: (/** @type {string} */ title) => `${title} · Lexicon fast`,
    copyButton: "Copy",
    copied: "Copied.",
    undoButton: "Undo",
    clearButton: "Clear",
    stopButton: "Stop",
    orderLabel: "Sort by",
    takeBackButton: "Recall",
    rulesetLabel: "Rules",
    dictionaryLabel: "Dictionary",
    gamesNavigation: "Games",
    languageLabel: "Language",
    themeLabel: "Theme",
    THEMES: /** @type {[string, string][]} */ ([
      ["auto", "Auto"],
      ["light", "Light"],
      ["dark", "Dark"],
    ]),
    soundsLabel: "Sounds",
    SOUND_CHOICES: /** @type {[string, string][]} */ ([
      ["off", "Off"],
      ["on", "On"],
    ]),
    cardCount: (/** @type {number} */ cards) => count(cards, { one: "# card", other: "# cards" }),
    tileCount,
    /** The bots that a new game offers by the name of their strength, weakest first. */
    LEVELS: /** @type {[string, string][]} */ ([
      ["level1", "Beginner"],
      ["level3", "Casual"],
      ["level5", "Skilled"],
      ["level8", "Strong"],
      ["level10", "Champion"],
    ]),
    levelName: (/** @type {string} */ level) => `Level ${level}`,
    playerName: (/** @type {string} */ seat) => `Player ${seat}`,
    quotedName: (/** @type {string} */ name) => `“${name}”`,
    opponentLabel: "Opponent",
    botOption: (/** @type {string} */ title) => `Bot: ${title}`,
    /** winners: their names; margin: of a single winner, 0 is not shown. */
    resultText,
    ranOutOfTime: (/** @type {string} */ name) => `${name} ran out of time.`,
    resigned: (/** @type {string} */ name) => (name === you ? "You resign." : `${name} resigns.`),
    forfeited: (/** @type {string} */ name) =>
      name === you ? "You forfeit the game." : `${name} forfeits the game.`,
    gameAborted,
    /** The purposes of the built-in dictionaries. */
    DICTIONARY_HINTS: /** @type {Record<string, string>} */ ({
      enable: "for word games",
      "2of12inf": "common words",
      yawl: "rare words, too",
    }),
    /** How to type a tile of several letters, such as CH. letters: "C and H". */
    longTileHint: (/** @type {string} */ tile, /** @type {string} */ letters) =>
      `Type ${letters} for the tile ${tile}; with | between they stay apart.`,
    /** Titles of rulesets; others are shown as they are named. */
    RULESETS: /** @type {Record<string, string>} */ ({
      standard: "standard",
      super: "super",
      waddingtons: "Waddingtons",
      article: "alternative",
      classic_poc: "original prototype",
    }),
    /** The rules at a table. title: of a ruleset. */
    rulesText: (/** @type {string} */ title) => `${title} rules`,
    rulesWithoutPhonies: (/** @type {string} */ title) => `${title} rules, phonies rejected`,
    changedRules: (/** @type {string} */ title) => `${title} rules, changed`,
    rulesOfGame: (/** @type {string} */ game) => `${game} rules`,
    gameLog: "Game log",
    nextGameStarted,
    yourNameLabel: "Your name",
    yourTurn,
    toMoveText: (/** @type {string} */ name) => `Waiting for ${name}`,
    offline,
    offlineNotice:
      "Can’t reach the server. The rules, and what you have looked up or solved before, are still here; games, puzzles and anything new need the server.",
    retryButton: "Try again",
    unknownAddress: "This address leads nowhere. Check the link, or start a new game.",
    helpElsewhere,
    adviceAfterAnswer,
    /** Sentences for errors of the server, by `data.type`, or by the method and `data.type`. */
    ERRORS: /** @type {Record<string, string>} */ ({
      NoSuchTable: "This table doesn’t exist. It may have been deleted.",
      NoSeat: "This table is full.",
      NotOver: "The game isn’t over yet, and its record would reveal what is hidden.",
      NotLoaded: "This server doesn’t have the dictionary for this game.",
      Stale: "Someone else moved first. Check the table and try again.",
      NoAdvice: adviceAfterAnswer,
      BadToken: "The server doesn’t recognise your seat. Reload the page to watch the game.",
      BadAction: badAction,
      Failure: "A bot on this server isn’t working. Start a game against a different one.",
      BadRecord: "This file contains no game to replay. Choose a game saved here or a GCG file.",
      NoDefinitions:
        "This server has no definitions. Remove definition: and part-of-speech: from your query.",
      NoPlayability:
        "This dictionary has no playability ranks. Remove playability: from your query.",
      BadQuery: "This query has a mistake. Fix it, or tap an example.",
      TooMuch: "This is too much for the server. Try something shorter, or try again later.",
      "dictionary.find NotLoaded": noDictionary,
      "dictionary.info NotLoaded": noDictionary,
      "dictionary.find TooMuch": searchTooLong,
      "quiz.keys TooMuch": searchTooLong,
      "rules BadOption": "These rules don’t exist. Choose a ruleset from the list.",
      "table.new TooMuch": noMoreGames,
      "table.again TooMuch": noMoreGames,
      "record.replay TooMuch": gameTooLong,
      "analyse TooMuch": gameTooLong,
      Busy: "The server is busy. Try again in a moment.",
      Closing: "The server is shutting down. Try again later.",
    }),
    /** text: a sentence on a file; line: where the mistake is. */
    withLine: (/** @type {string} */ text, /** @type {string} */ line) =>
      `${text} (See line ${line}.)`,
    /** Sentences for turns that the rules forbid, by `data.rule` of `IllegalAction`. */
    FORBIDDEN: /** @type {Record<string, string>} */ ({
      abort: "Everyone has had a turn, so you can no longer abort the game. You can resign.",
      action: badAction,
      added: "Add at least one card to the word.",
      hand: "You don’t have all the cards for this word.",
      order: "Keep the old word’s letters in order, and keep any Master a Master.",
      over: "The game is over.",
      phase: "Accept or challenge the last play first.",
      rack: "You don’t have all of these tiles.",
      "same word": "At this table, a change must make a different word.",
      target: "This word is no longer on the table.",
      turn: "It isn’t your turn.",
    }),
    noPuzzle,
    /** Sentences for fields of requests that the server rejects, by the start of `data.path`. */
    WRONG_FIELDS: /** @type {[string, string][]} */ ([
      ["params.seed", noPuzzle],
      ["params.seats", "These players or names aren’t allowed. Choose others."],
      ["params.name", "This name isn’t allowed. Choose another."],
      ["params.clock", "These time limits aren’t allowed. Choose others."],
      ["params.record", badPosition],
      ["params.events", badPosition],
      ["params.action", badAction],
      [
        "params.filter.contains",
        "Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D.",
      ],
      ["params.filter.at", "The square where a play starts must be on the board, such as 8D."],
      ["params.filter.covers", "Covers takes squares on the board, such as H8 O15."],
      ["params.filter", "One of these filters has an impossible value. Change it."],
    ]),
    /** For a request that the server did not understand, and for an error inside the server. */
    notAccepted: "The server rejected this. Change your input, or reload the page.",
    serverFailed: "Something went wrong on the server. Try again later.",
    /** Attempts at a puzzle. */
    attempts: (/** @type {number} */ tries) =>
      count(tries, { one: "# attempt", other: "# attempts" }),
    solvedIn: (/** @type {number} */ tries) =>
      count(tries, { one: "Solved in # attempt", other: "Solved in # attempts" }),
    notSolved: "Not solved",
  };
}
