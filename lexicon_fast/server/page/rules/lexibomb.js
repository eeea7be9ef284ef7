// The rules of Lexibomb in sentences.

import { counted, listed } from "../words.js";
import { boardText, bonusText, drawText, LAY, otherWays, startText, WORDS_COUNT } from "./tiles.js";
import { REFUSED } from "./words_refused.js";

export { values } from "./tiles.js";

/** The sources of the rulesets. */
export const RULESET_NOTES = {
  standard: "The README of the original program, with what it left out.",
  classic_poc: "The numbers that the original program had in its code.",
};

/** rules: as the server sends them. */
export function parts(rules) {
  return [
    {
      title: "Aim",
      facts: {
        aim: "Lay words for points, as in Scrabble; the highest score wins.",
        bombs: `Under the board of ${boardText(rules)} ${counted(rules.bombs, "bomb")} lie hidden.`,
      },
    },
    {
      title: "The start",
      facts: {
        ...startText(rules),
        first: "The first play has two tiles or more, and may lie anywhere.",
      },
    },
    {
      title: "A turn",
      facts: {
        lead: "Do one of these.",
        ways: [LAY, ...otherWays(rules)],
        refused: REFUSED,
        open: "Each new tile opens its square: the number there tells how many bombs lie in the eight squares around it. A 0 opens those, too, and so on.",
        blank:
          "A blank stands for no letter in particular. A word with blanks is right if some letters in their place make one, in each word and each turn anew. It counts nothing.",
        draw: drawText(rules),
      },
    },
    {
      title: "Points",
      facts: {
        words: WORDS_COUNT,
        numbers: `The number under a new tile multiplies: ${multipliersText(rules)}.`,
        bomb: "With a new tile on a bomb all words through it earn nothing; in later plays its letter counts as any other.",
        bonus: bonusText(rules) && `${bonusText(rules)} A bomb takes nothing of that.`,
      },
    },
    {
      title: "The end",
      facts: {
        out: "The game is over when the bag is empty and somebody has no tile left.",
        zeros: `It is also over when a player has had ${counted(rules.zeros, "turn")} in a row without a point: by passes, exchanges or bombs.`,
        held: "All lose the points of the tiles that they hold; nobody gains them.",
      },
    },
  ];
}

/** "0 nothing, 1 and 2 the letter by 2". */
function multipliersText({ multipliers }) {
  const rows = new Map();
  multipliers.forEach(([letter, word], number) => {
    const times = timesText(letter, word);
    rows.set(times, [...(rows.get(times) ?? []), number]);
  });
  return [...rows].map(([times, numbers]) => `${numbersText(numbers)} ${times}`).join("; ");
}

/** "3", "2 and 7", "4 to 8". */
function numbersText(numbers) {
  const inRow = numbers.at(-1) - numbers[0] === numbers.length - 1;
  return inRow && numbers.length > 2 ? `${numbers[0]} to ${numbers.at(-1)}` : listed(numbers);
}

function timesText(letter, word) {
  if (!word) return "the word by 0";
  const times = [letter !== 1 && `the letter by ${letter}`, word !== 1 && `the word by ${word}`];
  return times.filter(Boolean).join(" and ") || "nothing";
}
