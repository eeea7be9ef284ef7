// Where a visit begins: a new game, and the tables where one has a seat.

import { html, useState } from "../vendor/htm-preact.js";
import { usePromise } from "../hooks.js";
import { hello } from "../server.js";
import { Problem } from "../controls.js";
import { GAMES } from "../games.js";
import { keptGame } from "./kept.js";
import { NewGame } from "./new_game.js";
import { Tables } from "./tables.js";

export function Start() {
  const { value: server, error } = usePromise(hello, []);
  const [game, setGame] = useState(keptGame);
  return html`
    <h1>New game</h1>
    <div class="games" role="group" aria-label="Game">
      ${Object.entries(GAMES).map(
        ([name, { title, about }]) => html`
          <button
            type="button"
            key=${name}
            class="game ${name}"
            aria-pressed=${name === game}
            onClick=${() => setGame(name)}
          >
            <${Emblem} game=${name} />
            <strong>${title}</strong>
            <span class="hint">${about}</span>
          </button>
        `,
      )}
    </div>
    <${Problem} text=${error} />
    ${
      server &&
      html`
        <${NewGame}
          key=${game}
          about=${server.games.find((each) => each.game === game)}
          dictionaries=${server.dictionaries}
        />
      `
    }
    <${Tables} />
  `;
}

const EMBLEMS = { lexicon: "ACE", scrabble: "QIZ", lexibomb: "12✹" };

/** Three cards or tiles that stand for a game. */
function Emblem({ game }) {
  return html`
    <span class="emblem" aria-hidden="true">
      ${[...EMBLEMS[game]].map((sign) => html`<i>${sign}</i>`)}
    </span>
  `;
}
