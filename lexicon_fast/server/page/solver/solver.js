// The solver: best plays while you type, of all games.

import { html } from "../vendor/htm-preact.js";
import { Problem } from "../controls.js";
import { GAMES } from "../games.js";
import { usePromise } from "../hooks.js";
import { hello } from "../server.js";
import { GameTabs } from "../tabs.js";
import { BoardSolver } from "./boards.js";
import { LexiconSolver } from "./lexicon.js";

export function Solver({ rest, query }) {
  const { value: server, error } = usePromise(hello, []);
  const game = Object.hasOwn(GAMES, rest[0]) ? rest[0] : "lexicon";
  const view = game === "lexicon" ? LexiconSolver : BoardSolver;
  return html`
    <div class="heading">
      <h1>Solver</h1>
      <${GameTabs} view="solver" game=${game} />
      <a href=${`#/rules/${game}`}>Rules of ${GAMES[game].title}</a>
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
