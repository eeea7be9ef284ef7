// Hands, boards, racks and turns on them, and what is said about turns, in Spanish.

/** @type {typeof import("../en/games.js").default} */
export default function texts({ count, list }) {
  const you = "Tú";
  const points = (/** @type {number} */ n) => count(n, { one: "# punto", other: "# puntos" });
  const tileCount = (/** @type {number} */ n) => count(n, { one: "# ficha", other: "# fichas" });
  const times = (/** @type {number} */ factor) =>
    ({ 2: "doble", 3: "triple", 4: "cuádruple" })[factor] ?? `× ${factor}`;

  return {
    lexicon: {
      master: "Comodín",
      cardName: (card, value) => (value === undefined ? card : `${card}, ${points(value)}`),
      wordInSentence: (word, letters) =>
        letters.length ? `${word} (comodín como ${list(letters)})` : word,
      wordName: (word, letters) =>
        letters.length ? `${word}, con un comodín como ${list(letters)}` : word,
      tableLabel: "Mesa",
      tableWordsLabel: "Palabras en la mesa",
      noTableWords: "Aún no hay palabras",
      changeWordButton: (word, isNew) => (isNew ? `Cambiar ${word}, nueva` : `Cambiar ${word}`),
      stockCaption: "Mazo",
      exposedCaption: "Visible",
      noExposedCard: "No hay carta visible",
      handLabel: "Tu mano",
      masterPicker: "El comodín vale por",
      playWordButton: "Jugar la palabra",
      takeExposedButton: (discard = "una carta", exposed = "la carta visible") =>
        `Descartar ${discard}, tomar ${exposed}`,
      takeFromStockButton: (discard = "una carta") => `Descartar ${discard}, robar del mazo`,
      drawHint: "Para robar, deja en la bandeja solo la carta que descartas.",
      trayLabel: "Tu palabra",
      emptyTray: "Haz clic en las cartas, arrástralas aquí o escribe.",
      typedWordLabel: "Palabra",
      typingHint:
        "Escribe hat, o h[a]t con el comodín como A. Escribe hat>thatched para insertar cartas en una palabra de la mesa, larch>lurch para cambiar algunas de sus cartas.",
      masterFor: (letter) => `Comodín como ${letter}`,
      trayCardName: (card, from) =>
        ({
          hand: `${card}, de tu mano: haz clic para recogerla`,
          table: `${card}, en la mesa: haz clic para cambiarla`,
          none: `${card}, no está en tu mano: haz clic para recogerla`,
        })[from],
      outOfGameTag: "fuera de la partida",
      noCardsLeft: "ninguna",
      scoresHint: (outAt) =>
        `Las cartas que te quedan en la mano suman puntos en contra. Gana quien tenga menos; quien llegue a ${outAt} queda fuera de la partida.`,
      playerColumn: "Jugador",
      cardsLeftColumn: "Cartas que quedan",
      challengesColumn: "Impugn.",
      roundPointsColumn: "Esta ronda",
      scoreColumn: "Puntos",
      noProgressText: (without) =>
        count(without, {
          one: "Ninguna mano se ha reducido en # turno, así que la ronda termina y cuentan todas las cartas.",
          other:
            "Ninguna mano se ha reducido en # turnos, así que la ronda termina y cuentan todas las cartas.",
        }),
      wentOutText: (name, old) => {
        const closes = name === you ? "Cierras" : `${name} cierra`;
        return old ? `${closes}: ${old} pasa a ser` : `${closes} con`;
      },
      theMaster: "el comodín",
      formAction: (word) => `formar ${word}`,
      insertAction: (word, old = "una palabra") => `convertir ${old} en ${word}`,
      substituteAction: (word, old = "una palabra") => `cambiar ${old} por ${word}`,
      takeExposedAction: (discard) => `descartar ${discard} y tomar la carta visible`,
      takeFromStockAction: (discard) => `descartar ${discard} y robar del mazo`,
      ACTIONS: { challenge: "impugnar", accept: "aceptar" },
      formed: (name, word) => (name === you ? `Formas ${word}.` : `${name} forma ${word}.`),
      inserted: (name, word, old = "una palabra") =>
        name === you ? `Conviertes ${old} en ${word}.` : `${name} convierte ${old} en ${word}.`,
      substituted: (name, word, old = "una palabra", gained = []) => {
        const taking = gained.length
          ? ` y ${name === you ? "te llevas" : "se lleva"} ${list(gained)}`
          : "";
        return name === you
          ? `Cambias ${old} por ${word}${taking}.`
          : `${name} cambia ${old} por ${word}${taking}.`;
      },
      tookExposed: (name, discard, exposed) => {
        const card = exposed ? `la carta visible (${exposed})` : "la carta visible";
        return name === you
          ? `Descartas ${discard} y tomas ${card}.`
          : `${name} descarta ${discard} y toma ${card}.`;
      },
      tookFromStock: (name, discard) =>
        name === you
          ? `Descartas ${discard} y robas del mazo.`
          : `${name} descarta ${discard} y roba del mazo.`,
      itIs: (card) => `Es ${card}.`,
      stockRenewed: "Las cartas visibles se barajaron y volvieron al mazo.",
      dealerDraw: (drawn) => `Sorteo de quién reparte: ${drawn}.`,
      dealt: (round, name, exposed) =>
        `Ronda ${round}: ${name === you ? "repartes" : `${name} reparte`}. Carta visible: ${exposed}.`,
      roundEnd: (winner, scores) => {
        if (winner === null) return `Fin de la ronda: ninguna mano se redujo. Puntos: ${scores}.`;
        const end = winner === you ? "cierras" : `${winner} cierra`;
        return `Fin de la ronda: ${end}. Puntos: ${scores}.`;
      },
      gameEnd: (result) => `Fin de la partida. ${result}`,
      thePlay: "la jugada",
      challenged: (name, word, isPhony, costs) => {
        const verdict = isPhony ? "no es válida y se retira de la mesa" : "es válida y se queda";
        const cost = costs ? ` (${costs})` : "";
        return name === you
          ? `Impugnas ${word}: ${verdict}${cost}.`
          : `${name} impugna ${word}: ${verdict}${cost}.`;
      },
      longestWord: (word, name) =>
        `Palabra más larga: ${word}, ${name === you ? "tuya" : `de ${name}`}.`,
      roundsAndTurns: (rounds, mean) => {
        const turns = count(mean, { one: "# turno", other: "# turnos" });
        const played = count(rounds, { one: "# ronda", other: "# rondas" });
        return `${played}, ${turns}${rounds > 1 ? " cada una en promedio" : ""}.`;
      },
      adviceHint:
        "Cuántos puntos ganas en promedio a tus rivales en esta ronda, con el margen de error.",
      atRisk: (more) =>
        more > 0
          ? count(more, { one: "# punto más en riesgo", other: "# puntos más en riesgo" })
          : count(-more, { one: "# punto menos en riesgo", other: "# puntos menos en riesgo" }),
      goesOutFirst: (change) => `${change} de probabilidad de cerrar la ronda`,
    },

    tiles: {
      boardLabel: "Tablero",
      rackLabel: "Tu atril",
      blank: "comodín",
      blankName: (letter) => `comodín como ${letter}`,
      tileName: (letter, value) => `${letter}, ${points(value)}`,
      emptySquare: "vacía",
      notPlayedYet: "sin jugar aún",
      closed: "tapada",
      bombName: "bomba",
      adjacentBombs: (bombs) =>
        count(bombs, { one: "# bomba alrededor", other: "# bombas alrededor" }),
      startSquare: "salida",
      flagged: "con bandera",
      bombChance: (chance) => `bomba: ${chance}`,
      wordScoresNothing: "la palabra vale 0",
      letterTimes: (factor) => `letra ${times(factor)}`,
      wordTimes: (factor) => `palabra ${times(factor)}`,
      letterSign: (factor) => `${factor}L`,
      wordSign: (factor) => `${factor}P`,
      bombsText: (bombs, hits) =>
        `Bombas: ${bombs}, ${count(hits, { one: "# alcanzada", other: "# alcanzadas" })}.`,
      oddsButton: "Riesgo",
      flagsButton: "Banderas",
      announceFlag: (square, isSet) =>
        isSet ? `${square}: bandera puesta.` : `${square}: bandera quitada.`,
      legendHint:
        "Un número indica las bombas que rodean su casilla y qué multiplica una ficha nueva:",
      bombEffect: "sus palabras valen 0",
      letterEffect: (factor) => `letra × ${factor}`,
      wordsEffect: (factor) => `palabras × ${factor}`,
      noEffect: "nada",
      tapHint:
        "Toca una ficha y luego una casilla, o arrástrala hasta allí. Toca una ficha del tablero para recogerla.",
      bagText: (left) => `En la bolsa: ${tileCount(left)}.`,
      unseenText: (unseen) => `${tileCount(unseen)} en la bolsa y en otros atriles:`,
      unseenLabel: "Fichas no vistas",
      shuffleButton: "Mezclar",
      blankPicker: "El comodín vale por",
      keysHint: (blankKey, hasFlags) =>
        `En el tablero, escribe letras para poner fichas, con ${blankKey ?? "Mayús"} para un comodín. Las flechas giran y mueven el cursor; Retroceso recoge una ficha, Escape todas; Intro juega${hasFlags ? "; ! pone una bandera" : ""}.`,
      FAULTS: {
        start: "La primera jugada necesita al menos dos fichas.",
        touch: "La jugada tiene que tocar una ficha del tablero.",
        line: "Las fichas tienen que ir en una sola fila o columna.",
        gap: "Hay un hueco entre las fichas.",
      },
      mustCoverStar:
        "La primera jugada necesita al menos dos fichas y tiene que cubrir la estrella.",
      otherFault: "No puedes jugar así las fichas.",
      bonusPart: (bonus, laid) => `${bonus} por ${tileCount(laid)}`,
      scoreText: (score, isLeast) => (isLeast ? `al menos ${points(score)}` : points(score)),
      ifNoBomb: "si no hay bomba",
      playButton: (word) => (word ? `Jugar ${word}` : "Jugar"),
      exchangeButton: "Cambiar…",
      passButton: "Pasar…",
      endsGameWarning: "Otro turno sin puntos termina la partida.",
      passQuestion: (laid) => (laid ? `¿Recoger ${tileCount(laid)} y pasar?` : "¿Quieres pasar?"),
      keepPlayingButton: "Seguir jugando",
      confirmPassButton: "Pasar",
      confirmExchangeButton: (chosen) =>
        chosen ? `Cambiar ${chosen}` : "Elige qué fichas cambiar",
      cancelButton: "Cancelar",
      wordWithBlanks: (word, blanks) =>
        `${word} (${blanks.length > 1 ? "comodines" : "comodín"}: ${list(blanks)})`,
      tilesText: (letters, blanks) => {
        if (!blanks) return letters;
        const text = blanks > 1 ? `${blanks} comodines` : "un comodín";
        return letters ? `${letters} y ${text}` : text;
      },
      playAction: (word, at) => `jugar ${word} en ${at}`,
      exchangeAction: (exchanged) => `cambiar ${exchanged}`,
      ACTIONS: { pass: "pasar", challenge: "impugnar", accept: "aceptar" },
      played: (name, word, at, score) => {
        const scored = score === null ? "" : `: ${points(score)}`;
        return name === you
          ? `Juegas ${word} en ${at}${scored}.`
          : `${name} juega ${word} en ${at}${scored}.`;
      },
      exchanged: (name, exchanged) =>
        name === you ? `Cambias ${exchanged}.` : `${name} cambia ${exchanged}.`,
      passed: (name) => (name === you ? "Pasas." : `${name} pasa.`),
      challenged: (name) => (name === you ? "Impugnas." : `${name} impugna.`),
      playAccepted: (name) => (name === you ? "Aceptas." : `${name} acepta.`),
      isPhony: "No es válida y se retira del tablero.",
      playStands: "La jugada es válida.",
      bombExplodes: (squares) =>
        squares.length > 1
          ? `Explotan bombas en ${list(squares)}.`
          : `Explota una bomba en ${list(squares)}.`,
      tilesDrawn: (drawn) => `Fichas sacadas: ${drawn}.`,
      startDraw: (drawn) => `Sorteo de salida: ${drawn}.`,
      lostTurn: (name) =>
        name === you
          ? "Pierdes un turno por impugnar sin razón."
          : `${name} pierde un turno por impugnar sin razón.`,
      starts: (name) => (name === you ? "Empiezas." : `${name} empieza.`),
      takenBack: (name) =>
        name === you
          ? "No es válida: tu última jugada se retira del tablero."
          : `No es válida: la última jugada de ${name} se retira del tablero.`,
      challengePoints: (name, change) =>
        `${name} ${change} por una impugnación fallida de la jugada.`,
      timePoints: (name, change) => `${name} ${change} por tiempo.`,
      tilesPoints: (name, change) => `${name} ${change} por fichas restantes.`,
      END_REASONS: {
        out: "Fin de la partida: la bolsa y un atril están vacíos.",
        scoreless: "Fin de la partida: demasiados turnos seguidos sin puntos.",
        zeros: "Fin de la partida: demasiados turnos seguidos sin puntos.",
      },
      tilesLeft: (changes) => `Fichas restantes: ${changes}.`,
      finalScores: (scores) => `Puntuación: ${scores}.`,
      bestPlay: (word, at, score, name) =>
        `Mejor jugada: ${word} en ${at}, ${points(score)}, ${name === you ? "tuya" : `de ${name}`}.`,
      pointsPerTurn: (means) => `Puntos por turno: ${means}.`,
      adviceHint: (extra) =>
        `Tu probabilidad de ganar, con el margen de error. La puntuación también cuenta un poco: ${count(extra, { one: "# punto más vale", other: "# puntos más valen" })} lo mismo que un 1\u00a0%.`,
      pointsNow: (more) =>
        more > 0
          ? count(more, { one: "# punto más ahora", other: "# puntos más ahora" })
          : count(-more, { one: "# punto menos ahora", other: "# puntos menos ahora" }),
      pointsForLeave: (more) =>
        more > 0
          ? count(more, { one: "# punto más por el resto", other: "# puntos más por el resto" })
          : count(-more, {
              one: "# punto menos por el resto",
              other: "# puntos menos por el resto",
            }),
      bombRisk: (change) => `${change} de riesgo de bomba`,
    },
  };
}
