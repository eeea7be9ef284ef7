// The rules that board games share, in sentences.

import { counted } from "../words.js";

const total = ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0);

export const boardText = ({ squares }) => `${squares.length} x ${squares[0].length} squares`;

/** The tiles, and who begins. */
export function startText(rules) {
  const blanks = counted(rules.counts[rules.blank] ?? 0, "blank");
  return {
    tiles: `${counted(rules.rack, "tile")} each, from a bag of ${total(rules)} with ${blanks}.`,
    begins: "Who draws the letter nearest to A begins; a blank comes before A.",
  };
}

/** The squares for a play. */
export const LAY =
  "Lay tiles in one row or column, without a gap, that touch others on the board. All that then stands side by side, across and down, has to be words.";

export const WORDS_COUNT =
  "Each word that a play forms or makes longer counts the points of its letters.";

/** Other actions in a turn. */
export const otherWays = ({ exchange_from: from }) => [
  `Exchange tiles for others, as long as the bag has ${from} or more.`,
  "Pass.",
];

export const drawText = ({ rack }) =>
  `After a play you draw from the bag until you have ${rack} tiles again.`;

/** Bonuses by the number of tiles in one play; empty: none. */
export function bonusText({ bonus }) {
  const earning = bonus.map((points, tiles) => ({ points, tiles })).filter(({ points }) => points);
  return earning
    .map(
      ({ points, tiles }) =>
        `${counted(tiles, "tile")} in one play earn ${counted(points, "point")} more.`,
    )
    .join(" ");
}

/** The points of the tiles, the lowest first, and how many of each there are. */
export function values(rules) {
  const { values: points, counts, blank } = rules;
  const rows = new Map();
  for (const [tile, count] of Object.entries(counts)) {
    const row = rows.get(points[tile]) ?? [];
    row.push(`${tile === blank ? "blank" : tile}\u00a0×${count}`);
    rows.set(points[tile], row);
  }
  return {
    title: "The tiles",
    heads: ["Points", "Tiles, and how many"],
    rows: [...rows].sort(([a], [b]) => a - b).map(([each, tiles]) => [each, tiles.join(" ")]),
    note: `${total(rules)} tiles.`,
  };
}
