// The rules of Scrabble in sentences.

import { counted, listed } from "../texts.js";
import { squareName } from "../tiles/notation.js";
import { challengesOff, chooseAction, falseWordsRefused } from "./texts.js";
import * as tiles from "./tiles.js";

export { values } from "./tiles.js";

export const RULESET_NOTES = {
  standard: "The rule book.",
  super: "Super Scrabble: a larger board and twice as many tiles.",
};

/** @param {Protocol.ScrabbleRules} rules @returns {import("./rules.js").Part[]} */
export function parts(rules) {
  return [
    { title: "Aim", facts: { aim: "Lay words for points; the highest score wins." } },
    {
      title: "The start",
      facts: {
        board: `The board has ${tiles.boardText(rules)}.`,
        ...tiles.startFacts(rules),
        first: `The first play needs two tiles or more${startText(rules)}.`,
      },
    },
    {
      title: "A turn",
      facts: {
        lead: chooseAction,
        ways: [tiles.PLAY, ...tiles.otherActions(rules)],
        blank:
          "You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",
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
      title: "The end",
      facts: {
        out: "The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",
        zeros: `It is also over after ${counted(rules.scoreless_turns, "turn")} in a row without a point, counting all players.`,
        held: "All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins.",
      },
    },
  ];
}

/** @param {Protocol.ScrabbleRules} rules */
function startText({ start }) {
  if (!start) return "";
  return `, one of them on the star (${squareName({ row: start[0], column: start[1] })})`;
}

/** @param {string} wrong the cost of a wrong challenge */
const challenged = (wrong) => ({
  may: "Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",
  right: "If one of them is not in the dictionary, the tiles go back, and the turn is lost.",
  wrong: `If all of them are, ${wrong}.`,
  refused: challengesOff,
});

const CHALLENGES = /** @type {Record<string, Record<string, string>>} */ ({
  rules: challenged("the challenger loses the next turn"),
  double: challenged("the challenger loses the next turn, which counts as one without a point"),
  single: challenged("nothing happens"),
  five: challenged("the play scores 5 points more"),
  ten: challenged("the play scores 10 points more"),
  void: { refused: falseWordsRefused },
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
  return `Marked squares multiply ${listed(effects)}, in the play that lays a tile on them.`;
}
