// The rules of Lexicon in sentences.

import { MASTER } from "../lexicon/cards.js";
import { counted } from "../texts.js";
import { challengesOff, chooseAction, falseWordsRefused } from "./texts.js";

export const RULESET_NOTES = {
  waddingtons: "The rule book of Waddingtons, who published the game.",
  article: "An article about the game, with other penalties.",
};

/** @param {Protocol.LexiconRules} rules @returns {import("./rules.js").Part[]} */
export function parts(rules) {
  const packs = `two packs if ${rules.two_packs_from} or more play`;
  const exchanged =
    rules.max_exchanged === null ? "one or more cards" : counted(rules.max_exchanged, "card");
  return [
    {
      title: "Aim",
      facts: {
        aim: "Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",
        out: `Points are bad: with ${rules.out_at} or more you are out of the game.`,
        won: "The last player left wins, or after a set number of rounds the fewest points.",
      },
    },
    {
      title: "The deal",
      facts: {
        cards: `${counted(rules.cards_each, "card")} each, from a pack of ${total(rules.pack)} (${packs}). The other cards are the stock; its top card lies exposed beside it.`,
        dealer:
          "Each player draws a card; the highest deals first (A is the highest), and the next player begins.",
        later: LATER_DEALER[rules.later_dealer],
      },
    },
    {
      title: "A turn",
      facts: {
        lead: `${chooseAction} You cannot pass.`,
        ways: [
          "Form a word of two or more letters.",
          "Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",
          `Change ${exchanged} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,
          "Discard a card, and take the exposed card or one from the stock.",
        ],
        master: "The Master stands for any letter. On the table it keeps that letter.",
        same: rules.same_word_exchange
          ? "A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master."
          : "A change must make another word.",
        stock: RENEWAL[rules.renewal],
      },
    },
    { title: "Challenges", facts: challenges(rules) },
    {
      title: "The end of a round",
      facts: {
        end: "A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",
        guard: `It is also over when in ${counted(rules.guard, "turn")} of each player no hand has become smaller. Then all score the cards that they hold.`,
      },
    },
  ];
}

const LATER_DEALER = {
  rotation: "In later rounds the players deal in turn.",
  starter: "In later rounds the player who began the last round deals.",
};

const RENEWAL = {
  "under top":
    "When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.",
  "turn up":
    "When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up.",
};

/** @param {Protocol.LexiconRules} rules @returns {Record<string, string>} */
function challenges({ strict, right_challenger, right_offender, wrong_challenger }) {
  if (strict) return { refused: falseWordsRefused };
  const costs = [
    pointsText("the challenger", right_challenger),
    pointsText("the player", right_offender),
  ];
  return {
    may: "Any word may be laid, valid or not. Each of the others may challenge it, until one does.",
    right: `If it is not in the dictionary, the cards go back, and the turn is lost${costs.join("")}.`,
    wrong: `If it is, the word stays${pointsText("the challenger", wrong_challenger)}.`,
    refused: challengesOff,
  };
}

/** @param {string} who @param {number} points */
function pointsText(who, points) {
  if (!points) return "";
  const number = counted(Math.abs(points), "point");
  return points > 0 ? `; ${who} gets ${number}` : `; ${who} has ${number} taken off`;
}

/**
 * Return the points of the cards, the highest first, and how many of each there are.
 * @param {Protocol.LexiconRules} rules
 * @returns {import("./rules.js").Values}
 */
export function values({ points, pack }) {
  /** @type {Map<string, { each: number, count: number, cards: string[] }>} */
  const rows = new Map();
  for (const [card, count] of Object.entries(pack)) {
    const each = points[card];
    const key = `${each} ${count}`;
    const row = rows.get(key) ?? { each, count, cards: [] };
    row.cards.push(card === MASTER ? "Master" : card);
    rows.set(key, row);
  }
  return {
    title: "The cards",
    columns: ["Points", "Cards", "Of each"],
    rows: [...rows.values()]
      .sort((a, b) => b.each - a.each || b.count - a.count)
      .map(({ each, cards, count }) => [each, cards.join(" "), count]),
    note: `${total(pack)} cards in a pack.`,
  };
}

/** @param {Record<string, number>} pack */
const total = (pack) => Object.values(pack).reduce((sum, count) => sum + count, 0);
