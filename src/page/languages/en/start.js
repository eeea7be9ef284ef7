// The first view: the form for a new game, and the tables of this browser, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, list }) {
  return {
    /** By the name of the game. */
    TAGLINES: /** @type {Record<string, string>} */ ({
      lexicon: "The word game with cards: be the first to play your whole hand.",
      scrabble: "Build crosswords and score on premium squares.",
      lexibomb: "Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",
    }),
    gamesLabel: "Game",
    puzzlesHeading: "Today’s puzzles",
    notTried: "Not tried yet",
    formLabel: (/** @type {string} */ game) => `New ${game} game`,
    playButton: "Play",
    inviteButton: "Invite a friend",
    optionsFold: "Options",
    /** bots: their names; friends: how many. */
    opponentsText: (/** @type {string[]} */ bots, /** @type {number} */ friends) => {
      if (!bots.length && !friends) return "You’re playing solo.";
      const invited =
        friends > 1 ? `${friends} friends (invited by link)` : "a friend (invited by link)";
      return `You’re playing against ${list(friends ? [...bots, invited] : bots)}.`;
    },
    playerLabel: (/** @type {number} */ seat) => `Player ${seat}`,
    friendOption: "A friend (invite link)",
    addPlayerButton: "Add a player",
    removePlayerButton: "Remove a player",
    phoniesLabel: "Phonies",
    PHONIES: /** @type {[string, string][]} */ ([
      ["refused", "rejected at once"],
      ["challenged", "allowed until challenged"],
    ]),
    acceptedLabel: "Time to challenge",
    acceptedHint: "How long opponents have to challenge a play, if phonies are allowed.",
    ACCEPTED: /** @type {[string, string][]} */ ([
      ["20", "20 seconds"],
      ["60", "1 minute"],
      ["", "until the next move"],
    ]),
    penaltyLabel: "Failed challenge",
    /** The cost of a challenge of valid words, by the name of the rule. */
    PENALTIES: /** @type {[string, string][]} */ ([
      ["rules", "the challenger loses a turn"],
      ["double", "loses a turn, which counts as scoreless"],
      ["single", "costs nothing"],
      ["five", "5 points for the play"],
      ["ten", "10 points for the play"],
    ]),
    otherBotsLabel: "Bots without a level",
    adviceLabel: "Hints in games with friends",
    ADVICE: /** @type {[string, string][]} */ ([
      ["off", "off"],
      ["on", "for everyone"],
    ]),
    lengthLabel: "Length",
    LENGTHS: /** @type {[string, string][]} */ ([
      ["1", "one round"],
      ["3", "three rounds"],
      ["", "until one player is left"],
    ]),
    timeLabel: "Time",
    timeHint: "Run out of time and you lose. The clocks start once everyone has had a turn.",
    TIMES: /** @type {[string, string][]} */ ([
      ["", "no limit"],
      ["game", "for the whole game"],
      ["turn", "per turn"],
    ]),
    /** Numbers of rulesets, and choices with the texts of their values, by the names of rules. */
    RULE_NUMBERS: /** @type {Record<string, string>} */ ({
      cards_each: "Cards dealt to each",
      out_at: "Points to be out",
      two_packs_from: "Players for two packs",
      max_exchanged: "Most cards replaced at once",
      right_challenger: "Successful challenger’s points",
      right_offender: "Points for a phony",
      wrong_challenger: "Failed challenger’s points",
      guard: "Turns before a deadlock",
      bombs: "Bombs",
      exchange_from: "Bag needed to exchange",
      scoreless_turns: "Scoreless turns to end",
      zeros: "Own scoreless turns to end",
    }),
    RULE_CHOICES: /** @type {Record<string, [string, [string, string][]]>} */ ({
      same_word_exchange: [
        "Swap a Master for its letter",
        [
          ["true", "allowed"],
          ["false", "not allowed"],
        ],
      ],
      renewal: [
        "When the stock is empty",
        [
          ["under top", "keep the exposed card"],
          ["turn up", "expose a new card"],
        ],
      ],
      later_dealer: [
        "Next dealer",
        [
          ["rotation", "the next player"],
          ["starter", "who started the round"],
        ],
      ],
    }),
    minutesLabel: "Minutes per player",
    incrementLabel: "Increment (seconds per turn)",
    turnSecondsLabel: "Seconds per turn",
    tablesHeading: "Your tables",
    allTablesButton: (/** @type {number} */ tables) =>
      count(tables, { one: "Show all # table", other: "Show all # tables" }),
    /** others: the other players, null for an open seat. */
    tableName: (/** @type {string} */ game, /** @type {(string | null)[]} */ others) =>
      others.length ? `${game} with ${list(others.map((name) => name ?? "an open seat"))}` : game,
    tableDeleted: "Deleted",
    seatFree: "Open seat",
    gameOver: "Game over.",
    forgetButton: "Forget",
    forgetLabel: (/** @type {string} */ table) => `Forget ${table}`,
    confirmForget: (/** @type {string} */ table) => `Forget ${table}?`,
    forgetWarning: "You can’t get your seat back.",
    giveUpSeatButton: "Give up my seat",
    keepSeatButton: "Keep my seat",
  };
}
