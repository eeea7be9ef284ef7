// Texts of opening a recorded game.

import { listed } from "../texts.js";

export const tableLink = "To the table";
export const fileLabel = "A file with a saved game, or with a game in GCG";
export const replaying = "Replaying …";
/** @param {number} count of the games in a file */
export const gameLabel = (count) => `Game, of ${count}`;

/**
 * Return a game in a file: "2. Lexicon: greedy 0 and planner 12".
 * @param {{ number: number, game: string, names: string[], scores: number[] | null }} game its
 *     title; scores: null if it has no end
 */
export function gameOption({ number, game, names, scores }) {
  const players = listed(names.map((name, seat) => (scores ? `${name} ${scores[seat]}` : name)));
  return `${number}. ${[game, players].filter(Boolean).join(": ")}`;
}
