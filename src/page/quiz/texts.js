// Texts of the quiz for players.

import { counted, listed } from "../texts.js";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** Kinds of questions, with what they ask. */
export const KIND_TEXTS = {
  anagrams: { title: "Anagrams", about: "Find all words with the same letters." },
  hooks: {
    title: "Hooks",
    about: "Find every letter that makes a new word at the front or the back.",
  },
  subanagrams: { title: "Words within", about: "Find all words made from some of the letters." },
  patterns: { title: "Lists", about: "Find all words that meet your conditions." },
  valid: {
    title: "Valid or phony?",
    about: "Is it a word? Half of them are phonies: words with one letter changed.",
  },
};

/** The task of each kind, above its question. */
export const TASKS = {
  anagrams: "Find all words with these letters.",
  hooks: "Which letters go on the front, and which on the back?",
  subanagrams: "Find all words made from these letters.",
  patterns: "Find all words that meet these conditions.",
  valid: "Is this word in the dictionary?",
};

/** The keys for "valid" and "phony". */
export const KEYS = ["Y", "N"];

/** Return how to type answers. @param {import("./decks.js").Kind} kind of the question */
export const typingHint = (kind) =>
  kind === "hooks"
    ? "Whole words or just letters: S- for the front, -DRS for the back."
    : "One word at a time, or several separated by spaces.";

export const ORDER_TEXTS = {
  random: "Random",
  probability: "Most probable first",
  playability: "Most playable first",
  alphabet: "Alphabet",
  length: "Shortest first",
  points: "Most points first",
};

/**
 * Ready-made quizzes: anagrams in random order, if nothing else is said. letters: those that the
 * dictionary needs.
 * @typedef {{ title: string, kind?: import("./decks.js").Kind, order?: string, query: string,
 *             letters?: string }} Ready
 */

const SEVENS = "length:7 limit probability:1-1000";
const EIGHTS = "length:8 limit probability:1-1000";
const FIVES = "length:5 limit probability:1-300";
const WITH_QXZ = "length:2-4 and (includes:Q or includes:X or includes:Z)";

/** @type {Ready[]} */
export const READY = [
  { title: "Two-letter words", query: "length:2" },
  { title: "Hooks of two-letter words", kind: "hooks", query: "length:2" },
  { title: "Two letters: valid or phony?", kind: "valid", query: "length:2" },
  { title: "Three-letter words", query: "length:3" },
  { title: "Most probable sevens", order: "probability", query: SEVENS },
  { title: "Most probable eights", order: "probability", query: EIGHTS },
  { title: "Short words with J", query: "length:2-4 and includes:J", letters: "J" },
  { title: "Short words with Q, X or Z", query: WITH_QXZ, letters: "QXZ" },
  { title: "Q without U", query: "includes:Q and excludes:U", letters: "QU" },
  { title: "Words within five letters", kind: "subanagrams", order: "probability", query: FIVES },
];

/** The quiz that asks for the two-letter words of each first letter. */
export const TWOS_BY_LETTER = "Two-letter words by first letter";

export const title = "Quiz";
export const about = "Learn words, and review them just before you forget.";
export const own = "Your quizzes";
export const ready = "Ready-made quizzes";
export const make = "Make your own quiz";
export const all = "All quizzes";
export const start = "Start the quiz";
export const save = "Save to a file";
export const remove = "Remove …";
export const removeYes = "Remove";
export const removeNo = "Keep it";
export const removeAsk = "Remove this quiz and your progress?";
export const load = "Load a saved quiz";
export const loadHint = "A file saved on this page or by lexicon-fast decks export.";
export const kindLabel = "Questions";
export const conditions = "Conditions";
export const conditionsHint = "The same as under Words, for example length:7 and includes:Z.";
export const lines = "Conditions, one question per line";
export const order = "New questions";
export const placeholder = "length:7 and includes:Z";
export const loading = "Loading the questions …";
export const noneAsked = "None of the questions can be asked.";
export const noQuestions =
  "There are no questions: no words in this dictionary meet these conditions.";
export const gone = "This quiz isn’t in this browser. It may have been removed.";
export const denied =
  "Your browser won’t store data for this page or has no room left, so you’ll lose your progress when you close the page.";
export const otherLetters = "The dictionary’s alphabet has changed since this quiz was made.";
export const answer = "Your answer";
export const check = "Check";
export const shuffle = "Shuffle";
export const give = "Show the answers";
export const next = "Next question";
export const valid = "Valid";
export const phony = "Phony";
export const keys = "Or press Y for valid, N for phony.";
export const front = "Front";
export const wordColumn = "Word";
export const back = "Back";
export const meaning = "Meaning";
export const missed = "missed";
export const found = "found";
export const done = "Done for now";
export const missedTitle = "Missed";
export const more = "More new questions";
export const nothingTyped = "Type a word first.";

/**
 * Return how many questions wait, as a line of a quiz.
 * @param {number} due
 * @param {number} learned
 */
export const deckState = (due, learned) =>
  learned
    ? `${due ? `${due.toLocaleString("en")} due` : "nothing due"}, ${counted(learned, "question")} asked so far`
    : "not started";

/** @param {number} due @param {number} fresh @param {number} asked */
export function progressText(due, fresh, asked) {
  const parts = [`${due.toLocaleString("en")} due`, `${fresh} new today`];
  if (asked) parts.push(`${asked} answered`);
  return parts.join(" · ");
}

/** @param {number} total @param {number} left */
export const leftText = (total, left) =>
  left === total ? counted(total, "word") : `${counted(total, "word")}, ${left} left`;

/**
 * Return the sentence on a typed word.
 * @param {string} word
 * @param {Protocol.QuizVerdict["verdict"]} verdict
 * @param {import("./decks.js").Kind} kind of the question
 */
export function verdictText(word, verdict, kind) {
  if (verdict === "right") return `${word} is right.`;
  if (verdict === "repeated") return `You already typed ${word}.`;
  if (verdict === "not a word") return `${word} isn’t in the dictionary.`;
  if (kind === "anagrams") return `${word} doesn’t use these letters.`;
  return `${word} isn’t one of the answers.`;
}

/** Return whether a word is valid, as a sentence. @param {string} word @param {boolean} isValid */
export const validityText = (word, isValid) => `${word} is ${isValid ? "valid" : "a phony"}.`;

const RATING_TEXTS = {
  again: "Not all found",
  hard: "Found with effort",
  good: "Good",
  easy: "Easy",
};
const VALIDITY_RATING_TEXTS = {
  again: "Your answer was wrong",
  hard: "Right with effort",
  good: "Right",
  easy: "Right and fast",
};

/**
 * @param {Protocol.QuizOutcome["rating"]} rating
 * @param {number} seconds until the question comes again
 * @param {import("./decks.js").Kind} kind of the question
 */
export function outcomeText(rating, seconds, kind) {
  const texts = kind === "valid" ? VALIDITY_RATING_TEXTS : RATING_TEXTS;
  return `${texts[rating]}. You’ll see it again ${inTime(seconds)}.`;
}

/** Return a time from now: "in 10 minutes". @param {number} seconds */
function inTime(seconds) {
  if (seconds < 90) return "in a minute";
  for (const [unit, noun, limit] of /** @type {[number, string, number][]} */ ([
    [MINUTE, "minute", HOUR],
    [HOUR, "hour", DAY],
    [DAY, "day", 2 * MONTH],
    [MONTH, "month", 2 * YEAR],
    [YEAR, "year", Infinity],
  ])) {
    if (seconds < limit) return `in ${counted(Math.max(Math.round(seconds / unit), 1), noun)}`;
  }
  return "";
}

/** @param {number} asked @param {number} right @param {import("./decks.js").Kind} kind */
export function summaryText(asked, right, kind) {
  if (!asked) return "Nothing is due, and there are no new questions left for today.";
  const count = right === asked ? "all" : right;
  const how = kind === "valid" ? "of them right" : "without a missing word";
  return `You answered ${counted(asked, "question")}, ${count} ${how}.`;
}

/** @param {number} seconds */
export const nextDueText = (seconds) => `Next question ${inTime(Math.max(seconds, 0))}.`;

/** @param {number} most */
export const cutText = (most) =>
  `This quiz only asks the first ${most.toLocaleString("en")} questions. Narrow the conditions to get others.`;

const NAMED = 5;

/** Return names as a list that is not long. @param {string[]} names */
const some = (names) =>
  listed(
    names.length > NAMED + 1
      ? [...names.slice(0, NAMED), `${(names.length - NAMED).toLocaleString("en")} more`]
      : names,
  );

/**
 * Return what a session skips and why, as sentences.
 * @param {import("./session.js").LeftOut} leftOut
 */
export const leftOutTexts = ({ unknown, hookless, many }) =>
  [
    unknown.length && `Skipped because the dictionary has no answers for them: ${some(unknown)}.`,
    hookless && `Skipped: ${counted(hookless, "word")} without hooks.`,
    many.length && `Skipped because they have more than 1,000 answers: ${some(many)}.`,
  ].filter((text) => typeof text === "string");

/** @param {string} kind @param {string} dictionary */
export const kindText = (kind, dictionary) => `${kind}, ${dictionary}`;

/** @param {string[]} words */
export const announcement = (words) => `The answers: ${listed(words)}.`;

/** @param {string} name @param {number} learned */
export const loadedText = (name, learned) =>
  `${name} is loaded${learned ? `, with your progress on ${counted(learned, "question")}` : ""}.`;

/** Why a file cannot be loaded. */
export const FILE_PROBLEMS = {
  format: "This isn’t a saved quiz. Choose a file saved on this page or a deck in JSON.",
  version: "This file was saved by a newer version. Reload the page and try again.",
  kind: "This page doesn’t support questions of this kind. Choose another file.",
  fields: "The file is damaged: its name, dictionary or conditions are missing.",
  playability:
    "This quiz uses its own playability table, which this page doesn’t have. Continue it in the terminal.",
  long: "The file is too long: at most 10,000 lines of words, and 50,000 questions.",
  size: "The file is too large: at most 8 MiB.",
  /** @param {number} number */
  card: (number) => `The file is damaged: question ${number} has invalid values.`,
  /** @param {string} name */
  dictionary: (name) => `This server doesn’t have ${name}, the dictionary of this quiz.`,
};
