// Texts of word study: conditions, and the words that meet them.

import { counted } from "../texts.js";

export const about = "Look up a word, or find all words that match a query.";

/** The conditions. */
export const conditionsLabel = "Word or query";
export const conditionsExample = "STARE, RETAINS? or length:7 and includes:Z";
export const examplesLabel = "Examples";
export const tryLabel = "Try";
/** Examples: what they find, and the conditions. */
export const EXAMPLES = /** @type {[string, string][]} */ ([
  ["Is STARE valid?", "STARE"],
  ["Anagrams of RETAINS and a blank", "RETAINS?"],
  ["Two-letter words", "length:2"],
  ["Q without U", "includes:Q and excludes:U"],
  ["Seven letters, five vowels", "length:7 and vowels:5-"],
  ["Hookless threes", "length:3 and front-hooks:0 and back-hooks:0"],
  ["The 100 most probable eights", "length:8 and probability:1-100"],
  ["Pattern ?W*M?S", "pattern:?W*M?S"],
]);
export const correctionsLabel = "Corrections";

/** The fold with the form. */
export const formFold = "Use a form instead";

/** @type {import("../controls.js").Options} */
export const ORDERS = [
  ["alphabet", "Alphabet"],
  ["probability", "Probability"],
  ["playability", "Playability"],
  ["length", "Length"],
  ["points", "Points"],
];

export const columnsLabel = "Show";
/** Facts about each word that can be shown. */
export const COLUMN_BUTTONS = {
  hooks: "Hooks",
  points: "Points",
  probability: "Probability",
  playability: "Playability",
  anagrams: "Anagrams",
  definition: "Definitions",
};
/** Headings of the list. */
export const COLUMNS = {
  front_hooks: "Front",
  words: "Word",
  back_hooks: "Back",
  points: "Points",
  probability: "Probability",
  playability: "Playability",
  anagrams: "Anagrams",
  definition: "Definition",
};
/** For a word without a definition. */
export const noDefinition = "–";
/** Headings of the list as a text. */
export const TEXT_COLUMNS = {
  front_hooks: "front hooks",
  words: "word",
  back_hooks: "back hooks",
  points: "points",
  probability: "probability",
  playability: "playability",
  playability_value: "playability per 1,000 games",
  anagrams: "anagrams",
  definition: "definition",
};

/** The words. */
export const wordsLabel = "Words";
/** @param {number} count */
export const wordCount = (count) => counted(count, "word");
export const noConditions = "Type a word or a query, tap an example or use the form.";
export const searching = "Searching … The first search takes a second.";
export const noWords = "No words in this dictionary meet these conditions.";
export const earlierWords = "These are the results of your last valid query.";
export const moreButton = "More words";
/** @param {number} shown @param {number} count */
export const listedText = (shown, count) =>
  `Showing ${shown.toLocaleString("en")} of ${counted(count, "word")}.`;
export const quizOnThese = "Quiz me on these";
export const copyListButton = "Copy the list";
export const saveListButton = "Save as text";
export const copyRefused = "Your browser doesn’t allow copying here. Save the list instead.";
