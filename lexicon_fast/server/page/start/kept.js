// The choices of the last new game, by game, for the next one.

import { store, storedObject } from "../storage.js";

const NAME = "lexicon_fast.new_game";

/** The name of the game that was begun last; undefined: none yet. */
export const keptGame = () => storedObject(NAME).game;

/** The choices for a game: {others, ruleset, words, rounds, dictionary}; none yet: empty. */
export const keptChoices = (game) => storedObject(NAME).choices?.[game] ?? {};

export function keepChoices(game, choices) {
  const { choices: others = {} } = storedObject(NAME);
  store(NAME, JSON.stringify({ game, choices: { ...others, [game]: choices } }));
}
