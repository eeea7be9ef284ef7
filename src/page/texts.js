// Texts that people read, in the language of the page: those of `languages/`, loaded when a view
// needs them; no other module contains texts. Here are also names of players, bots, rulesets and
// dictionaries.

import { formatsOf, percentOf } from "./formats.js";
import { LANGUAGES } from "./languages.js";
import { languageOf, languageOfCode, longTile, readable } from "./letters.js";
import { loadSetting, storeSetting } from "./storage.js";

/** The languages as choices. @type {[string, string][]} */
export const LANGUAGE_CHOICES = Object.entries(LANGUAGES).map(([code, { name }]) => [code, name]);

/** Return the language that the reader has chosen, or else the browser. */
export function chosenLanguage() {
  const wanted = [
    loadSetting("language"),
    ...navigator.languages.map((each) => each.split("-")[0]),
  ];
  return wanted.find((each) => Object.hasOwn(LANGUAGES, each)) ?? "en";
}

const code = chosenLanguage();
document.documentElement.lang = code;
export const formats = formatsOf(LANGUAGES[code].locale);

/**
 * The modules of a language.
 * @typedef {{ frame: typeof import("./languages/en/frame.js").default,
 *             games: typeof import("./languages/en/games.js").default,
 *             start: typeof import("./languages/en/start.js").default,
 *             table: typeof import("./languages/en/table.js").default,
 *             solver: typeof import("./languages/en/solver.js").default,
 *             words: typeof import("./languages/en/words.js").default,
 *             quiz: typeof import("./languages/en/quiz.js").default,
 *             puzzle: typeof import("./languages/en/puzzle.js").default,
 *             replay: typeof import("./languages/en/replay.js").default,
 *             rules: typeof import("./languages/en/rules.js").default }} Modules
 */

/** Texts by name: several modules of a view ask for the same. @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * Load the texts of a view; "frame" has those of the first view and of tables.
 * @template {keyof Modules} M
 * @param {M} name
 * @returns {Promise<ReturnType<Modules[M]>>}
 */
export function loadTexts(name) {
  const path = `./languages-${code}-${name}.js`; // of the bundle
  const texts = asked.get(name) ?? import(path).then((module) => module.default(formats));
  asked.set(name, texts);
  return texts;
}

export const common = await loadTexts("frame");

/** Texts of games, for views that call `loadGameTexts` first. */
export let { lexicon, tiles } = /** @type {ReturnType<Modules["games"]>} */ ({});
export const loadGameTexts = async () => {
  ({ lexicon, tiles } = await loadTexts("games"));
};

/** Show the page in another language. @param {string} chosen */
export function chooseLanguage(chosen) {
  storeSetting("language", chosen);
  location.reload();
}

/** Join parts that are not empty: of a sentence, or classes. @param {unknown[]} parts */
export const joined = (parts, separator = " ") => parts.filter(Boolean).join(separator);

/**
 * Return the highest chance that is shown as a number of percent or less.
 * @param {number} most in percent
 */
export function highestChance(most) {
  if (most <= 0 || most >= 100) return Math.min(most / 100, 1);
  return most >= 99 ? 0.999999 : (most + 0.499999) / 100;
}
export { percentOf };

/** Return a text with its first letter in upper case. @param {string} text */
export const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Return a text as a sentence, with a capital letter and a full stop. @param {string} text */
export const sentence = (text) => `${capitalized(text)}${/[.?!]$/.test(text) ? "" : "."}`;

/**
 * Return the name of a player or a bot for people: "Casual", "Level 4", "Player 2", "greedy".
 * @param {string} name
 */
export function botTitle(name) {
  const title = common.LEVELS.find(([bot]) => bot === name)?.[1];
  if (title) return title;
  return name
    .replace(/^level(\d+)/, (_, level) => common.levelName(level))
    .replace(/^player (\d+)$/, (_, seat) => common.playerName(seat));
}

/** Return whether players did not choose their name. @param {string} name */
export const isDefaultName = (name) => name === common.you || /^player \d+$/.test(name);

/** Return the text for a seat of a bot: "Bot: Casual". @param {string} bot */
export const botOption = (bot) => common.botOption(botTitle(bot));

/**
 * Return the names of the players at a table. Another player who is called "You" gets quotation
 * marks.
 * @param {Pick<Protocol.TableView, "seats" | "seat">} view
 */
export function playerNames({ seats, seat: own }) {
  const { you } = common;
  return seats.map(({ name, bot }, seat) => {
    if (seat === own) return you;
    if (bot && /^level\d+( \d+)?$/.test(name)) {
      const [level, number] = name.split(" ");
      return joined([botTitle(level), number]);
    }
    const isYou = name.trim().toLowerCase() === you.toLowerCase();
    return isYou ? common.quotedName(name) : botTitle(name);
  });
}

/** Return names that differ: "greedy", "greedy 2". @param {string[]} names */
export function distinct(names) {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((each) => each === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/**
 * Return players with their scores: "North 12, South 8".
 * @param {string[]} names
 * @param {(number | string)[]} scores
 */
export const scoreList = (names, scores) =>
  names.map((name, player) => `${name} ${scores[player]}`).join(", ");

/**
 * Return the turns of a game, which are no answers to plays, and the plays among them that stand: a
 * right challenge takes back the last one.
 * @param {any[]} events
 */
export function turnsAndPlays(events) {
  const all = events.filter(({ event, action }) => event === "turn" && action.action !== "accept");
  const turns = all.filter(({ action }) => action.action !== "challenge");
  /** @type {any[]} */
  const plays = [];
  for (const turn of all) {
    if (turn.action.action === "challenge" && turn.right) plays.pop();
    else if (turn.action.laid ?? turn.action.word) plays.push(turn);
  }
  return { turns, plays };
}

/**
 * Return the end of a game that was not played out: "North resigns."
 * @param {Protocol.Forfeit} event
 * @param {string[]} names
 */
export function forfeitText({ player, reason }, names) {
  if (player === null) return common.gameAborted;
  const name = names[player];
  if (reason === "clock") return common.ranOutOfTime(name);
  return reason === "resigned" ? common.resigned(name) : common.forfeited(name);
}

/** Return the name of a dictionary as its publishers write it. @param {string} name */
export function dictionaryTitle(name) {
  if (/^(enable|yawl)$/.test(name)) return name.toUpperCase();
  const language = languageOf(name);
  if (!language || language.name === name) return name;
  return `${name} (${languageTitle(language)})`;
}

/** @param {Protocol.LanguageInfo} language */
const languageTitle = (language) =>
  language.code ? formats.languageName(language.code) : language.name;

/** Return a dictionary as a choice: "ENABLE, for word games". @param {string} name */
export const dictionaryOption = (name) =>
  joined([dictionaryTitle(name), common.DICTIONARY_HINTS[name]], ", ");

/**
 * Return what is wrong with the conditions of a search for words.
 * @param {{ message: string, type?: string }} error for which `isMistake` is true
 */
export function queryProblem({ message, type = "" }) {
  if (type in common.ERRORS && type !== "BadQuery") return common.ERRORS[type];
  const text = message.replace(/^column \d+: /, "").replace(/; see docs\/find\.md$/, "");
  return sentence(readable(text.replaceAll(/'([^']+)'/g, (_, each) => common.quotedName(each))));
}

/**
 * Return a function that writes words of a dictionary in its capital letters.
 * @param {{ upper: string, lower: string } | null} letters
 */
export function capitals(letters) {
  const upper = [...(letters?.upper ?? "")];
  const known = new Map([...(letters?.lower ?? "")].map((letter, at) => [letter, upper[at]]));
  return (/** @type {string} */ word) =>
    readable([...word].map((letter) => known.get(letter) ?? letter).join(""));
}

/** Explain how to type a tile of several letters; empty if the language has none. */
export function longTileHint() {
  const tile = longTile();
  return tile ? common.longTileHint(tile, formats.list([...tile])) : "";
}

/**
 * Return the title of a ruleset; that of "standard-es" is "standard (Spanish)".
 * @param {string} name
 * @returns {string}
 */
export function rulesetTitle(name) {
  const [, base, letters] = /^(.*)-(\w+)$/.exec(name) ?? [];
  const language = letters && languageOfCode(letters);
  if (language) return `${rulesetTitle(base)} (${languageTitle(language)})`;
  return common.RULESETS[name] ?? name.replaceAll("_", " ");
}

/**
 * Return what the player has done with a puzzle.
 * @param {import("./storage.js").StoredPuzzle | null} done null for nothing
 */
export function doneText(done) {
  if (!done) return "";
  if (done.end === "solved") return common.solvedIn(done.tries);
  return done.end === "shown" ? common.notSolved : common.attempts(done.tries);
}

/**
 * Return how a number differs from another one; "" if it is much the same.
 * @param {number} change
 * @param {(change: number) => string} text
 */
export const changeText = (change, text) => (Math.round(change) ? text(Math.round(change)) : "");

/**
 * Return how a chance differs from another one; "" if it is much the same.
 * @param {number} change
 * @param {(change: string) => string} text of a change with its sign
 */
export const chanceChange = (change, text) =>
  Math.round(100 * change) ? text(formats.percentChange(change)) : "";
