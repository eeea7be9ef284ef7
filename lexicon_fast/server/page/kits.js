// What each game has to be played and looked at.

import { boards } from "./board/play.js";
import { lexicon } from "./lexicon/play.js";

/**
 * By game: Play, what a player sees and does; Look, what lies open; Held, a hand or a rack; and in
 * words told, an event, actionTold, what somebody may do, and deedTold, what somebody did. A game
 * of rounds has Count, the end of a round, follow, which gives events with what that needs, and
 * lastHands, what players were left with in the last round.
 */
export const KITS = { lexicon, scrabble: boards, lexibomb: boards };
