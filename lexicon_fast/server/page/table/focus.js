// The focus for keys after the focused element is gone: a pressed button, a view that was left.

import { useLayoutEffect } from "../vendor/htm-preact.js";

let byKeys = false; // with a pointer no focus is needed, and on a phone it opens the keyboard

addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

/**
 * Gives the focus, where nothing has it, to what is to be answered, or else to where one plays: the
 * elements with `data-home`, "question" or "play". keys: of what it may have been lost by. At once:
 * the next key may come before the next picture.
 */
export function useFocus(keys) {
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A disabled element has lost it already; the browser says so from its next paint on.
    if (!byKeys || !(activeElement === body || activeElement.disabled)) return;
    const home =
      document.querySelector('[data-home="question"]') ??
      document.querySelector('[data-home="play"]');
    home?.focus();
  }, keys);
}
