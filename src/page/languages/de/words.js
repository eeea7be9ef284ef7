// Word study: conditions, the words that meet them, the form, and a word that is looked up, in
// German.

/** @type {typeof import("../en/words.js").default} */
export default function texts({ count, number }) {
  const wordCount = (/** @type {number} */ n) => count(n, { one: "# Wort", other: "# Wörter" });

  return {
    about: "Schlag ein Wort nach oder finde alle Wörter, die zu einer Anfrage passen.",
    conditionsLabel: "Wort oder Anfrage",
    conditionsExample: "STARE, RETAINS? oder length:7 and includes:Z",
    examplesLabel: "Beispiele",
    tryLabel: "Probier",
    EXAMPLES: [
      ["Ist STARE gültig?", "STARE"],
      ["Anagramme von RETAINS und einem Blanko", "RETAINS?"],
      ["Wörter mit zwei Buchstaben", "length:2"],
      ["Q ohne U", "includes:Q and excludes:U"],
      ["Sieben Buchstaben, fünf Vokale", "length:7 and vowels:5-"],
      ["Dreier, die sich nicht verlängern lassen", "length:3 and front-hooks:0 and back-hooks:0"],
      ["Die 100 wahrscheinlichsten Achter", "length:8 and probability:1-100"],
      ["Muster ?W*M?S", "pattern:?W*M?S"],
    ],
    correctionsLabel: "Korrekturen",
    formFold: "Stattdessen ein Formular ausfüllen",
    ORDERS: [
      ["alphabet", "Alphabet"],
      ["probability", "Wahrscheinlichkeit"],
      ["playability", "Spielbarkeit"],
      ["length", "Länge"],
      ["points", "Punkte"],
    ],
    columnsLabel: "Zeigen",
    COLUMN_BUTTONS: {
      hooks: "Anhänge",
      points: "Punkte",
      probability: "Wahrscheinlichkeit",
      playability: "Spielbarkeit",
      anagrams: "Anagramme",
      definition: "Definitionen",
    },
    COLUMNS: {
      front_hooks: "Vorn",
      words: "Wort",
      back_hooks: "Hinten",
      points: "Punkte",
      probability: "Wahrsch.",
      playability: "Spielb.",
      anagrams: "Anagramme",
      definition: "Definition",
    },
    TEXT_COLUMNS: {
      front_hooks: "Anhänge vorn",
      words: "Wort",
      back_hooks: "Anhänge hinten",
      points: "Punkte",
      probability: "Wahrscheinlichkeit",
      playability: "Spielbarkeit",
      playability_value: "Spielbarkeit pro 1.000 Partien",
      anagrams: "Anagramme",
      definition: "Definition",
    },
    wordsLabel: "Wörter",
    wordCount,
    noConditions: "Tippe ein Wort oder eine Anfrage, wähle ein Beispiel oder nimm das Formular.",
    searching: "Suche läuft … Die erste dauert eine Sekunde.",
    noWords: "Kein Wort in diesem Wörterbuch erfüllt diese Bedingungen.",
    earlierWords: "Das sind die Ergebnisse deiner letzten gültigen Anfrage.",
    moreButton: "Mehr Wörter",
    listedText: (shown, all) =>
      count(all, { one: `${number(shown)} von # Wort.`, other: `${number(shown)} von # Wörtern.` }),
    quizOnThese: "Frag mich diese ab",
    copyListButton: "Liste kopieren",
    saveListButton: "Als Text speichern",
    copyRefused: "Dein Browser erlaubt hier kein Kopieren. Speichere die Liste stattdessen.",

    FIELDS: [
      { name: "anagram", label: "Anagramm von", example: "RETAINS?" },
      { name: "subanagram", label: "Gebildet aus einigen von", example: "QUIZCAT" },
      { name: "pattern", label: "Muster", example: "?W*M?S" },
      { name: "length", label: "Anzahl der Buchstaben", example: "7 oder 7-8" },
      { name: "prefix", label: "Beginnt mit", example: "OVER" },
      { name: "suffix", label: "Endet auf", example: "NESS" },
      { name: "contains", label: "Enthält die Folge", example: "TCH" },
      { name: "includes", label: "Enthält alle von", example: "JX" },
      { name: "excludes", label: "Enthält keinen von", example: "AEIOU" },
      { name: "vowels", label: "Anzahl der Vokale", example: "5-" },
      { name: "front-hooks", label: "Anhänge vorn", example: "S oder 0 für keine" },
      { name: "back-hooks", label: "Anhänge hinten", example: "S oder 0 für keine" },
      { name: "points", label: "Punkte", example: "30-" },
      { name: "probability", label: "Rang der Wahrscheinlichkeit", example: "1-500" },
      { name: "playability", label: "Rang der Spielbarkeit", example: "1-500" },
      { name: "definition", label: "Definition enthält", example: "fish*" },
    ],
    partLabel: "Wortart",
    PARTS: [
      ["", "Beliebig"],
      ["noun", "Substantiv"],
      ["verb", "Verb"],
      ["adjective", "Adjektiv"],
      ["adverb", "Adverb"],
      ["conjunction", "Konjunktion"],
      ["interjection", "Interjektion"],
      ["preposition", "Präposition"],
      ["pronoun", "Pronomen"],
    ],
    otherDictionaryLabel: "Anderes Wörterbuch",
    anyDictionary: "Beliebig",
    alsoIn: (dictionary) => `Nur Wörter, die auch in ${dictionary} stehen`,
    notIn: (dictionary) => `Nur Wörter, die nicht in ${dictionary} stehen`,
    beyondForm:
      "Diese Anfrage ist zu kompliziert für das Formular. Was du hier eingibst, ersetzt sie.",
    signsHint:
      "? steht für einen beliebigen Buchstaben, * für beliebig viele, [AEIOU] für einen von diesen, [^AEIOU] für jeden anderen. 7-8 heißt 7 bis 8, 5- heißt 5 oder mehr.",

    lookupLabel: "Wort",
    validityText: (word, dictionary, isValid) =>
      isValid
        ? `${word} ist gültig in ${dictionary}.`
        : `${word} ist nicht gültig in ${dictionary}.`,
    hooksText: (front, back) => `Anhänge vorn: ${front || "keine"}. Hinten: ${back || "keine"}.`,
    anagrams: "Anagramme:",
    backExtensions: "Verlängerungen hinten:",
    frontExtensions: "Verlängerungen vorn:",
    allWords: (all) => `alle ${wordCount(all)}`,
    closeButton: "Schließen",
    wordStudyLink: "Unter „Wörter“ öffnen",
  };
}
