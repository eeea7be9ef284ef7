// The frame of every view: the name, the navigation, and the view itself.

import { html } from "./vendor/htm-preact.js";
import { Problem } from "./controls.js";
import { usePromise, useTitle } from "./hooks.js";
import { useRoute } from "./routing.js";
import { hello } from "./server.js";
import { Start } from "./start/start.js";
import { Solver } from "./solver/solver.js";
import { TableView } from "./table/table.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules/rules.js";

const VIEWS = {
  play: { title: "Play", view: Start },
  solver: { title: "Solver", view: Solver },
  replay: { title: "Replay", view: Replay },
  rules: { title: "Rules", view: Rules },
  table: { title: null, view: TableView }, // it says whose turn it is
};
const NAVIGATION = ["play", "solver", "replay", "rules"];

export function App() {
  const { name, rest, query } = useRoute();
  const known = Object.hasOwn(VIEWS, name) ? name : "play";
  const { title, view } = VIEWS[known];
  useTitle(title);
  const { value: server, error } = usePromise(hello, []);
  return html`
    <a class="skip" href="#main" onClick=${skip}>Skip to the content</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label="Lexicon fast, start">
        ${[..."LEXICON"].map((letter) => html`<span aria-hidden="true">${letter}</span>`)}
        <em aria-hidden="true">fast</em>
      </a>
      <nav aria-label="Main">
        ${NAVIGATION.map(
          (each) => html`
            <a href="#/${each}" aria-current=${each === known ? "page" : undefined}>
              ${VIEWS[each].title}
            </a>
          `,
        )}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${
        server
          ? html`
              <${view}
                key=${`${known}/${rest[0] ?? ""}`}
                server=${server}
                rest=${rest}
                query=${query}
              />
            `
          : html`<${Problem} text=${error} />`
      }
    </main>
  `;
}

/** The address is that of a view: it must not become "#main". */
function skip(event) {
  event.preventDefault();
  document.getElementById("main").focus();
}
