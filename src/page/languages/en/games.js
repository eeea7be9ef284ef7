// Hands, boards, racks and turns on them, and what is said about turns, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, list }) {
  const you = "You";
  const points = (/** @type {number} */ n) => count(n, { one: "# point", other: "# points" });
  const turns = (/** @type {number} */ n) => count(n, { one: "# turn", other: "# turns" });
  const tileCount = (/** @type {number} */ n) => count(n, { one: "# tile", other: "# tiles" });
  const times = (/** @type {number} */ factor) =>
    ({ 2: "double", 3: "triple", 4: "quadruple" })[factor] ?? `${factor} times`;

  return {
    /** Lexicon: its cards, the hand, the tray, and the scores of a round. */
    lexicon: {
      master: "Master",
      cardName: (/** @type {string} */ card, /** @type {number | undefined} */ value) =>
        value === undefined ? card : `${card}, ${points(value)}`,
      /** A table word in a sentence. letters: of Masters. */
      wordInSentence: (/** @type {string} */ word, /** @type {string[]} */ letters) =>
        letters.length ? `${word} (Master as ${list(letters)})` : word,
      /** A table word for screen readers. letters: of Masters. */
      wordName: (/** @type {string} */ word, /** @type {string[]} */ letters) =>
        letters.length ? `${word}, with a Master for ${list(letters)}` : word,
      tableLabel: "Table",
      tableWordsLabel: "Words on the table",
      noTableWords: "No words yet",
      changeWordButton: (/** @type {string} */ word, /** @type {boolean} */ isNew) =>
        isNew ? `Change ${word}, new` : `Change ${word}`,
      stockCaption: "Stock",
      exposedCaption: "Exposed",
      noExposedCard: "No exposed card",
      handLabel: "Your hand",
      masterPicker: "The Master stands for",
      playWordButton: "Play the word",
      /** discard: undefined if none is chosen yet; exposed: undefined if there is none. */
      takeExposedButton: (discard = "a card", exposed = "the exposed card") =>
        `Discard ${discard}, take ${exposed}`,
      takeFromStockButton: (discard = "a card") => `Discard ${discard}, draw from the stock`,
      drawHint: "To draw, put just the card you’re discarding in the tray.",
      trayLabel: "Your word",
      emptyTray: "Click cards, drag them here, or type.",
      typedWordLabel: "Word",
      typingHint:
        "Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",
      masterFor: (/** @type {string} */ letter) => `Master for ${letter}`,
      /** The name of a card in the tray, and what a click does. */
      trayCardName: (/** @type {string} */ card, /** @type {"hand" | "table" | "none"} */ from) =>
        ({
          hand: `${card}, from your hand: click to take it back`,
          table: `${card}, on the table: click to replace it`,
          none: `${card}, not in your hand: click to take it back`,
        })[from],
      outOfGameTag: "out of the game",
      noCardsLeft: "none",
      scoresHint: (/** @type {number} */ outAt) =>
        `Cards left in your hand count against you. The lowest score wins; a player with ${outAt} or more is out of the game.`,
      playerColumn: "Player",
      cardsLeftColumn: "Cards left",
      challengesColumn: "Challenges",
      roundPointsColumn: "This round",
      scoreColumn: "Score",
      noProgressText: (/** @type {number} */ without) =>
        `No hand got smaller for ${turns(without)}, so the round ends and all cards count.`,
      /** The end of a round by a player; the word follows. old: the table word that was changed. */
      wentOutText: (/** @type {string} */ name, /** @type {string | undefined} */ old) =>
        old ? `${name} went out: ${old} became` : `${name} went out with`,

      /** Possible actions, in lower case. old: the table word, undefined if it is not known. */
      theMaster: "the Master",
      formAction: (/** @type {string} */ word) => `form ${word}`,
      insertAction: (/** @type {string} */ word, old = "a word") => `turn ${old} into ${word}`,
      substituteAction: (/** @type {string} */ word, old = "a word") => `change ${old} to ${word}`,
      takeExposedAction: (/** @type {string} */ discard) =>
        `discard ${discard} for the exposed card`,
      takeFromStockAction: (/** @type {string} */ discard) =>
        `discard ${discard} for a card from the stock`,
      ACTIONS: /** @type {Record<string, string>} */ ({ challenge: "challenge", accept: "accept" }),

      /** Events of the log. gained: cards that a change took into the hand. */
      formed: (/** @type {string} */ name, /** @type {string} */ word) =>
        name === you ? `You form ${word}.` : `${name} forms ${word}.`,
      inserted: (/** @type {string} */ name, /** @type {string} */ word, old = "a word") =>
        name === you ? `You turn ${old} into ${word}.` : `${name} turns ${old} into ${word}.`,
      substituted: (
        /** @type {string} */ name,
        /** @type {string} */ word,
        old = "a word",
        /** @type {string[]} */ gained = [],
      ) => {
        const taking = gained.length ? `, taking ${list(gained)}` : "";
        return name === you
          ? `You change ${old} to ${word}${taking}.`
          : `${name} changes ${old} to ${word}${taking}.`;
      },
      tookExposed: (
        /** @type {string} */ name,
        /** @type {string} */ discard,
        /** @type {string | undefined} */ exposed,
      ) => {
        const card = exposed ? `the exposed ${exposed}` : "the exposed card";
        return name === you
          ? `You discard ${discard} for ${card}.`
          : `${name} discards ${discard} for ${card}.`;
      },
      tookFromStock: (/** @type {string} */ name, /** @type {string} */ discard) =>
        name === you
          ? `You discard ${discard} for a card from the stock.`
          : `${name} discards ${discard} for a card from the stock.`,
      itIs: (/** @type {string} */ card) => `It’s ${card}.`,
      stockRenewed: "The exposed pile was shuffled into the stock.",
      dealerDraw: (/** @type {string} */ drawn) => `Draw for the deal: ${drawn}.`,
      dealt: (
        /** @type {number} */ round,
        /** @type {string} */ name,
        /** @type {string} */ exposed,
      ) => `Round ${round}: ${name === you ? "You deal" : `${name} deals`}. Exposed: ${exposed}.`,
      /** winner: who went out, null for nobody; scores: of all players. */
      roundEnd: (/** @type {string | null} */ winner, /** @type {string} */ scores) =>
        `End of the round: ${winner === null ? "no hand got smaller" : `${winner} went out`}. Points: ${scores}.`,
      gameEnd: (/** @type {string} */ result) => `End of the game. ${result}`,
      thePlay: "the play",
      /** costs: points of players, "" for none. */
      challenged: (
        /** @type {string} */ name,
        /** @type {string} */ word,
        /** @type {boolean} */ isPhony,
        /** @type {string} */ costs,
      ) => {
        const verdict = isPhony ? "it’s a phony and comes off the table" : "it’s valid and stays";
        const cost = costs ? ` (${costs})` : "";
        return name === you
          ? `You challenge ${word}: ${verdict}${cost}.`
          : `${name} challenges ${word}: ${verdict}${cost}.`;
      },
      longestWord: (/** @type {string} */ word, /** @type {string} */ name) =>
        `Longest word: ${word}, by ${name}.`,
      roundsAndTurns: (/** @type {number} */ rounds, /** @type {number} */ mean) =>
        `${count(rounds, { one: "# round", other: "# rounds" })}, ${turns(mean)}${rounds > 1 ? " each on average" : ""}.`,
      adviceHint:
        "How many points you gain on your opponents this round, on average, with the margin of error.",
      atRisk: (/** @type {number} */ more) =>
        more > 0
          ? count(more, { one: "# more point at risk", other: "# more points at risk" })
          : count(-more, { one: "# fewer point at risk", other: "# fewer points at risk" }),
      goesOutFirst: (/** @type {string} */ change) => `${change} to go out first`,
    },

    /** Boards and racks, and turns on them, for all board games. */
    tiles: {
      boardLabel: "Board",
      rackLabel: "Your rack",
      blank: "blank",
      blankName: (/** @type {string} */ letter) => `blank for ${letter}`,
      tileName: (/** @type {string} */ letter, /** @type {number} */ value) =>
        `${letter}, ${points(value)}`,
      /** Parts of the name of a square for screen readers. */
      emptySquare: "empty",
      notPlayedYet: "not played yet",
      closed: "closed",
      bombName: "bomb",
      adjacentBombs: (/** @type {number} */ bombs) =>
        count(bombs, { one: "# adjacent bomb", other: "# adjacent bombs" }),
      startSquare: "start",
      flagged: "flagged",
      bombChance: (/** @type {string} */ chance) => `${chance} chance of a bomb`,
      wordScoresNothing: "word scores 0",
      letterTimes: (/** @type {number} */ factor) => `${times(factor)} letter`,
      wordTimes: (/** @type {number} */ factor) => `${times(factor)} word`,
      /** Signs on premium squares: "2L", "3W". */
      letterSign: (/** @type {number} */ factor) => `${factor}L`,
      wordSign: (/** @type {number} */ factor) => `${factor}W`,
      bombsText: (/** @type {number} */ bombs, /** @type {number} */ hits) =>
        `Bombs: ${bombs}, ${hits} hit.`,
      oddsButton: "Bomb odds",
      flagsButton: "Flag mode",
      announceFlag: (/** @type {string} */ square, /** @type {boolean} */ isSet) =>
        isSet ? `${square}: flag set.` : `${square}: flag removed.`,
      legendHint:
        "A number counts the bombs around its square and sets the multiplier for a new tile:",
      bombEffect: "its words score 0",
      letterEffect: (/** @type {number} */ factor) => `letter × ${factor}`,
      wordsEffect: (/** @type {number} */ factor) => `words × ${factor}`,
      noEffect: "none",
      tapHint:
        "Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",
      bagText: (/** @type {number} */ left) => `In the bag: ${tileCount(left)}.`,
      unseenText: (/** @type {number} */ unseen) =>
        `${tileCount(unseen)} in the bag and on other racks:`,
      unseenLabel: "Unseen tiles",
      shuffleButton: "Shuffle",
      blankPicker: "The blank stands for",
      /** blankKey: the key of a blank; null: Shift makes a letter a blank. */
      keysHint: (/** @type {string | null} */ blankKey, /** @type {boolean} */ hasFlags) =>
        `On the board, type letters to lay tiles, with ${blankKey ?? "Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${hasFlags ? "; ! sets a flag" : ""}.`,
      /** Why tiles cannot be played, by `fault.rule` of `table.score`. */
      FAULTS: /** @type {Record<string, string>} */ ({
        start: "The first play needs at least two tiles.",
        touch: "The play must touch a tile on the board.",
        line: "The tiles must be in one row or column.",
        gap: "There’s a gap between the tiles.",
      }),
      mustCoverStar: "The first play needs at least two tiles and must cover the star.",
      otherFault: "You can’t play the tiles like this.",
      bonusPart: (/** @type {number} */ bonus, /** @type {number} */ laid) =>
        `${bonus} for ${tileCount(laid)}`,
      scoreText: (/** @type {number} */ score, /** @type {boolean} */ isLeast) =>
        isLeast ? `at least ${points(score)}` : points(score),
      ifNoBomb: "if there’s no bomb",
      playButton: (/** @type {string | undefined} */ word) => (word ? `Play ${word}` : "Play"),
      exchangeButton: "Exchange …",
      passButton: "Pass …",
      endsGameWarning: "Another scoreless turn ends the game.",
      /** laid: how many tiles are on the board, not played. */
      passQuestion: (/** @type {number} */ laid) =>
        laid ? `Recall ${tileCount(laid)} and pass?` : "Pass your turn?",
      keepPlayingButton: "Keep playing",
      confirmPassButton: "Pass",
      /** chosen: tiles in words, empty if none are chosen. */
      confirmExchangeButton: (/** @type {string} */ chosen) =>
        chosen ? `Exchange ${chosen}` : "Choose tiles to exchange",
      cancelButton: "Cancel",

      /** Possible actions, in lower case, and events of the log. */
      wordWithBlanks: (/** @type {string} */ word, /** @type {string[]} */ blanks) =>
        `${word} (${list(blanks)} ${blanks.length > 1 ? "blanks" : "a blank"})`,
      /** letters: of tiles, "" for none; blanks: how many more. */
      tilesText: (/** @type {string} */ letters, /** @type {number} */ blanks) => {
        if (!blanks) return letters;
        const text = blanks > 1 ? `${blanks} blanks` : "a blank";
        return letters ? `${letters} and ${text}` : text;
      },
      playAction: (/** @type {string} */ word, /** @type {string} */ at) => `play ${word} at ${at}`,
      exchangeAction: (/** @type {string} */ exchanged) => `exchange ${exchanged}`,
      ACTIONS: /** @type {Record<string, string>} */ ({
        pass: "pass",
        challenge: "challenge",
        accept: "accept",
      }),
      played: (
        /** @type {string} */ name,
        /** @type {string} */ word,
        /** @type {string} */ at,
        /** @type {number | null} */ score,
      ) => {
        const scored = score === null ? "" : ` for ${score}`;
        return name === you
          ? `You play ${word} at ${at}${scored}.`
          : `${name} plays ${word} at ${at}${scored}.`;
      },
      exchanged: (/** @type {string} */ name, /** @type {string} */ exchanged) =>
        name === you ? `You exchange ${exchanged}.` : `${name} exchanges ${exchanged}.`,
      passed: (/** @type {string} */ name) => (name === you ? "You pass." : `${name} passes.`),
      challenged: (/** @type {string} */ name) =>
        name === you ? "You challenge." : `${name} challenges.`,
      playAccepted: (/** @type {string} */ name) =>
        name === you ? "You accept." : `${name} accepts.`,
      isPhony: "It’s a phony and comes off the board.",
      playStands: "The play stands.",
      bombExplodes: (/** @type {string[]} */ squares) => `A bomb explodes at ${list(squares)}.`,
      tilesDrawn: (/** @type {string} */ drawn) => `Tiles drawn: ${drawn}.`,
      startDraw: (/** @type {string} */ drawn) => `Draw for the first move: ${drawn}.`,
      lostTurn: (/** @type {string} */ name) =>
        name === you
          ? "You lose a turn for a failed challenge."
          : `${name} loses a turn for a failed challenge.`,
      starts: (/** @type {string} */ name) => (name === you ? "You start." : `${name} starts.`),
      takenBack: (/** @type {string} */ name) =>
        `Phony: the last play by ${name} comes off the board.`,
      /** Points in GCG that are not of a turn. change: with its sign. */
      challengePoints: (/** @type {string} */ name, /** @type {string} */ change) =>
        `${name} ${change} for a failed challenge of the play.`,
      timePoints: (/** @type {string} */ name, /** @type {string} */ change) =>
        `${name} ${change} for time.`,
      tilesPoints: (/** @type {string} */ name, /** @type {string} */ change) =>
        `${name} ${change} for tiles left.`,
      /** By the reason that the server gives. */
      END_REASONS: {
        out: "End of the game: the bag and one rack are empty.",
        scoreless: "End of the game: too many scoreless turns in a row.",
        zeros: "End of the game: too many scoreless turns in a row.",
      },
      tilesLeft: (/** @type {string} */ changes) => `Tiles left: ${changes}.`,
      finalScores: (/** @type {string} */ scores) => `Scores: ${scores}.`,
      bestPlay: (
        /** @type {string} */ word,
        /** @type {string} */ at,
        /** @type {number} */ score,
        /** @type {string} */ name,
      ) => `Best play: ${word} at ${at} for ${score}, by ${name}.`,
      pointsPerTurn: (/** @type {string} */ means) => `Points per turn: ${means}.`,
      adviceHint: (/** @type {number} */ extra) =>
        `Your chance to win, with the margin of error. The score counts a little, too: ${count(extra, { one: "# extra point", other: "# extra points" })} as much as 1%.`,
      pointsNow: (/** @type {number} */ more) =>
        more > 0
          ? count(more, { one: "# more point now", other: "# more points now" })
          : count(-more, { one: "# fewer point now", other: "# fewer points now" }),
      pointsForLeave: (/** @type {number} */ more) =>
        more > 0
          ? count(more, {
              one: "# more point for the leave",
              other: "# more points for the leave",
            })
          : count(-more, {
              one: "# fewer point for the leave",
              other: "# fewer points for the leave",
            }),
      bombRisk: (/** @type {string} */ change) => `${change} bomb risk`,
    },
  };
}
