// The rules that board games share, in sentences.

import { counted } from "../texts.js";

/** @typedef {import("../tiles/squares.js").BoardRules} BoardRules */

/** @param {BoardRules} rules */
const tileCount = ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** @param {BoardRules} rules */
export const boardText = ({ squares }) => `${squares.length} x ${squares[0].length} squares`;

/** Return the facts about the tiles, and who starts. @param {BoardRules} rules */
export function startFacts(rules) {
  const blanks = counted(rules.counts[rules.blank] ?? 0, "blank");
  return {
    tiles: `${counted(rules.rack, "tile")} each, from a bag of ${tileCount(rules)} with ${blanks}.`,
    begins: "The player who draws the letter closest to A starts; a blank beats an A.",
  };
}

export const PLAY =
  "Play tiles in one row or column, without gaps, connected to tiles already on the board. Every run of two or more letters, across and down, must be a word.";

export const WORDS_SCORE = "Each word you form or extend scores the points of its letters.";

/** Return the actions other than a play. @param {BoardRules} rules */
export const otherActions = ({ exchange_from: fewest }) => [
  `Exchange tiles, if the bag has at least ${fewest}.`,
  "Pass.",
];

/** @param {BoardRules} rules */
export const drawText = ({ rack }) =>
  `After a play, draw from the bag until you have ${rack} tiles again.`;

/**
 * Return the bonuses by the number of tiles in one play; empty if there are none.
 * @param {BoardRules} rules
 */
export const bonusText = ({ bonus }) =>
  bonus
    .map((points, tiles) =>
      points
        ? `Playing ${counted(tiles, "tile")} at once earns ${counted(points, "bonus point")}.`
        : "",
    )
    .filter(Boolean)
    .join(" ");

/**
 * Return the points of the tiles, the lowest first, and how many of each there are.
 * @param {BoardRules} rules
 * @returns {import("./rules.js").Values}
 */
export function values(rules) {
  const { values: points, counts, blank } = rules;
  /** @type {Map<number, string[]>} */
  const rows = new Map();
  for (const [tile, count] of Object.entries(counts)) {
    const text = `${tile === blank ? "blank" : tile}\u00a0×${count}`;
    rows.set(points[tile], [...(rows.get(points[tile]) ?? []), text]);
  }
  return {
    title: "The tiles",
    columns: ["Points", "Tiles and how many"],
    rows: [...rows].sort(([a], [b]) => a - b).map(([each, tiles]) => [each, tiles.join(" ")]),
    note: `${tileCount(rules)} tiles.`,
  };
}
