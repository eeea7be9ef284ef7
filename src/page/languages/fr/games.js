// Hands, boards, racks and turns on them, and what is said about turns, in French.

/** @type {typeof import("../en/games.js").default} */
export default function texts({ count, list }) {
  const you = "Toi";
  const points = (/** @type {number} */ n) => count(n, { one: "# point", other: "# points" });
  const tileCount = (/** @type {number} */ n) => count(n, { one: "# lettre", other: "# lettres" });
  const times = (/** @type {number} */ factor) =>
    ({ 2: "double", 3: "triple", 4: "quadruple" })[factor] ?? `× ${factor}`;

  return {
    lexicon: {
      master: "Joker",
      cardName: (card, value) => (value === undefined ? card : `${card}, ${points(value)}`),
      wordInSentence: (word, letters) =>
        letters.length ? `${word} (joker pour ${list(letters)})` : word,
      wordName: (word, letters) =>
        letters.length ? `${word}, avec un joker pour ${list(letters)}` : word,
      tableLabel: "Table",
      tableWordsLabel: "Mots sur la table",
      noTableWords: "Pas encore de mots",
      changeWordButton: (word, isNew) => (isNew ? `Changer ${word}, nouveau` : `Changer ${word}`),
      stockCaption: "Pioche",
      exposedCaption: "Visible",
      noExposedCard: "Aucune carte visible",
      handLabel: "Ta main",
      masterPicker: "Le joker remplace",
      playWordButton: "Poser le mot",
      takeExposedButton: (discard = "une carte", exposed = "la carte visible") =>
        `Jeter ${discard}, prendre ${exposed}`,
      takeFromStockButton: (discard = "une carte") => `Jeter ${discard}, piocher`,
      drawHint: "Pour piocher, ne mets dans ton mot que la carte à jeter.",
      trayLabel: "Ton mot",
      emptyTray: "Clique sur des cartes, glisse-les ici ou tape au clavier.",
      typedWordLabel: "Mot",
      typingHint:
        "Tape hat, ou h[a]t avec le joker pour A. Tape hat>thatched pour insérer des cartes dans un mot de la table, larch>lurch pour en remplacer.",
      masterFor: (letter) => `Joker pour ${letter}`,
      trayCardName: (card, from) =>
        ({
          hand: `${card}, de ta main : clique pour reprendre la carte`,
          table: `${card}, sur la table : clique pour remplacer la carte`,
          none: `${card}, absente de ta main : clique pour reprendre la carte`,
        })[from],
      outOfGameTag: "éliminé",
      noCardsLeft: "aucune",
      scoresHint: (outAt) =>
        `Les cartes restées en main comptent contre toi. Le score le plus bas gagne ; à ${outAt} points ou plus, on est éliminé.`,
      playerColumn: "Joueur",
      cardsLeftColumn: "Cartes en main",
      challengesColumn: "Contestations",
      roundPointsColumn: "Cette manche",
      scoreColumn: "Score",
      noProgressText: (without) =>
        count(without, {
          one: "Aucune main n’a diminué depuis # tour : la manche s’arrête et toutes les cartes comptent.",
          other:
            "Aucune main n’a diminué depuis # tours : la manche s’arrête et toutes les cartes comptent.",
        }),
      wentOutText: (name, old) => {
        const finishes = name === you ? "Tu finis" : `${name} finit`;
        return old ? `${finishes} : ${old} devient` : `${finishes} avec`;
      },
      theMaster: "le joker",
      formAction: (word) => `former ${word}`,
      insertAction: (word, old = "un mot") => `allonger ${old} en ${word}`,
      substituteAction: (word, old = "un mot") => `changer ${old} en ${word}`,
      takeExposedAction: (discard) => `jeter ${discard} et prendre la carte visible`,
      takeFromStockAction: (discard) => `jeter ${discard} et piocher`,
      ACTIONS: { challenge: "contester", accept: "accepter" },
      formed: (name, word) => (name === you ? `Tu formes ${word}.` : `${name} forme ${word}.`),
      inserted: (name, word, old = "un mot") =>
        name === you ? `Tu allonges ${old} en ${word}.` : `${name} allonge ${old} en ${word}.`,
      substituted: (name, word, old = "un mot", gained = []) => {
        const taking = gained.length
          ? ` et ${name === you ? "prends" : "prend"} ${list(gained)}`
          : "";
        return name === you
          ? `Tu changes ${old} en ${word}${taking}.`
          : `${name} change ${old} en ${word}${taking}.`;
      },
      tookExposed: (name, discard, exposed) => {
        const card = exposed ? `la carte visible (${exposed})` : "la carte visible";
        return name === you
          ? `Tu jettes ${discard} et prends ${card}.`
          : `${name} jette ${discard} et prend ${card}.`;
      },
      tookFromStock: (name, discard) =>
        name === you ? `Tu jettes ${discard} et pioches.` : `${name} jette ${discard} et pioche.`,
      itIs: (card) => `C’est ${card}.`,
      stockRenewed: "La défausse a été mélangée pour refaire la pioche.",
      dealerDraw: (drawn) => `Tirage du donneur : ${drawn}.`,
      dealt: (round, name, exposed) =>
        `Manche ${round} : ${name === you ? "tu donnes" : `${name} donne`}. Carte visible : ${exposed}.`,
      roundEnd: (winner, scores) => {
        const finishes = winner === you ? "tu finis" : `${winner} finit`;
        return `Fin de la manche : ${winner === null ? "aucune main n’a diminué" : finishes}. Points : ${scores}.`;
      },
      gameEnd: (result) => `Fin de la partie. ${result}`,
      thePlay: "le coup",
      challenged: (name, word, isPhony, costs) => {
        const verdict = isPhony ? "pas valable, il quitte la table" : "valable, il reste";
        const cost = costs ? ` (${costs})` : "";
        return name === you
          ? `Tu contestes ${word} : ${verdict}${cost}.`
          : `${name} conteste ${word} : ${verdict}${cost}.`;
      },
      longestWord: (word, name) =>
        `Mot le plus long : ${word}, par ${name === you ? "toi" : name}.`,
      roundsAndTurns: (rounds, mean) => {
        const all = count(rounds, { one: "# manche", other: "# manches" });
        const turns = count(mean, { one: "# tour", other: "# tours" });
        return rounds > 1 ? `${all} de ${turns} en moyenne.` : `${all} de ${turns}.`;
      },
      adviceHint:
        "Les points que tu gagnes en moyenne sur tes adversaires dans cette manche, avec la marge d’erreur.",
      atRisk: (more) =>
        more > 0
          ? count(more, { one: "# point de risque en plus", other: "# points de risque en plus" })
          : count(-more, {
              one: "# point de risque en moins",
              other: "# points de risque en moins",
            }),
      goesOutFirst: (change) => `${change} de chances de finir en premier`,
    },

    tiles: {
      boardLabel: "Plateau",
      rackLabel: "Ton chevalet",
      blank: "joker",
      blankName: (letter) => `joker pour ${letter}`,
      tileName: (letter, value) => `${letter}, ${points(value)}`,
      emptySquare: "vide",
      notPlayedYet: "pas encore joué",
      closed: "couverte",
      bombName: "bombe",
      adjacentBombs: (bombs) =>
        count(bombs, { one: "# bombe voisine", other: "# bombes voisines" }),
      startSquare: "départ",
      flagged: "drapeau",
      bombChance: (chance) => `${chance} de risque de bombe`,
      wordScoresNothing: "le mot compte 0",
      letterTimes: (factor) => `lettre compte ${times(factor)}`,
      wordTimes: (factor) => `mot compte ${times(factor)}`,
      letterSign: (factor) => ({ 2: "LD", 3: "LT", 4: "LQ" })[factor] ?? `${factor}L`,
      wordSign: (factor) => ({ 2: "MD", 3: "MT", 4: "MQ" })[factor] ?? `${factor}M`,
      bombsText: (bombs, hits) =>
        `Bombes : ${bombs}, dont ${count(hits, { one: "# touchée", other: "# touchées" })}.`,
      oddsButton: "Risques",
      flagsButton: "Drapeaux",
      announceFlag: (square, isSet) =>
        isSet ? `${square} : drapeau posé.` : `${square} : drapeau retiré.`,
      legendHint:
        "Un nombre compte les bombes autour de sa case et fixe ce qu’une nouvelle lettre multiplie :",
      bombEffect: "ses mots comptent 0",
      letterEffect: (factor) => `lettre × ${factor}`,
      wordsEffect: (factor) => `mots × ${factor}`,
      noEffect: "rien",
      tapHint:
        "Touche une lettre, puis une case, ou fais-la glisser. Touche une lettre posée pour la reprendre.",
      bagText: (left) => `Dans le sac : ${tileCount(left)}.`,
      unseenText: (unseen) => `${tileCount(unseen)} dans le sac et sur les autres chevalets :`,
      unseenLabel: "Lettres non vues",
      shuffleButton: "Mélanger",
      blankPicker: "Le joker remplace",
      keysHint: (blankKey, hasFlags) =>
        `Sur le plateau, tape des lettres pour les poser, avec ${blankKey ?? "Maj"} pour un joker. Les flèches tournent et déplacent le curseur ; Retour arrière reprend une lettre, Échap les reprend toutes ; Entrée joue${hasFlags ? " ; ! pose un drapeau" : ""}.`,
      FAULTS: {
        start: "Le premier coup demande au moins deux lettres.",
        touch: "Le coup doit toucher une lettre du plateau.",
        line: "Les lettres doivent être sur une même ligne ou colonne.",
        gap: "Il y a un trou entre les lettres.",
      },
      mustCoverStar: "Le premier coup demande au moins deux lettres et doit couvrir l’étoile.",
      otherFault: "Tu ne peux pas poser les lettres ainsi.",
      bonusPart: (bonus, laid) => `${bonus} pour ${tileCount(laid)}`,
      scoreText: (score, isLeast) => (isLeast ? `au moins ${points(score)}` : points(score)),
      ifNoBomb: "s’il n’y a pas de bombe",
      playButton: (word) => (word ? `Jouer ${word}` : "Jouer"),
      exchangeButton: "Échanger…",
      passButton: "Passer…",
      endsGameWarning: "Encore un tour sans points et la partie s’arrête.",
      passQuestion: (laid) =>
        laid
          ? count(laid, {
              one: "Reprendre # lettre et passer ?",
              other: "Reprendre # lettres et passer ?",
            })
          : "Passer ton tour ?",
      keepPlayingButton: "Continuer",
      confirmPassButton: "Passer",
      confirmExchangeButton: (chosen) => (chosen ? `Échanger ${chosen}` : "Choisis des lettres"),
      cancelButton: "Annuler",
      wordWithBlanks: (word, blanks) =>
        `${word} (${blanks.length > 1 ? "jokers" : "joker"} : ${list(blanks)})`,
      tilesText: (letters, blanks) => {
        if (!blanks) return letters;
        const text = blanks > 1 ? `${blanks} jokers` : "un joker";
        return letters ? `${letters} et ${text}` : text;
      },
      playAction: (word, at) => `jouer ${word} en ${at}`,
      exchangeAction: (exchanged) => `échanger ${exchanged}`,
      ACTIONS: { pass: "passer", challenge: "contester", accept: "accepter" },
      played: (name, word, at, score) => {
        const scored = score === null ? "" : ` pour ${points(score)}`;
        return name === you
          ? `Tu joues ${word} en ${at}${scored}.`
          : `${name} joue ${word} en ${at}${scored}.`;
      },
      exchanged: (name, exchanged) =>
        name === you ? `Tu échanges ${exchanged}.` : `${name} échange ${exchanged}.`,
      passed: (name) => (name === you ? "Tu passes." : `${name} passe.`),
      challenged: (name) => (name === you ? "Tu contestes." : `${name} conteste.`),
      playAccepted: (name) => (name === you ? "Tu acceptes." : `${name} accepte.`),
      isPhony: "Pas valable : les lettres sont reprises.",
      playStands: "Le coup est maintenu.",
      bombExplodes: (squares) =>
        squares.length > 1
          ? `Des bombes explosent en ${list(squares)}.`
          : `Une bombe explose en ${list(squares)}.`,
      tilesDrawn: (drawn) => `Lettres piochées : ${drawn}.`,
      startDraw: (drawn) => `Tirage pour commencer : ${drawn}.`,
      lostTurn: (name) =>
        name === you
          ? "Contestation à tort : tu perds un tour."
          : `Contestation à tort : ${name} perd un tour.`,
      starts: (name) => (name === you ? "Tu commences." : `${name} commence.`),
      takenBack: (name) =>
        name === you
          ? "Pas valable : ton dernier coup est repris."
          : `Pas valable : ${name} reprend son dernier coup.`,
      challengePoints: (name, change) => `${name} ${change} : coup contesté à tort.`,
      timePoints: (name, change) => `${name} ${change} pour le temps.`,
      tilesPoints: (name, change) => `${name} ${change} pour les lettres restantes.`,
      END_REASONS: {
        out: "Fin de la partie : le sac et un chevalet sont vides.",
        scoreless: "Fin de la partie : trop de tours sans points à la suite.",
        zeros: "Fin de la partie : trop de tours sans points à la suite.",
      },
      tilesLeft: (changes) => `Lettres restantes : ${changes}.`,
      finalScores: (scores) => `Scores : ${scores}.`,
      bestPlay: (word, at, score, name) =>
        `Meilleur coup : ${word} en ${at} pour ${points(score)}, par ${name === you ? "toi" : name}.`,
      pointsPerTurn: (means) => `Points par tour : ${means}.`,
      adviceHint: (extra) =>
        `Tes chances de gagner, avec la marge d’erreur. Le score compte un peu aussi : ${count(extra, { one: "# point de plus vaut", other: "# points de plus valent" })} 1 %.`,
      pointsNow: (more) =>
        more > 0
          ? count(more, {
              one: "# point de plus tout de suite",
              other: "# points de plus tout de suite",
            })
          : count(-more, {
              one: "# point de moins tout de suite",
              other: "# points de moins tout de suite",
            }),
      pointsForLeave: (more) =>
        more > 0
          ? count(more, {
              one: "# point de plus pour le reliquat",
              other: "# points de plus pour le reliquat",
            })
          : count(-more, {
              one: "# point de moins pour le reliquat",
              other: "# points de moins pour le reliquat",
            }),
      bombRisk: (change) => `${change} de risque de bombe`,
    },
  };
}
