// The menu of a game in progress: to resign, to abort while that is possible, and the sounds.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { Problem, SoundChoice } from "../controls.js";
import { useAction, useWindowEvent } from "../hooks.js";

/** @typedef {"resign" | "abort"} End */

const QUESTIONS = {
  resign: "You lose the game, and the others win.",
  abort: "The game ends, and nobody wins.",
};
const NAMES = { resign: "Resign", abort: "Abort the game" };

/**
 * @param {{ view: Protocol.TableView, end: (how: End) => Promise<void> }} props
 *     end: ends the game, and throws what the server refuses
 */
export function GameMenu({ view, end }) {
  const menu = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  // What the player is asked to confirm; undefined, before the first time, leaves the focus alone.
  const [asked, setAsked] = useState(/** @type {End | null | undefined} */ (undefined));
  const { busy, problem, run } = useAction();
  const asks = asked && (asked === "resign" || view.can_abort) ? asked : null;
  useLayoutEffect(() => {
    if (asked !== undefined) menu.current?.querySelector("button")?.focus();
  }, [asks]);

  function close() {
    if (menu.current) menu.current.open = false;
    setAsked(undefined);
  }
  useWindowEvent("pointerdown", ({ target }) => !menu.current?.contains(target) && close());
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    event.stopPropagation(); // it does not take tiles back
    close();
    menu.current.querySelector("summary")?.focus();
  };

  const onToggle = () => !menu.current?.open && setAsked(undefined);

  const choice = (/** @type {End} */ how) => html`
    <button type="button" onClick=${() => setAsked(how)}>${NAMES[how]} …</button>
  `;
  return html`
    <details class="menu" ref=${menu} onKeyDown=${onKey} onToggle=${onToggle}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${
          asks
            ? html`
                <div class="choices" role="group" aria-label=${`${NAMES[asks]}?`}>
                  <p>${QUESTIONS[asks]}</p>
                  <button type="button" disabled=${busy} onClick=${() => setAsked(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${busy} onClick=${() => run(() => end(asks))}>
                    ${NAMES[asks]}
                  </button>
                </div>
              `
            : html`
                <div class="choices">
                  ${view.can_abort && choice("abort")} ${choice("resign")}
                  <p class="hint">
                    ${
                      view.can_abort
                        ? "A game can be aborted until everyone has had a turn."
                        : "Everyone has had a turn, so the game cannot be aborted."
                    }
                  </p>
                  <${SoundChoice} />
                </div>
              `
        }
        <${Problem} text=${problem} />
      </div>
    </details>
  `;
}
