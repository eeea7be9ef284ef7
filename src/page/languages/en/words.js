// Word study: conditions, the words that meet them, the form, and a word that is looked up, in
// English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, number }) {
  const wordCount = (/** @type {number} */ n) => count(n, { one: "# word", other: "# words" });

  return {
    about: "Look up a word, or find all words that match a query.",
    conditionsLabel: "Word or query",
    conditionsExample: "STARE, RETAINS? or length:7 and includes:Z",
    examplesLabel: "Examples",
    tryLabel: "Try",
    /** Examples: what they find, and the conditions. */
    EXAMPLES: /** @type {[string, string][]} */ ([
      ["Is STARE valid?", "STARE"],
      ["Anagrams of RETAINS and a blank", "RETAINS?"],
      ["Two-letter words", "length:2"],
      ["Q without U", "includes:Q and excludes:U"],
      ["Seven letters, five vowels", "length:7 and vowels:5-"],
      ["Hookless threes", "length:3 and front-hooks:0 and back-hooks:0"],
      ["The 100 most probable eights", "length:8 and probability:1-100"],
      ["Pattern ?W*M?S", "pattern:?W*M?S"],
    ]),
    correctionsLabel: "Corrections",
    formFold: "Use a form instead",
    ORDERS: /** @type {[string, string][]} */ ([
      ["alphabet", "Alphabet"],
      ["probability", "Probability"],
      ["playability", "Playability"],
      ["length", "Length"],
      ["points", "Points"],
    ]),
    columnsLabel: "Show",
    /** Facts about each word that can be shown. */
    COLUMN_BUTTONS: {
      hooks: "Hooks",
      points: "Points",
      probability: "Probability",
      playability: "Playability",
      anagrams: "Anagrams",
      definition: "Definitions",
    },
    /** Headings of the list. */
    COLUMNS: {
      front_hooks: "Front",
      words: "Word",
      back_hooks: "Back",
      points: "Points",
      probability: "Probability",
      playability: "Playability",
      anagrams: "Anagrams",
      definition: "Definition",
    },
    /** Headings of the list as a text. */
    TEXT_COLUMNS: {
      front_hooks: "front hooks",
      words: "word",
      back_hooks: "back hooks",
      points: "points",
      probability: "probability",
      playability: "playability",
      playability_value: "playability per 1,000 games",
      anagrams: "anagrams",
      definition: "definition",
    },
    wordsLabel: "Words",
    wordCount,
    noConditions: "Type a word or a query, tap an example or use the form.",
    searching: "Searching … The first search takes a second.",
    noWords: "No words in this dictionary meet these conditions.",
    earlierWords: "These are the results of your last valid query.",
    moreButton: "More words",
    listedText: (/** @type {number} */ shown, /** @type {number} */ all) =>
      `Showing ${number(shown)} of ${wordCount(all)}.`,
    quizOnThese: "Quiz me on these",
    copyListButton: "Copy the list",
    saveListButton: "Save as text",
    copyRefused: "Your browser doesn’t allow copying here. Save the list instead.",

    /** The conditions that the form has fields for. name: in a query. */
    FIELDS: [
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
    ],
    partLabel: "Part of speech",
    PARTS: /** @type {[string, string][]} */ ([
      ["", "Any"],
      ["noun", "Noun"],
      ["verb", "Verb"],
      ["adjective", "Adjective"],
      ["adverb", "Adverb"],
      ["conjunction", "Conjunction"],
      ["interjection", "Interjection"],
      ["preposition", "Preposition"],
      ["pronoun", "Pronoun"],
    ]),
    otherDictionaryLabel: "Other dictionary",
    anyDictionary: "Any",
    alsoIn: (/** @type {string} */ dictionary) => `Only words also in ${dictionary}`,
    notIn: (/** @type {string} */ dictionary) => `Only words not in ${dictionary}`,
    beyondForm: "This query is too complex for the form. Anything you enter here replaces it.",
    signsHint:
      "? stands for any letter, * for any number of letters, [AEIOU] for one of these letters, [^AEIOU] for any other. 7-8 means 7 to 8; 5- means 5 or more.",

    lookupLabel: "Word",
    validityText: (
      /** @type {string} */ word,
      /** @type {string} */ dictionary,
      /** @type {boolean} */ isValid,
    ) =>
      isValid ? `${word} is valid in ${dictionary}.` : `${word} is not valid in ${dictionary}.`,
    /** Letters with spaces between them, "" for none. */
    hooksText: (/** @type {string} */ front, /** @type {string} */ back) =>
      `Front hooks: ${front || "none"}. Back hooks: ${back || "none"}.`,
    anagrams: "Anagrams:",
    backExtensions: "Back extensions:",
    frontExtensions: "Front extensions:",
    allWords: (/** @type {number} */ all) => `all ${wordCount(all)}`,
    closeButton: "Close",
    wordStudyLink: "Open in Words",
  };
}
