// Preview of the score of the laid tiles. It does not reveal whether their words exist.

import { html } from "../vendor/htm-preact.js";
import { useNewest } from "../hooks.js";
import { tokenOf } from "../table/seats.js";
import { counted } from "../words.js";

/**
 * The result of `table.score` for a play, null while it is not known.
 *
 * play: undefined asks nothing; seq: of the table.
 */
export function usePreview(id, seq, play) {
  const params = play ? { id, token: tokenOf(id), action: play, seq } : null;
  const { answer, asking } = useNewest("table.score", params);
  return asking ? null : answer;
}

/** preview: of a play of so many tiles, null for none; problem: why there is no play. */
export function Preview({ preview, problem, tiles, rules }) {
  const fault = problem ?? (preview?.fault && wrong(preview.fault, rules));
  return html`
    <p class="preview" role="status">
      ${fault ?? (preview && html`<${Sum} preview=${preview} tiles=${tiles} rules=${rules} />`)}
    </p>
  `;
}

/** "QUIETEN 36 + AT 2 + 50 for 7 tiles = 88 points". */
function Sum({ preview, tiles, rules }) {
  const { words, bonus, score, closed } = preview;
  const parts = words.map(({ word, points }) => `${word.toUpperCase()} ${points}`);
  if (bonus) parts.push(`${bonus} for ${counted(tiles, "tile")}`);
  if (parts.length === 1) parts[0] = words[0].word.toUpperCase();
  const least = closed.length && growsOnly(rules) ? "at least " : "";
  return html`
    ${parts.join(" + ")}${parts.length > 1 ? " = " : " "}
    <strong>${least}${counted(score, "point")}</strong
    >${closed.length ? ", if there is no bomb" : ""}
  `;
}

/** Whether opening a square never makes a word earn less, bombs aside. */
const growsOnly = ({ multipliers }) => multipliers.flat().every((times) => times >= 1);

/** The sum alone, for the board. */
export const shortSum = ({ score, closed }) => `${score}${closed.length ? "?" : ""}`;

/** The reason why a play cannot be laid, in a few words. */
function wrong({ rule, message }, rules) {
  switch (rule) {
    case "start":
      return rules.start
        ? "The first play covers the star, with two tiles or more."
        : "The first play has two tiles or more.";
    case "touch":
      return "It has to touch a tile on the board.";
    default:
      return `${message.split("; accepted")[0]}.`;
  }
}
