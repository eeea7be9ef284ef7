// Events and actions of Lexicon in words.

import {
  chanceChange,
  changeText,
  conjugated,
  counted,
  forfeitText,
  listed,
  resultText,
  signed,
  turnsAndPlays,
} from "../texts.js";
import { readable } from "../letters.js";
import { cellsOf, laidText, MASTER, wordOf } from "./cards.js";

/** @param {string} card */
export const cardText = (card) => (card === MASTER ? "the Master" : readable(card));

/**
 * Return the text of a possible action: "form HAT".
 * @param {Protocol.LexiconAction} action
 * @param {Pick<Protocol.LexiconObservation, "table">} [observation] before the action, if known
 */
export function actionText(action, { table = [] } = {}) {
  return actionParts(action, "target" in action ? table[action.target] : undefined)
    .join(" ")
    .trimEnd();
}

export const sheetText = actionText;

/** Return the letters of the word that an action lays. @param {any} action */
export const playedWord = ({ laid }) => laid?.replace(/[[\]]/g, "");

/**
 * Return an action that was taken as a sentence: "You form HAT."
 * @param {Protocol.LexiconAction} action
 * @param {string} name
 * @param {{ old?: string, gained?: string[], taken?: string }} [details] see `addDetails`
 */
export function pastActionText(action, name, { old, gained = [], taken } = {}) {
  const [verb, rest] = actionParts(action, old, taken);
  const taking = gained.length ? `, taking ${listed(gained.map(cardText))}` : "";
  return `${`${conjugated(name, verb)} ${rest}`.trimEnd()}${taking}.`;
}

/**
 * Return the verb of an action and what follows it.
 * @param {Protocol.LexiconAction} action
 * @param {string} [old] the table word that is changed, if known
 * @param {string} [taken] the card that was drawn, if known
 */
function actionParts(action, old, taken) {
  switch (action.action) {
    case "form":
      return ["form", laidText(action.laid)];
    case "insert":
      return ["turn", `${old ? wordOf(old) : "a word"} into ${laidText(action.laid)}`];
    case "substitute":
      return ["change", `${old ? laidText(old) : "a word"} to ${laidText(action.laid)}`];
    case "draw": {
      const exposed = `the exposed ${taken ? cardText(taken).replace("the ", "") : "card"}`;
      const drawn = action.take === "exposed" ? exposed : "a card from the stock";
      return ["discard", `${cardText(action.discard)} for ${drawn}`];
    }
    default:
      return [action.action, ""];
  }
}

/**
 * Return an event as a sentence; null if the log leaves it out.
 * @param {import("./event_details.js").DetailedEvent} event
 * @param {string[]} names of the players
 */
export function eventText(event, names) {
  switch (event.event) {
    case "dealer draw": {
      const drawn = event.players.map(
        (player, index) => `${names[player]} ${readable(event.cards[index])}`,
      );
      return `Draw for the deal: ${drawn.join(", ")}.`;
    }
    case "deal": {
      const deals = conjugated(names[event.dealer], "deal");
      return `Round ${event.round}: ${deals}. Exposed: ${cardText(event.exposed)}.`;
    }
    case "turn":
      return turnText(event, names);
    case "round end": {
      const points = event.points.map((each, player) => `${names[player]} ${each}`).join(", ");
      const winner = event.winner ?? 0;
      const end = event.why === "out" ? `${names[winner]} went out` : "no hand got smaller";
      return `End of the round: ${end}. Points: ${points}.`;
    }
    case "game end":
      return `End of the game. ${resultText(event.winners.map((player) => names[player]))}`;
    case "forfeit":
      return forfeitText(event, names);
    default:
      return null;
  }
}

/** @param {import("./event_details.js").DetailedTurn} event @param {string[]} names */
function turnText(event, names) {
  const { player, action, taken, right, play, penalties = {} } = event;
  switch (action.action) {
    case "accept":
      return null;
    case "challenge": {
      const word = play && "laid" in play.action ? laidText(play.action.laid) : "the play";
      const verdict = right ? "it’s a phony and comes off the table" : "it’s valid and stays";
      const costs = Object.entries(penalties)
        .filter(([, points]) => points !== 0)
        .map(([seat, points]) => `${names[Number(seat)]} ${signed(points)}`);
      const cost = costs.length ? ` (${costs.join(", ")})` : "";
      return `${conjugated(names[player], "challenge")} ${word}: ${verdict}${cost}.`;
    }
    default: {
      const isBlind = action.action === "draw" && action.take === "blind";
      const card = taken && isBlind ? ` It’s ${cardText(taken)}.` : "";
      const stock = event.renewed ? " The exposed pile was shuffled into the stock." : "";
      return `${pastActionText(action, names[player], event)}${card}${stock}`;
    }
  }
}

/**
 * Return facts about a game that was played out: margin, longest word, turns per round.
 * @param {import("./event_details.js").DetailedEvent[]} events
 * @param {string[]} names
 */
export function endFacts(events, names) {
  const { turns, plays } = turnsAndPlays(events);
  const lengthOf = (/** @type {any} */ { action }) => cellsOf(action.laid).length;
  const longest = plays.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  const rounds = events.filter(({ event }) => event === "round end").length;
  const facts = [
    longest && `Longest word: ${wordOf(longest.action.laid)}, by ${names[longest.player]}.`,
    rounds &&
      `${counted(rounds, "round")}, ${counted(Number((turns.length / rounds).toFixed(1)), "turn")}${rounds > 1 ? " each on average" : ""}.`,
  ];
  return facts.flatMap((fact) => fact || []);
}

/** Explain the figures of advice. */
export const adviceHint = () =>
  "How many points you gain on your opponents this round, on average, with the margin of error.";

/**
 * An advised action with what its play-outs say; see the messages of the protocol.
 * @typedef {{ action: any, why: string, gain: number, margin: number | null, win: number,
 *             points: number }} Advised
 */

/**
 * Return the figure by which an advised action is ranked, and its margin of error: "" for none.
 * @param {Advised} advised
 */
export const adviceFigure = ({ gain, margin }) => ({
  value: gain,
  figure: signed(gain.toFixed(1)),
  margin: margin ? margin.toFixed(1) : "",
});

/**
 * Return how an advised action differs from another one.
 * @param {Advised} one
 * @param {Advised} other
 */
export const differences = (one, other) => [
  changeText(one.points - other.points, "point", "at risk"),
  chanceChange(one.win - other.win, "to go out first"),
];
