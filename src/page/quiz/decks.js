// Quizzes as the browser stores them: where their questions come from, and what was learned.
//
// As in `lexicon_fast.study.store`, decks of the same kind, dictionary and shortest answer share
// their cards, so that what is learned in one is known in the others.

import { loadObject, storeObject } from "../storage.js";

const DECKS = "decks";

/** New questions of a deck a day. */
const NEW_A_DAY = 20;

/** The kinds of questions. */
export const KINDS = /** @type {const} */ ([
  "anagrams",
  "hooks",
  "subanagrams",
  "patterns",
  "valid",
]);

// States of FSRS.
export const LEARNING = 1;
export const REVIEW = 2;
export const RELEARNING = 3;

/**
 * @typedef {typeof KINDS[number]} Kind
 *
 * Where the questions come from. alphabet: the letters in capitals; source: queries, or the words
 * of a list; layout: of the tiles; order: of new questions, "random" or as in `dictionary.find`.
 * @typedef {{ name: string, kind: Kind, dictionary: string, alphabet: string, min_length: number,
 *             source: string[], is_list: boolean, layout: string | null, order: string }} Source
 *
 * A stored deck. asked: the keys of the questions that were asked; day: the last day with new
 * questions, with how many are left on it; made: when, in ms.
 * @typedef {Source & { id: string, asked: string[], day: [string, number], made: number }} Deck
 *
 * What was learned of a question. streak: right answers since the last wrong one, or wrong ones
 * since the last right one as a negative number; last_correct: seconds since 1970, 0 for never.
 * @typedef {{ memory: Protocol.QuizMemory | null, correct: number, incorrect: number,
 *             streak: number, last_correct: number }} Card
 * @typedef {Record<string, Card>} Cards by key
 */

/** Return the time in seconds since 1970. */
export const now = () => Math.floor(Date.now() / 1000);

/** Return the day of now where the player is. */
function dayOfNow() {
  const date = new Date();
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join("-");
}

/** Return the key of the cards that a deck shares with others. @param {Source} deck */
const boxOf = ({ kind, dictionary, min_length: shortest }) =>
  `cards ${kind} ${shortest} ${dictionary}`;

/** Return all decks, the newest first. @returns {Deck[]} */
export const allDecks = () => Object.values(loadObject(DECKS)).sort((a, b) => b.made - a.made);

/** @param {string} id @returns {Deck | null} */
export const deckOf = (id) => (Object.hasOwn(loadObject(DECKS), id) ? loadObject(DECKS)[id] : null);

/** @param {Source} deck @returns {Cards} */
export const cardsOf = (deck) => loadObject(boxOf(deck));

/**
 * Store a deck, unless there is the same one. Returns its id.
 * @param {Source} source
 */
export function addDeck(source) {
  const decks = loadObject(DECKS);
  const identity = (/** @type {Source} */ deck) =>
    JSON.stringify([boxOf(deck), deck.alphabet, deck.source, deck.is_list, deck.layout]);
  const same = allDecks().find((deck) => identity(deck) === identity(source));
  let made = Date.now();
  while (made.toString(36) in decks) made += 1;
  const id = same?.id ?? made.toString(36);
  const deck = same ?? { ...source, id, asked: [], day: ["", 0], made };
  storeObject(DECKS, { ...decks, [id]: { ...deck, name: source.name, order: source.order } });
  return id;
}

/** @param {string} id @param {Partial<Deck>} values */
function updateDeck(id, values) {
  const decks = loadObject(DECKS);
  if (id in decks) storeObject(DECKS, { ...decks, [id]: { ...decks[id], ...values } });
}

/** Remove a deck, and what was learned of questions that no other deck has. @param {Deck} deck */
export function removeDeck(deck) {
  const { [deck.id]: _, ...others } = loadObject(DECKS);
  const cards = cardsOf(deck);
  const kept = new Set(
    Object.values(others).flatMap((each) => (boxOf(each) === boxOf(deck) ? each.asked : [])),
  );
  for (const key of deck.asked) if (!kept.has(key)) delete cards[key];
  storeObject(boxOf(deck), cards);
  storeObject(DECKS, others);
}

/**
 * Return how many questions of a deck are due at a time.
 * @param {Deck} deck
 * @param {number} at
 */
export function dueCount(deck, at) {
  const cards = cardsOf(deck);
  return deck.asked.filter((key) => (cards[key]?.memory?.due ?? Infinity) <= at).length;
}

/** Return how many new questions a deck may ask today. @param {Deck} deck */
export const newLeft = ({ day: [day, left] }) => (day === dayOfNow() ? left : NEW_A_DAY);

/** Allow more new questions today. @param {Deck} deck */
export function allowMore(deck) {
  updateDeck(deck.id, { day: [dayOfNow(), newLeft(deck) + NEW_A_DAY] });
}

/**
 * Note that a deck has questions which were asked before, here or in another deck.
 * @param {Deck} deck
 * @param {string[]} keys
 */
export function noteAsked(deck, keys) {
  updateDeck(deck.id, { asked: [...new Set([...(deckOf(deck.id)?.asked ?? []), ...keys])] });
}

/**
 * Store the end of a question.
 * @param {Deck} deck
 * @param {string} key
 * @param {Protocol.QuizOutcome} outcome
 */
export function storeAnswer(deck, key, { rating, memory }) {
  const cards = cardsOf(deck); // another tab may have asked meanwhile
  const old = Object.hasOwn(cards, key) ? cards[key] : null;
  const isRight = rating !== "again";
  const { correct = 0, incorrect = 0, streak = 0, last_correct: last = 0 } = old ?? {};
  cards[key] = {
    memory,
    correct: correct + Number(isRight),
    incorrect: incorrect + Number(!isRight),
    streak: isRight ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1,
    last_correct: isRight ? memory.last_review : last,
  };
  storeObject(boxOf(deck), cards);
  const stored = deckOf(deck.id);
  if (stored && !old?.memory) {
    updateDeck(deck.id, { day: [dayOfNow(), Math.max(newLeft(stored) - 1, 0)] });
  }
  noteAsked(deck, [key]);
}

/**
 * Store what was learned elsewhere; what was learned here stays. Returns how many cards are stored.
 * @param {string} id of the deck
 * @param {Cards} cards
 */
export function addCards(id, cards) {
  const deck = /** @type {Deck} */ (deckOf(id));
  const own = cardsOf(deck);
  const added = Object.entries(cards).filter(([key]) => !own[key]?.memory);
  storeObject(boxOf(deck), { ...own, ...Object.fromEntries(added) });
  noteAsked(deck, Object.keys(cards));
  return added.length;
}
