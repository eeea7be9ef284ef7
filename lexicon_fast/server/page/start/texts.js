// Texts of the first view: the form for a new game, and the tables of this browser.

import { counted, gameAborted, listed, nextGameStarted, resultText } from "../texts.js";

export const gamesLabel = "Game";
export const puzzlesHeading = "Today’s puzzles";

/** @param {string} game its title */
export const formLabel = (game) => `New game of ${game}`;
export const playButton = "Play";
export const inviteButton = "Invite a friend";
export const optionsFold = "Options";

/**
 * Return whom the player plays against: "You play against Casual and a friend, who gets a link."
 * @param {{ bots: string[], friends: number }} others friends: how many
 */
export function opponentsText({ bots, friends }) {
  const invited = friends > 1 ? `${friends} friends, who get a link` : "a friend, who gets a link";
  const names = friends ? [...bots, invited] : bots;
  return names.length ? `You play against ${listed(names)}.` : "You play alone.";
}

/** @param {number} number */
export const playerLabel = (number) => `Player ${number}`;
export const ownSeatHint = "You are player 1.";
export const friendOption = "A friend, by a link";
export const addPlayerButton = "Add a player";
export const removePlayerButton = "Remove a player";

export const falseWordsLabel = "False words";
/** @type {import("../controls.js").Options} */
export const FALSE_WORDS = [
  ["refused", "are refused at once"],
  ["challenged", "may be challenged"],
];

export const acceptedLabel = "Plays are accepted";
export const acceptedHint = "Until then they may be challenged, if false words may be.";
/** @type {import("../controls.js").Options} */
export const ACCEPTED = [
  ["20", "after 20 seconds"],
  ["60", "after a minute"],
  ["", "when the next player moves"],
];

export const adviceLabel = "Advice between people";
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
  ["", "until one is left"],
];

export const timeLabel = "Time";
export const timeHint =
  "A player who has no time left loses. The clocks run once everyone has had a turn.";
/** @type {import("../controls.js").Options} */
export const TIMES = [
  ["", "no limit"],
  ["game", "for the whole game"],
  ["turn", "for each turn"],
];
export const minutesLabel = "Minutes each";
export const incrementLabel = "More seconds after each turn";
export const turnSecondsLabel = "Seconds for a turn";

export const tablesHeading = "Your tables";
/** @param {number} count */
export const allTablesButton = (count) => `All ${counted(count, "table")}`;

/**
 * Return the name of a table: "Scrabble with Casual and a free seat".
 * @param {string} game its title
 * @param {(string | null)[]} others the other players, null for a free seat
 */
export const tableName = (game, others) =>
  others.length ? `${game} with ${listed(others.map((name) => name ?? "a free seat"))}` : game;

/** States of a table. */
export const tableDeleted = "Deleted";
export const seatFree = "A seat is free";

/**
 * Return the state of a game that is over.
 * @param {{ winners: string[] | null, hasNext: boolean }} game winners: null if it was aborted;
 *     hasNext: whether the others have begun another one
 */
export function overText({ winners, hasNext }) {
  const result = winners ? resultText(winners) : gameAborted;
  return `Over. ${result}${hasNext ? ` ${nextGameStarted}` : ""}`;
}

export const forgetButton = "Forget";
/** @param {string} table its name */
export const forgetLabel = (table) => `Forget ${table}`;
/** @param {string} table its name */
export const confirmForget = (table) => `Forget ${table}?`;
export const forgetWarning = "You cannot get your seat back.";
export const giveUpSeatButton = "Give it up";
export const keepSeatButton = "Keep it";
