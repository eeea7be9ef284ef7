// The quiz, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, number, list }) {
  const words = (/** @type {number} */ n) => count(n, { one: "# word", other: "# words" });
  const questions = (/** @type {number} */ n) =>
    count(n, { one: "# question", other: "# questions" });

  return {
    /** Kinds of questions, with what they ask. */
    KIND_TEXTS: {
      anagrams: { title: "Anagrams", about: "Find all words with the same letters." },
      hooks: {
        title: "Hooks",
        about: "Find every letter that makes a new word at the front or the back.",
      },
      subanagrams: {
        title: "Words within",
        about: "Find all words made from some of the letters.",
      },
      patterns: { title: "Lists", about: "Find all words that meet your conditions." },
      valid: {
        title: "Valid or phony?",
        about: "Is it a word? Half of them are phonies: words with one letter changed.",
      },
    },
    /** The task of each kind, above its question. */
    TASKS: {
      anagrams: "Find all words with these letters.",
      hooks: "Which letters go on the front, and which on the back?",
      subanagrams: "Find all words made from these letters.",
      patterns: "Find all words that meet these conditions.",
      valid: "Is this word in the dictionary?",
    },
    /** The keys for "valid" and "phony". */
    KEYS: ["Y", "N"],
    typingHint: "One word at a time, or several separated by spaces.",
    hooksTypingHint: "Whole words or just letters: S- for the front, -DRS for the back.",
    ORDER_TEXTS: {
      random: "Random",
      probability: "Most probable first",
      playability: "Most playable first",
      alphabet: "Alphabet",
      length: "Shortest first",
      points: "Most points first",
    },
    /** Titles of ready-made quizzes. */
    READY: {
      twos: "Two-letter words",
      hooks: "Hooks of two-letter words",
      validTwos: "Two letters: valid or phony?",
      threes: "Three-letter words",
      sevens: "Most probable sevens",
      eights: "Most probable eights",
      withJ: "Short words with J",
      withQXZ: "Short words with Q, X or Z",
      withoutU: "Q without U",
      within: "Words within five letters",
      twosByLetter: "Two-letter words by first letter",
    },
    title: "Quiz",
    about: "Learn words, and review them just before you forget.",
    own: "Your quizzes",
    ready: "Ready-made quizzes",
    make: "Make your own quiz",
    all: "All quizzes",
    start: "Start the quiz",
    save: "Save to a file",
    remove: "Remove …",
    removeYes: "Remove",
    removeNo: "Keep it",
    removeAsk: "Remove this quiz and your progress?",
    load: "Load a saved quiz",
    loadHint: "A file saved on this page or by lexicon-fast decks export.",
    kindLabel: "Questions",
    conditions: "Conditions",
    conditionsHint: "The same as under Words, for example length:7 and includes:Z.",
    lines: "Conditions, one question per line",
    order: "New questions",
    placeholder: "length:7 and includes:Z",
    loading: "Loading the questions …",
    noneAsked: "None of the questions can be asked.",
    noQuestions: "There are no questions: no words in this dictionary meet these conditions.",
    gone: "This quiz isn’t in this browser. It may have been removed.",
    denied:
      "Your browser won’t store data for this page or has no room left, so you’ll lose your progress when you close the page.",
    otherLetters: "The dictionary’s alphabet has changed since this quiz was made.",
    answer: "Your answer",
    check: "Check",
    shuffle: "Shuffle",
    give: "Show the answers",
    next: "Next question",
    valid: "Valid",
    phony: "Phony",
    keys: "Or press Y for valid, N for phony.",
    front: "Front",
    wordColumn: "Word",
    back: "Back",
    meaning: "Meaning",
    missed: "missed",
    found: "found",
    done: "Done for now",
    missedTitle: "Missed",
    more: "More new questions",
    nothingTyped: "Type a word first.",
    /** due: questions that wait; learned: those asked so far. */
    deckState: (/** @type {number} */ due, /** @type {number} */ learned) => {
      if (!learned) return "not started";
      return `${due ? `${number(due)} due` : "nothing due"}, ${questions(learned)} asked so far`;
    },
    progressText: (
      /** @type {number} */ due,
      /** @type {number} */ fresh,
      /** @type {number} */ asked,
    ) =>
      `${number(due)} due · ${number(fresh)} new today${asked ? ` · ${number(asked)} answered` : ""}`,
    leftText: (/** @type {number} */ total, /** @type {number} */ left) =>
      left === total ? words(total) : `${words(total)}, ${number(left)} left`,
    /** Sentences on a typed word, by the verdict of the server. */
    verdicts: (/** @type {string} */ word) => ({
      right: `${word} is right.`,
      repeated: `You already typed ${word}.`,
      "not a word": `${word} isn’t in the dictionary.`,
      wrong: `${word} isn’t one of the answers.`,
      otherLetters: `${word} doesn’t use these letters.`,
    }),
    validityText: (/** @type {string} */ word, /** @type {boolean} */ isValid) =>
      isValid ? `${word} is valid.` : `${word} is a phony.`,
    RATINGS: {
      again: "Not all found.",
      hard: "Found with effort.",
      good: "Good.",
      easy: "Easy.",
    },
    VALIDITY_RATINGS: {
      again: "Your answer was wrong.",
      hard: "Right with effort.",
      good: "Right.",
      easy: "Right and fast.",
    },
    /** time: from now, "in 10 minutes". */
    seeAgain: (/** @type {string} */ time) => `You’ll see it again ${time}.`,
    nextDueText: (/** @type {string} */ time) => `Next question ${time}.`,
    nothingDue: "Nothing is due, and there are no new questions left for today.",
    /** asked: more than none; complete: those without a missing word. */
    summaryText: (/** @type {number} */ asked, /** @type {number} */ complete) =>
      `You answered ${questions(asked)}, ${complete === asked ? "all" : number(complete)} without a missing word.`,
    validitySummary: (/** @type {number} */ asked, /** @type {number} */ right) =>
      `You answered ${questions(asked)}, ${right === asked ? "all" : number(right)} of them right.`,
    cutText: (/** @type {number} */ most) =>
      `This quiz only asks the first ${number(most)} questions. Narrow the conditions to get others.`,
    /** Skipped questions of a session, and why. names: "A, B and 3 more". */
    moreNames: (/** @type {number} */ more) => `${number(more)} more`,
    withoutAnswers: (/** @type {string} */ names) =>
      `Skipped because the dictionary has no answers for them: ${names}.`,
    withoutHooks: (/** @type {number} */ hookless) => `Skipped: ${words(hookless)} without hooks.`,
    tooManyAnswers: (/** @type {string} */ names) =>
      `Skipped because they have more than 1,000 answers: ${names}.`,
    kindText: (/** @type {string} */ kind, /** @type {string} */ dictionary) =>
      `${kind}, ${dictionary}`,
    announcement: (/** @type {string[]} */ answers) => `The answers: ${list(answers)}.`,
    loadedText: (/** @type {string} */ name, /** @type {number} */ learned) =>
      learned
        ? `${name} is loaded, with your progress on ${questions(learned)}.`
        : `${name} is loaded.`,
    /** Why a file cannot be loaded. */
    FILE_PROBLEMS: {
      format: "This isn’t a saved quiz. Choose a file saved on this page or a deck in JSON.",
      version: "This file was saved by a newer version. Reload the page and try again.",
      kind: "This page doesn’t support questions of this kind. Choose another file.",
      fields: "The file is damaged: its name, dictionary or conditions are missing.",
      playability:
        "This quiz uses its own playability table, which this page doesn’t have. Continue it in the terminal.",
      long: "The file is too long: at most 10,000 lines of words, and 50,000 questions.",
      size: "The file is too large: at most 8 MiB.",
      card: (/** @type {number} */ question) =>
        `The file is damaged: question ${question} has invalid values.`,
      dictionary: (/** @type {string} */ name) =>
        `This server doesn’t have ${name}, the dictionary of this quiz.`,
    },
  };
}
