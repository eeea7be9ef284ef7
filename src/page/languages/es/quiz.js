// The quiz, in Spanish.

/** @type {typeof import("../en/quiz.js").default} */
export default function texts({ count, number, list }) {
  const words = (/** @type {number} */ n) => count(n, { one: "# palabra", other: "# palabras" });
  const answered = (/** @type {number} */ asked) =>
    count(asked, { one: "Contestaste # pregunta", other: "Contestaste # preguntas" });

  return {
    KIND_TEXTS: {
      anagrams: {
        title: "Anagramas",
        about: "Encuentra todas las palabras con las mismas letras.",
      },
      hooks: {
        title: "Ganchos",
        about: "Encuentra cada letra que forma otra palabra por delante o por detrás.",
      },
      subanagrams: {
        title: "Subanagramas",
        about: "Encuentra todas las palabras que se forman con algunas de las letras.",
      },
      patterns: {
        title: "Listas",
        about: "Encuentra todas las palabras que cumplen tus condiciones.",
      },
      valid: {
        title: "¿Válida o no?",
        about: "¿Existe la palabra? La mitad son inventadas: tienen una letra cambiada.",
      },
    },
    TASKS: {
      anagrams: "Encuentra todas las palabras con estas letras.",
      hooks: "¿Qué letras van delante y cuáles detrás?",
      subanagrams: "Encuentra todas las palabras que se forman con algunas de estas letras.",
      patterns: "Encuentra todas las palabras que cumplen estas condiciones.",
      valid: "¿Está esta palabra en el diccionario?",
    },
    KEYS: ["S", "N"],
    typingHint: "Una palabra cada vez, o varias separadas por espacios.",
    hooksTypingHint: "Palabras enteras o solo letras: S- para delante, -DRS para detrás.",
    ORDER_TEXTS: {
      random: "Al azar",
      probability: "Primero las más probables",
      playability: "Primero las más jugables",
      alphabet: "Alfabeto",
      length: "Primero las más cortas",
      points: "Primero las de más puntos",
    },
    READY: {
      twos: "Palabras de dos letras",
      hooks: "Ganchos de las palabras de dos letras",
      validTwos: "Dos letras: ¿válida o no?",
      threes: "Palabras de tres letras",
      sevens: "Las de siete letras más probables",
      eights: "Las de ocho letras más probables",
      withJ: "Palabras cortas con J",
      withQXZ: "Palabras cortas con Q, X o Z",
      withoutU: "Q sin U",
      within: "Palabras con cinco letras dadas",
      twosByLetter: "Palabras de dos letras por inicial",
    },
    title: "Test",
    about: "Aprende palabras y repásalas justo antes de olvidarlas.",
    own: "Tus tests",
    ready: "Tests preparados",
    make: "Crea tu propio test",
    all: "Todos los tests",
    start: "Empezar el test",
    save: "Guardar en un archivo",
    remove: "Quitar…",
    removeYes: "Quitar",
    removeNo: "Conservar",
    removeAsk: "¿Quitar este test y tu progreso?",
    load: "Cargar un test guardado",
    loadHint: "Un archivo guardado en esta página o con lexicon-fast decks export.",
    kindLabel: "Preguntas",
    conditions: "Condiciones",
    conditionsHint: "Como en «Palabras», por ejemplo length:7 and includes:Z.",
    lines: "Condiciones, una pregunta por línea",
    order: "Preguntas nuevas",
    placeholder: "length:7 and includes:Z",
    loading: "Cargando las preguntas…",
    noneAsked: "No se puede hacer ninguna de las preguntas.",
    noQuestions: "No hay preguntas: ninguna palabra de este diccionario cumple estas condiciones.",
    gone: "Este test no está en este navegador. Puede que se haya quitado.",
    denied:
      "Tu navegador no guarda datos de esta página o no le queda espacio, así que perderás tu progreso al cerrarla.",
    otherLetters: "El alfabeto del diccionario ha cambiado desde que se creó este test.",
    answer: "Tu respuesta",
    check: "Comprobar",
    shuffle: "Mezclar",
    give: "Ver las respuestas",
    next: "Siguiente pregunta",
    valid: "Válida",
    phony: "Inválida",
    keys: "O pulsa S si es válida, N si no lo es.",
    front: "Delante",
    wordColumn: "Palabra",
    back: "Detrás",
    meaning: "Significado",
    missed: "sin encontrar",
    found: "encontrada",
    done: "Listo por ahora",
    missedTitle: "Sin encontrar",
    more: "Más preguntas nuevas",
    nothingTyped: "Primero escribe una palabra.",
    deckState: (due, learned) => {
      if (!learned) return "sin empezar";
      const waiting = count(due, {
        zero: "nada pendiente",
        one: "# pendiente",
        other: "# pendientes",
      });
      const asked = count(learned, {
        one: "# pregunta hecha hasta ahora",
        other: "# preguntas hechas hasta ahora",
      });
      return `${waiting}, ${asked}`;
    },
    progressText: (due, fresh, asked) => {
      const waiting = count(due, { one: "# pendiente", other: "# pendientes" });
      const today = count(fresh, { one: "# nueva hoy", other: "# nuevas hoy" });
      const done = count(asked, { one: " · # contestada", other: " · # contestadas" });
      return `${waiting} · ${today}${asked ? done : ""}`;
    },
    leftText: (total, left) =>
      left === total
        ? words(total)
        : `${words(total)}, ${count(left, { one: "queda #", other: "quedan #" })}`,
    verdicts: (word) => ({
      right: `${word} es correcta.`,
      repeated: `Ya escribiste ${word}.`,
      "not a word": `${word} no está en el diccionario.`,
      wrong: `${word} no es una de las respuestas.`,
      otherLetters: `${word} no usa estas letras.`,
    }),
    validityText: (word, isValid) => (isValid ? `${word} es válida.` : `${word} no es válida.`),
    RATINGS: {
      again: "Faltó alguna.",
      hard: "Con esfuerzo.",
      good: "Bien.",
      easy: "Fácil.",
    },
    VALIDITY_RATINGS: {
      again: "Tu respuesta no era correcta.",
      hard: "Correcta, con esfuerzo.",
      good: "Correcta.",
      easy: "Correcta y rápida.",
    },
    seeAgain: (time) => `Volverá ${time}.`,
    nextDueText: (time) => `Siguiente pregunta ${time}.`,
    nothingDue: "No hay nada pendiente ni quedan preguntas nuevas para hoy.",
    summaryText: (asked, complete) => {
      if (complete === asked) return `${answered(asked)} sin que faltara ninguna palabra.`;
      return `${answered(asked)}, ${count(complete, { zero: "ninguna completa", one: "# completa", other: "# completas" })}.`;
    },
    validitySummary: (asked, right) => {
      if (right === asked) return `${answered(asked)} sin ningún fallo.`;
      return `${answered(asked)}, ${count(right, { zero: "ninguna bien", other: "# bien" })}.`;
    },
    cutText: (most) =>
      `Este test solo hace las primeras ${number(most)} preguntas. Para ver otras, pon más condiciones.`,
    moreNames: (more) => `${number(more)} más`,
    withoutAnswers: (names) =>
      `Omitidas porque el diccionario no tiene respuestas para ellas: ${names}.`,
    withoutHooks: (hookless) =>
      count(hookless, {
        one: "Omitida: # palabra sin ganchos.",
        other: "Omitidas: # palabras sin ganchos.",
      }),
    tooManyAnswers: (names) => `Omitidas porque tienen más de 1000 respuestas: ${names}.`,
    kindText: (kind, dictionary) => `${kind}, ${dictionary}`,
    announcement: (answers) => `Las respuestas: ${list(answers)}.`,
    loadedText: (name, learned) =>
      learned
        ? count(learned, {
            one: `${name} se cargó, con tu progreso en # pregunta.`,
            other: `${name} se cargó, con tu progreso en # preguntas.`,
          })
        : `${name} se cargó.`,
    FILE_PROBLEMS: {
      format:
        "Esto no es un test guardado. Elige un archivo guardado en esta página o un mazo en JSON.",
      version:
        "Este archivo se guardó con una versión más nueva. Recarga la página e inténtalo de nuevo.",
      kind: "Esta página no admite preguntas de este tipo. Elige otro archivo.",
      fields: "El archivo está dañado: le faltan el nombre, el diccionario o las condiciones.",
      playability:
        "Este test usa su propia tabla de jugabilidad, que esta página no tiene. Continúalo en la terminal.",
      long: "El archivo es demasiado largo: como máximo, 10.000 líneas de palabras y 50.000 preguntas.",
      size: "El archivo es demasiado grande: como máximo, 8 MiB.",
      card: (question) =>
        `El archivo está dañado: la pregunta ${question} tiene valores no válidos.`,
      dictionary: (name) => `Este servidor no tiene ${name}, el diccionario de este test.`,
    },
  };
}
