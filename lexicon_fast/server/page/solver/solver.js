// The solver: best plays while you type, of all games.

import { html } from "../vendor/htm-preact.js";
import { Problem } from "../controls.js";
import { GAMES } from "../games.js";
import { usePromise } from "../hooks.js";
import { hello } from "../server.js";
import { BoardSolver } from "./boards.js";
import { LexiconSolver } from "./lexicon.js";

export function Solver({ rest, query }) {
  const { value: server, error } = usePromise(hello, []);
  const game = rest[0] in GAMES ? rest[0] : "lexicon";
  const view = game === "lexicon" ? LexiconSolver : BoardSolver;
  return html`
    <div class="heading">
      <h1>Solver</h1>
      <nav class="tabs" aria-label="Games">
        ${Object.entries(GAMES).map(
          ([name, { title }]) => html`
            <a href="#/solver/${name}" aria-current=${name === game ? "page" : undefined}
              >${title}</a
            >
          `,
        )}
      </nav>
    </div>
    <${Problem} text=${error} />
    ${
      server &&
      html`
        <${view}
          key=${game}
          about=${server.games.find((each) => each.game === game)}
          dictionaries=${server.dictionaries}
          query=${query}
        />
      `
    }
  `;
}
