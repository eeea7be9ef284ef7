// The frame of every view: header, navigation, and the view itself.

import { html, render, useEffect } from "./vendor/htm-preact.js";
import { useHeadingFocus } from "./accessibility.js";
import { Button, Problem } from "./controls.js";
import { useOffline, usePromise, useTitle } from "./hooks.js";
import { applyTheme } from "./preferences.js";
import { currentRoute, useRoute } from "./routing.js";
import { hello, keepRules } from "./server.js";
import { common } from "./texts.js";

/**
 * The props of a view. server: its answer to `hello`; rest: the path after the name of the view.
 * @typedef {{ server: Protocol.HelloResult, rest: string[], query: URLSearchParams }} ViewProps
 */

/** Views by the first part of their address, each loaded when it is first shown. */
const VIEWS = /** @type {Record<string, () => Promise<any>>} */ ({
  play: async () => (await import("./start/start.js")).Start,
  puzzle: async () => (await import("./puzzle/puzzle.js")).PuzzleView,
  solver: async () => (await import("./solver/solver.js")).Solver,
  words: async () => (await import("./words/words.js")).Words,
  quiz: async () => (await import("./quiz/quiz.js")).Quiz,
  replay: async () => (await import("./replay/replay.js")).Replay,
  rules: async () => (await import("./rules/rules.js")).Rules,
  table: async () => (await import("./table/table.js")).TableView,
  unknown: async () => UnknownAddress,
});
/** Views of which each game has its own: its name is the next part of the address. */
const BY_GAME = ["puzzle", "solver", "rules"];
/** The page's name as its logo: cards, and what follows them. */
const LOGO = { cards: "LEXICON", rest: "fast" };
const NAVIGATION = ["play", "puzzle", "solver", "words", "replay", "rules"];

/** Return the name of a view by the first part of an address. @param {string} name */
const viewOf = (name) => (Object.hasOwn(VIEWS, name) ? name : "unknown");

/** Views that are loaded. @type {Record<string, any>} */
const loaded = {};

/** Load a view, unless it is. Returns its name. @param {string} name */
async function loadView(name) {
  loaded[name] ??= await VIEWS[name]();
  return name;
}

function App() {
  const route = useRoute();
  const { name, rest, query } = route;
  const { value: server, error } = usePromise(hello, []);
  const isUnknownGame =
    BY_GAME.includes(name) && rest[0] && server?.games.every(({ game }) => game !== rest[0]);
  const viewName = isUnknownGame ? "unknown" : viewOf(name);
  const title = common.VIEW_TITLES[viewName];
  useTitle(viewName === "table" ? null : title); // a table sets it itself
  const tab = viewName === "quiz" ? "words" : viewName;
  const isOffline = useOffline();
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!server || !serviceWorker) return;
    const keep = () => keepRules(server.games).catch(() => {});
    if (serviceWorker.controller) keep();
    else serviceWorker.addEventListener("controllerchange", keep, { once: true });
  }, [server]);
  const view = loaded[viewName];
  const { error: loadError } = usePromise(() => loadView(viewName), [viewName]);
  const key = `${viewName}/${rest[0] ?? ""}`;
  useHeadingFocus([viewName, ...rest].join("/"), route);
  return html`
    <a class="skip" href="#main" onClick=${skipToContent}>${common.skipLink}</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label=${common.homeLink}>
        ${[...LOGO.cards].map((letter) => html`<span aria-hidden="true">${letter}</span>`)}${" "}
        <em aria-hidden="true">${LOGO.rest}</em>
      </a>
      <nav aria-label=${common.mainNavigation}>
        ${NAVIGATION.map(
          (each) => html`
            <a href="#/${each}" aria-current=${each === tab ? "page" : undefined}>
              ${common.VIEW_TITLES[each]}
            </a>
          `,
        )}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${
        isOffline &&
        html`
          <div class="problem row" role="status">
            ${common.offlineNotice}
            <${Button} text=${common.retryButton} onClick=${() => location.reload()} />
          </div>
        `
      }
      ${
        server && view
          ? html`<${view} key=${key} server=${server} rest=${rest} query=${query} />`
          : html`
              ${(error ?? loadError) && html`<h1>${title}</h1>`}
              <${Problem} text=${error ?? loadError} />
            `
      }
    </main>
  `;
}

/** The view of an address that leads nowhere. */
const UnknownAddress = () => html`
  <h1>${common.VIEW_TITLES.unknown}</h1>
  <p>${common.unknownAddress}</p>
  <p><a class="button" href="#/play">${common.newGameTitle}</a></p>
`;

/** Move the focus only: the address must stay that of the view. @param {Event} event */
function skipToContent(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

applyTheme();
document.getElementById("announcements")?.setAttribute("aria-label", common.announcements);
// At once, not after the first paint; the frame shows an error.
loadView(viewOf(currentRoute().name)).catch(() => {});
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
const register = () => navigator.serviceWorker?.register("worker.js").catch(() => {});
if (document.readyState === "complete") register();
else addEventListener("load", register);
