// Events and actions of board games in words.

import { sent, readable, upper } from "../letters.js";
import {
  chanceChange,
  changeText,
  conjugated,
  counted,
  forfeitText,
  joined,
  listed,
  percent,
  signed,
  turnsAndPlays,
} from "../texts.js";

/**
 * @typedef {Protocol.ScrabbleAction | Protocol.LexibombAction} Action
 * @typedef {{ event: "taken back", player: number }
 *         | { event: "points", player: number, points: number, why: string }} GcgEvent
 * @typedef {Protocol.ScrabbleEvent | Protocol.LexibombEvent | GcgEvent} Event
 */

/** Return the letters of a play's word: "QU(I)z" is "QUIz". @param {string} word */
export const lettersOf = (word) => word.replace(/[()]/g, "");

/** Return the letters of the word that an action plays. @param {any} action */
export const playedWord = ({ word }) => word && lettersOf(word);

/** Return the word of a play as people read it: "QUIZ". @param {string} word */
export const shownWord = (word) => readable(upper(lettersOf(word)));

/**
 * Return the word of a play and which of its tiles are blanks: "QUIZ (Z a blank)".
 * @param {string} word
 */
function wordText(word) {
  const blanks = [...word.replace(/\([^)]*\)/g, "")].filter((each) => each !== upper(each));
  const text = shownWord(word);
  if (!blanks.length) return text;
  const letters = listed(blanks.map((letter) => readable(upper(letter))));
  return `${text} (${letters} ${blanks.length > 1 ? "blanks" : "a blank"})`;
}

/** Return tiles in words: "AEI and a blank". @param {string} tiles */
export function tilesText(tiles) {
  const letters = tiles.replace(/[?_]/g, "");
  const blanks = tiles.length - letters.length;
  const text = blanks > 1 ? `${blanks} blanks` : "a blank";
  const shown = letters.length === 1 ? readable(letters) : sent(letters);
  return joined([shown, blanks && text], " and ");
}

/** Return the text of a possible action: "play QUIZ at 8D". @param {Action} action */
export const actionText = (action) => joined(actionParts(action));

/** Return an action as in a score sheet: "QUIZ 8D", "exchange AE". @param {Action} action */
export const sheetText = (action) =>
  action.action === "play" ? `${shownWord(action.word)} ${action.at}` : actionText(action);

/**
 * Return an action that was taken as a sentence: "You play QUIZ at 8D."
 * @param {Action} action
 * @param {string} name
 */
export function pastActionText(action, name, more = "") {
  const [verb, rest] = actionParts(action);
  return `${joined([conjugated(name, verb), rest, more])}.`;
}

/** Return the verb of an action and what follows it. @param {Action} action */
function actionParts(action) {
  switch (action.action) {
    case "play":
      return ["play", `${wordText(action.word)} at ${action.at}`];
    case "exchange":
      return ["exchange", tilesText(action.tiles)];
    default:
      return [action.action, ""];
  }
}

/**
 * Return an event as a sentence; null if the log leaves it out.
 * @param {Event} event
 * @param {string[]} names of the players
 */
export function eventText(event, names) {
  switch (event.event) {
    case "start draw": {
      const drawn = event.players.map(
        (player, index) => `${names[player]} ${tilesText(event.tiles[index])}`,
      );
      return `Draw for the first move: ${drawn.join(", ")}.`;
    }
    case "turn":
      return turnText(event, names[event.player]);
    case "lost turn":
      return `${conjugated(names[event.player], "lose")} a turn for a failed challenge.`;
    case "deal":
      return `${conjugated(names[event.starter], "start")}.`;
    case "game end":
      return endText(event, names);
    case "forfeit":
      return forfeitText(event, names);
    case "taken back":
      return `Phony: the last play by ${names[event.player]} comes off the board.`;
    case "points":
      return `${names[event.player]} ${signed(event.points)} ${POINTS_FOR[event.why]}.`;
    default:
      return null;
  }
}

/** Points in GCG that are not of a turn. @type {Record<string, string>} */
const POINTS_FOR = {
  challenge: "for a failed challenge of the play",
  time: "for time",
  tiles: "for tiles left",
};

const END_REASONS = {
  out: "the bag and one rack are empty",
  scoreless: "too many scoreless turns in a row",
  zeros: "too many scoreless turns in a row",
};

/** @param {Protocol.ScrabbleGameEnd | Protocol.LexibombGameEnd} event @param {string[]} names */
function endText({ why, adjustments, scores }, names) {
  const list = (/** @type {(number | string)[]} */ points) =>
    names.map((name, player) => `${name} ${points[player]}`).join(", ");
  const left = adjustments.some(Boolean) ? ` Tiles left: ${list(adjustments.map(signed))}.` : "";
  return `End of the game: ${END_REASONS[why]}.${left} Scores: ${list(scores)}.`;
}

/** @param {Protocol.ScrabbleSeenTurn | Protocol.LexibombSeenTurn} event @param {string} name */
function turnText(event, name) {
  const { action, score = 0, drawn, exchanged } = event;
  const tiles = drawn ? ` Tiles drawn: ${tilesText(drawn)}.` : "";
  switch (action.action) {
    case "play": {
      const hit = "hit" in event && event.hit?.length ? event.hit : null;
      const bomb = hit ? ` A bomb explodes at ${listed(hit)}.` : "";
      return `${pastActionText(action, name, `for ${score}`)}${bomb}${tiles}`;
    }
    case "exchange":
      return `${pastActionText(action, name, action.tiles ? "" : `${exchanged} tiles`)}${tiles}`;
    case "challenge": {
      const isRight = "right" in event && event.right;
      const verdict = isRight ? "It’s a phony and comes off the board." : "The play stands.";
      return `${pastActionText(action, name)} ${verdict}`;
    }
    case "accept":
      return null;
    default:
      return pastActionText(action, name);
  }
}

/**
 * Return facts about a game that was played out: margin, best play, points per turn.
 * @param {any[]} events
 * @param {string[]} names
 */
export function endFacts(events, names) {
  const { turns, plays } = turnsAndPlays(events);
  const best = plays.toSorted((one, other) => other.score - one.score)[0];
  const means = names.map((name, player) => {
    const isOwn = (/** @type {any} */ turn) => turn.player === player;
    const sum = plays.filter(isOwn).reduce((total, { score = 0 }) => total + score, 0);
    return `${name} ${(sum / Math.max(1, turns.filter(isOwn).length)).toFixed(1)}`;
  });
  const facts = [
    best &&
      `Best play: ${wordText(best.action.word)} at ${best.action.at} for ${best.score}, by ${names[best.player]}.`,
    `Points per turn: ${means.join(", ")}.`,
  ];
  return facts.flatMap((fact) => fact || []);
}

/**
 * An advised action with what its play-outs say; see the messages of the protocol.
 * @typedef {{ action: any, why: string, equity: number, margin: number | null, win: number,
 *             playouts: number, score: number, leave_value: number | null,
 *             bomb?: number }} Advised
 * @typedef {{ ranked: Advised[], win_points?: number }} Advice
 */

/** Explain the figures of advice. @param {Advice} advice */
export const adviceHint = ({ win_points = 0 }) =>
  "Your chance to win, with the margin of error. The score counts a little, too: " +
  `${counted(win_points / 100, "extra point")} as much as 1%.`;

/**
 * Return the figure by which an advised action is ranked, and its margin of error: "" for none.
 *
 * It is the chance to win, in which points count, too: as much as they do in the ranking, compared
 * with the best action.
 * @param {Advised} advised
 * @param {Advice} advice
 */
export function adviceFigure({ win, equity, playouts, margin }, { ranked, win_points = 0 }) {
  const [best] = ranked;
  const points = win_points ? (equity - best.equity) / win_points : 0;
  const chance = Math.min(Math.max(win + points, 0), 1);
  // With one win and one loss more, so that a margin is never nothing.
  const share = (win * playouts + 1) / (playouts + 2);
  const error = 196 * Math.sqrt((share * (1 - share)) / (playouts + 2));
  return {
    value: win + points,
    figure: `${percent(chance)}%`,
    margin: margin === 0 ? "" : `${Math.max(1, Math.round(error))}%`,
  };
}

/**
 * Return how an advised action differs from another one.
 * @param {Advised} one
 * @param {Advised} other
 */
export const differences = (one, other) => [
  changeText(one.score - other.score, "point", "now"),
  changeText((one.leave_value ?? 0) - (other.leave_value ?? 0), "point", "for the leave"),
  chanceChange((one.bomb ?? 0) - (other.bomb ?? 0), "bomb risk"),
];
