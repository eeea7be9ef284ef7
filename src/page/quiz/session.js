// A session of a quiz: its questions, which the server makes and checks, and which comes next.

import { call } from "../server.js";

/** Questions of a quiz, and words of a question. */
export const MAX_KEYS = 10_000;
export const MAX_ANSWERS = 1000;
/** Seconds that a question which is being learned may come early, if nothing else is left. */
const AHEAD = 20 * 60;

/**
 * @typedef {import("./decks.js").Deck} Deck
 * @typedef {{ key: string } & Protocol.QuizQuestionResult} Question
 *
 * What was given to a question so far.
 * @typedef {{ found: string[], wrong: string[] }} Given
 */

/** @param {Deck} deck */
const shared = ({ kind, min_length, layout, dictionary }) => ({
  ...{ kind, min_length, layout, dictionary },
});

/** Return the questions of a deck, always in the same order. @param {Deck} deck */
export const keysOf = (deck) =>
  call("quiz.keys", {
    ...shared(deck),
    source: deck.source,
    is_list: deck.is_list,
    order: /** @type {Protocol.QuizKeysParams["order"]} */ (deck.order),
    seed: deck.made,
    limit: MAX_KEYS,
  });

/** @param {Deck} deck @param {string} key @returns {Promise<Question>} */
export async function questionOf(deck, key) {
  return { key, ...(await call("quiz.question", { ...shared(deck), key })) };
}

/**
 * Check a line of words, and rate and schedule the question if nothing is left to find.
 * @param {Deck} deck
 * @param {Omit<Protocol.QuizAnswerParams, "kind" | "min_length" | "layout" | "dictionary">} answer
 */
export const check = (deck, answer) => call("quiz.answer", { ...shared(deck), ...answer });

/**
 * Return the key of the next question; null: there is none for now.
 *
 * First come the questions that are due, then new ones, then what is being learned in this session.
 * @param {string[]} keys in the order in which new ones come
 * @param {import("./decks.js").Cards} cards
 * @param {{ at: number, newLeft: number, learning: Set<string> }} state
 *     at: the time; newLeft: new questions that may come
 */
export function nextKey(keys, cards, { at, newLeft, learning }) {
  const due = earliest(keys, cards, at);
  if (due !== null) return due;
  const fresh = newLeft > 0 && keys.find((key) => !memoryOf(cards, key));
  if (fresh) return fresh;
  return earliest([...learning], cards, at + AHEAD);
}

/**
 * Return the key that is due first, if that is by some time.
 * @param {string[]} keys
 * @param {import("./decks.js").Cards} cards
 * @param {number} by
 */
function earliest(keys, cards, by) {
  /** @type {string | null} */
  let found = null;
  let first = by;
  for (const key of keys) {
    const due = memoryOf(cards, key)?.due;
    if (due === undefined || due > first || (found !== null && due === first)) continue;
    found = key;
    first = due;
  }
  return found;
}

/** @param {import("./decks.js").Cards} cards @param {string} key */
export const memoryOf = (cards, key) =>
  (Object.hasOwn(cards, key) ? cards[key].memory : null) ?? null;
