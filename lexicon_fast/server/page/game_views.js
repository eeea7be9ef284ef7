// Views by game: the only place where the page names games. Their facts come from the server.

import * as lexicon from "./lexicon/view.js";
import * as lexibombRules from "./rules/lexibomb.js";
import * as lexiconRules from "./rules/lexicon.js";
import * as scrabbleRules from "./rules/scrabble.js";
import * as tiles from "./tiles/view.js";

/**
 * By game: Play, what a player sees and does; Look, an open board or table; Held, a hand or a rack;
 * Solver; eventText, an event in words; actionText, a possible action; deedText, an action that was
 * done. rules: {parts, values, RULESET_NOTES}, see `rules/rules.js`; emblem: three cards or tiles;
 * tagline: the game in one sentence. A game of rounds has Count, the end of a round, follow, which
 * adds to events what Count needs, and lastHands, the hands at the end of the last round.
 */
export const GAME_VIEWS = {
  lexicon: {
    ...lexicon,
    rules: lexiconRules,
    emblem: "ACE",
    tagline: "The card game of words: be the first to lay all your cards.",
  },
  scrabble: {
    ...tiles,
    rules: scrabbleRules,
    emblem: "QIZ",
    tagline: "Crosswords for points, on premium squares.",
  },
  lexibomb: {
    ...tiles,
    rules: lexibombRules,
    emblem: "12✹",
    tagline: "Scrabble on a minefield: the numbers multiply, bombs cost all.",
  },
};
