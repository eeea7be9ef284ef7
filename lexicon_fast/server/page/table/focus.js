// Where the keys go when what had the focus is gone: a button that was pressed, a view that was left.

import { useLayoutEffect } from "../vendor/htm-preact.js";

let byKeys = false; // whoever uses a pointer needs no focus, and on a phone it calls the keyboard

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
    // What is disabled has lost it already; the browser says so from its next picture on.
    if (!byKeys || !(activeElement === body || activeElement.disabled)) return;
    const home =
      document.querySelector('[data-home="question"]') ??
      document.querySelector('[data-home="play"]');
    home?.focus();
  }, keys);
}
