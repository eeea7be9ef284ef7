// Questions of a deck and answers to them, asked of the server with `dictionary.find`.
//
// Keys of questions are those of `lexicon_fast.study.questions`: the letters of an anagram in the
// order of the alphabet, a word with hooks, or a query.

import { call } from "../server.js";
import { NEW_A_DAY } from "./decks.js";
import { memoryOf } from "./session.js";

/** Questions of a deck, and words of a question, that are asked of the server. */
export const MAX_KEYS = 10_000;
export const MAX_ANSWERS = 1000;
const HAS_HOOKS = "not (front-hooks:0 and back-hooks:0)";
/** Letters of a word. */
const SHORTEST = 2;
const LONGEST = 64;
const SEPARATORS = /[\s,;]+/;

/**
 * @typedef {import("./decks.js").Source} Source
 *
 * A word to find, with its hooks. definition: empty if there is none.
 * @typedef {{ word: string, front: string, back: string, definition: string }} Answer
 * @typedef {{ key: string, answers: Answer[] }} Question
 * @typedef {"right" | "repeated" | "letters" | "unknown" | "other"} Verdict
 *     letters: it has other letters; unknown: it is not in the dictionary; other: it is no answer
 */

/**
 * The keys of the questions of a deck. isCut: whether there are more of them; unreadable: entries
 * of a list with other letters than the dictionary, or too short or long; hookless: how many words
 * have no hooks, and so make no questions about hooks.
 * @typedef {{ keys: string[], isCut: boolean, unreadable: string[], hookless: number }} Keys
 */

/**
 * Return the keys of the questions of a deck, in the order in which new ones come.
 * @param {Source} deck
 * @param {Protocol.DictionaryInfo} info of its dictionary
 * @returns {Promise<Keys>}
 */
export async function keysOf(deck, info) {
  const { kind, source, is_list: isList, order } = deck;
  const isRandom = order === "random";
  const inOrder = (/** @type {string[]} */ keys) => (isRandom ? shuffled(keys) : keys);
  if (kind === "patterns" || isList) {
    const isReadable = (/** @type {string} */ key) => kind === "patterns" || isWord(key, info);
    const all = source.map((text) => (kind === "patterns" ? text.trim() : keyOf(text, kind, info)));
    const unreadable = source.filter((_, at) => !isReadable(all[at]));
    const keys = [...new Set(all.filter(isReadable))];
    return { keys: inOrder(keys), isCut: false, unreadable, hookless: 0 };
  }
  /** @type {Set<string>} */
  const keys = new Set();
  let isCut = false;
  let hookless = 0;
  for (const query of source) {
    const { some, isAll, without } = await keysOfQuery(deck, query);
    isCut ||= !isAll;
    hookless += without;
    for (const key of some) keys.add(key);
  }
  // A phony follows its word, which would give the answers away.
  const ordered = kind === "valid" && !isRandom ? mixed([...keys]) : inOrder([...keys]);
  return { keys: ordered, isCut, unreadable: [], hookless };
}

/**
 * Return the keys of the questions about the words of a query, whether these are all, and how many
 * words have no hooks, if hooks are asked.
 * @param {Source} deck
 * @param {string} query
 */
async function keysOfQuery(deck, query) {
  const { kind } = deck;
  const settings = { ...shared(deck), order: orderOf(deck) };
  if (kind === "valid") {
    const limit = MAX_KEYS / 2; // a phony for each word
    const params = { query, columns: /** @type {["phony"]} */ (["phony"]), limit, ...settings };
    const { words, phony, count } = await call("dictionary.find", params);
    const some = words.flatMap((word, at) => [word, phony?.[at] ?? ""]).filter(Boolean);
    return { some, isAll: words.length === count, without: 0 };
  }
  if (kind === "hooks") {
    const hooked = `(${query}) and ${HAS_HOOKS}`;
    const [{ words, count }, every] = await Promise.all([
      call("dictionary.find", { query: hooked, limit: MAX_KEYS, ...settings }),
      call("dictionary.find", { query, limit: 0, ...shared(deck) }),
    ]);
    return { some: words, isAll: words.length === count, without: every.count - count };
  }
  const found = await call("dictionary.find", {
    ...{ query, group_by: "alphagram", limit: MAX_KEYS },
    ...settings,
  });
  const some = found.groups?.map((group) => group.alphagram) ?? [];
  return { some, isAll: some.length === found.group_count, without: 0 };
}

/** Return keys with those of about a day in random order. @param {string[]} keys */
function mixed(keys) {
  const days = Math.ceil(keys.length / NEW_A_DAY);
  return Array.from({ length: days }, (_, day) =>
    shuffled(keys.slice(day * NEW_A_DAY, (day + 1) * NEW_A_DAY)),
  ).flat();
}

/**
 * Return whether a text has the letters and the length of a word.
 * @param {string} text
 * @param {Protocol.DictionaryInfo} info
 */
function isWord(text, { lower }) {
  const letters = [...text];
  const fits = SHORTEST <= letters.length && letters.length <= LONGEST;
  return fits && letters.every((letter) => lower.includes(letter));
}

/** @param {Source} deck */
const shared = ({ dictionary, layout }) => ({ dictionary, layout });

/** @param {Source} deck */
const orderOf = ({ order }) =>
  order === "random" ? "alphabet" : /** @type {Protocol.DictionaryFindParams["order"]} */ (order);

/**
 * Return the key of a word of a list.
 * @param {string} word
 * @param {string} kind
 * @param {Protocol.DictionaryInfo} info
 */
function keyOf(word, kind, info) {
  const lower = lowerOf(info)(word);
  return kind === "hooks" || kind === "valid" ? lower : alphagram(lower, info);
}

/** @param {string} word @param {Protocol.DictionaryInfo} info */
function alphagram(word, { lower }) {
  return [...word].sort((a, b) => lower.indexOf(a) - lower.indexOf(b)).join("");
}

/**
 * Return a function that writes a text with the small letters of a dictionary.
 * @param {{ upper: string, lower: string }} letters
 */
export function lowerOf({ upper, lower }) {
  const small = [...lower];
  const known = new Map([...upper].map((letter, at) => [letter, small[at]]));
  return (/** @type {string} */ text) =>
    [...text.normalize("NFC")].map((letter) => known.get(letter) ?? letter).join("");
}

/**
 * Return the elements in random order.
 * @template T
 * @param {T[]} elements
 */
export function shuffled(elements) {
  const all = [...elements];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all;
}

/**
 * Return the query whose words are the answers to a question.
 * @param {Source} deck
 * @param {string} key
 */
export function queryOfAnswers({ kind, min_length: shortest }, key) {
  if (kind === "anagrams") return `anagram:${key}`;
  if (kind === "hooks") return `pattern:?${key} or pattern:${key}?`;
  if (kind === "subanagrams") return `subanagram:${key} and length:${shortest}-`;
  if (kind === "valid") return `pattern:${key}`;
  return key;
}

/**
 * Return the question with a key, or why it cannot be asked: "none" if it has no answers in this
 * dictionary, "many" if it has more than MAX_ANSWERS.
 *
 * A question on whether a word is valid has that word as its answer, or none.
 * @param {Source} deck
 * @param {string} key
 * @param {boolean} hasDefinitions
 * @returns {Promise<Question | "none" | "many">}
 */
export async function questionOf(deck, key, hasDefinitions) {
  const found = await call("dictionary.find", {
    query: queryOfAnswers(deck, key),
    columns: hasDefinitions ? ["hooks", "definition"] : ["hooks"],
    limit: MAX_ANSWERS,
    ...shared(deck),
  });
  const { words, count, front_hooks: fronts, back_hooks: backs, definition } = found;
  if (!count && deck.kind !== "valid") return "none";
  if (count > MAX_ANSWERS) return "many";
  const answers = words.map((word, at) => ({
    word,
    front: fronts?.[at] ?? "",
    back: backs?.[at] ?? "",
    definition: definition?.[at] ?? "",
  }));
  if (deck.kind === "hooks") {
    const isBack = (/** @type {Answer} */ { word }) => Number(word.startsWith(key));
    answers.sort((a, b) => isBack(a) - isBack(b));
  }
  return { key, answers };
}

/**
 * Return the words of a line of answers. Hooks are whole words, or letters with a hyphen: `S-` in
 * front, `-DRS` at the end.
 * @param {string} line
 * @param {Source} deck
 * @param {string} key
 * @param {(text: string) => string} lower
 */
export function wordsIn(line, { kind }, key, lower) {
  return line
    .trim()
    .split(SEPARATORS)
    .filter(Boolean)
    .map(lower)
    .flatMap((text) => {
      const letters = [...text];
      if (kind !== "hooks" || letters.length < 2) return [text];
      if (letters[0] === "-") return letters.slice(1).map((letter) => key + letter);
      if (letters.at(-1) === "-") return letters.slice(0, -1).map((letter) => letter + key);
      return [text];
    });
}

/**
 * Return the verdict on a word.
 * @param {string} word
 * @param {Question} question
 * @param {{ kind: string }} deck
 * @param {{ found: string[], wrong: string[] }} given the words before it
 * @returns {Verdict}
 */
export function verdictOn(word, { key, answers }, { kind }, { found, wrong }) {
  if (found.includes(word) || wrong.includes(word)) return "repeated";
  if (answers.some((answer) => answer.word === word)) return "right";
  if (kind === "patterns") return "other";
  if (kind === "hooks") {
    const isLonger = [...word].length === [...key].length + 1;
    return isLonger && (word.startsWith(key) || word.endsWith(key)) ? "unknown" : "other";
  }
  const left = [...key];
  for (const letter of word) {
    const at = left.indexOf(letter);
    if (at < 0) return "letters";
    left.splice(at, 1);
  }
  if (kind === "anagrams" && left.length) return "letters";
  return kind === "subanagrams" && [...word].length < 2 ? "other" : "unknown";
}

/**
 * Return the keys of a deck that were asked before, in any deck with the same cards.
 * @param {string[]} keys
 * @param {import("./decks.js").Cards} cards
 */
export const askedOf = (keys, cards) => keys.filter((key) => memoryOf(cards, key));
