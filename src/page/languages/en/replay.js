// A recorded game, its analysis, its mistakes as puzzles, and playing on from it, in English.

/** @param {import("../../formats.js").Formats} formats */
export default function texts({ count, number, signed, percent, percentChange, list }) {
  const againButton = "Analyse again";
  const turns = (/** @type {number} */ n) => count(n, { one: "# turn", other: "# turns" });
  const pointsAndChance = (/** @type {number} */ difference, /** @type {number} */ chance) =>
    `${signed(difference, 1)} points, ${percentChange(chance)}`;

  return {
    /** Opening a recorded game, and moving through it. */
    replay: {
      tableLink: "Back to the table",
      pasteLabel: "Or drop a file here, or paste the text of a game",
      fileLabel: "Saved game or GCG file",
      replaying: "Replaying …",
      gameLabel: (/** @type {number} */ games) => `Game (${games} in this file)`,
      heading: (/** @type {string} */ game, /** @type {string[]} */ names) =>
        `${game}: ${names.join(", ")}`,
      /** "2. Lexicon: greedy 0 and planner 12" */
      gameOption: (
        /** @type {number} */ place,
        /** @type {string} */ game,
        /** @type {string[]} */ players,
      ) => `${place}. ${[game, list(players)].filter(Boolean).join(": ")}`,
      tilesDealt: "The tiles are dealt.",
      bombsButton: "Show the bombs",
      emptyHand: "nothing left",
      firstButton: "First",
      previousButton: "Previous",
      nextButton: "Next",
      lastButton: "Last",
      stepLabel: "Step",
      stepText: (/** @type {number} */ step, /** @type {number} */ steps) => `${step} of ${steps}`,
    },

    /** The analysis of a game, its mistakes as puzzles, and playing on. */
    analysis: {
      heading: "Analysis",
      againButton,
      /**
       * The last analysis: whether it is complete, and whether there is one.
       * @returns {string}
       */
      startButton: (/** @type {boolean} */ isComplete, /** @type {boolean} */ hasBegun) =>
        isComplete ? "Analyse more deeply" : hasBegun ? againButton : "Analyse the game",
      about:
        "Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",
      runningText: (/** @type {number} */ analysed) => `${turns(analysed)} analysed …`,
      stoppedText: (/** @type {number} */ analysed) => `Stopped after ${turns(analysed)}.`,
      timeoutText: (/** @type {number} */ analysed) =>
        `The server ended the analysis after ${turns(analysed)}. “${againButton}” gives each turn fewer play-outs.`,
      nextMistakeButton: (/** @type {number} */ mistakes) =>
        `${turns(mistakes)} to improve: show the next`,
      /** How good a turn was, and the sign for it in lists of turns. */
      GRADES: {
        best: { text: "best", sign: "" },
        good: { text: "good", sign: "" },
        inaccuracy: { text: "inaccuracy", sign: "?!" },
        mistake: { text: "mistake", sign: "?" },
        blunder: { text: "blunder", sign: "??" },
      },
      /** "Mistake: -12.0 points, -4% win chance (exact)." */
      gradeText: (
        /** @type {{ grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder",
         *           loss: number, lossWin: number, isExact: boolean }} */ turn,
      ) => {
        const { grade, loss, lossWin, isExact } = turn;
        const title = {
          best: "Best",
          good: "Good",
          inaccuracy: "Inaccuracy",
          mistake: "Mistake",
          blunder: "Blunder",
        }[grade];
        const lost = grade === "best" ? "" : `: ${pointsAndChance(-loss, -lossWin)} win chance`;
        return `${title}${lost}${isExact ? " (exact)" : ""}.`;
      },
      numberColumn: "Turn",
      /** Of a play in a score sheet. */
      takenBack: "a phony, taken back after a challenge",
      turnText: (/** @type {string} */ name, /** @type {string} */ action) => `${name}: ${action}`,
      betterActions: "Better:",
      showOnBoardButton: "Show",
      luckText: (/** @type {number} */ difference, /** @type {number} */ chance) =>
        `Luck before this turn: ${pointsAndChance(difference, chance)} win chance.`,
      solverLink: "Open in the solver",
      /** Losses of a player in total, after the name. */
      sumsText: (
        /** @type {{ loss: number, lossWin: number, luck: number, luckWin: number,
         *           index: number }} */ sums,
      ) => {
        const { loss, lossWin, luck, luckWin, index } = sums;
        return `lost ${number(loss, 1)} points and ${percent(lossWin)} win chance in total; mistake index ${number(index, 1)}; luck: ${pointsAndChance(luck, luckWin)}.`;
      },
      /** "Strength: about +52 Elo (-40 to +144)." */
      strengthText: (/** @type {{ elo: number, low: number, high: number }} */ strength) =>
        `Strength: about ${signed(strength.elo)} Elo (${signed(strength.low)} to ${signed(strength.high)}).`,
      /** Of Scrabble, with and without estimates. */
      strengthHint:
        "Strength is on the ladder of the bots, with its 95% interval: one game says little, and other boards and dictionaries than ENABLE are not comparable. It is no rating of a club.",
      noStrengthHint:
        "There is no estimate of strength: it takes two players, eight turns of each and all play-outs.",
      /** Counts by grade: "3 best turns and 1 mistake". */
      gradesText: (/** @type {Record<string, number>} */ counts) => {
        const forms = {
          best: { one: "# best turn", other: "# best turns" },
          good: { one: "# good turn", other: "# good turns" },
          inaccuracy: { one: "# inaccuracy", other: "# inaccuracies" },
          mistake: { one: "# mistake", other: "# mistakes" },
          blunder: { one: "# blunder", other: "# blunders" },
        };
        return list(
          Object.entries(forms).flatMap(([grade, form]) =>
            counts[grade] ? count(counts[grade], form) : [],
          ),
        );
      },
      /** name: null for the reader. */
      practiseButton: (/** @type {number} */ mistakes, /** @type {string | null} */ name) =>
        name === null
          ? `Practise your ${turns(mistakes)} to improve`
          : `Practise ${turns(mistakes)} of ${name}`,
      everyonesChance: "Everyone’s chance to win",
      /** name: null for the reader. */
      chanceOf: (/** @type {string | null} */ name) =>
        name === null ? "Your chance to win" : `${name}’s chance to win`,
      /** most: points at the top of the dashed line, null without that line. */
      graphCaption: (/** @type {string} */ label, /** @type {number | null} */ most) =>
        most === null
          ? `${label}, 0 to 100%`
          : `${label}, 0 to 100%; dashed: points ahead at the end, −${number(most, 0)} to +${number(most, 0)}`,
      playOnHeading: "Play on from here",
      /** name: null for the reader; hasAll: whether the game shows all that is hidden. */
      playOnHint: (/** @type {string | null} */ name, /** @type {boolean} */ hasAll) => {
        const drawn = hasAll
          ? "The draws are the same as in this game."
          : "Tiles missing from the file are drawn at random.";
        return name === null
          ? `You play your turn again. ${drawn}`
          : `You take over from ${name}. ${drawn}`;
      },
      playOnButton: "Play on",

      questionLabel: "Question",
      questionText: (/** @type {number} */ mistake, /** @type {number} */ mistakes) =>
        `Mistake ${mistake} of ${mistakes}: find a better turn.`,
      playedText: (/** @type {string} */ name, /** @type {string} */ action) =>
        `${name} chose: ${action}.`,
      answerLabel: "Your answer",
      mendedHeading: (/** @type {number} */ mended) =>
        count(mended, { one: "# mistake fixed", other: "# mistakes fixed" }),
      wellFound: (/** @type {string} */ action) => `${action}: nice find!`,
      sameAsPlayed: "That’s what was played in the game. There’s something better.",
      notBest: "There’s something better.",
      bestTurns: "The best turns:",
      showBestButton: "Show the best turns",
      nextMistake: "Next mistake",
      previousMistake: "Previous mistake",
      endButton: "Back to the game",
    },
  };
}
