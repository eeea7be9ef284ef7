// The tables where this browser has a seat, and how they stand.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { call, Refused } from "../server.js";
import { gameTitle } from "../games.js";
import { forgetTable, keptTables, tokenOf } from "../table/seats.js";
import { called, listed, won } from "../words.js";

const SHOWN = 8; // the newest; the others on request

/** server: its answer to `hello`. */
export function Tables({ server }) {
  const [tables, setTables] = useState(keptTables);
  const [all, setAll] = useState(false);
  const heading = useRef(null);
  if (!tables.length) return null;
  const forget = (id) => {
    forgetTable(id);
    const left = keptTables();
    // The button goes away: the focus has to be somewhere else.
    (left.length ? heading.current : document.getElementById("main")).focus();
    setTables(left);
  };
  const shown = all ? tables : tables.slice(0, SHOWN);
  return html`
    <section class="panel">
      <h2 ref=${heading} tabindex="-1">Your tables</h2>
      <ul class="tables">
        ${shown.map(
          (table) => html`
            <${KeptTable}
              key=${table.id}
              title=${gameTitle(server, table.game)}
              table=${table}
              onForget=${() => forget(table.id)}
            />
          `,
        )}
      </ul>
      ${
        shown.length < tables.length &&
        html`
          <div>
            <button type="button" onClick=${() => setAll(true)}>All ${tables.length} tables</button>
          </div>
        `
      }
    </section>
  `;
}

/** title: of the game. */
function KeptTable({ title, table: { id, token, since }, onForget }) {
  const { view, gone } = useStanding(id, token);
  const [asked, setAsked] = useState(null); // null: not yet, and no focus is to be moved
  const line = useRef(null);
  useLayoutEffect(() => {
    if (asked !== null) line.current.querySelector("button").focus();
  }, [asked]);
  const others = view ? othersOf(view) : [];
  const name = others.length ? `${title} with ${listed(others)}` : title;
  const running = view !== null && !view.over;
  return html`
    <li ref=${line}>
      <a href=${`#/table/${id}`}>${name}</a>
      <span class=${running && view.to_move === view.seat ? "tag" : "hint"}>
        ${gone ? "No longer there" : view && standing(view)}
      </span>
      <span class="hint since">${new Date(since).toLocaleString()}</span>
      ${
        asked
          ? html`
              <span role="group" aria-label=${`Forget ${name}?`}>
                Your seat is lost for good.
                <button type="button" class="plain" onClick=${onForget}>Give it up</button>
                <button type="button" class="plain" onClick=${() => setAsked(false)}>
                  Keep it
                </button>
              </span>
            `
          : html`
              <button
                type="button"
                class="plain"
                aria-label=${`Forget ${name}`}
                onClick=${() => (running ? setAsked(true) : onForget())}
              >
                Forget
              </button>
            `
      }
    </li>
  `;
}

/** The names of the other players. */
function othersOf(view) {
  const names = called(view).map((name, seat) =>
    view.seats[seat].kind === "open" ? "a free seat" : name,
  );
  return names.filter((_, seat) => seat !== view.seat);
}

/** {view, gone}: how a table stands for the seat of a token; null until it is known. */
function useStanding(id, token) {
  const [state, setState] = useState({ view: null, gone: false });
  useEffect(() => {
    const giveUp = new AbortController();
    call("table.view", { id, token }, giveUp.signal).then(
      (view) => setState({ view, gone: false }),
      (error) => error instanceof Refused && setState({ view: null, gone: true }),
    );
    return () => giveUp.abort();
  }, [id]);
  return state;
}

function standing(view) {
  const names = called(view);
  if (view.over) {
    const winners = names.filter((_, seat) => view.returns[seat] > 0);
    const waits = view.next && tokenOf(view.next) === null;
    return `Over. ${won(winners)}${waits ? " The next game is there." : ""}`;
  }
  if (view.to_move === view.seat) return "Your turn";
  if (view.seats[view.to_move].kind === "open") return "A seat is free";
  return `${names[view.to_move]} is to move`;
}
