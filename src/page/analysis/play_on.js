// Playing on from a position of a recorded game, against bots.

import { html, useState } from "../vendor/htm-preact.js";
import { Button, Choice, Problem } from "../controls.js";
import { useAction } from "../hooks.js";
import { go } from "../routing.js";
import { call } from "../server.js";
import { loadSetting, storeSeat } from "../storage.js";
import { common, loadTexts } from "../texts.js";

const { analysis: texts } = await loadTexts("replay");

const FIRST_LEVEL = "level5";

/**
 * @param {{ game: string, names: string[], record: string[], seat: number, events: number }} props
 *     seat: whose place the player takes; events: of the game, up to the position
 */
export function PlayOn({ game, names, record, seat, events }) {
  const [bot, setBot] = useState(FIRST_LEVEL);
  const { busy, problem, run } = useAction();
  const isGcg = !record[0]?.startsWith("{"); // a record has all that is hidden
  async function begin() {
    const name = loadSetting("name").trim();
    const person = { kind: /** @type {const} */ ("person"), ...(name && { name }) };
    const { id, tokens } = await call("table.new", {
      game,
      seats: names.map((_, each) => (each === seat ? person : { kind: "bot", bot })),
      // A record has one line more than events, its setup. GCG tells the racks in later lines.
      ...(isGcg ? { record, events } : { record: record.slice(0, events + 1) }),
    });
    storeSeat(id, game, tokens[seat] ?? "");
    go(`table/${id}`);
  }
  return html`
    <section class="panel play-on">
      <h2>${texts.playOnHeading}</h2>
      <p class="hint">${texts.playOnHint(names[seat] === common.you ? null : names[seat], !isGcg)}</p>
      <div class="row">
        <${Choice}
          label=${common.opponentLabel}
          id="opponent"
          value=${bot}
          options=${common.LEVELS.map(([level, title]) => [level, title])}
          onChange=${setBot}
        />
        <${Button} text=${texts.playOnButton} disabled=${busy} onClick=${() => run(begin)} />
      </div>
      <${Problem} text=${problem} />
    </section>
  `;
}
