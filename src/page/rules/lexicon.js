// The rules of Lexicon in sentences.

import { MASTER } from "../lexicon/cards.js";
import { readable } from "../letters.js";
import { loadTexts } from "../texts.js";

const texts = await loadTexts("rules");

/** @param {Protocol.LexiconRules} rules @returns {import("./rules.js").Part[]} */
export const parts = (rules) => [
  {
    title: texts.aimTitle,
    facts: { aim: texts.aim, out: texts.outAt(rules.out_at), won: texts.won },
  },
  {
    title: texts.dealTitle,
    facts: {
      cards: texts.deal(rules.cards_each, total(rules.pack), rules.two_packs_from),
      dealer: texts.dealer,
      later: texts.LATER_DEALER[rules.later_dealer],
    },
  },
  {
    title: texts.turnTitle,
    facts: {
      lead: texts.noPassing,
      ways: [texts.form, texts.insert, texts.substitute(rules.max_exchanged), texts.draw],
      master: texts.masterRule,
      same: rules.same_word_exchange ? texts.sameWord : texts.otherWord,
      stock: texts.RENEWAL[rules.renewal],
    },
  },
  { title: texts.challengesTitle, facts: challenges(rules) },
  {
    title: texts.roundEndTitle,
    facts: { end: texts.roundEnds, guard: texts.guard(rules.guard) },
  },
];

/** @param {Protocol.LexiconRules} rules @returns {Record<string, string>} */
function challenges({ strict, right_challenger, right_offender, wrong_challenger }) {
  if (strict) return { refused: texts.phoniesRejected };
  return {
    may: texts.mayChallenge,
    right: texts.rightChallenge(right_challenger, right_offender),
    wrong: texts.wrongChallenge(wrong_challenger),
    refused: texts.challengesOff,
  };
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
    row.cards.push(card === MASTER ? texts.master : readable(card));
    rows.set(key, row);
  }
  return {
    title: texts.cardsTitle,
    columns: [texts.pointsColumn, texts.cardsColumn, texts.ofEachColumn],
    rows: [...rows.values()]
      .sort((a, b) => b.each - a.each || b.count - a.count)
      .map(({ each, cards, count }) => [each, cards.join(" "), count]),
    note: texts.packNote(total(pack)),
  };
}

/** @param {Record<string, number>} pack */
const total = (pack) => Object.values(pack).reduce((sum, count) => sum + count, 0);
