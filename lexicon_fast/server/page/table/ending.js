// The end of a game: who won, and its record.

import { html, useMemo, useState } from "../vendor/htm-preact.js";
import { usePromise } from "../hooks.js";
import { call, errorText } from "../server.js";
import { Problem } from "../controls.js";
import { won } from "../words.js";
import { Again } from "./again.js";

export function Ending({ id, gameView, view, events, names, rules }) {
  const [problem, setProblem] = useState(null);
  const end = events.findLast(({ event }) => event === "game end");
  const winners = end?.winners ?? [];
  const round = gameView.Count && events.findLast(({ event }) => event === "round end");
  const record = usePromise(() => (round ? call("table.record", { id }) : none()), [id]).value;
  const hands = useMemo(
    () =>
      record &&
      gameView.lastHands(
        record.lines.map((line) => JSON.parse(line)),
        rules,
      ),
    [record],
  );
  async function save() {
    try {
      const { lines } = await call("table.record", { id });
      download(`${view.game}-${id}.jsonl`, `${lines.join("\n")}\n`);
    } catch (error) {
      setProblem(errorText(error));
    }
  }
  return html`
    <section class="panel ending" aria-label="The end">
      <h2>${result(winners, names)}</h2>
      ${
        round &&
        html`<${gameView.Count}
          end=${round}
          names=${names}
          seat=${view.seat}
          rules=${rules}
          hands=${hands ?? []}
        />`
      }
      <div class="row">
        <${Again} view=${view} />
        <a class="button" href=${`#/replay/${id}`}>Replay</a>
        <button type="button" onClick=${save}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${Problem} text=${problem} />
    </section>
  `;
}

const none = async () => null;

function result(winners, names) {
  const who = winners.map((player) => names[player]);
  return who.length ? won(who) : "The game is over.";
}

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
