// Days of puzzles, and what the player has done on them.

import { html, useState } from "../vendor/htm-preact.js";
import { Button } from "../controls.js";
import { storedPuzzle, today } from "../storage.js";
import { doneText, formats, joined, loadTexts } from "../texts.js";

const texts = await loadTexts("puzzle");

const DAYS = 7; // shown at first, and more on request

/**
 * Puzzles of earlier days.
 * @param {{ game: string, day: string | null }} props day: of the puzzle that is shown
 */
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
                ${each === now ? texts.today : formats.day(each)}
              </a>
              <span class="hint">${doneText(storedPuzzle(game, each))}</span>
            </li>
          `,
        )}
      </ul>
      <div class="row">
        <${Button} text=${texts.moreDaysButton} onClick=${() => setCount(count + DAYS)} />
        <a class="button" href=${`#/puzzle/${game}?seed=${randomSeed()}`}>
          ${texts.practiceLink}
        </a>
      </div>
    </section>
  `;
}

const randomSeed = () => Math.floor(Math.random() * 2 ** 32);

const DAY_MS = 86_400_000;

/**
 * Return the day a number of days before another one.
 * @param {string} day "2026-11-27"
 * @param {number} days
 */
const daysBefore = (day, days) =>
  new Date(Date.parse(`${day}T00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Return on how many days in a row, up to now, the player has solved the puzzle of that day. Today
 * counts once it is solved.
 * @param {string} game
 * @param {string} now the day
 */
export function streak(game, now) {
  const isSolved = (/** @type {number} */ days) =>
    storedPuzzle(game, daysBefore(now, days))?.onDay === true;
  const first = isSolved(0) ? 0 : 1;
  let days = first;
  while (isSolved(days)) days += 1;
  return days - first;
}

/**
 * Return a result that does not tell the answer: a white square for each try that was not the best
 * answer, and a green one for the best.
 * @param {{ game: string, day: string, difficulty: number | null, days: number, address: string,
 *           puzzle: import("../storage.js").StoredPuzzle }} result game: its title; days: of the
 *     streak
 */
export function resultToShare({ game, day, difficulty, days, address, puzzle }) {
  const solved = puzzle.end === "solved";
  const squares = "⬜".repeat(solved ? puzzle.tries - 1 : puzzle.tries) + (solved ? "🟩" : "");
  const done = joined([doneText(puzzle), days > 1 && texts.daysInARow(days)], ", ");
  const head = texts.resultHead(game, formats.day(day), difficulty);
  return `${head}\n${joined([squares, done])}\n${address}`;
}
