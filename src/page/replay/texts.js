// Texts of opening a recorded game.

import { joined, listed } from "../texts.js";

export const tableLink = "Back to the table";
export const pasteLabel = "Or drop a file here, or paste the text of a game";
export const fileLabel = "Saved game or GCG file";
export const replaying = "Replaying …";
/** @param {number} count of the games in a file */
export const gameLabel = (count) => `Game (${count} in this file)`;

/**
 * Return a game in a file: "2. Lexicon: greedy 0 and planner 12".
 * @param {{ number: number, game: string, names: string[], scores: number[] | null }} game its
 *     title; scores: null if it has no end
 */
export function gameOption({ number, game, names, scores }) {
  const players = listed(names.map((name, seat) => (scores ? `${name} ${scores[seat]}` : name)));
  return `${number}. ${joined([game, players], ": ")}`;
}
