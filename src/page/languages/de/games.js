// Hands, boards, racks and turns on them, and what is said about turns, in German.

/** @type {typeof import("../en/games.js").default} */
export default function texts({ count, number, list }) {
  const you = "Du";
  const points = (/** @type {number} */ n) => count(n, { one: "# Punkt", other: "# Punkte" });
  const tileCount = (/** @type {number} */ n) => count(n, { one: "# Stein", other: "# Steine" });
  const times = (/** @type {number} */ factor) =>
    ({ 2: "doppelter", 3: "dreifacher", 4: "vierfacher" })[factor] ?? `${factor}-facher`;

  return {
    lexicon: {
      master: "Joker",
      cardName: (card, value) => (value === undefined ? card : `${card}, ${points(value)}`),
      wordInSentence: (word, letters) =>
        letters.length ? `${word} (Joker als ${list(letters)})` : word,
      wordName: (word, letters) =>
        letters.length ? `${word}, mit einem Joker für ${list(letters)}` : word,
      tableLabel: "Tisch",
      tableWordsLabel: "Wörter auf dem Tisch",
      noTableWords: "Noch keine Wörter",
      changeWordButton: (word, isNew) => (isNew ? `${word} ändern, neu` : `${word} ändern`),
      stockCaption: "Stapel",
      exposedCaption: "Offen",
      noExposedCard: "Keine offene Karte",
      handLabel: "Deine Hand",
      masterPicker: "Der Joker steht für",
      playWordButton: "Wort legen",
      takeExposedButton: (discard = "eine Karte", exposed = "die offene Karte") =>
        `${discard} ablegen, ${exposed} nehmen`,
      takeFromStockButton: (discard = "eine Karte") => `${discard} ablegen, vom Stapel ziehen`,
      drawHint: "Um zu ziehen, lege nur die Karte ins Fach, die du abwerfen willst.",
      trayLabel: "Dein Wort",
      emptyTray: "Klicke auf Karten, ziehe sie hierher oder tippe.",
      typedWordLabel: "Wort",
      typingHint:
        "Tippe hat, oder h[a]t mit dem Joker als A. Mit hat>thatched fügst du Karten in ein Wort auf dem Tisch ein, mit larch>lurch tauschst du Karten aus.",
      masterFor: (letter) => `Joker für ${letter}`,
      trayCardName: (card, from) =>
        ({
          hand: `${card}, von deiner Hand: klicken nimmt sie zurück`,
          table: `${card}, auf dem Tisch: klicken tauscht sie aus`,
          none: `${card}, nicht auf deiner Hand: klicken nimmt sie zurück`,
        })[from],
      outOfGameTag: "ausgeschieden",
      noCardsLeft: "keine",
      scoresHint: (outAt) =>
        `Karten auf der Hand zählen als Strafpunkte. Wer am wenigsten hat, gewinnt; wer ${outAt} oder mehr hat, scheidet aus.`,
      playerColumn: "Spieler",
      cardsLeftColumn: "Karten übrig",
      challengesColumn: "Anzweifeln",
      roundPointsColumn: "Diese Runde",
      scoreColumn: "Punkte",
      noProgressText: (without) =>
        count(without, {
          one: "Seit # Zug ist keine Hand kleiner geworden; die Runde endet, und alle Karten zählen.",
          other:
            "Seit # Zügen ist keine Hand kleiner geworden; die Runde endet, und alle Karten zählen.",
        }),
      wentOutText: (name, old) => {
        if (old) return `${name === you ? "Du machst" : `${name} macht`} Schluss: Aus ${old} wird`;
        return `${name === you ? "Du machst" : `${name} macht`} Schluss mit`;
      },
      theMaster: "den Joker",
      formAction: (word) => `${word} legen`,
      insertAction: (word, old = "einem Wort") => `aus ${old} ${word} machen`,
      substituteAction: (word, old = "ein Wort") => `${old} in ${word} ändern`,
      takeExposedAction: (discard) => `${discard} gegen die offene Karte tauschen`,
      takeFromStockAction: (discard) => `${discard} gegen eine Karte vom Stapel tauschen`,
      ACTIONS: { challenge: "anzweifeln", accept: "annehmen" },
      formed: (name, word) => (name === you ? `Du legst ${word}.` : `${name} legt ${word}.`),
      inserted: (name, word, old = "einem Wort") =>
        name === you ? `Du machst aus ${old} ${word}.` : `${name} macht aus ${old} ${word}.`,
      substituted: (name, word, old = "ein Wort", gained = []) => {
        const taking = gained.length
          ? ` und ${name === you ? "nimmst" : "nimmt"} ${list(gained)}`
          : "";
        return name === you
          ? `Du änderst ${old} in ${word}${taking}.`
          : `${name} ändert ${old} in ${word}${taking}.`;
      },
      tookExposed: (name, discard, exposed) => {
        const card = exposed ? `die offene Karte (${exposed})` : "die offene Karte";
        return name === you
          ? `Du tauschst ${discard} gegen ${card}.`
          : `${name} tauscht ${discard} gegen ${card}.`;
      },
      tookFromStock: (name, discard) =>
        name === you
          ? `Du tauschst ${discard} gegen eine Karte vom Stapel.`
          : `${name} tauscht ${discard} gegen eine Karte vom Stapel.`,
      itIs: (card) => `Du ziehst ${card}.`,
      stockRenewed: "Der offene Stapel wurde neu gemischt.",
      dealerDraw: (drawn) => `Auslosung des Gebers: ${drawn}.`,
      dealt: (round, name, exposed) =>
        `Runde ${round}: ${name === you ? "Du gibst" : `${name} gibt`}. Offene Karte: ${exposed}.`,
      roundEnd: (winner, scores) => {
        if (winner === null)
          return `Ende der Runde: Keine Hand ist kleiner geworden. Punkte: ${scores}.`;
        const end = winner === you ? "Du machst Schluss" : `${winner} macht Schluss`;
        return `Ende der Runde: ${end}. Punkte: ${scores}.`;
      },
      gameEnd: (result) => `Ende der Partie. ${result}`,
      thePlay: "den Zug",
      challenged: (name, word, isPhony, costs) => {
        const verdict = isPhony ? "ungültig, kommt vom Tisch" : "gültig, bleibt liegen";
        const cost = costs ? ` (${costs})` : "";
        return name === you
          ? `Du zweifelst ${word} an: ${verdict}${cost}.`
          : `${name} zweifelt ${word} an: ${verdict}${cost}.`;
      },
      longestWord: (word, name) => `Längstes Wort: ${word}, von ${name === you ? "dir" : name}.`,
      roundsAndTurns: (rounds, mean) => {
        const turns = count(mean, { one: "# Zug", other: "# Züge" });
        return rounds > 1
          ? `${number(rounds)} Runden, im Schnitt je ${turns}.`
          : `${number(rounds)} Runde, ${turns}.`;
      },
      adviceHint:
        "Wie viele Punkte du in dieser Runde im Schnitt gegenüber den Gegnern gewinnst, mit Fehlerspanne.",
      atRisk: (more) =>
        more > 0
          ? count(more, { one: "# Punkt mehr in Gefahr", other: "# Punkte mehr in Gefahr" })
          : count(-more, { one: "# Punkt weniger in Gefahr", other: "# Punkte weniger in Gefahr" }),
      goesOutFirst: (change) => `${change}, als Erster fertig zu sein`,
    },

    tiles: {
      boardLabel: "Brett",
      rackLabel: "Deine Bank",
      blank: "Blanko",
      blankName: (letter) => `Blanko als ${letter}`,
      tileName: (letter, value) => `${letter}, ${points(value)}`,
      emptySquare: "leer",
      notPlayedYet: "noch nicht gespielt",
      closed: "verdeckt",
      bombName: "Bombe",
      adjacentBombs: (bombs) => count(bombs, { one: "# Bombe daneben", other: "# Bomben daneben" }),
      startSquare: "Startfeld",
      flagged: "markiert",
      bombChance: (chance) => `Bombe zu ${chance}`,
      wordScoresNothing: "Wort zählt 0",
      letterTimes: (factor) => `${times(factor)} Buchstabenwert`,
      wordTimes: (factor) => `${times(factor)} Wortwert`,
      letterSign: (factor) => `${factor}B`,
      wordSign: (factor) => `${factor}W`,
      bombsText: (bombs, hits) => `Bomben: ${bombs}, davon ${hits} getroffen.`,
      oddsButton: "Bombenrisiko",
      flagsButton: "Markieren",
      announceFlag: (square, isSet) =>
        isSet ? `${square}: markiert.` : `${square}: Markierung entfernt.`,
      legendHint:
        "Eine Zahl zählt die Bomben um ihr Feld und bestimmt, was ein neuer Stein vervielfacht:",
      bombEffect: "ihre Wörter zählen 0",
      letterEffect: (factor) => `Buchstabe × ${factor}`,
      wordsEffect: (factor) => `Wörter × ${factor}`,
      noEffect: "nichts",
      tapHint:
        "Tippe auf einen Stein und dann auf ein Feld, oder zieh ihn dorthin. Tippe auf einen Stein auf dem Brett, um ihn zurückzunehmen.",
      bagText: (left) => `Im Beutel: ${tileCount(left)}.`,
      unseenText: (unseen) => `${tileCount(unseen)} im Beutel und auf anderen Bänken:`,
      unseenLabel: "Unbekannte Steine",
      shuffleButton: "Mischen",
      blankPicker: "Der Blanko steht für",
      keysHint: (blankKey, hasFlags) =>
        `Auf dem Brett legst du Steine durch Tippen, einen Blanko mit ${blankKey ?? "Umschalt"}. Pfeiltasten drehen und bewegen den Cursor; die Rücktaste nimmt einen Stein zurück, Escape alle; Eingabe spielt${hasFlags ? "; ! markiert ein Feld" : ""}.`,
      FAULTS: {
        start: "Der erste Zug braucht mindestens zwei Steine.",
        touch: "Der Zug muss an einen Stein auf dem Brett anschließen.",
        line: "Die Steine müssen in einer Zeile oder Spalte liegen.",
        gap: "Zwischen den Steinen ist eine Lücke.",
      },
      mustCoverStar: "Der erste Zug braucht mindestens zwei Steine und muss den Stern bedecken.",
      otherFault: "So kannst du die Steine nicht legen.",
      bonusPart: (bonus, laid) => `${bonus} für ${tileCount(laid)}`,
      scoreText: (score, isLeast) => (isLeast ? `mindestens ${points(score)}` : points(score)),
      ifNoBomb: "wenn dort keine Bombe liegt",
      playButton: (word) => (word ? `${word} legen` : "Legen"),
      exchangeButton: "Tauschen …",
      passButton: "Passen …",
      endsGameWarning: "Noch ein Zug ohne Punkte beendet die Partie.",
      passQuestion: (laid) =>
        laid
          ? count(laid, {
              one: "# Stein zurücknehmen und passen?",
              other: "# Steine zurücknehmen und passen?",
            })
          : "Willst du passen?",
      keepPlayingButton: "Weiterspielen",
      confirmPassButton: "Passen",
      confirmExchangeButton: (chosen) => (chosen ? `${chosen} tauschen` : "Steine auswählen"),
      cancelButton: "Abbrechen",
      wordWithBlanks: (word, blanks) =>
        blanks.length > 1
          ? `${word} (${list(blanks)} sind Blankos)`
          : `${word} (${list(blanks)} ist ein Blanko)`,
      tilesText: (letters, blanks) => {
        if (!blanks) return letters;
        const text = blanks > 1 ? `${blanks} Blankos` : "einen Blanko";
        return letters ? `${letters} und ${text}` : text;
      },
      playAction: (word, at) => `${word} auf ${at} legen`,
      exchangeAction: (exchanged) => `${exchanged} tauschen`,
      ACTIONS: { pass: "passen", challenge: "anzweifeln", accept: "annehmen" },
      played: (name, word, at, score) => {
        const scored =
          score === null ? "" : count(score, { one: " für # Punkt", other: " für # Punkte" });
        return name === you
          ? `Du legst ${word} auf ${at}${scored}.`
          : `${name} legt ${word} auf ${at}${scored}.`;
      },
      exchanged: (name, exchanged) =>
        name === you ? `Du tauschst ${exchanged}.` : `${name} tauscht ${exchanged}.`,
      passed: (name) => (name === you ? "Du passt." : `${name} passt.`),
      challenged: (name) => (name === you ? "Du zweifelst an." : `${name} zweifelt an.`),
      playAccepted: (name) => (name === you ? "Du nimmst an." : `${name} nimmt an.`),
      isPhony: "Der Zug ist ungültig und kommt vom Brett.",
      playStands: "Der Zug bleibt liegen.",
      bombExplodes: (squares) =>
        squares.length > 1
          ? `Bomben explodieren auf ${list(squares)}.`
          : `Eine Bombe explodiert auf ${list(squares)}.`,
      tilesDrawn: (drawn) => `Gezogen: ${drawn}.`,
      startDraw: (drawn) => `Auslosung des ersten Zugs: ${drawn}.`,
      lostTurn: (name) =>
        name === you
          ? "Du hast zu Unrecht angezweifelt und setzt aus."
          : `${name} hat zu Unrecht angezweifelt und setzt aus.`,
      starts: (name) => (name === you ? "Du fängst an." : `${name} fängt an.`),
      takenBack: (name) =>
        name === you
          ? "Ungültig: Dein letzter Zug kommt vom Brett."
          : `Ungültig: Der letzte Zug von ${name} kommt vom Brett.`,
      challengePoints: (name, change) => `${name} ${change}: Zug zu Unrecht angezweifelt.`,
      timePoints: (name, change) => `${name} ${change} für die Zeit.`,
      tilesPoints: (name, change) => `${name} ${change} für übrige Steine.`,
      END_REASONS: {
        out: "Ende der Partie: Der Beutel und eine Bank sind leer.",
        scoreless: "Ende der Partie: zu viele Züge ohne Punkte in Folge.",
        zeros: "Ende der Partie: zu viele Züge ohne Punkte in Folge.",
      },
      tilesLeft: (changes) => `Übrige Steine: ${changes}.`,
      finalScores: (scores) => `Endstand: ${scores}.`,
      bestPlay: (word, at, score, name) =>
        `Bester Zug: ${word} auf ${at}, ${points(score)}, von ${name === you ? "dir" : name}.`,
      pointsPerTurn: (means) => `Punkte pro Zug: ${means}.`,
      adviceHint: (extra) =>
        `Deine Gewinnchance mit Fehlerspanne. Auch die Punkte zählen ein wenig: ${points(extra)} so viel wie 1 %.`,
      pointsNow: (more) =>
        more > 0
          ? count(more, { one: "jetzt # Punkt mehr", other: "jetzt # Punkte mehr" })
          : count(-more, { one: "jetzt # Punkt weniger", other: "jetzt # Punkte weniger" }),
      pointsForLeave: (more) =>
        more > 0
          ? count(more, {
              one: "# Punkt mehr für die Reststeine",
              other: "# Punkte mehr für die Reststeine",
            })
          : count(-more, {
              one: "# Punkt weniger für die Reststeine",
              other: "# Punkte weniger für die Reststeine",
            }),
      bombRisk: (change) => `${change} Bombenrisiko`,
    },
  };
}
