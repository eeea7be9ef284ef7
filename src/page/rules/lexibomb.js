// The rules of Lexibomb in sentences.

import { counted, listed } from "../texts.js";
import { chooseAction, phoniesRejected } from "./texts.js";
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
        aim: "Play words for points, as in Scrabble; the highest score wins.",
        bombs: `Hidden under the board of ${tiles.boardText(rules)}: ${counted(rules.bombs, "bomb")}.`,
      },
    },
    {
      title: "Setup",
      facts: {
        ...tiles.startFacts(rules),
        first: "The first play needs at least two tiles and can go anywhere.",
      },
    },
    {
      title: "Your turn",
      facts: {
        lead: chooseAction,
        ways: [tiles.PLAY, ...tiles.otherActions(rules)],
        refused: phoniesRejected,
        open: "Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens all of those squares, and so on.",
        blank:
          "A blank has no fixed letter. A word with blanks is valid if some choice of letters makes it a word; the choice can differ from word to word and from turn to turn. A blank scores nothing.",
        draw: tiles.drawText(rules),
      },
    },
    {
      title: "Points",
      facts: {
        words: tiles.WORDS_SCORE,
        numbers: `The number under a new tile multiplies: ${multipliersText(rules)}.`,
        bomb: "If a new tile hits a bomb, every word through it scores nothing. In later plays, its letter scores as usual.",
        bonus: tiles.bonusText(rules) && `${tiles.bonusText(rules)} Bombs don’t affect this bonus.`,
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
