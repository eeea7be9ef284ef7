// A recorded game, its analysis, its mistakes as puzzles, and playing on from it, in German.

/** @type {typeof import("../en/replay.js").default} */
export default function texts({ count, number, signed, percent, percentChange, list }) {
  const againButton = "Noch einmal analysieren";
  const pointsAndChance = (/** @type {number} */ difference, /** @type {number} */ chance) =>
    `${signed(difference, 1)} Punkte, ${percentChange(chance)}`;

  return {
    replay: {
      tableLink: "Zurück zum Tisch",
      pasteLabel: "Oder zieh eine Datei hierher oder füge den Text einer Partie ein",
      fileLabel: "Gespeicherte Partie oder GCG-Datei",
      replaying: "Wird nachgespielt …",
      gameLabel: (games) => `Partie (${games} in dieser Datei)`,
      heading: (game, names) => `${game}: ${names.join(", ")}`,
      gameOption: (place, game, players) =>
        `${place}. ${[game, list(players)].filter(Boolean).join(": ")}`,
      tilesDealt: "Die Steine sind verteilt.",
      bombsButton: "Bomben zeigen",
      emptyHand: "nichts übrig",
      firstButton: "Anfang",
      previousButton: "Zurück",
      nextButton: "Weiter",
      lastButton: "Ende",
      stepLabel: "Schritt",
      stepText: (step, steps) => `${step} von ${steps}`,
    },

    analysis: {
      heading: "Analyse",
      againButton,
      startButton: (isComplete, hasBegun) =>
        isComplete ? "Gründlicher analysieren" : hasBegun ? againButton : "Partie analysieren",
      about:
        "Vergleicht jeden Zug mit den besten Alternativen: was er gekostet hat und wie viel Glück beim Ziehen dabei war.",
      runningText: (analysed) =>
        count(analysed, { one: "# Zug analysiert …", other: "# Züge analysiert …" }),
      stoppedText: (analysed) =>
        count(analysed, { one: "Nach # Zug angehalten.", other: "Nach # Zügen angehalten." }),
      timeoutText: (analysed) =>
        count(analysed, {
          one: `Der Server hat die Analyse nach # Zug beendet. „${againButton}“ simuliert jeden Zug seltener.`,
          other: `Der Server hat die Analyse nach # Zügen beendet. „${againButton}“ simuliert jeden Zug seltener.`,
        }),
      nextMistakeButton: (mistakes) =>
        count(mistakes, {
          one: "# Zug zu verbessern: zeigen",
          other: "# Züge zu verbessern: nächsten zeigen",
        }),
      GRADES: {
        best: { text: "bester Zug", sign: "" },
        good: { text: "guter Zug", sign: "" },
        inaccuracy: { text: "Ungenauigkeit", sign: "?!" },
        mistake: { text: "Fehler", sign: "?" },
        blunder: { text: "grober Fehler", sign: "??" },
      },
      gradeText: ({ grade, loss, lossWin, isExact }) => {
        const title = {
          best: "Bester Zug",
          good: "Guter Zug",
          inaccuracy: "Ungenauigkeit",
          mistake: "Fehler",
          blunder: "Grober Fehler",
        }[grade];
        const lost = grade === "best" ? "" : `: ${pointsAndChance(-loss, -lossWin)} Gewinnchance`;
        return `${title}${lost}${isExact ? " (genau)" : ""}.`;
      },
      numberColumn: "Zug",
      takenBack: "ungültig, nach Anzweifeln zurückgenommen",
      turnText: (name, action) => `${name}: ${action}`,
      betterActions: "Besser:",
      showOnBoardButton: "Zeigen",
      luckText: (difference, chance) =>
        `Glück vor diesem Zug: ${pointsAndChance(difference, chance)} Gewinnchance.`,
      solverLink: "Im Löser öffnen",
      sumsText: ({ loss, lossWin, luck, luckWin, index }) =>
        `insgesamt ${number(loss, 1)} Punkte und ${percent(lossWin)} Gewinnchance verloren; Fehlerindex ${number(index, 1)}; Glück: ${pointsAndChance(luck, luckWin)}.`,
      strengthText: ({ elo, low, high }) =>
        `Spielstärke: etwa ${signed(elo)} Elo (${signed(low)} bis ${signed(high)}).`,
      strengthHint:
        "Die Spielstärke ist auf der Leiter der Bots gemessen, mit ihrem 95-%-Intervall: Eine Partie sagt wenig, und andere Bretter und Wörterbücher als ENABLE sind nicht vergleichbar. Es ist keine Wertungszahl eines Vereins.",
      noStrengthHint:
        "Die Spielstärke lässt sich nicht schätzen: Dazu braucht es zwei Spieler, je acht Züge und alle Simulationen.",
      gradesText: (counts) => {
        const forms = {
          best: { one: "# bester Zug", other: "# beste Züge" },
          good: { one: "# guter Zug", other: "# gute Züge" },
          inaccuracy: { one: "# Ungenauigkeit", other: "# Ungenauigkeiten" },
          mistake: { one: "# Fehler", other: "# Fehler" },
          blunder: { one: "# grober Fehler", other: "# grobe Fehler" },
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
              one: "Deinen # Zug zum Verbessern üben",
              other: "Deine # Züge zum Verbessern üben",
            })
          : count(mistakes, { one: `# Zug von ${name} üben`, other: `# Züge von ${name} üben` }),
      everyonesChance: "Gewinnchancen aller Spieler",
      chanceOf: (name) => (name === null ? "Deine Gewinnchance" : `Gewinnchance von ${name}`),
      graphCaption: (label, most) =>
        most === null
          ? `${label}, 0 bis 100 %`
          : `${label}, 0 bis 100 %; gestrichelt: Vorsprung am Ende, −${number(most, 0)} bis +${number(most, 0)} Punkte`,
      playOnHeading: "Von hier weiterspielen",
      playOnHint: (name, hasAll) => {
        const drawn = hasAll
          ? "Gezogen wird dasselbe wie in dieser Partie."
          : "Steine, die in der Datei fehlen, werden zufällig gezogen.";
        return name === null
          ? `Du spielst deinen Zug noch einmal. ${drawn}`
          : `Du spielst für ${name} weiter. ${drawn}`;
      },
      playOnButton: "Weiterspielen",

      questionLabel: "Frage",
      questionText: (mistake, mistakes) =>
        `Fehler ${mistake} von ${mistakes}: Finde einen besseren Zug.`,
      playedText: (name, action) => `${name}: ${action}.`,
      answerLabel: "Deine Antwort",
      mendedHeading: (mended) =>
        count(mended, { one: "# Fehler verbessert", other: "# Fehler verbessert" }),
      wellFound: (action) => `${action}: gut gefunden!`,
      sameAsPlayed: "Das wurde in der Partie gespielt. Es gibt etwas Besseres.",
      notBest: "Es gibt etwas Besseres.",
      bestTurns: "Die besten Züge:",
      showBestButton: "Beste Züge zeigen",
      nextMistake: "Nächster Fehler",
      previousMistake: "Voriger Fehler",
      endButton: "Zurück zur Partie",
    },
  };
}
