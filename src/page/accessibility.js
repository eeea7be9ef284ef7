// Help for keyboards and screen readers: announcements, and a focus that does not get lost.

import { useLayoutEffect, useRef } from "./vendor/htm-preact.js";

const MAX_ANNOUNCEMENTS = 5;

/** Have screen readers read a text once they have finished the current one. @param {string} text */
export function announce(text) {
  const log = /** @type {HTMLElement} */ (document.getElementById("announcements"));
  const line = document.createElement("p");
  line.textContent = text;
  log.append(line); // replacing the last line could interrupt it
  while (log.children.length > MAX_ANNOUNCEMENTS) log.firstChild?.remove();
}

/** Whether the focus goes to the heading of a view as soon as there is one. */
let awaitsHeading = false;

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
    if (!usesKeyboard || !isFocusLost() || awaitsHeading) return;
    const home =
      document.querySelector('[data-home="question"]') ??
      document.querySelector('[data-home="play"]');
    /** @type {HTMLElement | null} */ (home)?.focus();
  }, dependencies);
}

/**
 * Move the focus to the heading of each view that the user has chosen, so that screen readers read
 * it.
 *
 * If only the query has changed, the focus moves only if it got lost. A view that loads slowly does
 * not take it away from what the user has gone to meanwhile.
 * @param {string} path of the view
 * @param {{ isChosen: boolean }} route another one after each navigation
 */
export function useHeadingFocus(path, route) {
  const shown = useRef(path);
  useLayoutEffect(() => {
    const isSame = shown.current === path;
    shown.current = path;
    if (!route.isChosen || (isSame && !isFocusLost())) return undefined;
    const { activeElement } = document;
    const main = /** @type {HTMLElement} */ (document.getElementById("main"));
    const observer = new MutationObserver(tryFocus);
    function stop() {
      observer.disconnect();
      awaitsHeading = false;
    }
    function tryFocus() {
      const heading = main.querySelector("h1");
      if (!heading) return;
      stop();
      if (!isFocusLost() && document.activeElement !== activeElement) return;
      heading.tabIndex = -1;
      heading.focus();
    }
    awaitsHeading = true;
    observer.observe(main, { childList: true, subtree: true });
    tryFocus();
    return stop;
  }, [route]);
}
