// Files of records: the games in them.

import { gameTitle } from "./games.js";
import { listed } from "./words.js";

/**
 * The games of a file: {lines, title} of each.
 *
 * server: its answer to `hello`; text: JSON Lines; a line with the event "setup" begins a game. A
 * text that is not a record is one game: the server says what is wrong with it.
 */
export function gamesOf(server, text) {
  const games = [];
  for (const line of text.split("\n")) {
    if (!line.trim()) continue;
    if (!games.length || isSetup(line)) games.push({ lines: [] });
    games.at(-1).lines.push(line);
  }
  return games.map(({ lines }, place) => ({
    lines,
    title: `${place + 1}. ${titleOf(server, lines)}`,
  }));
}

const isSetup = (line) => line.includes('"setup"') && parsed(line).event === "setup";

/** "Lexicon: greedy 0, planner 12", with the points of the end if the record has it. */
function titleOf(server, lines) {
  const { game, names = [] } = parsed(lines[0]);
  const { event, scores = [] } = parsed(lines.at(-1));
  const ended = event === "game end";
  const players = names.map((name, player) => (ended ? `${name} ${scores[player]}` : name));
  return [gameTitle(server, game), listed(players)].filter(Boolean).join(": ");
}

function parsed(line) {
  try {
    const value = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
