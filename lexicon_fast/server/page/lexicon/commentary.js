// Events and actions of Lexicon in words.

import { does, listed, signed, won } from "../words.js";
import { laidText, MASTER, wordOf } from "./cards.js";

export const cardText = (card) => (card === MASTER ? "the Master" : card);

/** A possible action. observation: before it, where that is known. */
export function actionText(action, { table = [] } = {}) {
  const { verb, rest } = parts(action, table[action.target]);
  return [verb, rest].filter(Boolean).join(" ");
}

/** An action that was done, as a sentence. more: of a play, as `follow` gives it. */
export function deedText(action, name, { old, gained = [], taken } = {}) {
  const { verb, rest } = parts(action, old, taken);
  const taking = gained.length ? `, taking ${listed(gained.map(cardText))}` : "";
  return `${[does(name, verb), rest].filter(Boolean).join(" ")}${taking}.`;
}

/** old: the table word that is changed; taken: the card; nothing where they are not known. */
function parts({ action, laid = "", discard, take }, old, taken) {
  const word = laidText(laid);
  switch (action) {
    case "form":
      return { verb: "form", rest: word };
    case "insert":
      return { verb: "make", rest: old ? `${wordOf(old)} into ${word}` : `a word into ${word}` };
    case "substitute":
      return {
        verb: "change",
        rest: old ? `${laidText(old)} to ${word}` : `a word to ${word}`,
      };
    case "draw": {
      const exposed = `the exposed ${taken ? cardText(taken).replace("the ", "") : "card"}`;
      const what = take === "exposed" ? exposed : "a card from the stock";
      return { verb: "discard", rest: `${cardText(discard)} for ${what}` };
    }
    default:
      return { verb: action, rest: "" };
  }
}

/** An event, as a sentence; null: the log leaves it out. names: of the players. */
export function eventText(event, names) {
  switch (event.event) {
    case "dealer draw": {
      const drawn = event.players.map((player, place) => `${names[player]} ${event.cards[place]}`);
      return `Drawn for the deal: ${drawn.join(", ")}.`;
    }
    case "deal":
      return `Round ${event.round}: ${does(names[event.dealer], "deal")}. Exposed: ${cardText(event.exposed)}.`;
    case "turn":
      return turnText(event, names);
    case "round end": {
      const points = event.points.map((each, player) => `${names[player]} ${each}`).join(", ");
      const end = event.why === "out" ? `${names[event.winner]} went out` : "nobody got on";
      return `End of the round: ${end}. Points: ${points}.`;
    }
    case "game end":
      return `End of the game. ${won(event.winners.map((player) => names[player]))}`;
    default:
      return null;
  }
}

function turnText(event, names) {
  const { player, action, taken, right, play, penalties = {} } = event;
  const renewed = event.renewed || event.renewed_stock;
  switch (action.action) {
    case "accept":
      return null;
    case "challenge": {
      const word = play ? laidText(play.action.laid) : "the play";
      const truth = right ? "it is no word, and is taken back" : "it is a word, and stays";
      const cost = Object.entries(penalties)
        .filter(([, points]) => points !== 0)
        .map(([who, points]) => `${names[who]} ${signed(points)}`);
      const points = cost.length ? ` (${cost.join(", ")})` : "";
      return `${does(names[player], "challenge")} ${word}: ${truth}${points}.`;
    }
    default: {
      const card = taken && action.take === "blind" ? ` It is ${cardText(taken)}.` : "";
      const stock = renewed ? " The exposed pile has become the stock." : "";
      return `${deedText(action, names[player], event)}${card}${stock}`;
    }
  }
}
