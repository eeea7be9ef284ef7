// The solver: best plays while you type, of all games.

import { html } from "../vendor/htm-preact.js";
import { GAME_VIEWS } from "../game_views.js";
import { gameNamed } from "../games.js";
import { GameTabs } from "../tabs.js";

/** server: its answer to `hello`. */
export function Solver({ server, rest, query }) {
  const about = gameNamed(server, rest[0]);
  const { game, title } = about;
  return html`
    <div class="heading">
      <h1>Solver</h1>
      <${GameTabs} server=${server} view="solver" game=${game} />
      <a href=${`#/rules/${game}`}>Rules of ${title}</a>
    </div>
    <${GAME_VIEWS[game].Solver}
      key=${game}
      about=${about}
      dictionaries=${server.dictionaries}
      query=${query}
    />
  `;
}
