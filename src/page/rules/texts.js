// Texts of the rules: around them, and sentences that are the same for all games.

import { counted, joined, listed } from "../texts.js";

/** The choice of the rules of a table that have no name. */
export const tableRules = "this table’s rules";
/** @param {[fewest: number, most: number]} players */
export const playersText = ([fewest, most]) => `For ${fewest} to ${most} players.`;
/** @param {string[]} rulesets their titles */
export const differencesFold = (rulesets) => `How the ${listed(rulesets)} rules differ`;

export const dictionariesHeading = "Dictionaries";
export const dictionariesHint = "A word is valid if it is in the table’s dictionary.";

/** Facts about dictionaries, by their names. */
const DICTIONARY_NOTES = /** @type {Record<string, string>} */ ({
  enable: "made for word games",
  "2of12inf": "common words and their inflections; Lexibomb was written for it",
  yawl: "the largest, with many rare words",
});

/**
 * Return facts about a dictionary, after its name: ": 172,820 words, made for word games".
 * @param {string} name
 * @param {number | null} words null as long as it is not known
 */
export function dictionaryFacts(name, words) {
  const count = words === null ? null : counted(words, "word");
  const facts = joined([count, DICTIONARY_NOTES[name]], ", ");
  return facts && `: ${facts}`;
}

export const chooseAction = "On your turn, do one of the following.";
export const phoniesRejected = "Words that aren’t in the dictionary are rejected at once.";
export const challengesOff = "At tables without challenges, phonies are rejected at once instead.";
