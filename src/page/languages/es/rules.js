// The rules: around them, those of Lexicon, and those of board games, in Spanish.

/** @type {typeof import("../en/rules.js").default} */
export default function texts({ count, list, either }) {
  const chooseAction = "En tu turno, haz una de estas cosas.";
  const turns = (/** @type {number} */ n) => count(n, { one: "# turno", other: "# turnos" });
  const cards = (/** @type {number} */ n) => count(n, { one: "# carta", other: "# cartas" });
  const tiles = (/** @type {number} */ n) => count(n, { one: "# ficha", other: "# fichas" });
  const addedOrTaken = (/** @type {number} */ change) =>
    count(
      Math.abs(change),
      change > 0
        ? { one: "se le suma # punto", other: "se le suman # puntos" }
        : { one: "se le resta # punto", other: "se le restan # puntos" },
    );

  return {
    tableRules: "las reglas de esta mesa",
    playersText: (fewest, most) => `De ${fewest} a ${most} jugadores.`,
    differencesFold: (rulesets) => `Diferencias entre ${list(rulesets)}`,
    dictionariesHeading: "Diccionarios",
    dictionariesHint: "Una palabra es válida si está en el diccionario de la mesa.",
    wordCount: (words) => count(words, { one: "# palabra", other: "# palabras" }),
    DICTIONARY_NOTES: {
      enable: "hecho para juegos de palabras",
      "2of12inf": "palabras comunes y sus formas; Lexibomb se escribió para él",
      yawl: "el mayor, con muchas palabras raras",
    },
    RULESET_NOTES: {
      lexicon: {
        waddingtons: "El reglamento de Waddingtons, que publicó el juego.",
        article: "Un artículo sobre el juego, con otras penalizaciones.",
      },
      scrabble: {
        standard: "El reglamento.",
        super: "Super Scrabble: un tablero más grande y el doble de fichas.",
      },
      lexibomb: {
        standard: "Según la descripción del programa original, con sus lagunas resueltas.",
        classic_poc: "Los números del programa original.",
      },
    },
    chooseAction,
    phoniesRejected: "Las palabras que no están en el diccionario se rechazan al momento.",
    challengesOff: "En las mesas sin impugnaciones, las palabras inválidas se rechazan al momento.",
    aimTitle: "Objetivo",
    dealTitle: "El reparto",
    setupTitle: "Preparación",
    turnTitle: "Tu turno",
    pointsTitle: "Puntos",
    challengesTitle: "Impugnaciones",
    gameEndTitle: "Fin de la partida",
    roundEndTitle: "Fin de una ronda",
    pointsColumn: "Puntos",

    aim: "Quédate sin cartas. Cuando alguien juega la última, cierra la ronda y los demás se anotan los puntos de las cartas que les quedan en la mano.",
    outAt: (score) => `Los puntos son malos: si llegas a ${score}, quedas fuera de la partida.`,
    won: "Gana quien quede en pie al final; en una partida con un número fijo de rondas, gana quien tenga menos puntos.",
    deal: (each, pack, twoPacksFrom) =>
      `${cards(each)} para cada jugador, de una baraja de ${pack} (dos barajas a partir de ${twoPacksFrom} jugadores). Las demás forman el mazo; la de arriba se pone al lado, boca arriba: es la carta visible.`,
    dealer:
      "Cada jugador saca una carta; la más alta reparte primero (la A es la más alta) y empieza el siguiente jugador.",
    LATER_DEALER: {
      rotation: "En las rondas siguientes, los jugadores reparten por turnos.",
      starter: "En las rondas siguientes, reparte quien empezó la ronda anterior.",
    },
    noPassing: `${chooseAction} No se puede pasar.`,
    form: "Forma una palabra de dos o más letras.",
    insert:
      "Inserta una o más cartas en una palabra de la mesa, en los extremos o entre sus letras, que conservan el orden: HAT pasa a ser THATCHED.",
    substitute: (most) => {
      const some =
        most === null
          ? "una o más cartas"
          : count(most, { one: "# carta", other: "hasta # cartas" });
      return `Cambia ${some} de una palabra de la mesa por las tuyas y llévate a la mano las que quitas: EXPERT pasa a ser EXPORT, y te llevas la E.`;
    },
    draw: "Descarta una carta y toma la visible o una del mazo.",
    masterRule: "El comodín vale por cualquier letra. En la mesa conserva esa letra.",
    sameWord:
      "También puedes cambiar un comodín de la mesa por la letra que representa, o una letra por tu comodín, sin cambiar la palabra.",
    otherWord: "Un cambio tiene que dar una palabra distinta.",
    RENEWAL: {
      "under top":
        "Cuando se acaba el mazo, las cartas visibles se barajan y forman uno nuevo; la de arriba se queda a la vista.",
      "turn up":
        "Cuando se acaba el mazo, todas las cartas visibles se barajan y forman uno nuevo, y se destapa una carta.",
    },
    roundEnds:
      "Una ronda termina cuando una mano queda vacía y la última palabra es válida. Si todos quedan fuera de la partida a la vez, gana quien tenga menos puntos.",
    guard: (perPlayer) =>
      `También termina tras ${turns(perPlayer)} por jugador sin que ninguna mano se reduzca; entonces todos se anotan las cartas que tienen.`,
    mayChallenge:
      "Puedes jugar cualquier palabra, incluso una inválida. Cualquier rival puede impugnarla.",
    rightChallenge: (challenger, player) => {
      const first = challenger ? `; a quien impugna ${addedOrTaken(challenger)}` : "";
      const second = player ? `; a quien la jugó ${addedOrTaken(player)}` : "";
      return `Si no está en el diccionario, quien la jugó recoge las cartas y pierde el turno${first}${second}.`;
    },
    wrongChallenge: (challenger) =>
      challenger
        ? `Si está, la palabra se queda; a quien impugna ${addedOrTaken(challenger)}.`
        : "Si está, la palabra se queda.",
    cardsTitle: "Las cartas",
    cardsColumn: "Cartas",
    ofEachColumn: "De cada una",
    master: "Comodín",
    packNote: (pack) => `${cards(pack)} en una baraja.`,

    rack: (each, bag, blanks) =>
      `${tiles(each)} para cada jugador, de una bolsa de ${bag} con ${count(blanks, { one: "# comodín", other: "# comodines" })}.`,
    begins: "Empieza quien saque la letra más cercana a la A; un comodín gana a la A.",
    play: "Coloca fichas en una fila o columna, sin huecos y en contacto con fichas del tablero. Toda serie de dos o más letras, en horizontal y en vertical, tiene que ser una palabra.",
    wordsScore: "Cada palabra que formas o amplías vale los puntos de sus letras.",
    exchange: (fewest) => `Cambia fichas, si en la bolsa quedan al menos ${fewest}.`,
    pass: "Pasa.",
    drawTiles: (rack) =>
      `Después de una jugada, saca fichas de la bolsa hasta volver a tener ${rack}.`,
    bonus: (laid, more) =>
      `Jugar ${tiles(laid)} de una vez da ${count(more, { one: "# punto de premio", other: "# puntos de premio" })}.`,
    tilesTitle: "Las fichas",
    tilesColumn: "Fichas y cantidad",
    blank: "comodín",
    tilesNote: (all) => `${tiles(all)}.`,
    scrabbleAim: "Forma palabras para sumar puntos; gana quien consiga más.",
    board: (rows, columns) => `El tablero tiene ${rows} × ${columns} casillas.`,
    firstPlay: (star) =>
      star === null
        ? "La primera jugada necesita al menos dos fichas."
        : `La primera jugada necesita al menos dos fichas, una de ellas en la estrella (${star}).`,
    blankRule:
      "Al jugar un comodín, eliges su letra. El comodín conserva esa letra y no vale puntos.",
    premiums: (letter, word) => {
      const effects = [
        letter.length ? `la letra por ${either(letter)}` : "",
        word.length ? `la palabra por ${either(word)}` : "",
      ];
      return `Las casillas con premio multiplican ${list(effects.filter(Boolean))}, pero solo en la jugada que las ocupa.`;
    },
    mayChallengePlay:
      "Puedes jugar cualquier palabra, incluso inválida. Cualquier rival puede impugnar la jugada completa.",
    phonyPlay:
      "Si alguna palabra es inválida, las fichas se retiran del tablero y quien las jugó pierde el turno.",
    FAILED_CHALLENGES: {
      rules: "Si todas las palabras son válidas, quien impugna pierde el turno siguiente.",
      double:
        "Si todas las palabras son válidas, quien impugna pierde el turno siguiente, que cuenta como turno sin puntos.",
      single: "Si todas las palabras son válidas, no pasa nada.",
      five: "Si todas las palabras son válidas, la jugada vale 5 puntos más.",
      ten: "Si todas las palabras son válidas, la jugada vale 10 puntos más.",
    },
    scrabbleEnd:
      "La partida termina cuando la bolsa está vacía y alguien se queda sin fichas. Ese jugador suma los puntos de las fichas de los demás atriles.",
    scrabbleZeros: (zeros) =>
      `También termina tras ${count(zeros, { one: "# turno", other: "# turnos seguidos" })} sin puntos, contando a todos los jugadores.`,
    scrabbleHeld:
      "A cada jugador se le restan los puntos de las fichas que quedan en su atril. En caso de empate, gana quien iba por delante antes de restarlos.",
    lexibombAim: "Forma palabras para sumar puntos, como en Scrabble; gana quien consiga más.",
    lexibombBoard: (rows, columns, bombs) =>
      `Ocultas bajo el tablero de ${rows} × ${columns} casillas: ${count(bombs, { one: "# bomba", other: "# bombas" })}.`,
    lexibombFirst: "La primera jugada necesita al menos dos fichas y puede ir en cualquier parte.",
    opens:
      "Cada ficha nueva destapa su casilla: el número indica cuántas bombas hay en las ocho casillas que la rodean. Un 0 destapa todas esas casillas, y así sucesivamente.",
    lexibombBlank:
      "Un comodín no tiene letra fija. Una palabra con comodines es válida si con alguna elección de letras lo es; la elección puede variar de una palabra a otra y de un turno a otro. Un comodín no vale puntos.",
    numbersMultiply: (effects) =>
      `El número bajo una ficha nueva multiplica: ${effects.join("; ")}.`,
    range: (first, last) => `${first} a ${last}`,
    numbers: (numbers) => list(numbers),
    multiplies: (numbers, letter, word) => {
      if (!word) return `con ${numbers}, la palabra por 0`;
      const effects = [
        letter === 1 ? "" : `la letra por ${letter}`,
        word === 1 ? "" : `la palabra por ${word}`,
      ].filter(Boolean);
      return `con ${numbers}, ${list(effects) || "nada"}`;
    },
    bombRule:
      "Si una ficha nueva da con una bomba, ninguna palabra que pase por ella vale puntos. En jugadas posteriores, su letra vale lo normal.",
    bonusWithBombs: "Las bombas no afectan a este premio.",
    lexibombEnd: "La partida termina cuando la bolsa está vacía y alguien se queda sin fichas.",
    lexibombZeros: (zeros) =>
      `También termina cuando alguien encadena ${turns(zeros)} sin puntos: por pasar, cambiar o dar con bombas.`,
    lexibombHeld:
      "A cada jugador se le restan los puntos de las fichas que quedan en su atril; nadie los suma.",
  };
}
