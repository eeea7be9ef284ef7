// Texts of a table: its players, the menu, the notices, advice, and the end of rounds and games.

import { counted, dictionaryTitle, helpElsewhere, offline, you, yourTurn } from "../texts.js";

/** Titles of the tab of the browser. @param {string} game its title */
export const overTitle = (game) => `Over · ${game}`;
/** @param {string} game its title */
export const ownTurnTitle = (game) => `${yourTurn} · ${game}`;

export const loading = "Loading …";
export const reconnecting = `${offline} Trying again …`;
export const seatLost = "The server does not know your seat any more. You are watching.";
export const watchingTag = "You are watching";
export const storageDenied =
  "Your browser stores nothing for this page: your seat is lost when you close or reload it.";

/** @param {string} name of a dictionary */
export const dictionaryText = (name) => `dictionary ${dictionaryTitle(name)}`;

/**
 * Return the time of each player: "15 minutes each and 10 seconds more after each turn".
 * @param {Protocol.TimeControl} control
 */
export function controlText({ seconds, increment = 0, move_seconds }) {
  if (move_seconds) return `${durationText(move_seconds)} for each turn`;
  const more = increment ? ` and ${durationText(increment)} more after each turn` : "";
  return `${durationText(seconds ?? 0)} each${more}`;
}

/** @param {number} seconds */
const durationText = (seconds) =>
  seconds >= 60 && seconds % 60 === 0
    ? counted(seconds / 60, "minute")
    : counted(seconds, "second");

/** Announced to a player who is to act. */
export const announceTurn = `${yourTurn}.`;
export const acceptOrChallenge = "Accept or challenge?";
export const challengeOrPlayOn = "Challenge it, or play on?";

/** Notices before the next action. */
export const challengeLabel = "Challenge";
export const challengeOrMove = "Challenge it, or just play on: your move accepts it.";
export const challengeButton = "Challenge";
export const acceptButton = "Accept";

/** @param {number} seconds left */
export const acceptTimer = (seconds) =>
  seconds ? `Accepted in ${counted(seconds, "second")}.` : "Accepted.";

/** Return why another bot acted for the bot of a seat. @param {Protocol.Fallback} fallback */
export function fallbackText({ reason, by }) {
  const why = reason === "slow" ? "was too slow" : "failed";
  return `The bot ${why}; ${by ?? "the server"} moved for it.`;
}

/** The players. */
export const playersLabel = "Players";
/** After a score, for screen readers. */
export const pointsUnit = "points,";
export const freeSeat = "free seat";
export const away = "away";

/** @param {number} count @param {"card" | "tile"} unit */
export const handSize = (count, unit) => counted(count, unit);

/**
 * Return what is expected of a player.
 * @param {{ isOpen: boolean, isBot: boolean, isOwn: boolean, isChallenge: boolean }} seat
 *     isOpen: whether it is free; isChallenge: whether a play waits for an answer
 */
export function dueText({ isOpen, isBot, isOwn, isChallenge }) {
  if (isOpen) return "expected";
  if (isChallenge) return isOwn ? "your answer" : "to answer";
  if (isBot) return "thinking …";
  return isOwn ? "your turn" : "to move";
}

/** Return whether players did not choose their name. @param {string} name */
export const isDefaultName = (name) => name === you || /^player \d+$/.test(name);

/** Return the time left for screen readers. @param {string} name @param {number} seconds */
export const clockText = (name, seconds) => `${name}: ${spokenTime(seconds)} left`;
/** @param {number} seconds */
export const announceTime = (seconds) => `${counted(seconds, "second")} left.`;

/** Return "1 hour 2 minutes 3 seconds". @param {number} seconds */
function spokenTime(seconds) {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return [
    hours && counted(hours, "hour"),
    minutes && counted(minutes, "minute"),
    (whole % 60 || !whole) && counted(whole % 60, "second"),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Free seats. */
export const takeSeatHeading = "There is a seat for you";
export const takeSeatButton = "Sit down";
/** @param {number} count */
export const freeSeatsHeading = (count) => counted(count, "free seat");
export const invitation = "Anyone with this link may sit down, or watch.";
export const linkLabel = "Link";
export const localLinkHint =
  "The link works on this computer only. To play with others, start the server with " +
  "“lexicon-fast serve --host ADDRESS”, and open the page at that address.";

/** The menu, and how a player ends a game. */
export const menuButton = "Menu";
export const END_BUTTONS = { resign: "Resign", abort: "Abort the game" };
/** The buttons that lead to a question. */
export const ASK_BUTTONS = { resign: "Resign …", abort: "Abort the game …" };
/** Names of the questions. */
export const QUESTIONS = { resign: "Resign?", abort: "Abort the game?" };
export const CONSEQUENCES = {
  resign: "You lose the game, and the others win.",
  abort: "The game ends, and nobody wins.",
};
export const playOnButton = "Play on";
export const canAbortHint = "A game can be aborted until everyone has had a turn.";
export const cannotAbortHint = "Everyone has had a turn, so the game cannot be aborted.";

/** Advice. */
export const adviceHeading = "Advice";
export const noAdvice = `There is no advice at this table. ${helpElsewhere}`;
export const askAdviceButton = "Ask";
export const thinking = "Thinking …";

/** Add the margin of error of a figure. @param {string} margin */
export const marginOfError = (margin) => `± ${margin}`;
/** @param {string} why */
export const adviceReason = (why) => `${why}.`;

/** Return how an action differs from the next one. @param {string[]} differences */
export const comparedText = (differences) =>
  differences.length ? `Than the next one: ${differences.join(", ")}.` : "Much like the next one.";

/** The end of a round. @param {number} round */
export const roundEndHeading = (round) => `Round ${round} is over`;
export const nextRoundButton = "Next round";
export const answerDue = "A play waits for your answer.";
export const ownTurnDue = "It is your turn.";

/** The end of a game. */
export const gameEndLabel = "The end";
export const analyseLink = "Analyse";
export const replayLink = "Replay";
export const saveButton = "Save the game";
export const watchNextLink = "Watch the next game";
export const playAgainButton = "Play again";
export const seatsKept = "All keep their seats.";
