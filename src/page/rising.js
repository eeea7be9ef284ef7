// Points that rise and fade: for the eye only, the log and the scores have them, too.

import { html, useState } from "./vendor/htm-preact.js";
import { signed } from "./texts.js";

/**
 * Points that rise once from where they are. Give each change a key of its own. With reduced motion
 * they are not shown.
 * @param {{ points: number }} props
 */
export function RisingPoints({ points }) {
  const [isOver, setIsOver] = useState(false);
  if (isOver) return null;
  return html`
    <span class="rising" aria-hidden="true" onAnimationEnd=${() => setIsOver(true)}>
      ${signed(points)}
    </span>
  `;
}
