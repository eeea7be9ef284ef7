// The games, to go from one to the other within a view.

import { html } from "./vendor/htm-preact.js";
import { shownGames } from "./games.js";

/** view: the first part of the addresses; game: the name of the present one. */
export function GameTabs({ server, view, game }) {
  return html`
    <nav class="tabs" aria-label="Games">
      ${shownGames(server).map(
        ({ game: name, title }) => html`
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
