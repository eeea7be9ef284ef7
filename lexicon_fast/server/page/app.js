// What is around every view: the name, the ways to the views, and the view itself.

import { html, useEffect } from "./vendor/htm-preact.js";
import { useRoute } from "./routing.js";
import { Start } from "./start.js";
import { Solver } from "./solver/solver.js";
import { TableView } from "./table/table.js";
import { Replay } from "./replay.js";

const VIEWS = {
  play: { title: "Play", view: Start },
  solver: { title: "Solver", view: Solver },
  replay: { title: "Replay", view: Replay },
  table: { title: "Table", view: TableView },
};
const NAVIGATION = ["play", "solver", "replay"];

export function App() {
  const { name, rest, query } = useRoute();
  const known = name in VIEWS ? name : "play";
  const { title, view } = VIEWS[known];
  useEffect(() => {
    document.title = `${title} · Lexicon fast`;
  }, [title]);
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
      <${view} key=${`${known}/${rest[0] ?? ""}`} rest=${rest} query=${query} />
    </main>
  `;
}

/** The address is that of a view: it must not become "#main". */
function skip(event) {
  event.preventDefault();
  document.getElementById("main").focus();
}
