// The players of a table: names, scores, and whose turn it is.

import { html } from "../vendor/htm-preact.js";
import { counted, YOU } from "../words.js";

/** Names that the server and the page give to players without one. */
const NAMELESS = new RegExp(`^(player \\d+|${YOU})$`);

export function Seats({ view, names }) {
  const { hand_sizes, rack_sizes } = view.observation;
  const held = hand_sizes ?? rack_sizes ?? [];
  const what = hand_sizes ? "card" : "tile";
  return html`
    <ol class="seats" aria-label="Players">
      ${view.seats.map(
        ({ kind, bot, name }, seat) => html`
          <li key=${seat} class="seat" aria-current=${seat === view.to_move ? "true" : undefined}>
            <span class="name">
              ${names[seat]}${seat === view.seat && !NAMELESS.test(name) ? html` <small>${name}</small>` : ""}
              ${kind === "bot" && bot && !name.startsWith(bot) ? html` <small>bot ${bot}</small>` : ""}
            </span>
            <span class="score"> ${view.scores[seat]}<span class="unseen"> points,</span> </span>
            <span class="doing">
              <span class="hint">
                ${kind === "open" ? "free seat" : held[seat] === undefined ? "" : counted(held[seat], what)}
              </span>
              ${seat === view.to_move && html`<span class="tag">${doing(view, seat)}</span>`}
            </span>
          </li>
        `,
      )}
    </ol>
  `;
}

function doing({ phase, seats, seat: me }, seat) {
  if (seats[seat].kind === "open") return "awaited";
  if (phase === "challenge") return seat === me ? "your answer" : "to answer";
  if (seats[seat].kind === "bot") return "thinks …";
  return seat === me ? "your turn" : "to move";
}
