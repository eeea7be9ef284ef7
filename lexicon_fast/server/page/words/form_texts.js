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
  { name: "prefix", label: "Begins with", example: "OVER" },
  { name: "suffix", label: "Ends with", example: "NESS" },
  { name: "contains", label: "Contains in a row", example: "TCH" },
  { name: "includes", label: "Has all of", example: "JX" },
  { name: "excludes", label: "Has none of", example: "AEIOU" },
  { name: "vowels", label: "Number of vowels", example: "5-" },
  { name: "front-hooks", label: "Takes in front", example: "S, or 0 for none" },
  { name: "back-hooks", label: "Takes at the end", example: "S, or 0 for none" },
  { name: "points", label: "Points", example: "30-" },
  { name: "probability", label: "Place by probability", example: "1-500" },
  { name: "playability", label: "Place by playability", example: "1-500" },
  { name: "definition", label: "Definition has", example: "fish*" },
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
  "These conditions are more than the form can show. What you enter here replaces them.";
export const signsHint =
  "? is any letter, * any number of letters, [AEIOU] one of these letters, [^AEIOU] none of them. " +
  "7-8 is from 7 to 8, 5- is 5 or more.";
