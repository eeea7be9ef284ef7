// A recorded game, its analysis, its mistakes as puzzles, and playing on from it, in French.

/** @type {typeof import("../en/replay.js").default} */
export default function texts({ count, number, signed, percent, percentChange, list }) {
  const againButton = "Analyser à nouveau";
  const pointsAndChance = (/** @type {number} */ difference, /** @type {number} */ chance) =>
    `${signed(difference, 1)} points, ${percentChange(chance)} de chances de gagner`;

  return {
    replay: {
      tableLink: "Retour à la table",
      pasteLabel: "Ou glisse un fichier ici, ou colle le texte d’une partie",
      fileLabel: "Partie enregistrée ou fichier GCG",
      replaying: "Lecture de la partie…",
      gameLabel: (games) => `Partie (${games} dans ce fichier)`,
      heading: (game, names) => `${game} : ${names.join(", ")}`,
      gameOption: (place, game, players) =>
        `${place}. ${[game, list(players)].filter(Boolean).join(" : ")}`,
      tilesDealt: "Les lettres sont distribuées.",
      bombsButton: "Voir les bombes",
      emptyHand: "plus rien",
      firstButton: "Début",
      previousButton: "Précédent",
      nextButton: "Suivant",
      lastButton: "Fin",
      stepLabel: "Étape",
      stepText: (step, steps) => `${step} sur ${steps}`,
    },

    analysis: {
      heading: "Analyse",
      againButton,
      startButton: (isComplete, hasBegun) =>
        isComplete ? "Approfondir l’analyse" : hasBegun ? againButton : "Analyser la partie",
      about:
        "Compare chaque coup aux meilleures possibilités : ce qu’il a coûté, et la part de chance au tirage.",
      runningText: (analysed) =>
        count(analysed, { one: "# coup analysé…", other: "# coups analysés…" }),
      stoppedText: (analysed) =>
        count(analysed, { one: "Arrêt après # coup.", other: "Arrêt après # coups." }),
      timeoutText: (analysed) =>
        count(analysed, {
          one: `Le serveur a interrompu l’analyse après # coup. « ${againButton} » fera moins de simulations par coup.`,
          other: `Le serveur a interrompu l’analyse après # coups. « ${againButton} » fera moins de simulations par coup.`,
        }),
      nextMistakeButton: (mistakes) =>
        count(mistakes, {
          one: "# coup à améliorer : le voir",
          other: "# coups à améliorer : voir le suivant",
        }),
      GRADES: {
        best: { text: "meilleur coup", sign: "" },
        good: { text: "bon coup", sign: "" },
        inaccuracy: { text: "imprécision", sign: "?!" },
        mistake: { text: "erreur", sign: "?" },
        blunder: { text: "gaffe", sign: "??" },
      },
      gradeText: ({ grade, loss, lossWin, isExact }) => {
        const title = {
          best: "Meilleur coup",
          good: "Bon coup",
          inaccuracy: "Imprécision",
          mistake: "Erreur",
          blunder: "Gaffe",
        }[grade];
        const lost = grade === "best" ? "" : ` : ${pointsAndChance(-loss, -lossWin)}`;
        return `${title}${lost}${isExact ? " (exact)" : ""}.`;
      },
      numberColumn: "Coup",
      takenBack: "pas valable, repris après contestation",
      turnText: (name, action) => `${name} : ${action}`,
      betterActions: "Mieux :",
      showOnBoardButton: "Voir",
      luckText: (difference, chance) =>
        `Chance au tirage avant ce coup : ${pointsAndChance(difference, chance)}.`,
      solverLink: "Ouvrir dans le solveur",
      sumsText: ({ loss, lossWin, luck, luckWin, index }) =>
        `perte totale de ${number(loss, 1)} points et de ${percent(lossWin)} de chances de gagner ; indice d’erreur ${number(index, 1)} ; chance au tirage : ${pointsAndChance(luck, luckWin)}.`,
      strengthText: ({ elo, low, high }) =>
        `Force : environ ${signed(elo)} Elo (de ${signed(low)} à ${signed(high)}).`,
      strengthHint:
        "La force est mesurée sur l’échelle des bots, avec son intervalle à 95 % : une seule partie en dit peu, et les résultats sur d’autres plateaux ou avec un autre dictionnaire qu’ENABLE ne sont pas comparables. Ce n’est pas un classement de club.",
      noStrengthHint:
        "Pas d’estimation de la force : il faut deux joueurs, huit coups de chacun et toutes les simulations.",
      gradesText: (counts) => {
        const forms = {
          best: { one: "# meilleur coup", other: "# meilleurs coups" },
          good: { one: "# bon coup", other: "# bons coups" },
          inaccuracy: { one: "# imprécision", other: "# imprécisions" },
          mistake: { one: "# erreur", other: "# erreurs" },
          blunder: { one: "# gaffe", other: "# gaffes" },
        };
        return list(
          Object.entries(forms).flatMap(([grade, form]) =>
            counts[grade] ? count(counts[grade], form) : [],
          ),
        );
      },
      practiseButton: (mistakes, name) =>
        name === null
          ? count(mistakes, {
              one: "Retravailler ton coup à améliorer",
              other: "Retravailler tes # coups à améliorer",
            })
          : count(mistakes, {
              one: `Retravailler # coup joué par ${name}`,
              other: `Retravailler # coups joués par ${name}`,
            }),
      everyonesChance: "Chances de gagner de chacun",
      chanceOf: (name) => (name === null ? "Tes chances de gagner" : `Chances de gagner (${name})`),
      graphCaption: (label, most) =>
        most === null
          ? `${label}, de 0 à 100 %`
          : `${label}, de 0 à 100 % ; en pointillé : avance finale, de −${number(most, 0)} à +${number(most, 0)} points`,
      playOnHeading: "Continuer à partir d’ici",
      playOnHint: (name, hasAll) => {
        const drawn = hasAll
          ? "Les tirages sont les mêmes que dans cette partie."
          : "Les lettres qui manquent dans le fichier sont tirées au hasard.";
        return name === null ? `Tu rejoues ton coup. ${drawn}` : `Tu remplaces ${name}. ${drawn}`;
      },
      playOnButton: "Continuer",

      questionLabel: "Question",
      questionText: (mistake, mistakes) =>
        `Erreur ${mistake} sur ${mistakes} : trouve un meilleur coup.`,
      playedText: (name, action) => `${name} : ${action}.`,
      answerLabel: "Ta réponse",
      mendedHeading: (mended) =>
        count(mended, { one: "# erreur corrigée", other: "# erreurs corrigées" }),
      wellFound: (action) => `${action} : bien vu !`,
      sameAsPlayed: "C’est le coup de la partie. Il y a mieux.",
      notBest: "Il y a mieux.",
      bestTurns: "Les meilleurs coups :",
      showBestButton: "Voir les meilleurs coups",
      nextMistake: "Erreur suivante",
      previousMistake: "Erreur précédente",
      endButton: "Retour à la partie",
    },
  };
}
