// The first view: a new game, and the tables where this browser has a seat.

import { html, useState } from "../vendor/htm-preact.js";
import { GAME_VIEWS } from "../game_views.js";
import { gameNamed, shownGames } from "../games.js";
import { keptGame } from "./kept.js";
import { NewGame } from "./new_game.js";
import { Tables } from "./tables.js";

/** server: its answer to `hello`. */
export function Start({ server }) {
  const [name, setName] = useState(keptGame);
  const chosen = gameNamed(server, name);
  return html`
    <h1>New game</h1>
    <div class="games" role="group" aria-label="Game">
      ${shownGames(server).map(
        ({ game, title }) => html`
          <button
            type="button"
            key=${game}
            class="game ${game}"
            aria-pressed=${game === chosen.game}
            onClick=${() => setName(game)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...GAME_VIEWS[game].emblem].map((sign) => html`<i>${sign}</i>`)}
            </span>
            <strong>${title}</strong>
            <span class="hint">${GAME_VIEWS[game].tagline}</span>
          </button>
        `,
      )}
    </div>
    <${NewGame} key=${chosen.game} about=${chosen} dictionaries=${server.dictionaries} />
    <${Tables} server=${server} />
  `;
}
