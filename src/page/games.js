// The games of the server and their rulesets, as `hello` describes them.

import { GAME_VIEWS } from "./game_views.js";
import { languageOf } from "./letters.js";
import { addressOf } from "./routing.js";
import { common, rulesetTitle } from "./texts.js";

/**
 * Return the games that the page can show, in the order of the server.
 * @param {Protocol.HelloResult} server
 */
export const shownGames = ({ games }) =>
  games.filter(({ game }) => Object.hasOwn(GAME_VIEWS, game));

/**
 * Return the game with a name, or else the first one.
 * @param {Protocol.HelloResult} server
 * @param {string} [name]
 */
export function findGame(server, name) {
  const games = shownGames(server);
  return games.find(({ game }) => game === name) ?? games[0];
}

/**
 * Return the title of a game, or its name if the server does not know it.
 * @param {Protocol.HelloResult} server
 * @param {string} name
 */
export const gameTitle = ({ games }, name) =>
  games.find(({ game }) => game === name)?.title ?? name;

/**
 * Return the dictionary that is chosen at first: the usual one of the game, if the server has it.
 * @param {Protocol.GameInfo} game
 * @param {string[]} dictionaries
 */
export const defaultDictionary = ({ words }, dictionaries) =>
  words && dictionaries.includes(words) ? words : dictionaries[0];

/** Return whether phonies can be challenged in a game. @param {Protocol.GameInfo} game */
export const hasChallenges = (game) => Boolean(game.without_challenges);

/**
 * Return a ruleset, as requests contain it, that rejects phonies.
 * @param {Protocol.GameInfo} game
 * @param {string} name
 */
export const withoutChallenges = (game, name) => ({ base: name, ...game.without_challenges });

/**
 * Return the title of rules that the server sent: "standard rules, phonies rejected".
 * @param {Protocol.GameInfo} game
 * @param {Record<string, any>} rules
 */
export function rulesTitle(game, { ruleset, ...rules }) {
  const base = ruleset.replace(/, changed$/, "");
  const refused = Object.entries(game.without_challenges ?? {});
  const title = rulesetTitle(base);
  if (refused.length > 0 && refused.every(([name, value]) => rules[name] === value)) {
    return common.rulesWithoutPhonies(title);
  }
  return base === ruleset ? common.rulesText(title) : common.changedRules(title);
}

/**
 * Return the address of a game's rules.
 * @param {string} game
 * @param {string | object} ruleset
 * @param {string} dictionary whose language has its own tiles
 */
export function rulesPath(game, ruleset, dictionary) {
  const text = typeof ruleset === "string" ? ruleset : JSON.stringify(ruleset);
  return addressOf(`rules/${game}`, {
    ruleset: text,
    dictionary: languageOf(dictionary) ? dictionary : "",
  });
}

/** Return the ruleset of such an address, or null. @param {URLSearchParams} query */
export function rulesetInQuery(query) {
  const text = query.get("ruleset");
  if (!text?.startsWith("{")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text; // the server refuses it with a message
  }
}

/**
 * Return the view of a table at which the player of an observation is to move: the games show and
 * play positions from elsewhere in the same way.
 * @param {string} game
 * @param {any} observation
 * @param {number} seq another one after each change
 */
export const viewOfTurn = (game, observation, seq) => ({
  ...{ game, observation, seq, seat: observation.player, to_move: observation.player },
  ...{ phase: "turn", over: false },
});
