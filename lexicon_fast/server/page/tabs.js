// The games, to go from one to the other within a view.

import { html } from "./vendor/htm-preact.js";
import { GAMES } from "./games.js";

/** view: the first part of the addresses; game: the present one. */
export function GameTabs({ view, game }) {
  return html`
    <nav class="tabs" aria-label="Games">
      ${Object.entries(GAMES).map(
        ([name, { title }]) => html`
          <a
            key=${name}
            href=${`#/${view}/${name}`}
            aria-current=${name === game ? "page" : undefined}
            >${title}</a
          >
        `,
      )}
    </nav>
  `;
}
