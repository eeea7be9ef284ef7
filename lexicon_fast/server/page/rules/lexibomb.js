// The rules of Lexibomb in sentences.

import { counted, listed } from "../texts.js";
import { chooseAction, falseWordsRefused } from "./texts.js";
import * as tiles from "./tiles.js";

export { values } from "./tiles.js";

export const RULESET_NOTES = {
  standard: "From the description of the original program, with its gaps filled.",
  classic_poc: "The numbers of the original program.",
};

/** @param {Protocol.LexibombRules} rules @returns {import("./rules.js").Part[]} */
export function parts(rules) {
  return [
    {
      title: "Aim",
      facts: {
        aim: "Lay words for points, as in Scrabble; the highest score wins.",
        bombs: `Under the board of ${tiles.boardText(rules)} ${counted(rules.bombs, "bomb")} lie hidden.`,
      },
    },
    {
      title: "The start",
      facts: {
        ...tiles.startFacts(rules),
        first: "The first play needs two tiles or more, and may lie anywhere.",
      },
    },
    {
      title: "A turn",
      facts: {
        lead: chooseAction,
        ways: [tiles.PLAY, ...tiles.otherActions(rules)],
        refused: falseWordsRefused,
        open: "Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",
        blank:
          "A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",
        draw: tiles.drawText(rules),
      },
    },
    {
      title: "Points",
      facts: {
        words: tiles.WORDS_SCORE,
        numbers: `The number under a new tile multiplies: ${multipliersText(rules)}.`,
        bomb: "If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",
        bonus: tiles.bonusText(rules) && `${tiles.bonusText(rules)} A bomb does not change that.`,
      },
    },
    {
      title: "The end",
      facts: {
        out: "The game is over when the bag is empty and a player has no tile left.",
        zeros: `It is also over when a player has had ${counted(rules.zeros, "turn")} in a row without a point: passes, exchanges or bombs.`,
        held: "All lose the points of the tiles that they hold; nobody gains them.",
      },
    },
  ];
}

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
  return effects.filter(Boolean).join(" and ") || "nothing";
}
