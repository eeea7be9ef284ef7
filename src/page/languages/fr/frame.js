// The frame and its controls, names, errors, and what several views share, in French.

/** @type {typeof import("../en/frame.js").default} */
export default function texts({ count, list }) {
  const you = "Toi";
  const offline = "Serveur injoignable.";
  const yourTurn = "À toi de jouer";
  const adviceAfterAnswer = "Accepte ou conteste le dernier coup, puis demande un conseil.";
  const badAction = "Le serveur n’a pas compris ce coup. Recharge la page et réessaie.";
  const searchTooLong =
    "Cette recherche prend trop de temps. Retire des conditions ou réessaie plus tard.";
  const gameTooLong = "Cette partie est trop longue pour le serveur.";
  const noMoreGames =
    "Tu ne peux pas commencer d’autre partie pour l’instant. Termine une partie en cours ou réessaie plus tard.";
  const noDictionary = "Ce serveur n’a pas ce dictionnaire. Choisis-en un autre.";
  const noPuzzle = "Ce défi n’existe pas : le numéro dans le lien doit être un nombre entier.";
  const badPosition =
    "Impossible de continuer à partir de cette position. Choisis-en une antérieure.";
  const helpElsewhere = "Cette page ne peut pas empêcher les joueurs de se faire aider ailleurs.";
  const gameAborted = "La partie a été annulée.";
  const nextGameStarted = "La partie suivante a commencé.";
  const tileCount = (/** @type {number} */ n) => count(n, { one: "# lettre", other: "# lettres" });
  const resultText = (/** @type {string[]} */ winners, margin = 0) => {
    if (!winners.length) return "La partie est terminée.";
    if (winners.length > 1) return `Victoire partagée : ${list(winners)}.`;
    const [name] = winners;
    const by = margin
      ? count(margin, { one: " avec # point d’avance", other: " avec # points d’avance" })
      : "";
    return name === you ? `Tu gagnes${by}.` : `${name} gagne${by}.`;
  };

  return {
    you,
    newGameTitle: "Nouvelle partie",
    homeLink: "Lexicon fast, accueil",
    skipLink: "Aller au contenu",
    mainNavigation: "Menu principal",
    announcements: "Annonces",
    VIEW_TITLES: {
      play: "Jouer",
      puzzle: "Défi",
      solver: "Solveur",
      words: "Mots",
      quiz: "Quiz",
      replay: "Revoir",
      rules: "Règles",
      table: "Table",
      unknown: "Page introuvable",
    },
    tabTitle: (title) => `${title} · Lexicon fast`,
    copyButton: "Copier",
    copied: "Copié.",
    undoButton: "Annuler",
    clearButton: "Effacer",
    stopButton: "Arrêter",
    orderLabel: "Tri",
    takeBackButton: "Reprendre",
    rulesetLabel: "Règles",
    dictionaryLabel: "Dictionnaire",
    gamesNavigation: "Jeux",
    languageLabel: "Langue",
    themeLabel: "Thème",
    THEMES: [
      ["auto", "Auto"],
      ["light", "Clair"],
      ["dark", "Sombre"],
    ],
    soundsLabel: "Sons",
    SOUND_CHOICES: [
      ["off", "Non"],
      ["on", "Oui"],
    ],
    cardCount: (cards) => count(cards, { one: "# carte", other: "# cartes" }),
    tileCount,
    LEVELS: [
      ["level1", "Novice"],
      ["level3", "Amateur"],
      ["level5", "Confirmé"],
      ["level8", "Expert"],
      ["level10", "Maître"],
    ],
    levelName: (level) => `Niveau ${level}`,
    playerName: (seat) => `Joueur ${seat}`,
    quotedName: (name) => `« ${name} »`,
    opponentLabel: "Adversaire",
    botOption: (title) => `Bot : ${title}`,
    resultText,
    ranOutOfTime: (name) =>
      name === you ? "Tu n’as plus de temps." : `${name} n’a plus de temps.`,
    resigned: (name) => (name === you ? "Tu abandonnes." : `${name} abandonne.`),
    forfeited: (name) => (name === you ? "Tu perds par forfait." : `${name} perd par forfait.`),
    gameAborted,
    DICTIONARY_HINTS: {
      enable: "pour les jeux de lettres",
      "2of12inf": "mots courants",
      yawl: "avec des mots rares",
    },
    longTileHint: (tile, letters) =>
      `Tape ${letters} pour le jeton ${tile} ; avec | entre elles, les lettres restent séparées.`,
    RULESETS: {
      standard: "standard",
      super: "super",
      waddingtons: "Waddingtons",
      article: "alternatives",
      classic_poc: "d’origine",
    },
    rulesText: (title) => `Règles ${title}`,
    rulesWithoutPhonies: (title) => `Règles ${title}, mots non valables refusés`,
    changedRules: (title) => `Règles ${title}, modifiées`,
    rulesOfGame: (game) => `Règles du ${game}`,
    gameLog: "Déroulement",
    nextGameStarted,
    yourNameLabel: "Ton nom",
    yourTurn,
    toMoveText: (name) => `C’est à ${name}`,
    offline,
    offlineNotice:
      "Serveur injoignable. Les règles et tout ce que tu as déjà cherché ou résolu restent disponibles ; les parties, les défis et toute nouvelle demande ont besoin du serveur.",
    retryButton: "Réessayer",
    unknownAddress:
      "Cette adresse ne mène nulle part. Vérifie le lien ou commence une nouvelle partie.",
    helpElsewhere,
    adviceAfterAnswer,
    ERRORS: {
      NoSuchTable: "Cette table n’existe pas. Elle a peut-être été supprimée.",
      NoSeat: "Cette table est complète.",
      NotOver: "La partie n’est pas finie, et son fichier révélerait ce qui est caché.",
      NotLoaded: "Ce serveur n’a pas le dictionnaire de cette partie.",
      Stale: "Quelqu’un a joué avant toi. Regarde la table et réessaie.",
      NoAdvice: adviceAfterAnswer,
      BadToken: "Le serveur ne reconnaît pas ta place. Recharge la page pour suivre la partie.",
      BadAction: badAction,
      Failure: "Un bot de ce serveur ne fonctionne pas. Joue contre un autre.",
      BadRecord:
        "Ce fichier ne contient aucune partie. Choisis une partie enregistrée ici ou un fichier GCG.",
      NoDefinitions:
        "Ce serveur n’a pas de définitions. Retire definition: et part-of-speech: de ta recherche.",
      NoPlayability:
        "Ce dictionnaire n’a pas de rangs de jouabilité. Retire playability: de ta recherche.",
      BadQuery: "Il y a une erreur dans cette recherche. Corrige-la ou touche un exemple.",
      TooMuch: "C’est trop pour le serveur. Essaie plus court ou réessaie plus tard.",
      "dictionary.find NotLoaded": noDictionary,
      "dictionary.info NotLoaded": noDictionary,
      "dictionary.find TooMuch": searchTooLong,
      "quiz.keys TooMuch": searchTooLong,
      "rules BadOption": "Ces règles n’existent pas. Choisis-en d’autres dans la liste.",
      "table.new TooMuch": noMoreGames,
      "table.again TooMuch": noMoreGames,
      "record.replay TooMuch": gameTooLong,
      "analyse TooMuch": gameTooLong,
      Busy: "Le serveur est occupé. Réessaie dans un instant.",
      Closing: "Le serveur est en train de s’arrêter. Réessaie plus tard.",
    },
    withLine: (text, line) => `${text} (Voir ligne ${line}.)`,
    FORBIDDEN: {
      abort:
        "Tout le monde a déjà joué, tu ne peux donc plus annuler la partie. Tu peux abandonner.",
      action: badAction,
      added: "Ajoute au moins une carte au mot.",
      hand: "Tu n’as pas toutes les cartes de ce mot.",
      order: "Les lettres de l’ancien mot gardent leur ordre, et un joker reste un joker.",
      over: "La partie est terminée.",
      phase: "Accepte ou conteste d’abord le dernier coup.",
      rack: "Tu n’as pas toutes ces lettres.",
      "same word": "À cette table, un changement doit donner un autre mot.",
      target: "Ce mot n’est plus sur la table.",
      turn: "Ce n’est pas à toi de jouer.",
    },
    noPuzzle,
    WRONG_FIELDS: [
      ["params.seed", noPuzzle],
      ["params.seats", "Ces joueurs ou ces noms ne sont pas permis. Choisis-en d’autres."],
      ["params.name", "Ce nom n’est pas permis. Choisis-en un autre."],
      ["params.clock", "Ces temps de jeu ne sont pas permis. Choisis-en d’autres."],
      ["params.record", badPosition],
      ["params.events", badPosition],
      ["params.action", badAction],
      [
        "params.filter.contains",
        "« Chercher » attend des lettres d’un mot, par exemple QU, ou, sur un plateau, sa case de départ, par exemple 8D.",
      ],
      ["params.filter.at", "La case de départ d’un coup doit être sur le plateau, par exemple 8D."],
      ["params.filter.covers", "« Couvre » attend des cases du plateau, par exemple H8 O15."],
      ["params.filter", "Un de ces filtres a une valeur impossible. Corrige-la."],
    ],
    notAccepted: "Le serveur a refusé cette demande. Modifie ta saisie ou recharge la page.",
    serverFailed: "Une erreur s’est produite sur le serveur. Réessaie plus tard.",
    attempts: (tries) => count(tries, { one: "# essai", other: "# essais" }),
    solvedIn: (tries) => count(tries, { one: "Résolu en # essai", other: "Résolu en # essais" }),
    notSolved: "Non résolu",
  };
}
