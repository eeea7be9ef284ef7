// The solver of board games: a board to type on, a rack, and the plays.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { useNewest, usePromise } from "../hooks.js";
import { plain, rulesOf } from "../server.js";
import { keepQuery } from "../routing.js";
import { DictionaryChoice, RulesetChoice, usualDictionary } from "../choices.js";
import { Problem, TextField } from "../controls.js";
import { counted } from "../words.js";
import { Board } from "../tiles/board.js";
import { Editing, emptyRows, rowsOf } from "../tiles/editing.js";
import { boardKeys } from "../tiles/keys.js";
import { Legend } from "../tiles/legend.js";
import { keyOf, laidBy } from "../tiles/places.js";
import { lettersOf } from "../tiles/commentary.js";
import { hasMinefield, percent } from "../tiles/squares.js";
import { More, STEP } from "./more.js";

const EXAMPLE = "RETINA"; // and a blank

export function TileSolver({ about, ...asked }) {
  const [ruleset, setRuleset] = useState(about.rulesets[0]);
  const { value: rules, error } = usePromise(() => rulesOf(about.game, ruleset), [ruleset]);
  if (!rules) return html`<${Problem} text=${error} />`;
  const choice = html`
    <${RulesetChoice} about=${about} value=${ruleset} onChange=${setRuleset} />
  `;
  return html`
    <${Position} key=${ruleset} about=${about} rules=${rules} choice=${choice} ...${asked} />
  `;
}

/** choice: of the rules. */
function Position({ about, rules, query, dictionaries, choice }) {
  const minefield = hasMinefield(rules);
  const [draft, setDraft] = useState(() => ({
    rows: rowsOf(rules, query.get("board") ?? ""),
    opened: minefield ? rowsOf(rules, query.get("opened") ?? "") : null,
    cursor: null,
    down: false,
  }));
  const [rack, setRack] = useState(query.get("rack") ?? EXAMPLE + rules.blank);
  const [dictionary, setDictionary] = useState(usualDictionary(about, dictionaries));
  const [shown, setShown] = useState(null);
  const editing = new Editing(rules);
  const { rows, opened } = draft;
  const empty = emptyRows(rules).join("/");
  useEffect(() => {
    const text = (lines) => (lines && lines.join("/") !== empty ? lines.join("/") : "");
    keepQuery(`solver/${rules.game}`, { rack, board: text(rows), opened: text(opened) });
    setShown(null);
  }, [rack, rows, opened]);
  const tiles = shown ? laidBy(shown) : [];
  const laid = shown && new Map(tiles.map((each) => [keyOf(each.row, each.column), each]));
  const lay = () => {
    setRack(without(rack, tiles, rules.blank));
    setDraft(editing.lay(draft, tiles));
  };
  return html`
    <div class="table ${rules.game}">
      <div class="table-main">
        <${Board}
          label="Board"
          rules=${rules}
          ...${draft}
          laid=${laid}
          draggable=${() => ({})}
          onSquare=${(square) => setDraft(editing.point(draft, square))}
          onKey=${boardKeys(editing, draft, setDraft, {})}
        />
        ${minefield && html`<${Legend} rules=${rules} />`}
        <p class="hint">
          Click a square and type. Arrows turn and go, Backspace clears.
          ${minefield ? " 0 to 8 open a square, * is a bomb that was hit." : ""}
          ${rules.free_blank ? ` ${rules.blank} is a blank.` : " With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${
            // On a minefield the page cannot know what the newly opened squares show.
            !minefield &&
            html`
              <button type="button" disabled=${!shown} onClick=${lay}>
                Lay ${shown ? lettersOf(shown.word) : "the play that is shown"}
              </button>
            `
          }
          <button
            type="button"
            disabled=${[rows, opened ?? rows].every((each) => each.join("/") === empty)}
            onClick=${() => {
              const rows = emptyRows(rules);
              setDraft({ ...draft, rows, opened: minefield ? rows : null });
            }}
          >
            Clear the board
          </button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${Rows}
            label="Tiles"
            rows=${rows}
            onRows=${(text) => setDraft({ ...draft, rows: rowsOf(rules, text) })}
          />
          ${
            minefield &&
            html`
              <${Rows}
                label="Open squares"
                rows=${opened}
                onRows=${(text) => setDraft({ ...draft, opened: rowsOf(rules, text) })}
              />
            `
          }
        </details>
      </div>
      <div class="table-side">
        <section class="panel" aria-label="Position">
          <${TextField}
            label="Your tiles"
            id="rack"
            class="large"
            value=${rack}
            onInput=${setRack}
            hint=${`${rules.blank} is a blank.`}
          />
          ${choice}
          <${DictionaryChoice}
            dictionaries=${dictionaries}
            value=${dictionary}
            onChange=${setDictionary}
          />
        </section>
        <${Plays}
          rules=${rules}
          position=${positionOf(rules, rows, opened, rack)}
          dictionary=${dictionary}
          shown=${shown}
          onShow=${setShown}
        />
      </div>
    </div>
  `;
}

/** A rack from which tiles were laid. blank: how it has one. */
function without(rack, tiles, blank) {
  const left = [...rack.replace(/\s/g, "").toUpperCase()];
  for (const { letter } of tiles) {
    const place = left.indexOf(letter === letter.toUpperCase() ? letter : blank);
    if (place >= 0) left.splice(place, 1);
  }
  return left.join("");
}

/** The position for `solve`; null: there is nothing to solve. */
function positionOf(rules, rows, opened, rack) {
  const tiles = rack.replace(/\s/g, "").toUpperCase();
  if (!tiles) return null;
  if (opened) return { board: rows, opened, rack: tiles };
  const board = rows.map((row) => row.replace(/\.+/g, (gap) => gap.length)).join("/");
  return `${board} ${tiles}/ 0/0 0`;
}

function Rows({ label, rows, onRows }) {
  const id = label.toLowerCase().replace(" ", "-");
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <textarea
        id=${id}
        rows=${rows.length}
        spellcheck=${false}
        value=${rows.join("\n")}
        onChange=${({ target }) => onRows(target.value)}
      ></textarea>
    </div>
  `;
}

function Plays({ rules, position, dictionary, shown, onShow }) {
  const [top, setTop] = useState(STEP);
  const { answer, error, asking } = useNewest(
    "solve",
    position && {
      game: rules.game,
      positions: [position],
      ruleset: rules.ruleset,
      dictionary,
      top,
    },
  );
  const row = answer?.rows[0];
  const minefield = hasMinefield(rules);
  return html`
    <section class="panel" aria-label="Plays" aria-busy=${asking}>
      <h2 aria-live="polite">${row?.plays ? counted(row.count, "play") : "Plays"}</h2>
      <${Problem} text=${error ?? (row?.error && plain(row.error))} />
      ${
        row?.plays &&
        html`
          <table class="list">
            <thead>
              <tr>
                <th scope="col">Play</th>
                <th scope="col">At</th>
                ${minefield && html`<th scope="col" class="number">Bomb</th>`}
                <th scope="col" class="number">Points</th>
              </tr>
            </thead>
            <tbody>
              ${row.plays.map(
                (play) => html`
                  <tr key=${`${play.at} ${play.word}`}>
                    <td>
                      <button
                        type="button"
                        class="plain"
                        aria-pressed=${play.at === shown?.at && play.word === shown?.word}
                        onClick=${() => onShow(play)}
                      >
                        ${lettersOf(play.word)}
                      </button>
                    </td>
                    <td>${play.at}</td>
                    ${minefield && html`<td class="number">${percent(play.bomb)}%</td>`}
                    <td class="number">${minefield ? play.score.toFixed(1) : play.score}</td>
                  </tr>
                `,
              )}
            </tbody>
          </table>
          <${More} shown=${row.plays.length} count=${row.count} onMore=${setTop} />
        `
      }
    </section>
  `;
}
