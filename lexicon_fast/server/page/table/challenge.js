// After another's play: does it stand?

import { html } from "../vendor/htm-preact.js";

export function Challenge({ told, events, onAnswer }) {
  const play = events.findLast(
    ({ event, action }) => event === "turn" && !["accept", "challenge"].includes(action.action),
  );
  return html`
    <section class="panel challenge" aria-label="Challenge">
      <p><strong>${told(play)}</strong> Does it stand?</p>
      <div class="row">
        <button type="button" class="main" onClick=${() => onAnswer({ action: "accept" })}>
          Accept
        </button>
        <button type="button" onClick=${() => onAnswer({ action: "challenge" })}>Challenge</button>
      </div>
    </section>
  `;
}
