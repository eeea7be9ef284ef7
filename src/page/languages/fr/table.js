// A table: its players, the menu, the notices, hints, and the end of rounds and games, in French.

/** @type {typeof import("../en/table.js").default} */
export default function texts({ count, number }) {
  const offline = "Serveur injoignable.";
  const yourTurn = "À toi de jouer";
  const helpElsewhere = "Cette page ne peut pas empêcher les joueurs de se faire aider ailleurs.";

  return {
    overTitle: (game) => `Terminé · ${game}`,
    ownTurnTitle: (game) => `${yourTurn} · ${game}`,
    loading: "Chargement…",
    reconnecting: `${offline} Nouvelle tentative…`,
    seatLost: "Le serveur ne reconnaît plus ta place. Tu es maintenant spectateur.",
    watchingTag: "Tu regardes",
    storageDenied:
      "Ton navigateur n’enregistre rien pour cette page : tu perdras ta place si tu la fermes ou la recharges.",
    dictionaryText: (dictionary) => `dictionnaire ${dictionary}`,
    timeEach: (time, increment) =>
      increment ? `${time} par joueur, plus ${increment} par coup` : `${time} par joueur`,
    timePerTurn: (time) => `${time} par coup`,
    announceTurn: `${yourTurn}.`,
    acceptOrChallenge: "Accepter ou contester ?",
    challengeOrPlayOn: "Contester ou jouer ?",
    challengeLabel: "Contester",
    challengeOrMove: "Conteste le coup, ou joue simplement pour l’accepter.",
    challengeButton: "Contester",
    acceptButton: "Accepter",
    acceptTimer: (seconds) =>
      seconds
        ? count(seconds, { one: "Accepté dans # seconde.", other: "Accepté dans # secondes." })
        : "Accepté.",
    fallbackText: (wasSlow, by) =>
      `Le bot ${wasSlow ? "a été trop lent" : "est tombé en panne"} ; ${by ?? "le serveur"} a joué à sa place.`,
    playersLabel: "Joueurs",
    pointsUnit: "points,",
    freeSeat: "place libre",
    away: "absent",
    waitingForPlayer: "attend un joueur",
    acceptOrChallengeDue: "accepter ou contester",
    deciding: "hésite…",
    thinkingDue: "réfléchit…",
    yourTurnDue: "à toi de jouer",
    toMove: "doit jouer",
    announceScores: (scores) => `Scores : ${scores}.`,
    totalText: (total) => `Total : ${number(total)}.`,
    clockText: (name, time) => `${name} : encore ${time}`,
    announceTime: (seconds) =>
      count(seconds, { one: "Encore # seconde.", other: "Encore # secondes." }),
    takeSeatHeading: "Une place est libre",
    takeSeatButton: "Rejoindre la partie",
    freeSeatsHeading: (seats) => count(seats, { one: "# place libre", other: "# places libres" }),
    invitation: "Avec ce lien, on peut rejoindre la partie ou la regarder.",
    linkLabel: "Lien",
    localLinkHint:
      "Ce lien ne marche que sur cet ordinateur. Pour jouer avec d’autres, démarre le serveur avec « lexicon-fast serve --host ADRESSE » et ouvre la page à cette adresse.",
    menuButton: "Menu",
    END_BUTTONS: { resign: "Abandonner", abort: "Annuler la partie" },
    ASK_BUTTONS: { resign: "Abandonner…", abort: "Annuler la partie…" },
    QUESTIONS: { resign: "Abandonner ?", abort: "Annuler la partie ?" },
    CONSEQUENCES: {
      resign: "Tu perds la partie et tous les autres gagnent.",
      abort: "La partie se termine sans vainqueur.",
    },
    keepPlayingButton: "Continuer",
    canAbortHint: "Tu peux annuler une partie tant que tout le monde n’a pas joué.",
    cannotAbortHint: "Tout le monde a déjà joué, tu ne peux donc plus annuler la partie.",
    adviceHeading: "Conseils",
    noAdvice: `Pas de conseils à cette table. ${helpElsewhere}`,
    askAdviceButton: "Demander conseil",
    thinking: "Réflexion…",
    settledAdvice: "Il ne restait qu’un coup à comparer : la recherche s’est arrêtée plus tôt.",
    marginOfError: (margin) => `± ${margin}`,
    comparedText: (differences) =>
      differences.length
        ? `Par rapport au suivant : ${differences.join(", ")}.`
        : "À peu près aussi bon que le suivant.",
    roundEndHeading: (round) => `La manche ${round} est finie`,
    nextRoundButton: "Manche suivante",
    answerDue: "Accepte ou conteste le dernier coup.",
    ownTurnDue: "C’est à toi de jouer.",
    gameEndLabel: "Partie terminée",
    analyseLink: "Analyser",
    replayLink: "Revoir",
    saveButton: "Enregistrer la partie",
    watchNextLink: "Regarder la partie suivante",
    playAgainButton: "Rejouer",
    seatsKept: "Chacun garde sa place.",
  };
}
