// The quiz, in French.

/** @type {typeof import("../en/quiz.js").default} */
export default function texts({ count, number, list }) {
  const words = (/** @type {number} */ n) => count(n, { one: "# mot", other: "# mots" });
  const questions = (/** @type {number} */ n) =>
    count(n, { one: "# question", other: "# questions" });

  return {
    KIND_TEXTS: {
      anagrams: { title: "Anagrammes", about: "Trouve tous les mots formés des mêmes lettres." },
      hooks: {
        title: "Rajouts",
        about: "Trouve chaque lettre qui, ajoutée devant ou derrière, donne un autre mot.",
      },
      subanagrams: {
        title: "Mots dans le mot",
        about: "Trouve tous les mots formés d’une partie des lettres.",
      },
      patterns: { title: "Listes", about: "Trouve tous les mots qui remplissent tes conditions." },
      valid: {
        title: "Valable ou non ?",
        about: "Ce mot existe-t-il ? Une fois sur deux, une lettre a été changée.",
      },
    },
    TASKS: {
      anagrams: "Trouve tous les mots formés de ces lettres.",
      hooks: "Quelles lettres vont devant, lesquelles derrière ?",
      subanagrams: "Trouve tous les mots formés d’une partie de ces lettres.",
      patterns: "Trouve tous les mots qui remplissent ces conditions.",
      valid: "Ce mot est-il dans le dictionnaire ?",
    },
    KEYS: ["O", "N"],
    typingHint: "Un mot à la fois, ou plusieurs séparés par des espaces.",
    hooksTypingHint:
      "Des mots entiers ou seulement des lettres : S- pour devant, -DRS pour derrière.",
    ORDER_TEXTS: {
      random: "Au hasard",
      probability: "Les plus probables d’abord",
      playability: "Les plus jouables d’abord",
      alphabet: "Alphabet",
      length: "Les plus courts d’abord",
      points: "Les plus chers d’abord",
    },
    READY: {
      twos: "Mots de deux lettres",
      hooks: "Rajouts des mots de deux lettres",
      validTwos: "Deux lettres : valable ou non ?",
      threes: "Mots de trois lettres",
      sevens: "Les 7 lettres les plus probables",
      eights: "Les 8 lettres les plus probables",
      withJ: "Mots courts avec J",
      withQXZ: "Mots courts avec Q, X ou Z",
      withoutU: "Q sans U",
      within: "Mots dans cinq lettres",
      twosByLetter: "Mots de deux lettres par initiale",
    },
    title: "Quiz",
    about: "Apprends des mots et révise-les juste avant de les oublier.",
    own: "Tes quiz",
    ready: "Quiz tout prêts",
    make: "Créer un quiz",
    all: "Tous les quiz",
    start: "Commencer le quiz",
    save: "Enregistrer dans un fichier",
    remove: "Supprimer…",
    removeYes: "Supprimer",
    removeNo: "Garder",
    removeAsk: "Supprimer ce quiz et ta progression ?",
    load: "Charger un quiz enregistré",
    loadHint: "Un fichier enregistré sur cette page ou par lexicon-fast decks export.",
    kindLabel: "Questions",
    conditions: "Conditions",
    conditionsHint: "Comme sous « Mots », par exemple length:7 and includes:Z.",
    lines: "Conditions, une question par ligne",
    order: "Nouvelles questions",
    placeholder: "length:7 and includes:Z",
    loading: "Chargement des questions…",
    noneAsked: "Aucune des questions ne peut être posée.",
    noQuestions:
      "Il n’y a pas de questions : aucun mot de ce dictionnaire ne remplit ces conditions.",
    gone: "Ce quiz n’est pas dans ce navigateur. Il a peut-être été supprimé.",
    denied:
      "Ton navigateur n’enregistre rien pour cette page ou n’a plus de place : tu perdras ta progression en fermant la page.",
    otherLetters: "L’alphabet du dictionnaire a changé depuis la création de ce quiz.",
    answer: "Ta réponse",
    check: "Vérifier",
    shuffle: "Mélanger",
    give: "Voir les réponses",
    next: "Question suivante",
    valid: "Valable",
    phony: "Non valable",
    keys: "Ou appuie sur O si le mot est valable, sur N sinon.",
    front: "Devant",
    wordColumn: "Mot",
    back: "Derrière",
    meaning: "Sens",
    missed: "manqué",
    found: "trouvé",
    done: "Fini pour l’instant",
    missedTitle: "Manqués",
    more: "Plus de questions",
    nothingTyped: "Tape d’abord un mot.",
    deckState: (due, learned) => {
      if (!learned) return "pas commencé";
      const asked = count(learned, {
        one: "# question posée jusqu’ici",
        other: "# questions posées jusqu’ici",
      });
      return `${due ? `${number(due)} à revoir` : "rien à revoir"}, ${asked}`;
    },
    progressText: (due, fresh, asked) => {
      const today = count(fresh, {
        one: "# nouvelle aujourd’hui",
        other: "# nouvelles aujourd’hui",
      });
      const answers = count(asked, { one: "# réponse", other: "# réponses" });
      return `${number(due)} à revoir · ${today}${asked ? ` · ${answers}` : ""}`;
    },
    leftText: (total, left) =>
      left === total ? words(total) : `${words(total)}, encore ${number(left)}`,
    verdicts: (word) => ({
      right: `${word} est juste.`,
      repeated: `Tu as déjà tapé ${word}.`,
      "not a word": `${word} n’est pas dans le dictionnaire.`,
      wrong: `${word} ne fait pas partie des réponses.`,
      otherLetters: `${word} n’est pas formé de ces lettres.`,
    }),
    validityText: (word, isValid) =>
      isValid ? `${word} est valable.` : `${word} n’est pas valable.`,
    RATINGS: {
      again: "Il en manque.",
      hard: "Trouvé avec peine.",
      good: "Bien.",
      easy: "Facile.",
    },
    VALIDITY_RATINGS: {
      again: "Mauvaise réponse.",
      hard: "Juste, avec peine.",
      good: "Juste.",
      easy: "Juste et rapide.",
    },
    seeAgain: (time) => `La question reviendra ${time}.`,
    nextDueText: (time) => `Prochaine question ${time}.`,
    nothingDue: "Rien à revoir, et plus de nouvelles questions pour aujourd’hui.",
    summaryText: (asked, complete) =>
      `Tu as répondu à ${questions(asked)}, ${complete === asked ? "toujours" : `dont ${number(complete)}`} sans mot manqué.`,
    validitySummary: (asked, right) =>
      `Tu as répondu à ${questions(asked)} : ${count(right, { one: "# bonne réponse", other: "# bonnes réponses" })}.`,
    cutText: (most) =>
      `Ce quiz ne pose que les ${number(most)} premières questions. Pour en avoir d’autres, restreins les conditions.`,
    moreNames: (more) => `${number(more)} de plus`,
    withoutAnswers: (names) =>
      `Questions sautées, car le dictionnaire n’a pas de réponse : ${names}.`,
    withoutHooks: (hookless) =>
      count(hookless, {
        one: "# mot sans rajout a été sauté.",
        other: "# mots sans rajout ont été sautés.",
      }),
    tooManyAnswers: (names) =>
      `Questions sautées, car elles ont plus de 1 000 réponses : ${names}.`,
    kindText: (kind, dictionary) => `${kind}, ${dictionary}`,
    announcement: (answers) => `Les réponses : ${list(answers)}.`,
    loadedText: (name, learned) =>
      learned
        ? `${name} est chargé, avec ta progression sur ${questions(learned)}.`
        : `${name} est chargé.`,
    FILE_PROBLEMS: {
      format:
        "Ce n’est pas un quiz enregistré. Choisis un fichier enregistré sur cette page ou un paquet de questions en JSON.",
      version: "Ce fichier vient d’une version plus récente. Recharge la page et réessaie.",
      kind: "Cette page ne connaît pas ce type de questions. Choisis un autre fichier.",
      fields: "Le fichier est abîmé : il manque le nom, le dictionnaire ou les conditions.",
      playability:
        "Ce quiz a sa propre table de jouabilité, que cette page n’a pas. Continue dans le terminal.",
      long: "Le fichier est trop long : au plus 10 000 lignes de mots et 50 000 questions.",
      size: "Le fichier est trop gros : au plus 8 Mio.",
      card: (question) =>
        `Le fichier est abîmé : la question ${question} a des valeurs non valables.`,
      dictionary: (name) => `Ce serveur n’a pas ${name}, le dictionnaire de ce quiz.`,
    },
  };
}
