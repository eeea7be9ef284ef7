// Lexicon in words.

import { does, listed } from "../words.js";
import { MASTER, wordOf } from "./cards.js";

export const cardTold = (card) => (card === MASTER ? "the Master" : card);

/** What somebody may do. observation: before it, where that is known. */
export function actionTold(action, observation = {}) {
  const { verb, rest } = parts(action, observation);
  return [verb, rest].filter(Boolean).join(" ");
}

/** What somebody did, as a sentence. */
export function deedTold(action, name) {
  const { verb, rest } = parts(action, {});
  return `${[does(name, verb), rest].filter(Boolean).join(" ")}.`;
}

function parts(action, { table = [] }) {
  const { laid = "", target, discard, take } = action;
  const old = table[target];
  const into = old === undefined ? "" : ` in ${wordOf(old)}`;
  switch (action.action) {
    case "form":
      return { verb: "form", rest: laid.toUpperCase() };
    case "insert":
      return { verb: "insert", rest: `cards${into} for ${laid.toUpperCase()}` };
    case "substitute":
      return { verb: "exchange", rest: `cards${into} for ${laid.toUpperCase()}` };
    case "draw": {
      const what = take === "exposed" ? "the exposed card" : "a card from the stock";
      return { verb: "discard", rest: `${cardTold(discard)} for ${what}` };
    }
    default:
      return { verb: action.action, rest: "" };
  }
}

/** An event, as a sentence; null: it is not worth one. names: of the players. */
export function told(event, names) {
  switch (event.event) {
    case "dealer draw": {
      const drawn = event.players.map((player, place) => `${names[player]} ${event.cards[place]}`);
      return `Drawn for the deal: ${drawn.join(", ")}.`;
    }
    case "deal":
      return `Round ${event.round}: ${does(names[event.dealer], "deal")}. Exposed: ${cardTold(event.exposed)}.`;
    case "turn":
      return turnTold(event, names[event.player]);
    case "round end": {
      const points = event.points.map((each, player) => `${names[player]} ${each}`).join(", ");
      const end = event.why === "out" ? `${names[event.winner]} out` : "nobody got on";
      return `End of the round, ${end}. Points: ${points}.`;
    }
    case "game end":
      return `End of the game. Won by ${listed(event.winners.map((player) => names[player]))}.`;
    default:
      return null;
  }
}

function turnTold({ action, taken, renewed, right }, name) {
  switch (action.action) {
    case "accept":
      return null;
    case "challenge":
      return `${deedTold(action, name)} ${right ? "It is no word: the play is taken back." : "It is a word: the play stands."}`;
    default: {
      const card = taken && action.take === "blind" ? ` It is ${cardTold(taken)}.` : "";
      const stock = renewed ? " The exposed pile has become the stock." : "";
      return `${deedTold(action, name)}${card}${stock}`;
    }
  }
}
