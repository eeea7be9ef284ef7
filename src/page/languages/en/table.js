// A table: its players, the menu, the notices, hints, and the end of rounds and games, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, number }) {
  const offline = "Can’t reach the server.";
  const yourTurn = "Your turn";
  const helpElsewhere = "This page can’t stop players from getting help elsewhere.";

  return {
    overTitle: (/** @type {string} */ game) => `Game over · ${game}`,
    ownTurnTitle: (/** @type {string} */ game) => `${yourTurn} · ${game}`,
    loading: "Loading …",
    reconnecting: `${offline} Trying again …`,
    seatLost: "The server no longer recognises your seat. You’re now watching.",
    watchingTag: "You’re watching",
    storageDenied:
      "Your browser won’t store data for this page, so you’ll lose your seat if you close or reload it.",
    dictionaryText: (/** @type {string} */ dictionary) => `${dictionary} dictionary`,
    /** Times in words, such as "15 minutes"; increment: null for none. */
    timeEach: (/** @type {string} */ time, /** @type {string | null} */ increment) =>
      increment ? `${time} each, plus ${increment} per turn` : `${time} each`,
    timePerTurn: (/** @type {string} */ time) => `${time} per turn`,
    announceTurn: `${yourTurn}.`,
    acceptOrChallenge: "Accept or challenge?",
    challengeOrPlayOn: "Challenge it, or make your move?",
    challengeLabel: "Challenge",
    challengeOrMove: "Challenge it, or just make your move to accept it.",
    challengeButton: "Challenge",
    acceptButton: "Accept",
    acceptTimer: (/** @type {number} */ seconds) =>
      seconds
        ? count(seconds, { one: "Accepted in # second.", other: "Accepted in # seconds." })
        : "Accepted.",
    /** Why another bot acted for the bot of a seat. by: its name, null for the server itself. */
    fallbackText: (/** @type {boolean} */ wasSlow, /** @type {string | null} */ by) =>
      `The bot ${wasSlow ? "was too slow" : "failed"}; ${by ?? "the server"} moved for it.`,
    playersLabel: "Players",
    /** After a score, for screen readers. */
    pointsUnit: "points,",
    freeSeat: "open seat",
    away: "away",
    waitingForPlayer: "waiting for a player",
    acceptOrChallengeDue: "accept or challenge",
    deciding: "deciding …",
    thinkingDue: "thinking …",
    yourTurnDue: "your turn",
    toMove: "to move",
    announceScores: (/** @type {string} */ scores) => `Scores: ${scores}.`,
    totalText: (/** @type {number} */ total) => `Total: ${number(total)}.`,
    clockText: (/** @type {string} */ name, /** @type {string} */ time) => `${name}: ${time} left`,
    announceTime: (/** @type {number} */ seconds) =>
      count(seconds, { one: "# second left.", other: "# seconds left." }),
    takeSeatHeading: "There’s an open seat",
    takeSeatButton: "Join the game",
    freeSeatsHeading: (/** @type {number} */ seats) =>
      count(seats, { one: "# open seat", other: "# open seats" }),
    invitation: "Anyone with this link can join or watch.",
    linkLabel: "Link",
    localLinkHint:
      "This link only works on this computer. To play with others, start the server with “lexicon-fast serve --host ADDRESS” and open the page at that address.",
    menuButton: "Menu",
    END_BUTTONS: { resign: "Resign", abort: "Abort the game" },
    /** The buttons that lead to a question. */
    ASK_BUTTONS: { resign: "Resign …", abort: "Abort the game …" },
    /** Names of the questions. */
    QUESTIONS: { resign: "Resign?", abort: "Abort the game?" },
    CONSEQUENCES: {
      resign: "You lose the game, and everyone else wins.",
      abort: "The game ends without a winner.",
    },
    keepPlayingButton: "Keep playing",
    canAbortHint: "You can abort a game until everyone has had a turn.",
    cannotAbortHint: "Everyone has had a turn, so you can no longer abort the game.",
    adviceHeading: "Hints",
    noAdvice: `Hints are off at this table. ${helpElsewhere}`,
    askAdviceButton: "Get hints",
    thinking: "Thinking …",
    settledAdvice: "Only one action was left to compare, so the search ended early.",
    marginOfError: (/** @type {string} */ margin) => `± ${margin}`,
    comparedText: (/** @type {string[]} */ differences) =>
      differences.length
        ? `Compared with the next: ${differences.join(", ")}.`
        : "Much the same as the next.",
    roundEndHeading: (/** @type {number} */ round) => `Round ${round} is over`,
    nextRoundButton: "Next round",
    answerDue: "Accept or challenge the last play.",
    ownTurnDue: "It’s your turn.",
    gameEndLabel: "Game over",
    analyseLink: "Analyse",
    replayLink: "Replay",
    saveButton: "Save the game",
    watchNextLink: "Watch the next game",
    playAgainButton: "Play again",
    seatsKept: "Everyone keeps their seat.",
  };
}
