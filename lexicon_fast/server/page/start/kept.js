// The choices of the last new game, by game: they are there again at the next one.

import { store, storedObject } from "../storage.js";
import { GAMES } from "../games.js";

const NAME = "lexicon_fast.new_game";

/** The game that was begun last. */
export function keptGame() {
  const { game } = storedObject(NAME);
  return Object.hasOwn(GAMES, game) ? game : "lexicon";
}

/** The choices for a game: {others, ruleset, words, rounds, dictionary}; none yet: empty. */
export const keptChoices = (game) => storedObject(NAME).choices?.[game] ?? {};

export function keepChoices(game, choices) {
  const { choices: others = {} } = storedObject(NAME);
  store(NAME, JSON.stringify({ game, choices: { ...others, [game]: choices } }));
}
