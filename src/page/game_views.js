// The views of each game: the only place where the page names games. All facts come from the
// server.

import * as lexiconText from "./lexicon/commentary.js";
import { addDetails, lastHands } from "./lexicon/event_details.js";
import * as lexicon from "./lexicon/play.js";
import { RoundScores } from "./lexicon/round_scores.js";
import * as tilesText from "./tiles/commentary.js";
import { listedAction } from "./tiles/notation.js";
import * as tiles from "./tiles/play.js";
import { StaticHand } from "./tiles/rack.js";

/**
 * Views and texts of a game.
 *
 * Components: Play, a table for a player or watcher; Position, an open table or board; StaticHand,
 * a hand or a rack that can only be looked at; Info, what a board does not show, with its title.
 * Texts: eventText, an event; actionText, a possible action; pastActionText, one that was taken;
 * emblem, three cards or tiles.
 * playedWord: the letters of an action's word; sheetText: an action in a score sheet.
 * adviceHint, adviceFigure, differences: of advised actions.
 * endFacts: sentences about a game that was played out. solverQuery: the address of a position in
 * the solver.
 * listedAction: an action as the server lists it, if actions can be written in several ways.
 * hasStrength: whether analyses estimate the strength of players.
 * loadSolver, loadRules: return the component of the solver, and the rules in words, from the
 * modules of these views. Games of rounds also have RoundScores, the result of a round, and
 * addDetails and lastHands, which it needs.
 * @typedef {{
 *   Play: object, Position: object, StaticHand: object, RoundScores?: object,
 *   Info?: object, infoTitle?: () => string, hasStrength?: boolean,
 *   eventText: (event: any, names: string[]) => string | null,
 *   actionText: (action: any, observation?: any) => string,
 *   pastActionText: (action: any, name: string) => string,
 *   playedWord: (action: any) => string | undefined,
 *   sheetText: (action: any, observation?: any) => string,
 *   addDetails?: (events: any[], rules: any, seat: number | null) => any[],
 *   lastHands?: (events: any[], rules: any) => string[],
 *   endFacts: (events: any[], names: string[]) => string[],
 *   adviceHint: (advice: any) => string,
 *   adviceFigure: (advised: any, advice: any) =>
 *     { value: number, figure: string, margin: string },
 *   differences: (one: any, other: any) => string[],
 *   solverQuery: (observation: any, hand: string) => Record<string, string>,
 *   listedAction?: (action: any, observation: any, rules: any) => any,
 *   loadSolver: () => Promise<object>,
 *   loadRules: () => Promise<import("./rules/rules.js").GameRules>,
 *   emblem: string,
 * }} GameView
 */

const boardGame = {
  ...tiles,
  ...tilesText,
  StaticHand,
  listedAction,
  loadSolver: async () => (await import("./solver/solver.js")).TilesSolver,
};

/** @type {Record<string, GameView>} */
export const GAME_VIEWS = {
  lexicon: {
    ...lexicon,
    ...lexiconText,
    loadSolver: async () => (await import("./solver/solver.js")).LexiconSolver,
    RoundScores,
    addDetails,
    lastHands,
    loadRules: async () => (await import("./rules/rules.js")).lexiconRules,
    emblem: "ACE",
  },
  scrabble: {
    ...boardGame,
    hasStrength: true,
    loadRules: async () => (await import("./rules/rules.js")).scrabbleRules,
    emblem: "QIZ",
  },
  lexibomb: {
    ...boardGame,
    loadRules: async () => (await import("./rules/rules.js")).lexibombRules,
    emblem: "12✹",
  },
};
