// Long lists of plays, some at a time.

import { html } from "../vendor/htm-preact.js";

/** Plays that are listed at first, and that "More" adds. */
export const STEP = 20;

const MOST = 1000; // the server lists no more

/** shown, count: plays that are listed, and all; onMore: called with how many to list then. */
export function More({ shown, count, onMore }) {
  if (shown >= count) return null;
  if (shown >= MOST) return html`<p class="hint">The others are not listed.</p>`;
  return html`<button type="button" onClick=${() => onMore(shown + STEP)}>More plays</button>`;
}
