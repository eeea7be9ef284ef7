// The menu of a game in progress: to resign, to abort while that is possible, and the sounds.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { Button, Problem, SoundChoice } from "../controls.js";
import { useAction, useWindowEvent } from "../hooks.js";
import { loadTexts } from "../texts.js";

const texts = await loadTexts("table");

/** @typedef {"resign" | "abort"} End */

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
    <${Button} text=${texts.ASK_BUTTONS[how]} onClick=${() => setAsked(how)} />
  `;
  return html`
    <details class="menu" ref=${menu} onKeyDown=${onKey} onToggle=${onToggle}>
      <summary class="button">${texts.menuButton}</summary>
      <div class="panel">
        ${
          asks
            ? html`
                <div class="choices" role="group" aria-label=${texts.QUESTIONS[asks]}>
                  <p>${texts.CONSEQUENCES[asks]}</p>
                  <${Button}
                    text=${texts.keepPlayingButton}
                    disabled=${busy}
                    onClick=${() => setAsked(null)}
                  />
                  <${Button}
                    text=${texts.END_BUTTONS[asks]}
                    disabled=${busy}
                    onClick=${() => run(() => end(asks))}
                  />
                </div>
              `
            : html`
                <div class="choices">
                  ${view.can_abort && choice("abort")} ${choice("resign")}
                  <p class="hint">
                    ${view.can_abort ? texts.canAbortHint : texts.cannotAbortHint}
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
