// The quiz, in German.

/** @type {typeof import("../en/quiz.js").default} */
export default function texts({ count, number, list }) {
  return {
    KIND_TEXTS: {
      anagrams: { title: "Anagramme", about: "Finde alle Wörter aus denselben Buchstaben." },
      hooks: {
        title: "Anhänge",
        about: "Finde jeden Buchstaben, der vorn oder hinten ein neues Wort ergibt.",
      },
      subanagrams: {
        title: "Wörter im Wort",
        about: "Finde alle Wörter aus einigen der Buchstaben.",
      },
      patterns: { title: "Listen", about: "Finde alle Wörter, die deine Bedingungen erfüllen." },
      valid: {
        title: "Gültig oder nicht?",
        about: "Ist das ein Wort? Bei der Hälfte ist ein Buchstabe verändert.",
      },
    },
    TASKS: {
      anagrams: "Finde alle Wörter aus diesen Buchstaben.",
      hooks: "Welche Buchstaben passen vorn, welche hinten?",
      subanagrams: "Finde alle Wörter aus einigen dieser Buchstaben.",
      patterns: "Finde alle Wörter, die diese Bedingungen erfüllen.",
      valid: "Steht dieses Wort im Wörterbuch?",
    },
    KEYS: ["J", "N"],
    typingHint: "Ein Wort nach dem anderen oder mehrere mit Leerzeichen dazwischen.",
    hooksTypingHint: "Ganze Wörter oder nur Buchstaben: S- für vorn, -DRS für hinten.",
    ORDER_TEXTS: {
      random: "Zufällig",
      probability: "Wahrscheinlichste zuerst",
      playability: "Spielbarste zuerst",
      alphabet: "Alphabet",
      length: "Kürzeste zuerst",
      points: "Meiste Punkte zuerst",
    },
    READY: {
      twos: "Wörter mit zwei Buchstaben",
      hooks: "Anhänge der Zweier",
      validTwos: "Zwei Buchstaben: gültig oder nicht?",
      threes: "Wörter mit drei Buchstaben",
      sevens: "Wahrscheinlichste Siebener",
      eights: "Wahrscheinlichste Achter",
      withJ: "Kurze Wörter mit J",
      withQXZ: "Kurze Wörter mit Q, X oder Z",
      withoutU: "Q ohne U",
      within: "Wörter in fünf Buchstaben",
      twosByLetter: "Zweier nach Anfangsbuchstaben",
    },
    title: "Quiz",
    about: "Lerne Wörter und wiederhole sie, kurz bevor du sie vergisst.",
    own: "Deine Quizze",
    ready: "Fertige Quizze",
    make: "Eigenes Quiz zusammenstellen",
    all: "Alle Quizze",
    start: "Quiz starten",
    save: "In Datei speichern",
    remove: "Entfernen …",
    removeYes: "Entfernen",
    removeNo: "Behalten",
    removeAsk: "Dieses Quiz und deinen Fortschritt entfernen?",
    load: "Gespeichertes Quiz laden",
    loadHint: "Eine Datei, die hier oder mit lexicon-fast decks export gespeichert wurde.",
    kindLabel: "Fragen",
    conditions: "Bedingungen",
    conditionsHint: "Wie unter „Wörter“, zum Beispiel length:7 and includes:Z.",
    lines: "Bedingungen, eine Frage pro Zeile",
    order: "Neue Fragen",
    placeholder: "length:7 and includes:Z",
    loading: "Die Fragen werden geladen …",
    noneAsked: "Keine der Fragen lässt sich stellen.",
    noQuestions: "Es gibt keine Fragen: Kein Wort in diesem Wörterbuch erfüllt diese Bedingungen.",
    gone: "Dieses Quiz gibt es in diesem Browser nicht. Vielleicht wurde es entfernt.",
    denied:
      "Dein Browser speichert für diese Seite nichts oder hat keinen Platz mehr. Wenn du sie schließt, ist dein Fortschritt verloren.",
    otherLetters: "Das Alphabet des Wörterbuchs hat sich geändert, seit es dieses Quiz gibt.",
    answer: "Deine Antwort",
    check: "Prüfen",
    shuffle: "Mischen",
    give: "Antworten zeigen",
    next: "Nächste Frage",
    valid: "Gültig",
    phony: "Ungültig",
    keys: "Oder drücke J für gültig, N für ungültig.",
    front: "Vorn",
    wordColumn: "Wort",
    back: "Hinten",
    meaning: "Bedeutung",
    missed: "nicht gefunden",
    found: "gefunden",
    done: "Fertig für jetzt",
    missedTitle: "Nicht gefunden",
    more: "Mehr neue Fragen",
    nothingTyped: "Tippe zuerst ein Wort.",
    deckState: (due, learned) => {
      if (!learned) return "noch nicht angefangen";
      const asked = count(learned, {
        one: "bisher # Frage gestellt",
        other: "bisher # Fragen gestellt",
      });
      return `${due ? `${number(due)} fällig` : "nichts fällig"}, ${asked}`;
    },
    progressText: (due, fresh, asked) =>
      `${number(due)} fällig · ${number(fresh)} heute neu${asked ? ` · ${number(asked)} beantwortet` : ""}`,
    leftText: (total, left) => {
      const words = count(total, { one: "# Wort", other: "# Wörter" });
      return left === total ? words : `${words}, noch ${number(left)}`;
    },
    verdicts: (word) => ({
      right: `${word} ist richtig.`,
      repeated: `${word} hast du schon getippt.`,
      "not a word": `${word} steht nicht im Wörterbuch.`,
      wrong: `${word} ist keine der Antworten.`,
      otherLetters: `${word} besteht nicht aus diesen Buchstaben.`,
    }),
    validityText: (word, isValid) => (isValid ? `${word} ist gültig.` : `${word} ist ungültig.`),
    RATINGS: {
      again: "Nicht alle gefunden.",
      hard: "Mit Mühe gefunden.",
      good: "Gut.",
      easy: "Leicht.",
    },
    VALIDITY_RATINGS: {
      again: "Deine Antwort war falsch.",
      hard: "Mit Mühe richtig.",
      good: "Richtig.",
      easy: "Richtig und schnell.",
    },
    seeAgain: (time) => `Die Frage kommt ${time} wieder.`,
    nextDueText: (time) => `Nächste Frage ${time}.`,
    nothingDue: "Nichts ist fällig, und für heute gibt es keine neuen Fragen mehr.",
    summaryText: (asked, complete) =>
      `Du hast ${count(asked, { one: "# Frage", other: "# Fragen" })} beantwortet, ${complete === asked ? "alle" : number(complete)} vollständig.`,
    validitySummary: (asked, right) =>
      `Du hast ${count(asked, { one: "# Frage", other: "# Fragen" })} beantwortet, ${right === asked ? "alle" : number(right)} richtig.`,
    cutText: (most) =>
      `Dieses Quiz stellt nur die ersten ${number(most)} Fragen. Für andere schränke die Bedingungen ein.`,
    moreNames: (more) => `${number(more)} weitere`,
    withoutAnswers: (names) =>
      `Übersprungen, weil das Wörterbuch keine Antworten dazu hat: ${names}.`,
    withoutHooks: (hookless) =>
      count(hookless, {
        one: "Übersprungen: # Wort ohne Anhänge.",
        other: "Übersprungen: # Wörter ohne Anhänge.",
      }),
    tooManyAnswers: (names) => `Übersprungen, weil es mehr als 1.000 Antworten gibt: ${names}.`,
    kindText: (kind, dictionary) => `${kind}, ${dictionary}`,
    announcement: (answers) => `Die Antworten: ${list(answers)}.`,
    loadedText: (name, learned) =>
      learned
        ? count(learned, {
            one: `${name} ist geladen, mit deinem Fortschritt bei # Frage.`,
            other: `${name} ist geladen, mit deinem Fortschritt bei # Fragen.`,
          })
        : `${name} ist geladen.`,
    FILE_PROBLEMS: {
      format:
        "Das ist kein gespeichertes Quiz. Wähle eine hier gespeicherte Datei oder einen Stapel in JSON.",
      version:
        "Diese Datei stammt von einer neueren Version. Lade die Seite neu und versuch es noch einmal.",
      kind: "Diese Art von Fragen kennt die Seite nicht. Wähle eine andere Datei.",
      fields: "Die Datei ist beschädigt: Name, Wörterbuch oder Bedingungen fehlen.",
      playability:
        "Dieses Quiz hat eine eigene Spielbarkeitstabelle, die diese Seite nicht kennt. Mach im Terminal weiter.",
      long: "Die Datei ist zu lang: höchstens 10.000 Zeilen mit Wörtern und 50.000 Fragen.",
      size: "Die Datei ist zu groß: höchstens 8 MiB.",
      card: (question) => `Die Datei ist beschädigt: Frage ${question} hat ungültige Werte.`,
      dictionary: (name) => `Dieser Server hat ${name} nicht, das Wörterbuch dieses Quiz.`,
    },
  };
}
