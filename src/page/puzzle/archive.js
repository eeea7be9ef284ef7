// Puzzles of earlier days, with what the player has done with them.

import { html, useState } from "../vendor/htm-preact.js";
import { storedPuzzle, today } from "../storage.js";
import { doneText } from "../texts.js";
import { dayText, daysBefore } from "./days.js";
import * as texts from "./texts.js";

const DAYS = 7; // shown at first, and more on request

/** @param {{ game: string, day: string | null }} props day: of the puzzle that is shown */
export function Archive({ game, day }) {
  const [count, setCount] = useState(DAYS);
  const now = today();
  const days = Array.from({ length: count }, (_, before) => daysBefore(now, before));
  return html`
    <section class="panel">
      <h2>${texts.archiveHeading}</h2>
      <ul class="days">
        ${days.map(
          (each) => html`
            <li key=${each}>
              <a
                href=${`#/puzzle/${game}/${each}`}
                aria-current=${each === day ? "page" : undefined}
              >
                ${each === now ? texts.today : dayText(each)}
              </a>
              <span class="hint">${doneText(storedPuzzle(game, each))}</span>
            </li>
          `,
        )}
      </ul>
      <div class="row">
        <button type="button" onClick=${() => setCount(count + DAYS)}>
          ${texts.moreDaysButton}
        </button>
        <a class="button" href=${`#/puzzle/${game}?seed=${randomSeed()}`}>
          ${texts.practiceLink}
        </a>
      </div>
    </section>
  `;
}

const randomSeed = () => Math.floor(Math.random() * 2 ** 32);
