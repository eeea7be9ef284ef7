// The solver of board games: a board to type on, a rack, and the plays.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import {
  Button,
  DictionaryChoice,
  Problem,
  RulesetChoice,
  Segments,
  TextArea,
  TextField,
  UndoButton,
} from "../controls.js";
import { defaultDictionary } from "../games.js";
import { usePromise, useUndo } from "../hooks.js";
import { inOrder, lang, sent, readable, speak, parseTyped, upper, written } from "../letters.js";
import { replaceQuery } from "../routing.js";
import { rulesOf } from "../server.js";
import {
  common,
  dictionaryTitle,
  formats,
  highestChance,
  joined,
  loadTexts,
  longTileHint,
} from "../texts.js";
import { without } from "../tile.js";
import { Board } from "../tiles/board.js";
import { lettersOf } from "../tiles/commentary.js";
import { boardKeys, emptyRows, parseRows, PositionEditor } from "../tiles/editors.js";
import { Legend } from "../tiles/minefield.js";
import { keyOf, laidLetters } from "../tiles/notation.js";
import { hasMinefield } from "../tiles/squares.js";
import {
  LENGTH_FILTER,
  PlayList,
  allUsedFilter,
  coversConditions,
  fieldFilter,
  findConditions,
} from "./plays.js";

const texts = await loadTexts("solver");

/**
 * @typedef {import("../tiles/squares.js").BoardRules} BoardRules
 * @typedef {Protocol.ScrabbleSolvedPlay & { bomb?: number }} SolvedPlay
 */

const EXAMPLE = "AEINQTU";
/** A rack of which one play, INDUCTOR, scores far more than all others, on a board of 15 rows. */
const BOARD_EXAMPLE = { rack: "DINORTU", board: "/////..CRABS/......W/.....HUG/......M" };

/** @param {import("./solver.js").SolverProps} props */
export function TilesSolver({ info, dictionaries, query }) {
  const [ruleset, setRuleset] = useState(info.rulesets[0]);
  const [dictionary, setDictionary] = useState(defaultDictionary(info, dictionaries));
  const loaded = useRef(/** @type {BoardRules | null} */ (null));
  const { value, error } = usePromise(
    () => rulesOf(info.game, ruleset, dictionary),
    [ruleset, dictionary],
  );
  speak(dictionary);
  // The position stays while other rules are loaded.
  loaded.current = /** @type {BoardRules | null} */ (value) ?? loaded.current;
  const rules = loaded.current;
  if (!rules) return html`<${Problem} text=${error} />`;
  const choices = html`
    <${RulesetChoice} info=${info} value=${ruleset} onChange=${setRuleset} />
    <${DictionaryChoice}
      dictionaries=${dictionaries}
      value=${dictionary}
      onChange=${setDictionary}
    />
  `;
  return html`
    <${Position}
      key=${rules.squares.join()}
      rules=${rules}
      choices=${choices}
      dictionary=${dictionary}
      query=${query}
    />
  `;
}

/**
 * Return tiles to begin with, in English games on usual boards also a board: tiles of the most
 * frequent letters where the alphabet is another one.
 * @param {BoardRules} rules
 * @returns {{ rack: string, board?: string }}
 */
function example(rules) {
  const { values, counts, blank, squares } = rules;
  if ([...EXAMPLE].every((letter) => letter in values))
    return lang() !== "en" || hasMinefield(rules) || squares.length !== 15
      ? { rack: EXAMPLE }
      : BOARD_EXAMPLE;
  const letters = Object.keys(counts).filter((tile) => tile !== blank);
  const frequent = letters.sort((one, other) => counts[other] - counts[one]).slice(0, 6);
  return { rack: inOrder(frequent).join("") + blank };
}

/**
 * @param {{ rules: BoardRules, choices: object, dictionary: string,
 *           query: URLSearchParams }} props
 */
function Position({ rules, query, dictionary, choices }) {
  const isMined = hasMinefield(rules);
  const first = query.has("rack") || query.has("board") ? null : example(rules);
  const history = useUndo(() => ({
    draft: /** @type {import("../tiles/editors.js").PositionDraft} */ ({
      rows: parseRows(rules, query.get("board") ?? first?.board ?? ""),
      opened: isMined ? parseRows(rules, query.get("opened") ?? "") : null,
      cursor: null,
      down: false,
    }),
    rack: query.get("rack") ?? first?.rack ?? "",
  }));
  const { draft, rack } = history.value;
  const [shown, setShown] = useState(/** @type {SolvedPlay | null} */ (null));
  const editor = new PositionEditor(rules);
  const { rows, opened } = draft;
  /** @param {import("../tiles/editors.js").PositionDraft} next */
  function change(next, nextRack = rack) {
    const isMove = nextRack === rack && [next.rows, next.opened].join() === [rows, opened].join();
    history.set({ draft: next, rack: nextRack }, !isMove); // a moved cursor is no step
  }
  const tiles = upper(parseTyped(rack.replace(/\s/g, "")));
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
    const paid = laid.map(({ letter }) => (letter === upper(letter) ? letter : rules.blank));
    change(editor.lay(draft, laid), written(without(tiles, paid).join("")));
  };
  // On a minefield the page cannot know what the opened squares show.
  const layButton = html`
    <${Button}
      text=${texts.layOnBoardButton(shown && readable(lettersOf(shown.word)))}
      disabled=${!shown}
      onClick=${lay}
    />
  `;
  const asText = (/** @type {"rows" | "opened"} */ name, /** @type {string[]} */ lines) => ({
    rows: lines.length,
    value: sent(lines.join("\n")),
    onChange: (/** @type {{ target: HTMLTextAreaElement }} */ { target }) =>
      change({ ...draft, [name]: parseRows(rules, target.value) }),
  });
  return html`
    <div class="board-solver ${rules.game}">
      <section class="panel" aria-label=${texts.positionLabel} data-with-board>
        <${TextField}
          label=${texts.tilesLabel(rules.blank)}
          id="rack"
          class="large"
          value=${rack}
          lang=${lang()}
          onInput=${(/** @type {string} */ text) => change(draft, text)}
        />
        <div class="row">
          ${!isMined && layButton}
          <${Button}
            text=${texts.clearBoardButton}
            disabled=${isEmpty(rows) && isEmpty(opened)}
            onClick=${() => change({ ...draft, rows: empty, opened: opened && empty })}
          />
          <${UndoButton} ...${history} />
        </div>
      </section>
      <div class="board-area">
        <${Board}
          label=${texts.boardLabel}
          rules=${rules}
          ...${draft}
          laid=${new Map(laid.map((each) => [keyOf(each), each]))}
          onSquare=${(square) => change(editor.point(draft, square))}
          onKey=${boardKeys(editor, draft, change, {})}
        />
      </div>
      <div class="board-info">
        ${isMined && html`<${Legend} rules=${rules} />`}
        <p class="hint">
          ${boardHint(rules.free_blank ? rules.blank : null, isMined)}
        </p>
        <div class="row">
          ${choices}
        </div>
        <details class="panel">
          <summary>${texts.boardAsTextFold}</summary>
          <${TextArea} label=${texts.tilesField} id="tiles" ...${asText("rows", rows)} />
          ${
            opened &&
            html`
              <${TextArea}
                label=${texts.openSquaresField}
                id="open-squares"
                ...${asText("opened", opened)}
              />
            `
          }
        </details>
      </div>
      <${Plays}
        rules=${rules}
        position=${tiles && positionOf(rows, opened, tiles)}
        none=${whyNone(tiles, isEmpty(rows), dictionary)}
        dictionary=${dictionary}
        shown=${shown}
        onShow=${setShown}
      />
    </div>
  `;
}

/**
 * Return why a position has no play.
 * @param {string} tiles
 * @param {boolean} isEmpty whether the board is empty
 * @param {string} dictionary
 */
function whyNone(tiles, isEmpty, dictionary) {
  if (!tiles) return texts.noTiles;
  if (isEmpty && [...tiles].length === 1) return texts.moreTilesNeeded;
  return texts.noPlayText(dictionaryTitle(dictionary), isEmpty);
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

/**
 * @param {{ rules: BoardRules, position: ReturnType<typeof positionOf> | "", none: string,
 *           dictionary: string, shown: SolvedPlay | null,
 *           onShow: (play: SolvedPlay) => void }} props
 *     position: empty for no rack; none: why there is no play; shown: the play on the board
 */
function Plays({ rules, position, none, dictionary, shown, onShow }) {
  const [order, setOrder] = useState("equity");
  const { game, ruleset } = rules;
  const isMined = hasMinefield(rules);
  const word = (/** @type {SolvedPlay} */ play) => html`
    <${Button}
      text=${readable(lettersOf(play.word))}
      class="plain"
      lang=${lang()}
      aria-pressed=${play.at === shown?.at && play.word === shown.word}
      onClick=${() => onShow(play)}
    />
  `;
  const question = /** @type {import("./plays.js").Question | null} */ (
    position ? { game, positions: [position], ruleset, dictionary, order } : null
  );
  return html`
    <${PlayList}
      question=${question}
      filters=${isMined ? MINEFIELD_FILTERS : FILTERS}
      tools=${html`
        <${Segments}
          label=${common.orderLabel}
          value=${order}
          options=${texts.ORDERS}
          onChange=${setOrder}
        />
      `}
      none=${none}
      problemOf=${(/** @type {Protocol.ErrorData} */ error) => positionProblem(error, rules)}
      note=${texts.equityNote}
      columns=${[
        { title: texts.playColumn },
        { title: texts.placeColumn },
        isMined && { title: texts.bombColumn, number: true },
        { title: isMined ? texts.expectedPointsColumn : texts.pointsColumn, number: true },
        { title: texts.leaveColumn },
        { title: texts.equityColumn, number: true },
      ]}
      rowOf=${(/** @type {SolvedPlay} */ play) => ({
        key: `${play.at} ${play.word}`,
        cells: [
          word(play),
          play.at,
          isMined && formats.percent(play.bomb ?? 0),
          isMined ? formats.number(play.score, 1) : play.score,
          sent(play.leave ?? "") || html`<span class="hint">${texts.noLeave}</span>`,
          play.equity === undefined ? "" : formats.number(play.equity, 1),
        ],
      })}
    />
  `;
}

/**
 * Explain how to type a position.
 * @param {string | null} blank its sign; null: Shift makes a letter a blank
 * @param {boolean} isMined
 */
const boardHint = (blank, isMined) =>
  joined([
    texts.typingHint,
    isMined && texts.minedHint,
    blank ? texts.blankHint(blank) : texts.shiftHint,
    longTileHint(),
  ]);

/**
 * Return what is wrong with a position on a board that the server rejects.
 * @param {Protocol.ErrorData} error
 * @param {{ rack: number, blank: string, bombs?: number }} rules
 */
export function positionProblem({ type, rule = "", square = "" }, { rack, blank, bombs }) {
  if (type === "BadHand") return texts.badRack(rack, blank);
  return texts.positionProblems(square, bombs)[rule] ?? common.notAccepted;
}

/** @type {import("./plays.js").Filter[]} */
const FILTERS = [
  fieldFilter("find", texts.findFilter, findConditions, texts.lettersOrPlaceExample),
  fieldFilter("covers", texts.coversFilter, coversConditions, texts.squaresExample),
  fieldFilter("least", texts.leastPointsFilter, (least) => ({ min_score: Number(least) })),
  LENGTH_FILTER,
  allUsedFilter(texts.allTilesFilter),
];

const RISK_FILTER = fieldFilter("risk", texts.mostRiskFilter, (most) => ({
  max_bomb: highestChance(Number(most)),
}));
const MINEFIELD_FILTERS = FILTERS.toSpliced(4, 0, RISK_FILTER);
