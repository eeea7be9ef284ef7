// The rules: around them, those of Lexicon, and those of board games, in French.

/** @type {typeof import("../en/rules.js").default} */
export default function texts({ count, list, either }) {
  const chooseAction = "À ton tour, fais une de ces choses.";
  const turns = (/** @type {number} */ n) => count(n, { one: "# tour", other: "# tours" });
  const cards = (/** @type {number} */ n) => count(n, { one: "# carte", other: "# cartes" });
  const tiles = (/** @type {number} */ n) => count(n, { one: "# lettre", other: "# lettres" });
  const upOrDown = (/** @type {number} */ change) =>
    `${change > 0 ? "augmente" : "baisse"} de ${count(Math.abs(change), { one: "# point", other: "# points" })}`;

  return {
    tableRules: "les règles de cette table",
    playersText: (fewest, most) => `De ${fewest} à ${most} joueurs.`,
    differencesFold: (rulesets) => `Différences entre les règles ${list(rulesets)}`,
    dictionariesHeading: "Dictionnaires",
    dictionariesHint: "Un mot est valable s’il figure dans le dictionnaire de la table.",
    wordCount: (words) => count(words, { one: "# mot", other: "# mots" }),
    DICTIONARY_NOTES: {
      enable: "conçu pour les jeux de lettres",
      "2of12inf": "mots courants avec leurs formes ; Lexibomb a été écrit pour lui",
      yawl: "le plus grand, avec beaucoup de mots rares",
    },
    RULESET_NOTES: {
      lexicon: {
        waddingtons: "Le livret de règles de Waddingtons, l’éditeur du jeu.",
        article: "Un article sur le jeu, avec d’autres pénalités.",
      },
      scrabble: {
        standard: "Le livret de règles.",
        super: "Super Scrabble : un plateau plus grand et deux fois plus de lettres.",
      },
      lexibomb: {
        standard: "D’après la description du programme d’origine, complétée.",
        classic_poc: "Les nombres du programme d’origine.",
      },
    },
    chooseAction,
    phoniesRejected: "Les mots absents du dictionnaire sont refusés d’office.",
    challengesOff:
      "Aux tables sans contestation, les mots non valables sont plutôt refusés d’office.",
    aimTitle: "But du jeu",
    dealTitle: "La donne",
    setupTitle: "Préparation",
    turnTitle: "Ton tour",
    pointsTitle: "Points",
    challengesTitle: "Contestations",
    gameEndTitle: "Fin de la partie",
    roundEndTitle: "Fin d’une manche",
    pointsColumn: "Points",

    aim: "Débarrasse-toi de toutes tes cartes. Quand quelqu’un pose sa dernière carte, la manche s’arrête et les autres marquent les points des cartes qui leur restent en main.",
    outAt: (score) => `Ici, marquer des points est mauvais : à ${score} ou plus, on est éliminé.`,
    won: "Le dernier joueur en lice gagne ; si le nombre de manches est fixé, c’est le score le plus bas qui gagne.",
    deal: (each, pack, twoPacksFrom) =>
      `${cards(each)} par joueur, d’un paquet de ${pack} (deux paquets à partir de ${twoPacksFrom} joueurs). Le reste forme la pioche ; sa première carte, retournée à côté, est la carte visible.`,
    dealer:
      "Chacun tire une carte ; la plus haute donne en premier (l’A est haut) et le joueur suivant commence.",
    LATER_DEALER: {
      rotation: "Aux manches suivantes, on donne à tour de rôle.",
      starter:
        "Aux manches suivantes, c’est le joueur qui a commencé la manche précédente qui donne.",
    },
    noPassing: `${chooseAction} On ne peut pas passer.`,
    form: "Forme un mot de deux lettres ou plus.",
    insert:
      "Insère une ou plusieurs cartes dans un mot de la table, aux extrémités ou entre ses lettres, qui gardent leur ordre : HAT devient THATCHED.",
    substitute: (most) =>
      most === 1
        ? "Remplace une carte d’un mot de la table par une des tiennes et prends l’ancienne en main : EXPERT devient EXPORT et tu récupères le E."
        : `Remplace ${most === null ? "une ou plusieurs cartes" : `jusqu’à ${cards(most)}`} d’un mot de la table par les tiennes et prends les anciennes en main : EXPERT devient EXPORT et tu récupères le E.`,
    draw: "Jette une carte, puis prends la carte visible ou pioche.",
    masterRule: "Le joker remplace n’importe quelle lettre. Sur la table, il garde cette lettre.",
    sameWord:
      "Tu peux aussi échanger un joker de la table contre la lettre qu’il remplace, ou une lettre contre ton joker, sans changer le mot.",
    otherWord: "Un changement doit donner un autre mot.",
    RENEWAL: {
      "under top":
        "Quand la pioche est vide, la défausse est mélangée et devient la pioche ; sa carte du dessus reste visible.",
      "turn up":
        "Quand la pioche est vide, toute la défausse est mélangée et devient la pioche, et on retourne une carte.",
    },
    roundEnds:
      "Une manche s’arrête quand une main est vide et que le dernier mot est maintenu. Si tous les joueurs sont éliminés en même temps, le score le plus bas gagne.",
    guard: (perPlayer) =>
      `Elle s’arrête aussi après ${turns(perPlayer)} par joueur sans qu’aucune main diminue ; chacun marque alors les points des cartes qu’il a en main.`,
    mayChallenge:
      "Tu peux poser n’importe quel mot, même non valable. Tout adversaire peut le contester.",
    rightChallenge: (challenger, player) => {
      const first = challenger ? ` ; le score de celui qui a contesté ${upOrDown(challenger)}` : "";
      const second = player ? ` ; le score de celui qui l’a posé ${upOrDown(player)}` : "";
      return `S’il n’est pas dans le dictionnaire, les cartes reviennent en main et le tour est perdu${first}${second}.`;
    },
    wrongChallenge: (challenger) =>
      challenger
        ? `S’il y est, le mot reste ; le score de celui qui a contesté ${upOrDown(challenger)}.`
        : "S’il y est, le mot reste.",
    cardsTitle: "Les cartes",
    cardsColumn: "Cartes",
    ofEachColumn: "Nombre",
    master: "Joker",
    packNote: (pack) => `${cards(pack)} dans un paquet.`,

    rack: (each, bag, blanks) =>
      `${tiles(each)} par joueur, d’un sac de ${bag} dont ${count(blanks, { one: "# joker", other: "# jokers" })}.`,
    begins: "Celui qui tire la lettre la plus proche de A commence ; un joker passe avant un A.",
    play: "Pose des lettres sur une même ligne ou colonne, sans trou et reliées à des lettres du plateau. Toute suite de deux lettres ou plus, horizontale ou verticale, doit être un mot.",
    wordsScore: "Chaque mot formé ou allongé rapporte les points de ses lettres.",
    exchange: (fewest) => `Échange des lettres, s’il en reste au moins ${fewest} dans le sac.`,
    pass: "Passe.",
    drawTiles: (rack) => `Après un coup, pioche dans le sac pour revenir à ${tiles(rack)}.`,
    bonus: (laid, more) =>
      `Poser ${tiles(laid)} d’un coup rapporte ${count(more, { one: "# point de prime", other: "# points de prime" })}.`,
    tilesTitle: "Les lettres",
    tilesColumn: "Lettres et nombre",
    blank: "joker",
    tilesNote: (all) => `${tiles(all)}.`,
    scrabbleAim: "Pose des mots pour marquer des points ; le meilleur score gagne.",
    board: (rows, columns) => `Le plateau a ${rows} × ${columns} cases.`,
    firstPlay: (star) =>
      star === null
        ? "Le premier coup demande au moins deux lettres."
        : `Le premier coup demande au moins deux lettres, dont une sur l’étoile (${star}).`,
    blankRule: "En posant un joker, tu choisis sa lettre. Il la garde et ne rapporte rien.",
    premiums: (letter, word) => {
      const effects = [
        letter.length ? `la lettre par ${either(letter)}` : "",
        word.length ? `le mot par ${either(word)}` : "",
      ];
      return `Les cases bonus multiplient ${list(effects.filter(Boolean))}, mais seulement pour le coup qui les couvre.`;
    },
    mayChallengePlay:
      "Tu peux poser n’importe quels mots, même non valables. Tout adversaire peut contester le coup entier.",
    phonyPlay: "Si un mot n’est pas valable, les lettres sont reprises et le tour est perdu.",
    FAILED_CHALLENGES: {
      rules: "Si tous les mots sont valables, celui qui a contesté perd son prochain tour.",
      double:
        "Si tous les mots sont valables, celui qui a contesté perd son prochain tour, qui compte comme un tour sans points.",
      single: "Si tous les mots sont valables, il ne se passe rien.",
      five: "Si tous les mots sont valables, le coup rapporte 5 points de plus.",
      ten: "Si tous les mots sont valables, le coup rapporte 10 points de plus.",
    },
    scrabbleEnd:
      "La partie s’arrête quand le sac est vide et qu’un joueur n’a plus de lettres. Il gagne alors les points des lettres restées sur les autres chevalets.",
    scrabbleZeros: (zeros) =>
      count(zeros, {
        one: "Elle s’arrête aussi après # tour sans points, tous joueurs confondus.",
        other: "Elle s’arrête aussi après # tours sans points à la suite, tous joueurs confondus.",
      }),
    scrabbleHeld:
      "Chacun perd les points des lettres restées sur son chevalet. En cas d’égalité, le joueur qui menait avant ce décompte gagne.",
    lexibombAim:
      "Pose des mots pour marquer des points, comme au Scrabble ; le meilleur score gagne.",
    lexibombBoard: (rows, columns, bombs) =>
      `Cachées sous le plateau de ${rows} × ${columns} cases : ${count(bombs, { one: "# bombe", other: "# bombes" })}.`,
    lexibombFirst: "Le premier coup demande au moins deux lettres et peut se jouer n’importe où.",
    opens:
      "Chaque nouvelle lettre découvre sa case : le nombre qui s’y trouve compte les bombes des huit cases voisines. Un 0 découvre toutes ces cases, et ainsi de suite.",
    lexibombBlank:
      "Un joker n’a pas de lettre fixe. Un mot avec jokers est valable si un choix de lettres donne un mot ; ce choix peut changer d’un mot à l’autre et d’un tour à l’autre. Un joker ne rapporte rien.",
    numbersMultiply: (effects) =>
      `Le nombre sous une nouvelle lettre multiplie : ${effects.join(" ; ")}.`,
    range: (first, last) => `${first} à ${last}`,
    numbers: (numbers) => list(numbers),
    multiplies: (numbers, letter, word) => {
      if (!word) return `${numbers}, le mot par 0`;
      const effects = [
        letter === 1 ? "" : `la lettre par ${letter}`,
        word === 1 ? "" : `le mot par ${word}`,
      ].filter(Boolean);
      return `${numbers}, ${list(effects) || "rien"}`;
    },
    bombRule:
      "Si une nouvelle lettre touche une bombe, tous les mots qui passent par elle comptent 0. Aux coups suivants, la lettre compte normalement.",
    bonusWithBombs: "Les bombes n’y changent rien.",
    lexibombEnd: "La partie s’arrête quand le sac est vide et qu’un joueur n’a plus de lettres.",
    lexibombZeros: (zeros) =>
      count(zeros, {
        one: "Elle s’arrête aussi quand un joueur a eu # tour sans points : passé, échange ou bombe.",
        other:
          "Elle s’arrête aussi quand un joueur a eu # tours sans points à la suite : passés, échanges ou bombes.",
      }),
    lexibombHeld:
      "Chacun perd les points des lettres restées sur son chevalet ; personne ne les gagne.",
  };
}
