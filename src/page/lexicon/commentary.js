// Events and actions of Lexicon in words.

import { readable } from "../letters.js";
import {
  chanceChange,
  changeText,
  common,
  forfeitText,
  formats,
  joined,
  lexicon as texts,
  scoreList,
  turnsAndPlays,
  tiles,
} from "../texts.js";
import { cellsOf, laidText, MASTER, wordOf } from "./cards.js";

/** @param {string} card */
export const cardText = (card) => (card === MASTER ? texts.theMaster : readable(card));

/**
 * Return the text of a possible action: "form HAT".
 * @param {Protocol.LexiconAction} action
 * @param {Pick<Protocol.LexiconObservation, "table">} [observation] before the action, if known
 */
export function actionText(action, { table = [] } = {}) {
  const old = "target" in action ? table[action.target] : undefined;
  switch (action.action) {
    case "form":
      return texts.formAction(laidText(action.laid));
    case "insert":
      return texts.insertAction(laidText(action.laid), old && wordOf(old));
    case "substitute":
      return texts.substituteAction(laidText(action.laid), old && laidText(old));
    case "draw": {
      const isExposed = action.take === "exposed";
      const text = isExposed ? texts.takeExposedAction : texts.takeFromStockAction;
      return text(cardText(action.discard));
    }
    default:
      return texts.ACTIONS[action.action];
  }
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
  switch (action.action) {
    case "form":
      return texts.formed(name, laidText(action.laid));
    case "insert":
      return texts.inserted(name, laidText(action.laid), old && wordOf(old));
    case "substitute": {
      const cards = gained.map(cardText);
      return texts.substituted(name, laidText(action.laid), old && laidText(old), cards);
    }
    case "draw": {
      const discard = cardText(action.discard);
      if (action.take !== "exposed") return texts.tookFromStock(name, discard);
      return texts.tookExposed(name, discard, taken && cardName(taken));
    }
    case "challenge":
      return tiles.challenged(name);
    default:
      return tiles.playAccepted(name);
  }
}

/** Return a card without an article. @param {string} card */
const cardName = (card) => (card === MASTER ? texts.master : readable(card));

/**
 * Return an event as a sentence; null if the log leaves it out.
 * @param {import("./event_details.js").DetailedEvent} event
 * @param {string[]} names of the players
 */
export function eventText(event, names) {
  switch (event.event) {
    case "dealer draw": {
      const drawers = event.players.map((player) => names[player]);
      return texts.dealerDraw(scoreList(drawers, event.cards.map(readable)));
    }
    case "deal":
      return texts.dealt(event.round, names[event.dealer], cardText(event.exposed));
    case "turn":
      return turnText(event, names);
    case "round end": {
      const winner = event.why === "out" ? names[event.winner ?? 0] : null;
      return texts.roundEnd(winner, scoreList(names, event.points));
    }
    case "game end":
      return texts.gameEnd(common.resultText(event.winners.map((player) => names[player])));
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
      const word = play && "laid" in play.action ? laidText(play.action.laid) : texts.thePlay;
      const costs = Object.entries(penalties)
        .filter(([, points]) => points !== 0)
        .map(([seat, points]) => `${names[Number(seat)]} ${formats.signed(points)}`);
      return texts.challenged(names[player], word, Boolean(right), costs.join(", "));
    }
    default: {
      const isBlind = action.action === "draw" && action.take === "blind";
      return joined([
        pastActionText(action, names[player], event),
        taken && isBlind && texts.itIs(cardText(taken)),
        event.renewed && texts.stockRenewed,
      ]);
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
    longest && texts.longestWord(wordOf(longest.action.laid), names[longest.player]),
    rounds && texts.roundsAndTurns(rounds, Number((turns.length / rounds).toFixed(1))),
  ];
  return facts.flatMap((fact) => fact || []);
}

/** Explain the figures of advice. */
export const adviceHint = () => texts.adviceHint;

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
  figure: formats.signed(gain, 1),
  margin: margin ? formats.number(margin, 1) : "",
});

/**
 * Return how an advised action differs from another one.
 * @param {Advised} one
 * @param {Advised} other
 */
export const differences = (one, other) => [
  changeText(one.points - other.points, texts.atRisk),
  chanceChange(one.win - other.win, texts.goesOutFirst),
];
