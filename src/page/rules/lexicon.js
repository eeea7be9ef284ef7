// The rules of Lexicon in sentences.

import { MASTER } from "../lexicon/cards.js";
import { readable } from "../letters.js";
import { counted } from "../texts.js";
import { challengesOff, chooseAction, phoniesRejected } from "./texts.js";

export const RULESET_NOTES = {
  waddingtons: "The rule book of Waddingtons, who published the game.",
  article: "An article about the game, with different penalties.",
};

/** @param {Protocol.LexiconRules} rules @returns {import("./rules.js").Part[]} */
export function parts(rules) {
  const packs = `two packs for ${rules.two_packs_from} or more players`;
  const exchanged =
    rules.max_exchanged === null ? "one or more cards" : counted(rules.max_exchanged, "card");
  return [
    {
      title: "Aim",
      facts: {
        aim: "Get rid of all your cards. When a player plays their last card, the round ends, and everyone else scores the points of the cards left in their hand.",
        out: `Points are bad: with ${rules.out_at} or more, you’re out of the game.`,
        won: "The last player left wins; in a game of a set number of rounds, the lowest score wins.",
      },
    },
    {
      title: "The deal",
      facts: {
        cards: `${counted(rules.cards_each, "card")} each, from a pack of ${total(rules.pack)} (${packs}). The rest form the stock, with its top card turned face up beside it: the exposed card.`,
        dealer:
          "Each player draws a card; the highest deals first (A is high), and the next player starts.",
        later: LATER_DEALER[rules.later_dealer],
      },
    },
    {
      title: "Your turn",
      facts: {
        lead: `${chooseAction} You cannot pass.`,
        ways: [
          "Form a word of two or more letters.",
          "Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",
          `Change ${exchanged} of one word on the table for your own, and take the old ones into your hand: EXPERT becomes EXPORT, and you get the E.`,
          "Discard a card and take the exposed card or one from the stock.",
        ],
        master: "The Master stands for any letter. On the table it keeps that letter.",
        same: rules.same_word_exchange
          ? "You may also swap a Master on the table for the letter it stands for, or a letter for your Master, without changing the word."
          : "A change must make a different word.",
        stock: RENEWAL[rules.renewal],
      },
    },
    { title: "Challenges", facts: challenges(rules) },
    {
      title: "End of a round",
      facts: {
        end: "A round ends when a hand is empty and the last word stands. If all players go out of the game at once, the lowest score wins.",
        guard: `It also ends after ${counted(rules.guard, "turn")} per player in which no hand gets smaller; then everyone scores the cards they hold.`,
      },
    },
  ];
}

const LATER_DEALER = {
  rotation: "In later rounds, the players take turns dealing.",
  starter: "In later rounds, the player who started the last round deals.",
};

const RENEWAL = {
  "under top":
    "When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.",
  "turn up":
    "When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up.",
};

/** @param {Protocol.LexiconRules} rules @returns {Record<string, string>} */
function challenges({ strict, right_challenger, right_offender, wrong_challenger }) {
  if (strict) return { refused: phoniesRejected };
  const costs = [
    pointsText("the challenger", right_challenger),
    pointsText("the player", right_offender),
  ];
  return {
    may: "You can play any word, even a phony. Any opponent can challenge it.",
    right: `If it isn’t in the dictionary, the player takes the cards back and loses the turn${costs.join("")}.`,
    wrong: `If it is, the word stays${pointsText("the challenger", wrong_challenger)}.`,
    refused: challengesOff,
  };
}

/** @param {string} who @param {number} points */
function pointsText(who, points) {
  if (!points) return "";
  const number = counted(Math.abs(points), "point");
  return points > 0
    ? `; ${who}’s score goes up by ${number}`
    : `; ${who}’s score goes down by ${number}`;
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
    row.cards.push(card === MASTER ? "Master" : readable(card));
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
