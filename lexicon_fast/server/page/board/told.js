// Scrabble and Lexibomb in words.

import { does, listed, signed } from "../words.js";

/** The letters of a play: "QU(I)z" is "QUIz". */
export const lettersOf = (word) => word.replace(/[()]/g, "");

/** A play's word, and which of its tiles are blanks: "QUIZ (Z a blank)". */
function wordTold(word) {
  const laid = word.replace(/\([^)]*\)/g, "");
  const blanks = [...laid].filter((letter) => letter !== letter.toUpperCase());
  const shown = lettersOf(word).toUpperCase();
  if (!blanks.length) return shown;
  const letters = listed(blanks.map((letter) => letter.toUpperCase()));
  return `${shown} (${letters} ${blanks.length > 1 ? "blanks" : "a blank"})`;
}

/** Tiles of a rack or a bag: "AEI and a blank". */
export function tilesTold(tiles) {
  const letters = tiles.replace(/[?_]/g, "");
  const blanks = tiles.length - letters.length;
  const told = blanks > 1 ? `${blanks} blanks` : "a blank";
  return [letters, blanks && told].filter(Boolean).join(" and ");
}

/** What somebody may do. */
export function actionTold(action) {
  const { verb, rest } = parts(action);
  return [verb, rest].filter(Boolean).join(" ");
}

/** What somebody did, as a sentence. */
export function deedTold(action, name, more = "") {
  const { verb, rest } = parts(action);
  return `${[does(name, verb), rest, more].filter(Boolean).join(" ")}.`;
}

function parts({ action, at, word, tiles }) {
  switch (action) {
    case "play":
      return { verb: "play", rest: `${wordTold(word)} at ${at}` };
    case "exchange":
      return { verb: "exchange", rest: tilesTold(tiles) };
    default:
      return { verb: action, rest: "" };
  }
}

/** An event, as a sentence; null: it is not worth one. names: of the players. */
export function told(event, names) {
  switch (event.event) {
    case "start draw": {
      const drawn = event.players.map(
        (player, place) => `${names[player]} ${tilesTold(event.tiles[place])}`,
      );
      return `Drawn for the start: ${drawn.join(", ")}.`;
    }
    case "turn":
      return turnTold(event, names[event.player]);
    case "lost turn":
      return `${does(names[event.player], "lose")} a turn for a wrong challenge.`;
    case "deal":
      return `${does(names[event.starter], "begin")}.`;
    case "game end":
      return endTold(event, names);
    default:
      return null;
  }
}

/** Why a game is over. */
const WHY = {
  out: "a rack and the bag are empty",
  scoreless: "too many turns in a row without points",
  zeros: "too many turns in a row without points",
};

function endTold({ why, adjustments, scores }, names) {
  const each = (numbers, told) => numbers.map((n, player) => `${names[player]} ${told(n)}`);
  const left = adjustments.some(Boolean)
    ? ` For tiles left: ${each(adjustments, signed).join(", ")}.`
    : "";
  return `End of the game: ${WHY[why]}.${left} Scores: ${each(scores, String).join(", ")}.`;
}

function turnTold({ action, score = 0, drawn, exchanged, hit = [], right }, name) {
  const tiles = drawn ? ` Drawn: ${tilesTold(drawn)}.` : "";
  switch (action.action) {
    case "play": {
      const bomb = hit.length ? ` A bomb at ${hit.join(" and ")}.` : "";
      return `${deedTold(action, name, `for ${score}`)}${bomb}${tiles}`;
    }
    case "exchange":
      return `${deedTold(action, name, action.tiles ? "" : `${exchanged} tiles`)}${tiles}`;
    case "challenge":
      return `${deedTold(action, name)} ${right ? "The play is taken back." : "The play stands."}`;
    case "accept":
      return null;
    default:
      return deedTold(action, name);
  }
}
