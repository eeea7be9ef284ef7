// Which question comes next, as `lexicon_fast.study.sessions.Review` decides it.

/** Seconds that a question which is being learned may come early, if nothing else is left. */
export const AHEAD = 20 * 60;

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
