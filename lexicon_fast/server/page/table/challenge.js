// After another's play: does it stand?

import { html } from "../vendor/htm-preact.js";

export function Challenge({ kit, view, names, onAnswer }) {
  const plays = (view.observation.history ?? []).filter(
    ({ action }) => !["accept", "challenge"].includes(action.action),
  );
  const { player, action } = plays.at(-1);
  return html`
    <section class="panel challenge" aria-label="Challenge">
      <p><strong>${kit.deedTold(action, names[player])}</strong> Does it stand?</p>
      <div class="row">
        <button type="button" class="main" onClick=${() => onAnswer({ action: "accept" })}>
          Accept
        </button>
        <button type="button" onClick=${() => onAnswer({ action: "challenge" })}>Challenge</button>
      </div>
    </section>
  `;
}
