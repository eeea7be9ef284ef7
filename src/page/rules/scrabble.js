// The rules of Scrabble in sentences.

import { counted, listed } from "../texts.js";
import { squareName } from "../tiles/notation.js";
import { challengesOff, chooseAction, phoniesRejected } from "./texts.js";
import * as tiles from "./tiles.js";

export { values } from "./tiles.js";

export const RULESET_NOTES = {
  standard: "The rule book.",
  super: "Super Scrabble: a larger board and twice as many tiles.",
};

/** @param {Protocol.ScrabbleRules} rules @returns {import("./rules.js").Part[]} */
export function parts(rules) {
  return [
    { title: "Aim", facts: { aim: "Play words for points; the highest score wins." } },
    {
      title: "Setup",
      facts: {
        board: `The board has ${tiles.boardText(rules)}.`,
        ...tiles.startFacts(rules),
        first: `The first play needs at least two tiles${startText(rules)}.`,
      },
    },
    {
      title: "Your turn",
      facts: {
        lead: chooseAction,
        ways: [tiles.PLAY, ...tiles.otherActions(rules)],
        blank:
          "You choose a letter for a blank when you play it. The blank keeps that letter and scores nothing.",
        draw: tiles.drawText(rules),
      },
    },
    {
      title: "Points",
      facts: {
        words: tiles.WORDS_SCORE,
        squares: squaresText(rules),
        bonus: tiles.bonusText(rules),
      },
    },
    { title: "Challenges", facts: CHALLENGES[rules.challenge] },
    {
      title: "End of the game",
      facts: {
        out: "The game ends when the bag is empty and a player has no tiles left. That player gains the points of the tiles left on the other racks.",
        zeros: `It also ends after ${counted(rules.scoreless_turns, "scoreless turn")} in a row, counting all players.`,
        held: "Players lose the points of the tiles left on their racks. If that ends in a tie, whoever was ahead before it wins.",
      },
    },
  ];
}

/** @param {Protocol.ScrabbleRules} rules */
function startText({ start }) {
  if (!start) return "";
  return `, one of them on the star (${squareName({ row: start[0], column: start[1] })})`;
}

/** @param {string} wrong the cost of a failed challenge */
const challenged = (wrong) => ({
  may: "You can play any words, even phonies. Any opponent can challenge the whole play.",
  right: "If any word is a phony, the tiles come off the board and the player loses the turn.",
  wrong: `If all the words are valid, ${wrong}.`,
  refused: challengesOff,
});

const CHALLENGES = /** @type {Record<string, Record<string, string>>} */ ({
  rules: challenged("the challenger loses the next turn"),
  double: challenged("the challenger loses the next turn, which counts as scoreless"),
  single: challenged("nothing happens"),
  five: challenged("the play scores 5 extra points"),
  ten: challenged("the play scores 10 extra points"),
  void: { refused: phoniesRejected },
});

/** @param {Protocol.ScrabbleRules} rules */
function squaresText({ squares }) {
  const factors = (/** @type {0 | 1} */ which) =>
    [...new Set(squares.flat().map((square) => square[which]))].filter((each) => each !== 1).sort();
  const letter = factors(0);
  const word = factors(1);
  const effects = [
    letter.length ? `the letter by ${listed(letter, "or")}` : "",
    word.length ? `the word by ${listed(word, "or")}` : "",
  ].filter(Boolean);
  if (!effects.length) return "";
  return `Premium squares multiply ${listed(effects)}, but only for the play that covers them.`;
}
