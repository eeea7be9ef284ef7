// Records and GCG step by step: from a file, or of a table whose game is over.

import { html, useState } from "../vendor/htm-preact.js";
import { Choice, Field, Problem, TextArea } from "../controls.js";
import { gameTitle } from "../games.js";
import { usePromise, useWindowEvent } from "../hooks.js";
import { call, recordOf, rulesOf } from "../server.js";
import { parsedObject, storedTable } from "../storage.js";
import { common, loadTexts } from "../texts.js";

const { replay: texts } = await loadTexts("replay");

/** @typedef {{ lines: string[], title: string }} RecordedGame */

/** @param {import("../app.js").ViewProps} props */
export function Replay({ server, rest: [id], query }) {
  const [games, setGames] = useState(/** @type {RecordedGame[]} */ ([])); // of the file
  const [chosen, setChosen] = useState(0);
  const [record, setRecord] = useState(() => (id ? recordOf(id) : null));
  const opened = usePromise(async () => {
    if (!record) return null;
    const loading = import("./replayed.js");
    const lines = await record;
    const { replayed } = await call("record.replay", { lines });
    const rules = await rulesOf(replayed.game, replayed.ruleset);
    return { replayed, rules, record: lines, View: (await loading).Replayed };
  }, [record]);

  /** @param {string | Promise<string>} text */
  async function read(text) {
    const found = recordedGames(server, await text);
    setGames(found);
    choose(found, 0);
  }
  /** @param {RecordedGame[]} found @param {number} index */
  function choose(found, index) {
    setChosen(index);
    setRecord(Promise.resolve(found[index]?.lines ?? []));
  }

  useWindowEvent("dragover", (event) => event.preventDefault()); // or a drop would not come
  useWindowEvent("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) read(file.text());
  });

  const { value: game, error } = opened;
  return html`
    <div class="heading">
      <h1>${common.VIEW_TITLES.replay}</h1>
      ${id && html`<a href=${`#/table/${id}`}>${texts.tableLink}</a>`}
    </div>
    ${
      games.length > 1 &&
      html`
        <${Choice}
          label=${texts.gameLabel(games.length)}
          id="game"
          value=${String(chosen)}
          options=${games.map(({ title }, index) => [String(index), title])}
          onChange=${(value) => choose(games, Number(value))}
        />
      `
    }
    ${
      game &&
      html`
        <${game.View}
          ...${game}
          server=${server}
          id=${games.length ? undefined : id}
          seat=${id && !games.length ? (storedTable(id)?.seat ?? null) : null}
          analyses=${query.has("analysis")}
          turn=${(!games.length && Number(query.get("turn"))) || 1}
        />
      `
    }
    <details class="panel" open=${!game}>
      <summary>${texts.fileLabel}</summary>
      <${Field} label=${texts.fileLabel} id="record">
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({ target }) => target.files[0] && read(target.files[0].text())}
        />
      <//>
      <${TextArea}
        label=${texts.pasteLabel}
        id="record-text"
        rows="3"
        onInput=${({ target }) => target.value.trim() && read(target.value)}
      />
      <p class="hint" role="status">${record && !game && !error ? texts.replaying : ""}</p>
      <${Problem} text=${error} />
    </details>
  `;
}

/**
 * Return the games in a file. A line with the event "setup" begins a game. GCG is one game, and so
 * is a text that is no record, for which the server reports what is wrong.
 * @param {Protocol.HelloResult} server
 * @param {string} text JSON Lines
 * @returns {RecordedGame[]}
 */
function recordedGames(server, text) {
  /** @type {string[][]} */
  const games = [];
  for (const line of text.split("\n").filter((each) => each.trim())) {
    const isSetup = line.includes('"setup"') && parsedObject(line).event === "setup";
    if (!games.length || isSetup) games.push([]);
    games.at(-1)?.push(line);
  }
  return games.map((lines, index) => ({
    lines,
    title: recordTitle(server, lines, index + 1),
  }));
}

/**
 * Return "1. Lexicon: greedy 0 and planner 12", with the scores if the record has them.
 * @param {Protocol.HelloResult} server
 * @param {string[]} lines
 * @param {number} number of the game in its file
 */
function recordTitle(server, lines, number) {
  const { game, names = [] } = parsedObject(lines[0]);
  const { event, scores = [] } = parsedObject(lines[lines.length - 1]);
  const isOver = event === "game end";
  const title = gameTitle(server, game);
  const players = names.map((/** @type {string} */ name, /** @type {number} */ seat) =>
    isOver ? `${name} ${scores[seat]}` : name,
  );
  return texts.gameOption(number, title, players);
}
