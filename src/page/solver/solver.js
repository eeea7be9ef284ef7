// The solver: the best plays of a position while it is typed.

import { html } from "../vendor/htm-preact.js";
import { GameTabs, Loaded } from "../controls.js";
import { GAME_VIEWS } from "../game_views.js";
import { findGame } from "../games.js";
import { common, loadGameTexts, loadTexts } from "../texts.js";

const texts = await loadTexts("solver");
await loadGameTexts();

// The solvers of games, for `loadSolver` of their views.
export { LexiconSolver } from "./lexicon.js";
export { TilesSolver } from "./tiles.js";

/** @param {import("../app.js").ViewProps} props */
export function Solver({ server, rest, query }) {
  const info = findGame(server, rest[0]);
  const { game, title = "" } = info;
  return html`
    <div class="heading">
      <h1>${common.VIEW_TITLES.solver}<span class="visually-hidden">${texts.forGame(title)}</span></h1>
      <${GameTabs} server=${server} view="solver" game=${game} />
      <a href=${`#/rules/${game}`}>${common.rulesOfGame(title)}</a>
    </div>
    <${Loaded}
      key=${game}
      load=${GAME_VIEWS[game].loadSolver}
      info=${info}
      dictionaries=${server.dictionaries}
      query=${query}
    />
  `;
}

/**
 * Props of a game's component Solver.
 * @typedef {{ info: Protocol.GameInfo, dictionaries: string[],
 *             query: URLSearchParams }} SolverProps
 */
