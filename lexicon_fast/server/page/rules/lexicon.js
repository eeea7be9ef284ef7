// The rules of Lexicon in sentences.

import { MASTER } from "../lexicon/cards.js";
import { counted } from "../words.js";
import { ELSE_REFUSED, REFUSED } from "./words_refused.js";

/** The sources of the rulesets. */
export const RULESET_NOTES = {
  waddingtons: "The rule book of Waddingtons, who published the game.",
  article: "An article on the game, with other penalties.",
};

/** rules: as the server sends them. */
export function parts(rules) {
  const packs = `two packs if ${rules.two_packs_from} or more play`;
  const changed =
    rules.max_exchanged === null ? "one or more cards" : counted(rules.max_exchanged, "card");
  return [
    {
      title: "Aim",
      facts: {
        aim: "Get rid of your cards. Whoever lays the last one ends the round; the others score the points of the cards that they hold.",
        out: `Points are bad: with ${rules.out_at} or more you are out of the game.`,
        won: "The last one left wins, or after a set number of rounds the fewest points.",
      },
    },
    {
      title: "The deal",
      facts: {
        cards: `${counted(rules.cards_each, "card")} each, from a pack of ${total(rules.pack)} (${packs}). The others are the stock; its top card lies exposed beside it.`,
        dealer:
          "The highest of cards drawn deals first (A is the highest); the next player begins.",
        later: LATER[rules.later_dealer],
      },
    },
    {
      title: "A turn",
      facts: {
        lead: "Do one of these. You cannot pass.",
        ways: [
          "Form a word of two or more letters.",
          "Insert one or more cards into one word on the table, at its ends or between its letters, whose order stays: HAT becomes THATCHED.",
          `Change ${changed} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, the E is yours.`,
          "Discard a card, and take the exposed one or one from the stock.",
        ],
        master: "The Master stands for any letter. On the table it keeps that letter.",
        same: rules.same_word_exchange
          ? "A word may stay as it is when a Master in it is changed for the card of its letter, or a card for your Master."
          : "A change has to make another word.",
        stock: RENEWAL[rules.renewal],
      },
    },
    { title: "Challenges", facts: challenges(rules) },
    {
      title: "The end of a round",
      facts: {
        end: "A round is over when a hand is empty and the last word stands. If all who are left go out at once, the lowest score wins.",
        guard: `It is also over when in ${counted(rules.guard, "turn")} of each player no hand has become smaller. Then all score what they hold.`,
      },
    },
  ];
}

const LATER = {
  rotation: "Later the deal goes round.",
  starter: "Later whoever began the last round deals.",
};

const RENEWAL = {
  "under top":
    "When the stock is used up, the exposed pile is shuffled to be the stock; its top card stays exposed.",
  "turn up":
    "When the stock is used up, all of the exposed pile is shuffled to be the stock, and a card is turned up.",
};

function challenges({ strict, right_challenger, right_offender, wrong_challenger }) {
  if (strict) return { refused: REFUSED };
  return {
    may: "Any word may be laid, right or wrong. Each of the others may challenge it, until one does.",
    right: sentence("If the dictionary lacks it, the cards go back, and the turn is lost", [
      scored("the challenger", right_challenger),
      scored("the player", right_offender),
    ]),
    wrong: sentence("If the dictionary has it, the word stays", [
      scored("the challenger", wrong_challenger),
    ]),
    refused: ELSE_REFUSED,
  };
}

const sentence = (begin, more) => `${[begin, ...more.filter(Boolean)].join("; ")}.`;

function scored(who, points) {
  if (!points) return "";
  const number = counted(Math.abs(points), "point");
  return points > 0 ? `${who} gets ${number}` : `${who} has ${number} taken off`;
}

/** The points of the cards, the highest first, and how many of each there are. */
export function values({ points, pack }) {
  const rows = new Map();
  for (const [card, count] of Object.entries(pack)) {
    const key = `${points[card]} ${count}`;
    const row = rows.get(key) ?? { points: points[card], cards: [], count };
    row.cards.push(card === MASTER ? "Master" : card);
    rows.set(key, row);
  }
  const ordered = [...rows.values()].sort((a, b) => b.points - a.points || b.count - a.count);
  return {
    title: "The cards",
    heads: ["Points", "Cards", "Of each"],
    rows: ordered.map(({ points: each, cards, count }) => [each, cards.join(" "), count]),
    note: `${total(pack)} cards in a pack.`,
  };
}

const total = (pack) => Object.values(pack).reduce((sum, count) => sum + count, 0);
