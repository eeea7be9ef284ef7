// The rules of Scrabble in sentences.

import { counted, listed } from "../words.js";
import { ELSE_REFUSED, REFUSED } from "./words_refused.js";
import { boardText, bonusText, drawText, LAY, otherWays, startText, WORDS_COUNT } from "./tiles.js";

export { values } from "./tiles.js";

/** The sources of the rulesets. */
export const RULESET_NOTES = {
  standard: "The rule book.",
  super: "Super Scrabble: a larger board, and twice as many tiles.",
};

/** rules: as the server sends them. */
export function parts(rules) {
  return [
    { title: "Aim", facts: { aim: "Lay words for points; the highest score wins." } },
    {
      title: "The start",
      facts: {
        board: `The board has ${boardText(rules)}.`,
        ...startText(rules),
        first: `The first play has two tiles or more${rules.start ? `, one of them on the star (${squareName(rules.start)})` : ""}.`,
      },
    },
    {
      title: "A turn",
      facts: {
        lead: "Do one of these.",
        ways: [LAY, ...otherWays(rules)],
        blank: "A blank stands for a letter that you choose, for good, and counts nothing.",
        draw: drawText(rules),
      },
    },
    {
      title: "Points",
      facts: {
        words: WORDS_COUNT,
        squares: squaresText(rules),
        bonus: bonusText(rules),
      },
    },
    { title: "Challenges", facts: CHALLENGES[rules.challenge] },
    {
      title: "The end",
      facts: {
        out: "The game is over when the bag is empty and a player has no tile left, who then gains the points of the tiles that the others hold.",
        zeros: `It is also over after ${counted(rules.scoreless_turns, "turn")} in a row without a point, all players together.`,
        held: "All lose the points of the tiles that they hold. Of equal scores the one that was higher before wins.",
      },
    },
  ];
}

const MAY =
  "Any words may be laid, right or wrong. Each of the others may challenge them, all together, until one does.";
const RIGHT = "If the dictionary lacks one of them, the tiles go back, and the turn is lost.";

const challenged = (wrong) => ({
  may: MAY,
  right: RIGHT,
  wrong: `If it has them all, ${wrong}.`,
  refused: ELSE_REFUSED,
});

const CHALLENGES = {
  rules: challenged("the challenger loses the next turn"),
  double: challenged("the challenger loses the next turn, which counts as one without a point"),
  single: challenged("nothing happens"),
  five: challenged("the play earns 5 points more"),
  ten: challenged("the play earns 10 points more"),
  void: { refused: REFUSED },
};

/** Row and column as the board names them: 8H. */
const squareName = ([row, column]) => `${row + 1}${String.fromCharCode(65 + column)}`;

function squaresText({ squares }) {
  const all = squares.flat();
  const times = (which) =>
    [...new Set(all.map((square) => square[which]))].filter((each) => each !== 1).sort();
  const marks = [
    ["the letter", times(0)],
    ["the word", times(1)],
  ].filter(([, numbers]) => numbers.length);
  if (!marks.length) return "";
  const what = marks.map(([name, numbers]) => `${name} by ${listed(numbers, "or")}`);
  return `Marked squares multiply ${listed(what)}, in the play that lays a tile on them.`;
}
