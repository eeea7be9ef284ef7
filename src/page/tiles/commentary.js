// Events and actions of board games in words.

import { sent, readable, upper } from "../letters.js";
import {
  chanceChange,
  changeText,
  common,
  forfeitText,
  formats,
  joined,
  scoreList,
  tiles as texts,
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
  return texts.wordWithBlanks(
    text,
    blanks.map((letter) => readable(upper(letter))),
  );
}

/** Return tiles in words: "AEI and a blank". @param {string} tiles */
export function tilesText(tiles) {
  const letters = tiles.replace(/[?_]/g, "");
  const blanks = tiles.length - letters.length;
  return texts.tilesText(letters.length === 1 ? readable(letters) : sent(letters), blanks);
}

/** Return the text of a possible action: "play QUIZ at 8D". @param {Action} action */
export function actionText(action) {
  switch (action.action) {
    case "play":
      return texts.playAction(wordText(action.word), action.at);
    case "exchange":
      return texts.exchangeAction(tilesText(action.tiles));
    default:
      return texts.ACTIONS[action.action];
  }
}

/** Return an action as in a score sheet: "QUIZ 8D", "exchange AE". @param {Action} action */
export const sheetText = (action) =>
  action.action === "play" ? `${shownWord(action.word)} ${action.at}` : actionText(action);

/**
 * Return an action that was taken as a sentence: "You play QUIZ at 8D."
 * @param {Action} action
 * @param {string} name
 * @param {{ score?: number | null, exchanged?: string }} [details] exchanged: tiles in words, if
 *     they are not known
 */
export function pastActionText(action, name, { score = null, exchanged = "" } = {}) {
  switch (action.action) {
    case "play":
      return texts.played(name, wordText(action.word), action.at, score);
    case "exchange":
      return texts.exchanged(name, action.tiles ? tilesText(action.tiles) : exchanged);
    case "challenge":
      return texts.challenged(name);
    case "accept":
      return texts.playAccepted(name);
    default:
      return texts.passed(name);
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
      const drawers = event.players.map((player) => names[player]);
      return texts.startDraw(scoreList(drawers, [...event.tiles].map(tilesText)));
    }
    case "turn":
      return turnText(event, names[event.player]);
    case "lost turn":
      return texts.lostTurn(names[event.player]);
    case "deal":
      return texts.starts(names[event.starter]);
    case "game end":
      return endText(event, names);
    case "forfeit":
      return forfeitText(event, names);
    case "taken back":
      return texts.takenBack(names[event.player]);
    case "points":
      return pointsText(event, names[event.player]);
    default:
      return null;
  }
}

/** @param {{ points: number, why: string }} event of GCG, not of a turn @param {string} name */
function pointsText({ points, why }, name) {
  const text = { challenge: texts.challengePoints, time: texts.timePoints }[why];
  return (text ?? texts.tilesPoints)(name, formats.signed(points));
}

/** @param {Protocol.ScrabbleGameEnd | Protocol.LexibombGameEnd} event @param {string[]} names */
const endText = ({ why, adjustments, scores }, names) =>
  joined([
    texts.END_REASONS[why],
    adjustments.some(Boolean) &&
      texts.tilesLeft(
        scoreList(
          names,
          adjustments.map((each) => formats.signed(each)),
        ),
      ),
    texts.finalScores(scoreList(names, scores)),
  ]);

/** @param {Protocol.ScrabbleSeenTurn | Protocol.LexibombSeenTurn} event @param {string} name */
function turnText(event, name) {
  const { action, score = 0, drawn, exchanged = 0 } = event;
  const tiles = drawn && texts.tilesDrawn(tilesText(drawn));
  switch (action.action) {
    case "play": {
      const hit = "hit" in event && event.hit?.length && texts.bombExplodes(event.hit);
      return joined([pastActionText(action, name, { score }), hit, tiles]);
    }
    case "exchange":
      return joined([
        pastActionText(action, name, { exchanged: common.tileCount(exchanged) }),
        tiles,
      ]);
    case "challenge": {
      const isRight = "right" in event && event.right;
      return `${pastActionText(action, name)} ${isRight ? texts.isPhony : texts.playStands}`;
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
  const means = names.map((_, player) => {
    const isOwn = (/** @type {any} */ turn) => turn.player === player;
    const sum = plays.filter(isOwn).reduce((total, { score = 0 }) => total + score, 0);
    return formats.number(sum / Math.max(1, turns.filter(isOwn).length), 1);
  });
  const facts = [
    best &&
      texts.bestPlay(wordText(best.action.word), best.action.at, best.score, names[best.player]),
    texts.pointsPerTurn(scoreList(names, means)),
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
export const adviceHint = ({ win_points = 0 }) => texts.adviceHint(win_points / 100);

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
    figure: formats.percent(chance),
    margin: margin === 0 ? "" : formats.percent(Math.max(1, Math.round(error)) / 100),
  };
}

/**
 * Return how an advised action differs from another one.
 * @param {Advised} one
 * @param {Advised} other
 */
export const differences = (one, other) => [
  changeText(one.score - other.score, texts.pointsNow),
  changeText((one.leave_value ?? 0) - (other.leave_value ?? 0), texts.pointsForLeave),
  chanceChange((one.bomb ?? 0) - (other.bomb ?? 0), texts.bombRisk),
];
