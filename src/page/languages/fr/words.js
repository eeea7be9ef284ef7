// Word study: conditions, the words that meet them, the form, and a word that is looked up, in
// French.

/** @type {typeof import("../en/words.js").default} */
export default function texts({ count, number }) {
  const wordCount = (/** @type {number} */ n) => count(n, { one: "# mot", other: "# mots" });

  return {
    about: "Cherche un mot, ou trouve tous les mots qui remplissent des conditions.",
    conditionsLabel: "Mot ou recherche",
    conditionsExample: "STARE, RETAINS? ou length:7 and includes:Z",
    examplesLabel: "Exemples",
    tryLabel: "Essaie",
    EXAMPLES: [
      ["STARE est-il valable ?", "STARE"],
      ["Anagrammes de RETAINS plus un joker", "RETAINS?"],
      ["Mots de deux lettres", "length:2"],
      ["Q sans U", "includes:Q and excludes:U"],
      ["Sept lettres, cinq voyelles", "length:7 and vowels:5-"],
      ["Trois lettres sans rajout", "length:3 and front-hooks:0 and back-hooks:0"],
      ["Les 100 mots de 8 lettres les plus probables", "length:8 and probability:1-100"],
      ["Motif ?W*M?S", "pattern:?W*M?S"],
    ],
    correctionsLabel: "Corrections",
    formFold: "Utiliser un formulaire",
    ORDERS: [
      ["alphabet", "Alphabet"],
      ["probability", "Probabilité"],
      ["playability", "Jouabilité"],
      ["length", "Longueur"],
      ["points", "Points"],
    ],
    columnsLabel: "Afficher",
    COLUMN_BUTTONS: {
      hooks: "Rajouts",
      points: "Points",
      probability: "Probabilité",
      playability: "Jouabilité",
      anagrams: "Anagrammes",
      definition: "Définitions",
    },
    COLUMNS: {
      front_hooks: "Devant",
      words: "Mot",
      back_hooks: "Derrière",
      points: "Points",
      probability: "Probabilité",
      playability: "Jouabilité",
      anagrams: "Anagrammes",
      definition: "Définition",
    },
    TEXT_COLUMNS: {
      front_hooks: "rajouts devant",
      words: "mot",
      back_hooks: "rajouts derrière",
      points: "points",
      probability: "probabilité",
      playability: "jouabilité",
      playability_value: "jouabilité pour 1 000 parties",
      anagrams: "anagrammes",
      definition: "définition",
    },
    wordsLabel: "Mots",
    wordCount,
    noConditions: "Tape un mot ou une recherche, touche un exemple ou remplis le formulaire.",
    searching: "Recherche… La première prend une seconde.",
    noWords: "Aucun mot de ce dictionnaire ne remplit ces conditions.",
    earlierWords: "Voici les résultats de ta dernière recherche correcte.",
    moreButton: "Plus de mots",
    listedText: (shown, all) => `${number(shown)} sur ${wordCount(all)}.`,
    quizOnThese: "Quiz sur ces mots",
    copyListButton: "Copier la liste",
    saveListButton: "Enregistrer en texte",
    copyRefused: "Ton navigateur ne permet pas de copier ici. Enregistre plutôt la liste.",

    FIELDS: [
      { name: "anagram", label: "Anagramme de", example: "RETAINS?" },
      { name: "subanagram", label: "Formé d’une partie de", example: "QUIZCAT" },
      { name: "pattern", label: "Motif", example: "?W*M?S" },
      { name: "length", label: "Nombre de lettres", example: "7 ou 7-8" },
      { name: "prefix", label: "Commence par", example: "OVER" },
      { name: "suffix", label: "Finit par", example: "NESS" },
      { name: "contains", label: "Contient la suite", example: "TCH" },
      { name: "includes", label: "Contient toutes", example: "JX" },
      { name: "excludes", label: "Ne contient aucune", example: "AEIOU" },
      { name: "vowels", label: "Nombre de voyelles", example: "5-" },
      { name: "front-hooks", label: "Rajouts devant", example: "S, ou 0 si aucun" },
      { name: "back-hooks", label: "Rajouts derrière", example: "S, ou 0 si aucun" },
      { name: "points", label: "Points", example: "30-" },
      { name: "probability", label: "Rang de probabilité", example: "1-500" },
      { name: "playability", label: "Rang de jouabilité", example: "1-500" },
      { name: "definition", label: "La définition contient", example: "fish*" },
    ],
    partLabel: "Nature du mot",
    PARTS: [
      ["", "Toutes"],
      ["noun", "Nom"],
      ["verb", "Verbe"],
      ["adjective", "Adjectif"],
      ["adverb", "Adverbe"],
      ["conjunction", "Conjonction"],
      ["interjection", "Interjection"],
      ["preposition", "Préposition"],
      ["pronoun", "Pronom"],
    ],
    otherDictionaryLabel: "Autre dictionnaire",
    anyDictionary: "Peu importe",
    alsoIn: (dictionary) => `Seulement les mots aussi admis par ${dictionary}`,
    notIn: (dictionary) => `Seulement les mots non admis par ${dictionary}`,
    beyondForm:
      "Cette recherche est trop complexe pour le formulaire. Ce que tu saisis ici la remplace.",
    signsHint:
      "? remplace une lettre quelconque, * n’importe quel nombre de lettres, [AEIOU] une de ces lettres, [^AEIOU] toute autre lettre. 7-8 signifie de 7 à 8 ; 5- signifie 5 ou plus.",

    lookupLabel: "Mot",
    validityText: (word, dictionary, isValid) =>
      isValid
        ? `${word} est valable dans ${dictionary}.`
        : `${word} n’est pas valable dans ${dictionary}.`,
    hooksText: (front, back) =>
      `Rajouts devant : ${front || "aucun"}. Derrière : ${back || "aucun"}.`,
    anagrams: "Anagrammes :",
    backExtensions: "Rallonges derrière :",
    frontExtensions: "Rallonges devant :",
    allWords: (all) => `les ${wordCount(all)}`,
    closeButton: "Fermer",
    wordStudyLink: "Ouvrir dans « Mots »",
  };
}
