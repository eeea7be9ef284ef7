// Winning chance and expected points over a game, as a picture that can be clicked.

import { html } from "../vendor/htm-preact.js";
import { common, loadTexts } from "../texts.js";

const { analysis: texts } = await loadTexts("replay");

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 6;

/**
 * @typedef {import("./use_analysis.js").Turn} Turn
 * @typedef {{ x: number, y: number, round?: number }} Point
 */

/**
 * The chances of the first player of two; of more players, those of each at the own turns. In a
 * game of two, a second line has the points ahead at the end.
 * @param {{ turns: Turn[], names: string[], current: number | null,
 *           onTurn: (turn: Turn) => void }} props current: index of the turn that is shown
 */
export function Graph({ turns, names, current, onTurn }) {
  const isPair = names.length === 2;
  const known = turns.filter(({ win }) => win !== undefined);
  const most = Math.max(1, ...known.map(({ expected = 0 }) => Math.abs(expected)));
  const xOf = (/** @type {Turn} */ turn) =>
    MARGIN + (turns.indexOf(turn) / Math.max(1, turns.length - 1)) * (WIDTH - 2 * MARGIN);
  const yOf = (/** @type {number} */ share) => MARGIN + (1 - share) * (HEIGHT - 2 * MARGIN);
  const chanceOf = (/** @type {Turn} */ { player, win = 0 }) =>
    isPair && player === 1 ? 1 - win : win;
  const aheadOf = (/** @type {Turn} */ { player, expected = 0 }) =>
    0.5 + ((player === 1 ? -expected : expected) / most) * 0.5;
  const lines = isPair ? [known] : names.map((_, seat) => known.filter((t) => t.player === seat));
  const points = (/** @type {Turn[]} */ line, /** @type {(turn: Turn) => number} */ share) =>
    line.map((turn) => ({ x: xOf(turn), y: yOf(share(turn)), round: turn.round }));
  function click(/** @type {MouseEvent & { currentTarget: SVGElement }} */ event) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const turn = turns[Math.round(share * (turns.length - 1))];
    if (turn) onTurn(turn);
  }
  const first = names[0] === common.you ? null : names[0];
  const label = isPair ? texts.chanceOf(first) : texts.everyonesChance;
  return html`
    <figure class="graph">
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label} onClick=${click}>
        <line class="middle" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2} />
        ${
          current !== null &&
          turns[current] &&
          html`
            <line
              class="current"
              x1=${xOf(turns[current])}
              x2=${xOf(turns[current])}
              y1="0"
              y2=${HEIGHT}
            />
          `
        }
        ${isPair && html`<path class="points" d=${pathOf(points(known, aheadOf))} />`}
        ${lines.map(
          (line, seat) => html`
            <path key=${seat} class=${`chance seat-${seat}`} d=${pathOf(points(line, chanceOf))} />
          `,
        )}
      </svg>
      <figcaption class="hint">${texts.graphCaption(label, isPair ? most : null)}</figcaption>
    </figure>
  `;
}

/** Return a line through points, which is broken between rounds. @param {Point[]} points */
function pathOf(points) {
  return points
    .map(({ x, y, round }, index) => {
      const isStart = index === 0 || points[index - 1].round !== round;
      return `${isStart ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join(" ");
}
