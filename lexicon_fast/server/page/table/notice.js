// Notices for a player before the next action, beside the hand or the rack.

import { html } from "../vendor/htm-preact.js";
import { Problem } from "../controls.js";

/**
 * question: the event of the play that waits for an answer, or null; problem: the reason why the last
 * action was refused; news: the last challenge that concerns the player; eventText: gives an event in
 * words; busy: an answer is on its way.
 */
export function Notice({ question, problem, news, eventText, busy, onAnswer }) {
  return html`
    ${
      question &&
      html`
        <section class="challenge" aria-label="Challenge" data-home="question" tabindex="-1">
          <p><strong>${eventText(question)}</strong> Does it stand?</p>
          <div class="row">
            <button
              type="button"
              class="main"
              disabled=${busy}
              onClick=${() => onAnswer({ action: "accept" })}
            >
              Accept
            </button>
            <button
              type="button"
              disabled=${busy}
              onClick=${() => onAnswer({ action: "challenge" })}
            >
              Challenge
            </button>
          </div>
        </section>
      `
    }
    ${news && html`<p class="news">${eventText(news)}</p>`}
    <${Problem} text=${problem} />
  `;
}

const ANSWERS = ["accept", "challenge"];

const isPlay = ({ event, action }) => event === "turn" && !ANSWERS.includes(action.action);

/** The last play. */
export const lastPlay = (events) => events.findLast(isPlay);

/** The last challenge, if a player made it or met it, until the player's next action; else null. */
export function challengeOf(events, seat) {
  const turns = events.filter(
    ({ event, action }) => event === "turn" && action.action !== "accept",
  );
  const place = turns.findLastIndex(({ action }) => action.action === "challenge");
  if (place < 0 || turns.slice(place + 1).some(({ player }) => player === seat)) return null;
  return [turns[place].player, turns[place - 1].player].includes(seat) ? turns[place] : null;
}
