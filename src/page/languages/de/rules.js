// The rules: around them, those of Lexicon, and those of board games, in German.

/** @type {typeof import("../en/rules.js").default} */
export default function texts({ count, list, either }) {
  const chooseAction = "Wenn du dran bist, tu eines davon.";
  const ofTurns = (/** @type {number} */ n) => count(n, { one: "# Zug", other: "# Zügen" });
  const cards = (/** @type {number} */ n) => count(n, { one: "# Karte", other: "# Karten" });
  const tiles = (/** @type {number} */ n) => count(n, { one: "# Stein", other: "# Steine" });
  const getsOrLoses = (/** @type {number} */ change) => {
    const points = count(Math.abs(change), { one: "# Punkt", other: "# Punkte" });
    return change > 0 ? `bekommt ${points} dazu` : `wird ${points} los`;
  };

  return {
    tableRules: "die Regeln dieses Tischs",
    playersText: (fewest, most) => `Für ${fewest} bis ${most} Spieler.`,
    differencesFold: (rulesets) => `Unterschiede zwischen ${list(rulesets)}`,
    dictionariesHeading: "Wörterbücher",
    dictionariesHint: "Ein Wort ist gültig, wenn es im Wörterbuch des Tischs steht.",
    wordCount: (words) => count(words, { one: "# Wort", other: "# Wörter" }),
    DICTIONARY_NOTES: {
      enable: "für Wortspiele gemacht",
      "2of12inf": "gebräuchliche Wörter mit ihren Formen; dafür wurde Lexibomb geschrieben",
      yawl: "das größte, mit vielen seltenen Wörtern",
    },
    RULESET_NOTES: {
      lexicon: {
        waddingtons: "Die Spielregel von Waddingtons, dem Verlag des Spiels.",
        article: "Ein Artikel über das Spiel, mit anderen Strafen.",
      },
      scrabble: {
        standard: "Die Spielregel.",
        super: "Super Scrabble: ein größeres Brett und doppelt so viele Steine.",
      },
      lexibomb: {
        standard: "Nach der Beschreibung des ersten Programms, mit gefüllten Lücken.",
        classic_poc: "Die Zahlen des ersten Programms.",
      },
    },
    chooseAction,
    phoniesRejected: "Wörter, die nicht im Wörterbuch stehen, werden sofort abgelehnt.",
    challengesOff:
      "An Tischen, an denen nicht angezweifelt wird, werden ungültige Wörter stattdessen sofort abgelehnt.",
    aimTitle: "Ziel",
    dealTitle: "Das Geben",
    setupTitle: "Vorbereitung",
    turnTitle: "Dein Zug",
    pointsTitle: "Punkte",
    challengesTitle: "Anzweifeln",
    gameEndTitle: "Ende der Partie",
    roundEndTitle: "Ende einer Runde",
    pointsColumn: "Punkte",

    aim: "Werde alle deine Karten los. Wenn jemand die letzte Karte legt, endet die Runde, und allen anderen werden die Punkte der Karten auf ihrer Hand angeschrieben.",
    outAt: (score) => `Punkte sind schlecht: Mit ${score} oder mehr scheidest du aus.`,
    won: "Wer als Letzter übrig ist, gewinnt; in einer Partie mit fester Rundenzahl gewinnt, wer die wenigsten Punkte hat.",
    deal: (each, pack, twoPacksFrom) =>
      `Je ${cards(each)} aus einem Spiel mit ${pack} (zwei Spiele ab ${twoPacksFrom} Spielern). Der Rest bildet den Stapel; die oberste Karte liegt aufgedeckt daneben: die offene Karte.`,
    dealer:
      "Alle ziehen eine Karte; die höchste gibt zuerst (A ist hoch), und der Nächste fängt an.",
    LATER_DEALER: {
      rotation: "In späteren Runden wird reihum gegeben.",
      starter: "In späteren Runden gibt, wer die letzte Runde angefangen hat.",
    },
    noPassing: `${chooseAction} Passen ist nicht erlaubt.`,
    form: "Lege ein Wort mit zwei oder mehr Buchstaben.",
    insert:
      "Füge eine oder mehrere Karten in ein Wort auf dem Tisch ein, an den Enden oder zwischen den Buchstaben, die ihre Reihenfolge behalten: Aus HAT wird THATCHED.",
    substitute: (most) =>
      `Tausche ${most === null ? "eine oder mehrere Karten" : cards(most)} eines Worts auf dem Tisch gegen deine eigenen und nimm die alten auf die Hand: Aus EXPERT wird EXPORT, und du bekommst das E.`,
    draw: "Lege eine Karte ab und nimm die offene Karte oder eine vom Stapel.",
    masterRule: "Der Joker steht für einen beliebigen Buchstaben. Auf dem Tisch behält er ihn.",
    sameWord:
      "Du darfst auch einen Joker auf dem Tisch gegen seinen Buchstaben tauschen, oder einen Buchstaben gegen deinen Joker, ohne das Wort zu ändern.",
    otherWord: "Nach einem Tausch muss das Wort ein anderes sein.",
    RENEWAL: {
      "under top":
        "Wenn der Stapel leer ist, werden die offenen Karten gemischt und bilden den neuen; die oberste bleibt offen liegen.",
      "turn up":
        "Wenn der Stapel leer ist, werden alle offenen Karten gemischt und bilden den neuen; eine Karte wird aufgedeckt.",
    },
    roundEnds:
      "Eine Runde endet, wenn eine Hand leer ist und das letzte Wort liegen bleibt. Scheiden alle zugleich aus, gewinnt, wer die wenigsten Punkte hat.",
    guard: (perPlayer) =>
      `Sie endet auch nach ${ofTurns(perPlayer)} pro Spieler, in denen keine Hand kleiner wird; dann zählen alle Karten auf den Händen.`,
    mayChallenge:
      "Du kannst jedes Wort legen, auch ein ungültiges. Jeder Gegner kann es anzweifeln.",
    rightChallenge: (challenger, player) => {
      const first = challenger ? `; wer angezweifelt hat, ${getsOrLoses(challenger)}` : "";
      const second = player ? `; wer gelegt hat, ${getsOrLoses(player)}` : "";
      return `Steht es nicht im Wörterbuch, gehen die Karten zurück auf die Hand, und der Zug ist verloren${first}${second}.`;
    },
    wrongChallenge: (challenger) =>
      challenger
        ? `Sonst bleibt das Wort liegen; wer angezweifelt hat, ${getsOrLoses(challenger)}.`
        : "Sonst bleibt das Wort liegen.",
    cardsTitle: "Die Karten",
    cardsColumn: "Karten",
    ofEachColumn: "Je",
    master: "Joker",
    packNote: (pack) => `${cards(pack)} in einem Spiel.`,

    rack: (each, bag, blanks) =>
      `Je ${tiles(each)} aus einem Beutel mit ${bag}, darunter ${count(blanks, { one: "# Blanko", other: "# Blankos" })}.`,
    begins:
      "Wer den Buchstaben zieht, der im Alphabet am weitesten vorn steht, fängt an; ein Blanko geht vor A.",
    play: "Lege Steine in einer Zeile oder Spalte, ohne Lücken und mit Anschluss an Steine auf dem Brett. Jede Folge von zwei oder mehr Buchstaben, waagerecht und senkrecht, muss ein Wort sein.",
    wordsScore: "Jedes Wort, das du bildest oder verlängerst, zählt die Punkte seiner Buchstaben.",
    exchange: (fewest) => `Tausche Steine, wenn noch mindestens ${fewest} im Beutel sind.`,
    pass: "Passe.",
    drawTiles: (rack) => `Ziehe nach dem Legen nach, bis du wieder ${tiles(rack)} hast.`,
    bonus: (laid, more) =>
      `Wer ${tiles(laid)} auf einmal legt, bekommt ${count(more, { one: "# Bonuspunkt", other: "# Bonuspunkte" })}.`,
    tilesTitle: "Die Steine",
    tilesColumn: "Steine und Anzahl",
    blank: "Blanko",
    tilesNote: (all) => `${tiles(all)}.`,
    scrabbleAim: "Lege Wörter für Punkte; wer die meisten hat, gewinnt.",
    board: (rows, columns) => `Das Brett hat ${rows} × ${columns} Felder.`,
    firstPlay: (star) =>
      star === null
        ? "Der erste Zug braucht mindestens zwei Steine."
        : `Der erste Zug braucht mindestens zwei Steine, davon einen auf dem Stern (${star}).`,
    blankRule:
      "Beim Legen bestimmst du, welcher Buchstabe ein Blanko ist. Er behält ihn und zählt nichts.",
    premiums: (letter, word) => {
      const effects = [
        letter.length ? `den Buchstaben mit ${either(letter)}` : "",
        word.length ? `das Wort mit ${either(word)}` : "",
      ];
      return `Prämienfelder multiplizieren ${list(effects.filter(Boolean))}, aber nur für den Zug, der sie belegt.`;
    },
    mayChallengePlay:
      "Du kannst beliebige Wörter legen, auch ungültige. Jeder Gegner kann den ganzen Zug anzweifeln.",
    phonyPlay: "Ist ein Wort ungültig, kommen die Steine vom Brett, und der Zug ist verloren.",
    FAILED_CHALLENGES: {
      rules: "Sind alle Wörter gültig, setzt aus, wer angezweifelt hat.",
      double:
        "Sind alle Wörter gültig, setzt aus, wer angezweifelt hat; das zählt als Zug ohne Punkte.",
      single: "Sind alle Wörter gültig, geschieht nichts.",
      five: "Sind alle Wörter gültig, bekommt der Zug 5 Punkte mehr.",
      ten: "Sind alle Wörter gültig, bekommt der Zug 10 Punkte mehr.",
    },
    scrabbleEnd:
      "Die Partie endet, wenn der Beutel leer ist und jemand keine Steine mehr hat. Wer fertig ist, bekommt die Punkte der Steine auf den anderen Bänken.",
    scrabbleZeros: (zeros) =>
      `Sie endet auch nach ${ofTurns(zeros)} ohne Punkte in Folge, über alle Spieler gezählt.`,
    scrabbleHeld:
      "Die Punkte der übrigen Steine auf der eigenen Bank werden abgezogen. Steht es danach gleich, gewinnt, wer vorher vorn lag.",
    lexibombAim: "Lege Wörter für Punkte wie bei Scrabble; wer die meisten hat, gewinnt.",
    lexibombBoard: (rows, columns, bombs) =>
      `Verdeckt unter dem Brett mit ${rows} × ${columns} Feldern: ${count(bombs, { one: "# Bombe", other: "# Bomben" })}.`,
    lexibombFirst: "Der erste Zug braucht mindestens zwei Steine und darf überall liegen.",
    opens:
      "Jeder neue Stein öffnet sein Feld: Die Zahl dort zählt die Bomben auf den acht Feldern darum. Eine 0 öffnet alle diese Felder und so weiter.",
    lexibombBlank:
      "Ein Blanko hat keinen festen Buchstaben. Ein Wort mit Blankos ist gültig, wenn irgendeine Wahl der Buchstaben ein Wort ergibt; die Wahl darf von Wort zu Wort und von Zug zu Zug anders sein. Ein Blanko zählt nichts.",
    numbersMultiply: (effects) =>
      `Die Zahl unter einem neuen Stein multipliziert: ${effects.join("; ")}.`,
    range: (first, last) => `${first} bis ${last}`,
    numbers: (numbers) => list(numbers),
    multiplies: (numbers, letter, word) => {
      if (!word) return `${numbers} das Wort mit 0`;
      const effects = [
        letter === 1 ? "" : `den Buchstaben mit ${letter}`,
        word === 1 ? "" : `das Wort mit ${word}`,
      ].filter(Boolean);
      return `${numbers} ${list(effects) || "nichts"}`;
    },
    bombRule:
      "Trifft ein neuer Stein eine Bombe, zählt kein Wort, das durch ihn geht. In späteren Zügen zählt sein Buchstabe wie gewohnt.",
    bonusWithBombs: "Bomben ändern daran nichts.",
    lexibombEnd: "Die Partie endet, wenn der Beutel leer ist und jemand keine Steine mehr hat.",
    lexibombZeros: (zeros) =>
      `Sie endet auch, wenn jemand ${count(zeros, { one: "# Zug", other: "# Züge" })} ohne Punkte in Folge hat: gepasst, getauscht oder auf Bomben.`,
    lexibombHeld:
      "Die Punkte der übrigen Steine auf der eigenen Bank werden abgezogen; niemand bekommt sie.",
  };
}
