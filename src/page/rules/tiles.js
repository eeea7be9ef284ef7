// The rules of board games in sentences: what they share, then Scrabble, then Lexibomb.

import { counted, joined, listed } from "../texts.js";
import { readable } from "../letters.js";
import { squareName } from "../tiles/notation.js";
import { challengesOff, chooseAction, phoniesRejected } from "./texts.js";

/** @typedef {import("../tiles/squares.js").BoardRules} BoardRules */

/** @param {BoardRules} rules */
const tileCount = ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** @param {BoardRules} rules */
const boardText = ({ squares }) => `${squares.length} x ${squares[0].length} squares`;

/** Return the facts about the tiles, and who starts. @param {BoardRules} rules */
function startFacts(rules) {
  const blanks = counted(rules.counts[rules.blank] ?? 0, "blank");
  return {
    tiles: `${counted(rules.rack, "tile")} each, from a bag of ${tileCount(rules)} with ${blanks}.`,
    begins: "The player who draws the letter closest to A starts; a blank beats an A.",
  };
}

const PLAY =
  "Play tiles in one row or column, without gaps, connected to tiles already on the board. Every run of two or more letters, across and down, must be a word.";

const WORDS_SCORE = "Each word you form or extend scores the points of its letters.";

/** Return the actions other than a play. @param {BoardRules} rules */
const otherActions = ({ exchange_from: fewest }) => [
  `Exchange tiles, if the bag has at least ${fewest}.`,
  "Pass.",
];

/** @param {BoardRules} rules */
const drawText = ({ rack }) =>
  `After a play, draw from the bag until you have ${rack} tiles again.`;

/**
 * Return the bonuses by the number of tiles in one play; empty if there are none.
 * @param {BoardRules} rules
 */
const bonusText = ({ bonus }) =>
  joined(
    bonus.map(
      (points, tiles) =>
        points &&
        `Playing ${counted(tiles, "tile")} at once earns ${counted(points, "bonus point")}.`,
    ),
  );

/**
 * Return the points of the tiles, the lowest first, and how many of each there are.
 * @param {BoardRules} rules
 * @returns {import("./rules.js").Values}
 */
function values(rules) {
  const { values: points, counts, blank } = rules;
  /** @type {Map<number, string[]>} */
  const rows = new Map();
  for (const [tile, count] of Object.entries(counts)) {
    const text = `${tile === blank ? "blank" : readable(tile)}\u00a0×${count}`;
    rows.set(points[tile], [...(rows.get(points[tile]) ?? []), text]);
  }
  return {
    title: "The tiles",
    columns: ["Points", "Tiles and how many"],
    rows: [...rows].sort(([a], [b]) => a - b).map(([each, tiles]) => [each, tiles.join(" ")]),
    note: `${tileCount(rules)} tiles.`,
  };
}

/** @type {import("./rules.js").GameRules} */
export const scrabbleRules = {
  RULESET_NOTES: {
    standard: "The rule book.",
    super: "Super Scrabble: a larger board and twice as many tiles.",
  },
  values,
  /** @param {Protocol.ScrabbleRules} rules @returns {import("./rules.js").Part[]} */
  parts: (rules) => [
    { title: "Aim", facts: { aim: "Play words for points; the highest score wins." } },
    {
      title: "Setup",
      facts: {
        board: `The board has ${boardText(rules)}.`,
        ...startFacts(rules),
        first: `The first play needs at least two tiles${startText(rules)}.`,
      },
    },
    {
      title: "Your turn",
      facts: {
        lead: chooseAction,
        ways: [PLAY, ...otherActions(rules)],
        blank:
          "You choose a letter for a blank when you play it. The blank keeps that letter and scores nothing.",
        draw: drawText(rules),
      },
    },
    {
      title: "Points",
      facts: {
        words: WORDS_SCORE,
        squares: squaresText(rules),
        bonus: bonusText(rules),
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
  ],
};

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

/** @type {import("./rules.js").GameRules} */
export const lexibombRules = {
  RULESET_NOTES: {
    standard: "From the description of the original program, with its gaps filled.",
    classic_poc: "The numbers of the original program.",
  },
  values,
  /** @param {Protocol.LexibombRules} rules @returns {import("./rules.js").Part[]} */
  parts: (rules) => [
    {
      title: "Aim",
      facts: {
        aim: "Play words for points, as in Scrabble; the highest score wins.",
        bombs: `Hidden under the board of ${boardText(rules)}: ${counted(rules.bombs, "bomb")}.`,
      },
    },
    {
      title: "Setup",
      facts: {
        ...startFacts(rules),
        first: "The first play needs at least two tiles and can go anywhere.",
      },
    },
    {
      title: "Your turn",
      facts: {
        lead: chooseAction,
        ways: [PLAY, ...otherActions(rules)],
        refused: phoniesRejected,
        open: "Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens all of those squares, and so on.",
        blank:
          "A blank has no fixed letter. A word with blanks is valid if some choice of letters makes it a word; the choice can differ from word to word and from turn to turn. A blank scores nothing.",
        draw: drawText(rules),
      },
    },
    {
      title: "Points",
      facts: {
        words: WORDS_SCORE,
        numbers: `The number under a new tile multiplies: ${multipliersText(rules)}.`,
        bomb: "If a new tile hits a bomb, every word through it scores nothing. In later plays, its letter scores as usual.",
        bonus: bonusText(rules) && `${bonusText(rules)} Bombs don’t affect this bonus.`,
      },
    },
    {
      title: "End of the game",
      facts: {
        out: "The game ends when the bag is empty and a player has no tiles left.",
        zeros: `It also ends when a player has had ${counted(rules.zeros, "scoreless turn")} in a row: passes, exchanges or bombs.`,
        held: "Players lose the points of the tiles left on their racks; no one gains them.",
      },
    },
  ],
};

/** Return "0 nothing; 1 and 2 the letter by 2". @param {Protocol.LexibombRules} rules */
function multipliersText({ multipliers }) {
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  multipliers.forEach(([letter, word], number) => {
    const effect = effectText(letter, word);
    rows.set(effect, [...(rows.get(effect) ?? []), number]);
  });
  return [...rows].map(([effect, numbers]) => `${numbersText(numbers)} ${effect}`).join("; ");
}

/** Return "3", "2 and 7", "4 to 8". @param {number[]} numbers */
function numbersText(numbers) {
  const [first] = numbers;
  const last = numbers[numbers.length - 1];
  const isRange = numbers.length > 2 && last - first === numbers.length - 1;
  return isRange ? `${first} to ${last}` : listed(numbers);
}

/** @param {number} letter @param {number} word */
function effectText(letter, word) {
  if (!word) return "the word by 0";
  const effects = [letter !== 1 && `the letter by ${letter}`, word !== 1 && `the word by ${word}`];
  return joined(effects, " and ") || "nothing";
}
