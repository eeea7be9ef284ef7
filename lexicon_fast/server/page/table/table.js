// A table: who sits there, the game, what has happened, and advice.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { announce } from "../announce.js";
import { usePromise } from "../hooks.js";
import { rulesOf, told } from "../server.js";
import { Problem } from "../controls.js";
import { GAMES } from "../games.js";
import { YOU } from "../words.js";
import { KITS } from "../kits.js";
import { Advice } from "./advice.js";
import { Challenge } from "./challenge.js";
import { Ending } from "./ending.js";
import { Log } from "./log.js";
import { Join } from "./join.js";
import { Seats } from "./players.js";
import { useTable } from "./use_table.js";

export function TableView({ rest: [id] }) {
  const table = useTable(id);
  const { view, error, online } = table;
  if (error)
    return html`<h1>Table</h1>
      <${Problem} text=${error} />`;
  return html`
    ${
      !online &&
      html`<p class="problem" role="alert">The server is out of reach. Trying again …</p>`
    }
    ${view ? html`<${Game} id=${id} table=${table} />` : html`<p role="status">Loading …</p>`}
  `;
}

function Game({ id, table }) {
  const { view, events, token, act, join } = table;
  const kit = KITS[view.game];
  const names = view.seats.map(({ name }, seat) => (seat === view.seat ? YOU : name));
  const rules = usePromise(() => rulesOf(view.game, view.ruleset), [id]);
  const [problem, setProblem] = useState(null);
  const [busy, setBusy] = useState(false);
  const [suggested, setSuggested] = useState(null);
  useAnnouncements(view, events, kit, names);
  useEffect(() => setSuggested(null), [view.seq]);

  /** Resolves to whether it was done. */
  async function doIt(action) {
    setBusy(true);
    setProblem(null);
    try {
      await act(action);
      return true;
    } catch (error) {
      setProblem(told(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  if (!rules.value) return html`<${Problem} text=${rules.error} />`;
  const mine = view.seat !== null && view.to_move === view.seat && !busy;
  const challenged = mine && view.phase === "challenge";
  return html`
    <div class="heading">
      <h1>${GAMES[view.game].title}</h1>
      <p class="hint">
        ${`${rules.value.ruleset.replaceAll("_", " ")} rules, dictionary ${view.dictionary}`}
        ${view.seat === null && html`<span class="tag">You watch</span>`}
      </p>
    </div>
    <${Join} view=${view} join=${join} />
    <${Seats} view=${view} names=${names} />
    <div class="table ${view.game}" data-seq=${view.seq}>
      <div class="table-main">
        ${view.over && html`<${Ending} id=${id} view=${view} events=${events} names=${names} />`}
        ${
          challenged &&
          html`<${Challenge} kit=${kit} view=${view} names=${names} onAnswer=${doIt} />`
        }
        <${Problem} text=${problem} />
        <${kit.Play}
          id=${id}
          view=${view}
          rules=${rules.value}
          names=${names}
          mine=${mine && view.phase === "turn"}
          act=${doIt}
          suggested=${suggested}
        />
      </div>
      <aside class="table-side">
        ${
          view.seat !== null &&
          !view.over &&
          html`
            <${Advice}
              id=${id}
              view=${view}
              token=${token}
              told=${kit.actionTold}
              onUse=${view.phase === "turn" ? setSuggested : null}
            />
          `
        }
        <${Log} events=${events} told=${(event) => kit.told(event, names)} />
      </aside>
    </div>
  `;
}

/** Says what the others do, and whose turn it is. */
function useAnnouncements(view, events, kit, names) {
  const said = useRef(null);
  useEffect(() => {
    const fresh = said.current === null ? [] : events.slice(said.current);
    said.current = events.length;
    const texts = fresh.map((event) => kit.told(event, names)).filter(Boolean);
    if (view.seat !== null && view.to_move === view.seat) texts.push("Your turn.");
    if (texts.length) announce(texts.join(" "));
  }, [view.seq]);
}
