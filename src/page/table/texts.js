// Texts of a table: its players, the menu, the notices, hints, and the end of rounds and games.

import { sent } from "../letters.js";
import {
  counted,
  dictionaryTitle,
  helpElsewhere,
  joined,
  offline,
  you,
  yourTurn,
} from "../texts.js";

/** Titles of the tab of the browser. @param {string} game its title */
export const overTitle = (game) => `Game over · ${game}`;
/** @param {string} game its title */
export const ownTurnTitle = (game) => `${yourTurn} · ${game}`;

export const loading = "Loading …";
export const reconnecting = `${offline} Trying again …`;
export const seatLost = "The server no longer recognises your seat. You’re now watching.";
export const watchingTag = "You’re watching";
export const storageDenied =
  "Your browser won’t store data for this page, so you’ll lose your seat if you close or reload it.";

/** @param {string} name of a dictionary */
export const dictionaryText = (name) => `${dictionaryTitle(name)} dictionary`;

/**
 * Return the time of each player: "15 minutes each, plus 10 seconds per turn".
 * @param {Protocol.TimeControl} control
 */
export function controlText({ seconds, increment = 0, move_seconds }) {
  if (move_seconds) return `${durationText(move_seconds)} per turn`;
  const more = increment ? `, plus ${durationText(increment)} per turn` : "";
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
export const challengeOrPlayOn = "Challenge it, or make your move?";

/** Notices before the next action. */
export const challengeLabel = "Challenge";
export const challengeOrMove = "Challenge it, or just make your move to accept it.";
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
export const freeSeat = "open seat";
export const away = "away";

/**
 * Return what is expected of a player.
 * @param {import("./players.js").PlayersView} view
 * @param {number} seat
 */
export function dueText({ phase, seats, seat: own }, seat) {
  const { kind } = seats[seat];
  if (kind === "open") return "waiting for a player";
  if (phase === "challenge") return seat === own ? "accept or challenge" : "deciding …";
  if (kind === "bot") return "thinking …";
  return seat === own ? "your turn" : "to move";
}

/** @param {string[]} names @param {number[]} scores */
export const announceScores = (names, scores) =>
  `Scores: ${names.map((name, seat) => `${name} ${scores[seat]}`).join(", ")}.`;

/** Return a player's points so far. @param {number} total */
export const totalText = (total) => `Total: ${total}.`;

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
  return joined([
    hours && counted(hours, "hour"),
    minutes && counted(minutes, "minute"),
    (whole % 60 || !whole) && counted(whole % 60, "second"),
  ]);
}

/** Open seats. */
export const takeSeatHeading = "There’s an open seat";
export const takeSeatButton = "Join the game";
/** @param {number} count */
export const freeSeatsHeading = (count) => counted(count, "open seat");
export const invitation = "Anyone with this link can join or watch.";
export const linkLabel = "Link";
export const localLinkHint =
  "This link only works on this computer. To play with others, start the server with " +
  "“lexicon-fast serve --host ADDRESS” and open the page at that address.";

/** The menu, and how a player ends a game. */
export const menuButton = "Menu";
export const END_BUTTONS = { resign: "Resign", abort: "Abort the game" };
/** The buttons that lead to a question. */
export const ASK_BUTTONS = { resign: "Resign …", abort: "Abort the game …" };
/** Names of the questions. */
export const QUESTIONS = { resign: "Resign?", abort: "Abort the game?" };
export const CONSEQUENCES = {
  resign: "You lose the game, and everyone else wins.",
  abort: "The game ends without a winner.",
};
export const keepPlayingButton = "Keep playing";
export const canAbortHint = "You can abort a game until everyone has had a turn.";
export const cannotAbortHint = "Everyone has had a turn, so you can no longer abort the game.";

/** Hints. */
export const adviceHeading = "Hints";
export const noAdvice = `Hints are off at this table. ${helpElsewhere}`;
export const askAdviceButton = "Get hints";
export const thinking = "Thinking …";
export const settledAdvice = "Only one action was left to compare, so the search ended early.";

/** Add the margin of error of a figure. @param {string} margin */
export const marginOfError = (margin) => `± ${margin}`;
/** @param {string} why */
export const adviceReason = (why) => `${sent(why)}.`;

/** Return how an action differs from the next one. @param {string[]} differences */
export const comparedText = (differences) =>
  differences.length
    ? `Compared with the next: ${differences.join(", ")}.`
    : "Much the same as the next.";

/** The end of a round. @param {number} round */
export const roundEndHeading = (round) => `Round ${round} is over`;
export const nextRoundButton = "Next round";
export const answerDue = "Accept or challenge the last play.";
export const ownTurnDue = "It’s your turn.";

/** The end of a game. */
export const gameEndLabel = "Game over";
export const analyseLink = "Analyse";
export const replayLink = "Replay";
export const saveButton = "Save the game";
export const watchNextLink = "Watch the next game";
export const playAgainButton = "Play again";
export const seatsKept = "Everyone keeps their seat.";
