// The rules of board games in sentences: what they share, then Scrabble, then Lexibomb.

import { joined, loadTexts } from "../texts.js";
import { readable } from "../letters.js";
import { squareName } from "../tiles/notation.js";

const texts = await loadTexts("rules");

/** @typedef {import("../tiles/squares.js").BoardRules} BoardRules */

/** @param {BoardRules} rules */
const tileCount = ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Return the numbers of rows and columns. @param {BoardRules} rules @returns {[number, number]} */
const sizeOf = ({ squares }) => [squares.length, squares[0].length];

/** Return the facts about the tiles, and who starts. @param {BoardRules} rules */
const startFacts = (rules) => ({
  tiles: texts.rack(rules.rack, tileCount(rules), rules.counts[rules.blank] ?? 0),
  begins: texts.begins,
});

/** Return the actions of a turn. @param {BoardRules} rules */
const ways = ({ exchange_from: fewest }) => [texts.play, texts.exchange(fewest), texts.pass];

/**
 * Return the bonuses by the number of tiles in one play; empty if there are none.
 * @param {BoardRules} rules
 */
const bonusText = ({ bonus }) =>
  joined(bonus.map((points, tiles) => points && texts.bonus(tiles, points)));

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
    const text = `${tile === blank ? texts.blank : readable(tile)}\u00a0×${count}`;
    rows.set(points[tile], [...(rows.get(points[tile]) ?? []), text]);
  }
  return {
    title: texts.tilesTitle,
    columns: [texts.pointsColumn, texts.tilesColumn],
    rows: [...rows].sort(([a], [b]) => a - b).map(([each, tiles]) => [each, tiles.join(" ")]),
    note: texts.tilesNote(tileCount(rules)),
  };
}

/** @type {import("./rules.js").GameRules} */
export const scrabbleRules = {
  values,
  /** @param {Protocol.ScrabbleRules} rules @returns {import("./rules.js").Part[]} */
  parts: (rules) => [
    { title: texts.aimTitle, facts: { aim: texts.scrabbleAim } },
    {
      title: texts.setupTitle,
      facts: {
        board: texts.board(...sizeOf(rules)),
        ...startFacts(rules),
        first: texts.firstPlay(starOf(rules)),
      },
    },
    {
      title: texts.turnTitle,
      facts: {
        lead: texts.chooseAction,
        ways: ways(rules),
        blank: texts.blankRule,
        draw: texts.drawTiles(rules.rack),
      },
    },
    {
      title: texts.pointsTitle,
      facts: {
        words: texts.wordsScore,
        squares: squaresText(rules),
        bonus: bonusText(rules),
      },
    },
    { title: texts.challengesTitle, facts: challenges(rules.challenge) },
    {
      title: texts.gameEndTitle,
      facts: {
        out: texts.scrabbleEnd,
        zeros: texts.scrabbleZeros(rules.scoreless_turns),
        held: texts.scrabbleHeld,
      },
    },
  ],
};

/** Return the square of the first play, or null for any. @param {Protocol.ScrabbleRules} rules */
const starOf = ({ start }) => start && squareName({ row: start[0], column: start[1] });

/** @param {string} rule @returns {Record<string, string>} */
function challenges(rule) {
  if (rule === "void") return { refused: texts.phoniesRejected };
  return {
    may: texts.mayChallengePlay,
    right: texts.phonyPlay,
    wrong: texts.FAILED_CHALLENGES[rule],
    refused: texts.challengesOff,
  };
}

/** @param {Protocol.ScrabbleRules} rules */
function squaresText({ squares }) {
  const factors = (/** @type {0 | 1} */ which) =>
    [...new Set(squares.flat().map((square) => square[which]))].filter((each) => each !== 1).sort();
  const letter = factors(0);
  const word = factors(1);
  return letter.length || word.length ? texts.premiums(letter, word) : "";
}

/** @type {import("./rules.js").GameRules} */
export const lexibombRules = {
  values,
  /** @param {Protocol.LexibombRules} rules @returns {import("./rules.js").Part[]} */
  parts: (rules) => [
    {
      title: texts.aimTitle,
      facts: {
        aim: texts.lexibombAim,
        bombs: texts.lexibombBoard(...sizeOf(rules), rules.bombs),
      },
    },
    {
      title: texts.setupTitle,
      facts: { ...startFacts(rules), first: texts.lexibombFirst },
    },
    {
      title: texts.turnTitle,
      facts: {
        lead: texts.chooseAction,
        ways: ways(rules),
        refused: texts.phoniesRejected,
        open: texts.opens,
        blank: texts.lexibombBlank,
        draw: texts.drawTiles(rules.rack),
      },
    },
    {
      title: texts.pointsTitle,
      facts: {
        words: texts.wordsScore,
        numbers: texts.numbersMultiply(multipliers(rules)),
        bomb: texts.bombRule,
        bonus: bonusText(rules) && joined([bonusText(rules), texts.bonusWithBombs]),
      },
    },
    {
      title: texts.gameEndTitle,
      facts: {
        out: texts.lexibombEnd,
        zeros: texts.lexibombZeros(rules.zeros),
        held: texts.lexibombHeld,
      },
    },
  ],
};

/** Return "0 nothing", "1 and 2 the letter by 2". @param {Protocol.LexibombRules} rules */
function multipliers({ multipliers: factors }) {
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  factors.forEach((factor, number) => {
    rows.set(factor.join(), [...(rows.get(factor.join()) ?? []), number]);
  });
  return [...rows.values()].map((numbers) =>
    texts.multiplies(numbersText(numbers), ...factors[numbers[0]]),
  );
}

/** Return "3", "2 and 7", "4 to 8". @param {number[]} numbers */
function numbersText(numbers) {
  const [first] = numbers;
  const last = numbers[numbers.length - 1];
  const isRange = numbers.length > 2 && last - first === numbers.length - 1;
  return isRange ? texts.range(first, last) : texts.numbers(numbers);
}
