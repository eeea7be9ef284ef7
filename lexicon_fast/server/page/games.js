// The games of the server. server: its answer to `hello`; a game there is {game, title, players, ...}.

import { GAME_VIEWS } from "./game_views.js";

/** The games that the page can show, in the order of the server. */
export const shownGames = ({ games }) =>
  games.filter(({ game }) => Object.hasOwn(GAME_VIEWS, game));

/** The game with a name, or the first one. */
export function gameNamed(server, name) {
  const games = shownGames(server);
  return games.find(({ game }) => game === name) ?? games[0];
}

/** The title of a game; its name if the server does not know it. */
export const gameTitle = ({ games }, name) =>
  games.find(({ game }) => game === name)?.title ?? name;
