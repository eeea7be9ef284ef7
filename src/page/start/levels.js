// The levels of an opponent, with their names and faces.

import { html } from "../vendor/htm-preact.js";
import { LEVELS, opponentLabel } from "../texts.js";

/** Mouth and brows of each face in a box of 40 by 40: from friendly to determined. */
const FACES = [
  ["M12 24q8 9 16 0", ""],
  ["M13 25q7 6 14 0", ""],
  ["M13 27q7 3 14 0", "M12 13h5M23 13h5"],
  ["M14 28h12", "M11 13l6 2M29 13l-6 2"],
  ["M14 28q6 -3 12 0", "M10 12l8 4M30 12l-8 4M9 18h22"],
];

/** @param {{ number: number }} props */
function Face({ number }) {
  const [mouth, brows] = FACES[number];
  return html`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${mouth} />
      ${brows && html`<path d=${brows} />`}
    </svg>
  `;
}

/**
 * The levels, of which one may be pressed.
 * @param {{ bots: Protocol.BotInfo[], value: string | undefined,
 *           onChange: (bot: string) => void }} props value: the bot of the first opponent
 */
export function Levels({ bots, value, onChange }) {
  const shown = LEVELS.filter(([name]) => bots.some((bot) => bot.name === name));
  return html`
    <div class="levels" role="group" aria-label=${opponentLabel}>
      ${shown.map(
        ([name, title], number) => html`
          <button
            type="button"
            key=${name}
            class="level"
            aria-pressed=${name === value}
            onClick=${() => onChange(name)}
          >
            <${Face} number=${number} /> ${title}
          </button>
        `,
      )}
    </div>
  `;
}
