// Help for keyboards and screen readers: announcements, and a focus that does not get lost.

import { useLayoutEffect } from "./vendor/htm-preact.js";

const MAX_ANNOUNCEMENTS = 5;

/** Have screen readers read a text once they have finished the current one. @param {string} text */
export function announce(text) {
  const log = /** @type {HTMLElement} */ (document.getElementById("announcements"));
  const line = document.createElement("p");
  line.textContent = text;
  log.append(line); // replacing the last line could interrupt it
  while (log.children.length > MAX_ANNOUNCEMENTS) log.firstChild?.remove();
}

// Pointer users need no focus, and on a phone it would open the keyboard.
let usesKeyboard = false;
addEventListener("keydown", () => (usesKeyboard = true), true);
addEventListener("pointerdown", () => (usesKeyboard = false), true);

/** Return whether the focused element is gone or disabled, and the focus with it. */
export function isFocusLost() {
  const { activeElement, body } = document;
  // A disabled element loses the focus at once, but the browser reports that only after the next
  // paint.
  return activeElement === body || activeElement?.matches(":disabled") || false;
}

/**
 * Give a lost focus to the element with `data-home="question"`, or else `data-home="play"`.
 *
 * It happens before the next paint, because the next key may come before it.
 * @param {unknown[]} dependencies changes that may remove the focused element
 */
export function useFocus(dependencies) {
  useLayoutEffect(() => {
    if (!usesKeyboard || !isFocusLost()) return;
    const home =
      document.querySelector('[data-home="question"]') ??
      document.querySelector('[data-home="play"]');
    /** @type {HTMLElement | null} */ (home)?.focus();
  }, dependencies);
}
