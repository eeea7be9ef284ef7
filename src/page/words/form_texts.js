// Texts of the form for conditions.

import { dictionaryTitle } from "../texts.js";

/**
 * The conditions that the form has fields for. name: in a query.
 * @type {{ name: string, label: string, example: string }[]}
 */
export const FIELDS = [
  { name: "anagram", label: "Anagram of", example: "RETAINS?" },
  { name: "subanagram", label: "Made from some of", example: "QUIZCAT" },
  { name: "pattern", label: "Pattern", example: "?W*M?S" },
  { name: "length", label: "Number of letters", example: "7 or 7-8" },
  { name: "prefix", label: "Starts with", example: "OVER" },
  { name: "suffix", label: "Ends with", example: "NESS" },
  { name: "contains", label: "Contains the sequence", example: "TCH" },
  { name: "includes", label: "Contains all of", example: "JX" },
  { name: "excludes", label: "Contains none of", example: "AEIOU" },
  { name: "vowels", label: "Number of vowels", example: "5-" },
  { name: "front-hooks", label: "Front hooks", example: "S, or 0 for none" },
  { name: "back-hooks", label: "Back hooks", example: "S, or 0 for none" },
  { name: "points", label: "Points", example: "30-" },
  { name: "probability", label: "Probability rank", example: "1-500" },
  { name: "playability", label: "Playability rank", example: "1-500" },
  { name: "definition", label: "Definition contains", example: "fish*" },
];

export const partLabel = "Part of speech";
/** @type {[string, string][]} */
export const PARTS = [
  ["", "Any"],
  ["noun", "Noun"],
  ["verb", "Verb"],
  ["adjective", "Adjective"],
  ["adverb", "Adverb"],
  ["conjunction", "Conjunction"],
  ["interjection", "Interjection"],
  ["preposition", "Preposition"],
  ["pronoun", "Pronoun"],
];
export const otherDictionaryLabel = "Other dictionary";
export const anyDictionary = "Any";
/** @param {string} name */
export const alsoIn = (name) => `Only words also in ${dictionaryTitle(name)}`;
/** @param {string} name */
export const notIn = (name) => `Only words not in ${dictionaryTitle(name)}`;
export const beyondForm =
  "This query is too complex for the form. Anything you enter here replaces it.";
export const signsHint =
  "? stands for any letter, * for any number of letters, [AEIOU] for one of these letters, [^AEIOU] for any other. " +
  "7-8 means 7 to 8; 5- means 5 or more.";
