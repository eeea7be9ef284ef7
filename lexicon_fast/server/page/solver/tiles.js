// The solver of board games: a board to type on, a rack, and the plays.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import {
  DataTable,
  DictionaryChoice,
  MorePlays,
  PLAYS_PER_STEP,
  Problem,
  RulesetChoice,
  TextField,
} from "../controls.js";
import { defaultDictionary } from "../games.js";
import { usePromise, useRequest, useWindowEvent } from "../hooks.js";
import { replaceQuery } from "../routing.js";
import { plainMessage, rulesOf } from "../server.js";
import { counted, percent } from "../texts.js";
import { without } from "../tile.js";
import { Board } from "../tiles/board.js";
import { lettersOf } from "../tiles/commentary.js";
import { boardKeys, emptyRows, parseRows, PositionEditor } from "../tiles/editors.js";
import { Legend } from "../tiles/minefield.js";
import { keyOf, laidLetters } from "../tiles/notation.js";
import { hasMinefield } from "../tiles/squares.js";

/**
 * @typedef {import("../tiles/squares.js").BoardRules} BoardRules
 * @typedef {Protocol.ScrabbleSolvedPlay & { bomb?: number }} SolvedPlay
 */

const EXAMPLE = "RETINA"; // and a blank
const MAX_UNDO = 100;

/** @param {import("./solver.js").SolverProps} props */
export function TilesSolver({ info, ...props }) {
  const [ruleset, setRuleset] = useState(info.rulesets[0]);
  const { value: rules, error } = usePromise(() => rulesOf(info.game, ruleset), [ruleset]);
  if (!rules) return html`<${Problem} text=${error} />`;
  const rulesetChoice = html`
    <${RulesetChoice} info=${info} value=${ruleset} onChange=${setRuleset} />
  `;
  return html`
    <${Position}
      key=${ruleset}
      info=${info}
      rules=${rules}
      rulesetChoice=${rulesetChoice}
      ...${props}
    />
  `;
}

/**
 * @param {import("./solver.js").SolverProps
 *         & { rules: BoardRules, rulesetChoice: object }} props
 */
function Position({ info, rules, query, dictionaries, rulesetChoice }) {
  const isMined = hasMinefield(rules);
  const [draft, setDraft] = useState(
    /** @returns {import("../tiles/editors.js").PositionDraft} */ () => ({
      rows: parseRows(rules, query.get("board") ?? ""),
      opened: isMined ? parseRows(rules, query.get("opened") ?? "") : null,
      cursor: null,
      down: false,
    }),
  );
  const [rack, setRack] = useState(query.get("rack") ?? EXAMPLE + rules.blank);
  const [dictionary, setDictionary] = useState(defaultDictionary(info, dictionaries));
  const [shown, setShown] = useState(/** @type {SolvedPlay | null} */ (null));
  // Positions to go back to, the last one first to be restored.
  const [earlier, setEarlier] = useState(
    /** @type {{ draft: import("../tiles/editors.js").PositionDraft, rack: string }[]} */ ([]),
  );
  const editor = new PositionEditor(rules);
  const { rows, opened } = draft;
  /** @param {import("../tiles/editors.js").PositionDraft} next */
  function change(next, nextRack = rack) {
    const isChanged = [next.rows, next.opened].join() !== [rows, opened].join();
    if (isChanged) setEarlier([...earlier.slice(1 - MAX_UNDO), { draft, rack }]);
    setDraft(next);
    setRack(nextRack);
  }
  function undo() {
    const last = earlier.at(-1);
    if (!last) return;
    setDraft(last.draft);
    setRack(last.rack);
    setEarlier(earlier.slice(0, -1));
  }
  useWindowEvent("keydown", (/** @type {KeyboardEvent} */ event) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    const isUndo = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "z";
    // Fields of text have an undo of their own.
    if (!isUndo || (target instanceof Element && target.matches("input, textarea"))) return;
    event.preventDefault();
    undo();
  });
  const tiles = rack.replace(/\s/g, "").toUpperCase();
  const empty = emptyRows(rules);
  const isEmpty = (/** @type {string[] | null} */ each) => !each || each.join() === empty.join();
  useEffect(() => {
    const text = (/** @type {string[] | null} */ each) =>
      !each || isEmpty(each) ? "" : each.join("/");
    replaceQuery(`solver/${rules.game}`, { rack, board: text(rows), opened: text(opened) });
    setShown(null);
  }, [rack, rows, opened]);
  const laid = shown ? laidLetters(shown) : [];
  const lay = () => {
    const paid = laid.map(({ letter }) => (letter === letter.toUpperCase() ? letter : rules.blank));
    change(editor.lay(draft, laid), without(tiles, paid).join(""));
  };
  // On a minefield the page cannot know what the opened squares show.
  const layButton = html`
    <button type="button" disabled=${!shown} onClick=${lay}>
      Lay ${shown ? lettersOf(shown.word) : "the play that is shown"}
    </button>
  `;
  const setRows = (/** @type {"rows" | "opened"} */ name) => (/** @type {string} */ text) =>
    change({ ...draft, [name]: parseRows(rules, text) });
  return html`
    <div class="table ${rules.game}">
      <div class="table-main">
        <${Board}
          label="Board"
          rules=${rules}
          ...${draft}
          laid=${new Map(laid.map((each) => [keyOf(each), each]))}
          onSquare=${(square) => change(editor.point(draft, square))}
          onKey=${boardKeys(editor, draft, change, {})}
        />
        ${isMined && html`<${Legend} rules=${rules} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${isMined ? " 0 to 8 open a square, * is a bomb that was hit." : ""}
          ${rules.free_blank ? ` ${rules.blank} is a blank.` : " With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!isMined && layButton}
          <button
            type="button"
            disabled=${isEmpty(rows) && isEmpty(opened)}
            onClick=${() => change({ ...draft, rows: empty, opened: opened && empty })}
          >
            Clear the board
          </button>
          <button type="button" disabled=${!earlier.length} onClick=${undo}>Undo</button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${RowsField} label="Tiles" rows=${rows} onRows=${setRows("rows")} />
          ${
            isMined &&
            html`<${RowsField} label="Open squares" rows=${opened} onRows=${setRows("opened")} />`
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
          ${rulesetChoice}
          <${DictionaryChoice}
            dictionaries=${dictionaries}
            value=${dictionary}
            onChange=${setDictionary}
          />
        </section>
        <${Plays}
          rules=${rules}
          position=${tiles && positionOf(rows, opened, tiles)}
          dictionary=${dictionary}
          shown=${shown}
          onShow=${setShown}
        />
      </div>
    </div>
  `;
}

/**
 * Return a position as `solve` expects it.
 * @param {string[]} rows
 * @param {string[] | null} opened
 * @param {string} rack
 */
function positionOf(rows, opened, rack) {
  if (opened) return { board: rows, opened, rack };
  const board = rows.map((row) => row.replace(/\.+/g, (gap) => String(gap.length))).join("/");
  return `${board} ${rack}/ 0/0 0`;
}

/** @param {{ label: string, rows: string[], onRows: (text: string) => void }} props */
function RowsField({ label, rows, onRows }) {
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

/**
 * @param {{ rules: BoardRules, position: ReturnType<typeof positionOf> | "", dictionary: string,
 *           shown: SolvedPlay | null, onShow: (play: SolvedPlay) => void }} props
 *     position: empty for no rack; shown: the play on the board
 */
function Plays({ rules, position, dictionary, shown, onShow }) {
  const [top, setTop] = useState(PLAYS_PER_STEP);
  const { game, ruleset } = rules;
  const { result, error, busy } = useRequest(
    "solve",
    position ? { game, positions: [position], ruleset, dictionary, top } : null,
  );
  const row = /** @type {Protocol.ScrabbleSolved | undefined} */ (result?.rows[0]);
  const plays = /** @type {SolvedPlay[] | undefined} */ (row?.plays);
  const count = row?.count ?? 0;
  const isMined = hasMinefield(rules);
  const word = (/** @type {SolvedPlay} */ play) => html`
    <button
      type="button"
      class="plain"
      aria-pressed=${play.at === shown?.at && play.word === shown.word}
      onClick=${() => onShow(play)}
    >
      ${lettersOf(play.word)}
    </button>
  `;
  return html`
    <section class="panel" aria-label="Plays" aria-busy=${busy}>
      <h2 aria-live="polite">${plays ? counted(count, "play") : "Plays"}</h2>
      <${Problem} text=${error ?? (row?.error && plainMessage(row.error))} />
      ${
        plays &&
        html`
          <${DataTable}
            columns=${[
              { title: "Play" },
              { title: "At" },
              isMined && { title: "Bomb", number: true },
              { title: "Points", number: true },
            ]}
            rows=${plays.map((play) => ({
              key: `${play.at} ${play.word}`,
              cells: [
                word(play),
                play.at,
                isMined && `${percent(play.bomb ?? 0)}%`,
                isMined ? play.score.toFixed(1) : play.score,
              ],
            }))}
          />
          <${MorePlays} shown=${plays.length} count=${count} onMore=${setTop} />
        `
      }
    </section>
  `;
}
