// The first view: the form for a new game, and the tables of this browser, in French.

/** @type {typeof import("../en/start.js").default} */
export default function texts({ count, list }) {
  return {
    TAGLINES: {
      lexicon: "Le jeu de lettres avec des cartes : vide ta main avant les autres.",
      scrabble: "Croise les mots et profite des cases bonus.",
      lexibomb:
        "Le Scrabble en terrain miné : les nombres multiplient tes points, les bombes annulent le mot.",
    },
    gamesLabel: "Jeu",
    puzzlesHeading: "Défis du jour",
    notTried: "Pas encore essayé",
    formLabel: (game) => `Nouvelle partie de ${game}`,
    playButton: "Jouer",
    inviteButton: "Inviter un ami",
    optionsFold: "Options",
    opponentsText: (bots, friends) => {
      if (!bots.length && !friends) return "Tu joues en solo.";
      const invited =
        friends > 1 ? `${friends} amis (invités par lien)` : "un ami (invité par lien)";
      return `Tu joues contre ${list(friends ? [...bots, invited] : bots)}.`;
    },
    playerLabel: (seat) => `Joueur ${seat}`,
    friendOption: "Un ami (par lien)",
    addPlayerButton: "Ajouter un joueur",
    removePlayerButton: "Retirer un joueur",
    phoniesLabel: "Mots non valables",
    PHONIES: [
      ["refused", "refusés d’office"],
      ["challenged", "admis si personne ne conteste"],
    ],
    acceptedLabel: "Temps pour contester",
    acceptedHint:
      "Le temps qu’ont les adversaires pour contester un coup, si les mots non valables sont admis.",
    ACCEPTED: [
      ["20", "20 secondes"],
      ["60", "1 minute"],
      ["", "jusqu’au coup suivant"],
    ],
    penaltyLabel: "Contestation à tort",
    PENALTIES: [
      ["rules", "fait perdre un tour"],
      ["double", "fait perdre un tour, compté sans points"],
      ["single", "ne coûte rien"],
      ["five", "5 points pour le coup"],
      ["ten", "10 points pour le coup"],
    ],
    otherBotsLabel: "Bots sans niveau",
    adviceLabel: "Conseils entre amis",
    ADVICE: [
      ["off", "non"],
      ["on", "pour tous"],
    ],
    lengthLabel: "Durée",
    LENGTHS: [
      ["1", "une manche"],
      ["3", "trois manches"],
      ["", "jusqu’au dernier joueur"],
    ],
    timeLabel: "Temps",
    timeHint:
      "Si ton temps s’épuise, tu perds. Les pendules démarrent quand tout le monde a joué une fois.",
    TIMES: [
      ["", "sans limite"],
      ["game", "pour toute la partie"],
      ["turn", "par coup"],
    ],
    RULE_NUMBERS: {
      cards_each: "Cartes par joueur",
      out_at: "Points d’élimination",
      two_packs_from: "Joueurs pour deux paquets",
      max_exchanged: "Cartes remplacées au plus",
      right_challenger: "Points si contesté à raison",
      right_offender: "Points pour un mot non valable",
      wrong_challenger: "Points si contesté à tort",
      guard: "Tours avant blocage",
      bombs: "Bombes",
      exchange_from: "Lettres au sac pour échanger",
      scoreless_turns: "Tours sans points pour finir",
      zeros: "Tours sans points d’un joueur",
    },
    RULE_CHOICES: {
      same_word_exchange: [
        "Échanger un joker contre sa lettre",
        [
          ["true", "permis"],
          ["false", "interdit"],
        ],
      ],
      renewal: [
        "Quand la pioche est vide",
        [
          ["under top", "garder la carte visible"],
          ["turn up", "retourner une autre carte"],
        ],
      ],
      later_dealer: [
        "Donneur suivant",
        [
          ["rotation", "le joueur suivant"],
          ["starter", "qui a commencé la manche"],
        ],
      ],
    },
    minutesLabel: "Minutes par joueur",
    incrementLabel: "Incrément (secondes par coup)",
    turnSecondsLabel: "Secondes par coup",
    tablesHeading: "Tes tables",
    allTablesButton: (tables) => count(tables, { one: "Voir # table", other: "Voir les # tables" }),
    tableName: (game, others) =>
      others.length
        ? `${game} avec ${list(others.map((name) => name ?? "une place libre"))}`
        : game,
    tableDeleted: "Supprimée",
    seatFree: "Place libre",
    gameOver: "Partie terminée.",
    forgetButton: "Oublier",
    forgetLabel: (table) => `Oublier ${table}`,
    confirmForget: (table) => `Oublier ${table} ?`,
    forgetWarning: "Tu ne pourras pas récupérer ta place.",
    giveUpSeatButton: "Quitter ma place",
    keepSeatButton: "Garder ma place",
  };
}
