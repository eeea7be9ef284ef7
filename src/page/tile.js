// Cards and tiles, the buttons to choose the letter of a wild one, and points that rise from them.

import { html, useState } from "./vendor/htm-preact.js";
import { Button } from "./controls.js";
import { readable } from "./letters.js";
import { formats, joined } from "./texts.js";

/** Shown in place of the letter of a wild card or tile. The style sheet has the one beside it. */
const STAR = "✦";

/**
 * A card or a tile; a button if it has `onClick`. Other props are attributes.
 * @param {{ letter: string, wild?: boolean, points?: number | null, classes?: string,
 *           corner?: string | number | null, onClick?: () => void } & Record<string, any>} props
 *     letter: empty for a wild one without a letter; wild: a Master or a blank; classes: additional
 *     ones; corner: a text at the top right
 */
export function Tile({ letter, wild = false, points = null, classes = "", ...rest }) {
  const { corner, onClick, ...props } = rest;
  const hasStar = corner === undefined && wild && letter;
  const text = readable(letter);
  const isLong = text.length > 1 && `long${text.length}`;
  const allClasses = joined(["tile", classes, wild && "wild", hasStar && "star", isLong]);
  const hasCorner = corner !== undefined && corner !== null;
  const face = html`
    <span class="letter" aria-hidden="true">${text || STAR}</span>
    ${hasCorner && html`<span class="corner" aria-hidden="true">${corner}</span>`}
    ${points !== null && html`${" "}<span class="points" aria-hidden="true">${points}</span>`}
  `;
  if (!onClick) return html`<span class=${allClasses} ...${props}>${face}</span>`;
  return html`<${Button} text=${face} class=${allClasses} onClick=${onClick} ...${props} />`;
}

/**
 * A button for each letter that a wild card or tile can stand for.
 * @param {{ label: string, letters: string[], onPick: (letter: string) => void }} props
 */
export function LetterPicker({ label, letters, onPick }) {
  return html`
    <fieldset class="letters">
      <legend>${label}</legend>
      ${letters.map(
        (letter) => html`
          <${Button} key=${letter} text=${readable(letter)} onClick=${() => onPick(letter)} />
        `,
      )}
    </fieldset>
  `;
}

/**
 * Points that rise once from where they are. Give each change a key of its own. With reduced motion
 * they are not shown: the log and the scores have them, too.
 * @param {{ points: number }} props
 */
export function RisingPoints({ points }) {
  const [isOver, setIsOver] = useState(false);
  if (isOver) return null;
  return html`
    <span class="rising" aria-hidden="true" onAnimationEnd=${() => setIsOver(true)}>
      ${formats.signed(points)}
    </span>
  `;
}

/**
 * Return the elements of a rack or hand without some of them, each removed once.
 * @param {Iterable<string>} tiles
 * @param {Iterable<string>} removed
 */
export function without(tiles, removed) {
  const isRemoved = usedPlaces(tiles, removed);
  return [...tiles].filter((_, place) => !isRemoved[place]);
}

/**
 * Return by place in a rack or hand whether that tile is among the used ones.
 * @param {Iterable<string>} tiles
 * @param {Iterable<string>} used
 */
export function usedPlaces(tiles, used) {
  const left = [...used];
  return [...tiles].map((tile) => {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}
