// Texts about a word that is looked up.

import { counted, dictionaryTitle } from "../texts.js";

export const lookupLabel = "Word";

/**
 * Return whether a word is valid, as a sentence: "QI is valid in ENABLE."
 * @param {string} word
 * @param {string} dictionary
 * @param {boolean} isValid
 */
export const validityText = (word, dictionary, isValid) =>
  `${word} is ${isValid ? "valid" : "not valid"} in ${dictionaryTitle(dictionary)}.`;

/** @param {string} front letters with spaces between them @param {string} back */
export const hooksText = (front, back) =>
  `Front hooks: ${front || "none"}. Back hooks: ${back || "none"}.`;

export const anagrams = "Anagrams:";
export const backExtensions = "Back extensions:";
export const frontExtensions = "Front extensions:";
/** @param {number} count */
export const allWords = (count) => `all ${counted(count, "word")}`;
export const closeButton = "Close";
export const wordStudyLink = "Open in Words";
