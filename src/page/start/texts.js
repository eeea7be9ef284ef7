// Texts of the first view: the form for a new game, and the tables of this browser.

import { counted, gameAborted, listed, nextGameStarted, resultText } from "../texts.js";

export const gamesLabel = "Game";
export const puzzlesHeading = "Today’s puzzles";
export const notTried = "Not tried yet";

/** @param {string} game its title */
export const formLabel = (game) => `New ${game} game`;
export const playButton = "Play";
export const inviteButton = "Invite a friend";
export const optionsFold = "Options";

/**
 * Return the opponents as a sentence: "You’re playing against Casual and a friend (invited by
 * link)."
 * @param {string[]} bots
 * @param {number} friends how many
 */
export function opponentsText(bots, friends) {
  const invited =
    friends > 1 ? `${friends} friends (invited by link)` : "a friend (invited by link)";
  const names = friends ? [...bots, invited] : bots;
  return names.length ? `You’re playing against ${listed(names)}.` : "You’re playing solo.";
}

/** @param {number} number */
export const playerLabel = (number) => `Player ${number}`;
export const friendOption = "A friend (invite link)";
export const addPlayerButton = "Add a player";
export const removePlayerButton = "Remove a player";

export const phoniesLabel = "Phonies";
/** @type {import("../controls.js").Options} */
export const PHONIES = [
  ["refused", "rejected at once"],
  ["challenged", "allowed until challenged"],
];

export const acceptedLabel = "Time to challenge";
export const acceptedHint = "How long opponents have to challenge a play, if phonies are allowed.";
/** @type {import("../controls.js").Options} */
export const ACCEPTED = [
  ["20", "20 seconds"],
  ["60", "1 minute"],
  ["", "until the next move"],
];

export const penaltyLabel = "Failed challenge";
/** The cost of a challenge of valid words, by the name of the rule. */
export const PENALTIES = /** @type {import("../controls.js").Options} */ ([
  ["rules", "the challenger loses a turn"],
  ["double", "loses a turn, which counts as scoreless"],
  ["single", "costs nothing"],
  ["five", "5 points for the play"],
  ["ten", "10 points for the play"],
]);

/**
 * Rules that the form can change, by their names in rulesets: a label, and the least and the most
 * of a number, or the texts of other values.
 * @type {[string, string, number, number][]}
 */
export const RULE_NUMBERS = [
  ["cards_each", "Cards dealt to each", 1, 15],
  ["out_at", "Points to be out", 1, 1000000],
  ["two_packs_from", "Players for two packs", 2, 9],
  ["max_exchanged", "Most cards replaced at once", 1, 15],
  ["right_challenger", "Successful challenger’s points", -1000, 1000],
  ["right_offender", "Points for a phony", -1000, 1000],
  ["wrong_challenger", "Failed challenger’s points", -1000, 1000],
  ["guard", "Turns before a deadlock", 1, 1000],
  ["bombs", "Bombs", 0, 225],
  ["exchange_from", "Bag needed to exchange", 1, 1000],
  ["scoreless_turns", "Scoreless turns to end", 1, 1000],
  ["zeros", "Own scoreless turns to end", 1, 1000],
];
/** @type {[string, string, [any, string][]][]} */
export const RULE_CHOICES = [
  [
    "same_word_exchange",
    "Swap a Master for its letter",
    [
      [true, "allowed"],
      [false, "not allowed"],
    ],
  ],
  [
    "renewal",
    "When the stock is empty",
    [
      ["under top", "keep the exposed card"],
      ["turn up", "expose a new card"],
    ],
  ],
  [
    "later_dealer",
    "Next dealer",
    [
      ["rotation", "the next player"],
      ["starter", "who started the round"],
    ],
  ],
];

/** Return when a game was started: "28 November 2026 at 07:10". @param {number} since */
export const sinceText = (since) =>
  new Date(since).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });

export const otherBotsLabel = "Bots without a level";
export const adviceLabel = "Hints in games with friends";
/** @type {import("../controls.js").Options} */
export const ADVICE = [
  ["off", "off"],
  ["on", "for everyone"],
];

export const lengthLabel = "Length";
/** @type {import("../controls.js").Options} */
export const LENGTHS = [
  ["1", "one round"],
  ["3", "three rounds"],
  ["", "until one player is left"],
];

export const timeLabel = "Time";
export const timeHint =
  "Run out of time and you lose. The clocks start once everyone has had a turn.";
/** @type {import("../controls.js").Options} */
export const TIMES = [
  ["", "no limit"],
  ["game", "for the whole game"],
  ["turn", "per turn"],
];
export const minutesLabel = "Minutes per player";
export const incrementLabel = "Increment (seconds per turn)";
export const turnSecondsLabel = "Seconds per turn";

export const tablesHeading = "Your tables";
/** @param {number} count */
export const allTablesButton = (count) => `Show all ${counted(count, "table")}`;

/**
 * Return the name of a table: "Scrabble with Casual and an open seat".
 * @param {string} game its title
 * @param {(string | null)[]} others the other players, null for an open seat
 */
export const tableName = (game, others) =>
  others.length ? `${game} with ${listed(others.map((name) => name ?? "an open seat"))}` : game;

/** States of a table. */
export const tableDeleted = "Deleted";
export const seatFree = "Open seat";

/**
 * Return the state of a game that is over.
 * @param {{ winners: string[] | null, hasNext: boolean }} game winners: null if it was aborted;
 *     hasNext: whether the others have started another one
 */
export function overText({ winners, hasNext }) {
  const result = winners ? resultText(winners) : gameAborted;
  return `Game over. ${result}${hasNext ? ` ${nextGameStarted}` : ""}`;
}

export const forgetButton = "Forget";
/** @param {string} table its name */
export const forgetLabel = (table) => `Forget ${table}`;
/** @param {string} table its name */
export const confirmForget = (table) => `Forget ${table}?`;
export const forgetWarning = "You can’t get your seat back.";
export const giveUpSeatButton = "Give up my seat";
export const keepSeatButton = "Keep my seat";
