// Events and actions of board games in words.

import { does, listed, signed } from "../words.js";

/** The letters of a play: "QU(I)z" is "QUIz". */
export const lettersOf = (word) => word.replace(/[()]/g, "");

/** A play's word, and which of its tiles are blanks: "QUIZ (Z a blank)". */
function wordText(word) {
  const laid = word.replace(/\([^)]*\)/g, "");
  const blanks = [...laid].filter((letter) => letter !== letter.toUpperCase());
  const shown = lettersOf(word).toUpperCase();
  if (!blanks.length) return shown;
  const letters = listed(blanks.map((letter) => letter.toUpperCase()));
  return `${shown} (${letters} ${blanks.length > 1 ? "blanks" : "a blank"})`;
}

/** Tiles of a rack or a bag: "AEI and a blank". */
export function tilesText(tiles) {
  const letters = tiles.replace(/[?_]/g, "");
  const blanks = tiles.length - letters.length;
  const text = blanks > 1 ? `${blanks} blanks` : "a blank";
  return [letters, blanks && text].filter(Boolean).join(" and ");
}

/** A possible action. */
export function actionText(action) {
  const { verb, rest } = parts(action);
  return [verb, rest].filter(Boolean).join(" ");
}

/** An action that was done, as a sentence. */
export function deedText(action, name, more = "") {
  const { verb, rest } = parts(action);
  return `${[does(name, verb), rest, more].filter(Boolean).join(" ")}.`;
}

function parts({ action, at, word, tiles }) {
  switch (action) {
    case "play":
      return { verb: "play", rest: `${wordText(word)} at ${at}` };
    case "exchange":
      return { verb: "exchange", rest: tilesText(tiles) };
    default:
      return { verb: action, rest: "" };
  }
}

/** An event, as a sentence; null: the log leaves it out. names: of the players. */
export function eventText(event, names) {
  switch (event.event) {
    case "start draw": {
      const drawn = event.players.map(
        (player, place) => `${names[player]} ${tilesText(event.tiles[place])}`,
      );
      return `Drawn for the start: ${drawn.join(", ")}.`;
    }
    case "turn":
      return turnText(event, names[event.player]);
    case "lost turn":
      return `${does(names[event.player], "lose")} a turn for a wrong challenge.`;
    case "deal":
      return `${does(names[event.starter], "begin")}.`;
    case "game end":
      return endText(event, names);
    default:
      return null;
  }
}

/** Reasons for the end of a game. */
const WHY = {
  out: "a rack and the bag are empty",
  scoreless: "too many turns in a row without points",
  zeros: "too many turns in a row without points",
};

function endText({ why, adjustments, scores }, names) {
  const each = (numbers, text) => numbers.map((n, player) => `${names[player]} ${text(n)}`);
  const left = adjustments.some(Boolean)
    ? ` For tiles left: ${each(adjustments, signed).join(", ")}.`
    : "";
  return `End of the game: ${WHY[why]}.${left} Scores: ${each(scores, String).join(", ")}.`;
}

function turnText({ action, score = 0, drawn, exchanged, hit = [], right }, name) {
  const tiles = drawn ? ` Drawn: ${tilesText(drawn)}.` : "";
  switch (action.action) {
    case "play": {
      const bomb = hit.length ? ` A bomb at ${hit.join(" and ")}.` : "";
      return `${deedText(action, name, `for ${score}`)}${bomb}${tiles}`;
    }
    case "exchange":
      return `${deedText(action, name, action.tiles ? "" : `${exchanged} tiles`)}${tiles}`;
    case "challenge":
      return `${deedText(action, name)} ${right ? "The play is taken back." : "The play stands."}`;
    case "accept":
      return null;
    default:
      return deedText(action, name);
  }
}
