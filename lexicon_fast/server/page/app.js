// The frame of every view: header, navigation, and the view itself.

import { html, render } from "./vendor/htm-preact.js";
import { Problem } from "./controls.js";
import { usePromise, useTitle } from "./hooks.js";
import { Replay } from "./replay.js";
import { useRoute } from "./routing.js";
import { Rules } from "./rules/rules.js";
import { hello } from "./server.js";
import { Solver } from "./solver/solver.js";
import { Start } from "./start/start.js";
import { TableView } from "./table/table.js";

/**
 * The props of a view. server: its answer to `hello`; rest: the path after the name of the view.
 * @typedef {{ server: Protocol.HelloResult, rest: string[], query: URLSearchParams }} ViewProps
 */

/** Views by the first part of their address. A table sets the title of the tab itself. */
const VIEWS = /** @type {Record<string, { title: string | null, view: object }>} */ ({
  play: { title: "Play", view: Start },
  solver: { title: "Solver", view: Solver },
  replay: { title: "Replay", view: Replay },
  rules: { title: "Rules", view: Rules },
  table: { title: null, view: TableView },
});
const NAVIGATION = ["play", "solver", "replay", "rules"];

function App() {
  const { name, rest, query } = useRoute();
  const viewName = Object.hasOwn(VIEWS, name) ? name : "play";
  const { title, view } = VIEWS[viewName];
  useTitle(title);
  const { value: server, error } = usePromise(hello, []);
  const key = `${viewName}/${rest[0] ?? ""}`;
  return html`
    <a class="skip" href="#main" onClick=${skipToContent}>Skip to the content</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label="Lexicon fast, home">
        ${[..."LEXICON"].map((letter) => html`<span aria-hidden="true">${letter}</span>`)}
        <em aria-hidden="true">fast</em>
      </a>
      <nav aria-label="Main">
        ${NAVIGATION.map(
          (each) => html`
            <a href="#/${each}" aria-current=${each === viewName ? "page" : undefined}>
              ${VIEWS[each].title}
            </a>
          `,
        )}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${
        server
          ? html`<${view} key=${key} server=${server} rest=${rest} query=${query} />`
          : html`<${Problem} text=${error} />`
      }
    </main>
  `;
}

/** Move the focus only: the address must stay that of the view. @param {Event} event */
function skipToContent(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
