// Playing a board game: the board, and the player's turn.

import { html, useEffect, useMemo } from "../vendor/htm-preact.js";
import { useRequest } from "../hooks.js";
import { written } from "../letters.js";
import { storedTable } from "../storage.js";
import { longTileHint, tiles as texts } from "../texts.js";
import { lookUp } from "../word_links.js";
import { Board } from "./board.js";
import { useDraft } from "./draft.js";
import { boardKeys } from "./editors.js";
import { countHits, Legend, useMinefield } from "./minefield.js";
import { isTaken, keyOf, laidLetters, parsePlace, wordsThrough } from "./notation.js";
import { UnseenTiles } from "./rack.js";
import { hasMinefield } from "./squares.js";
import { Turn } from "./turn.js";

/**
 * The view of a player; a minefield also has `opened` and `bombs`.
 * @typedef {Protocol.ScrabbleObservation
 *           & Pick<Protocol.LexibombObservation, "opened" | "bombs" | "zeros">} Observation
 * @typedef {Protocol.TableView & { observation: Observation }} View
 *
 * @typedef {import("./squares.js").BoardRules} BoardRules
 */

/**
 * A table for a player or a watcher; see `table/table.js` for the props.
 * @param {import("../table/table.js").PlayProps<View, BoardRules>} props
 */
export function Play(props) {
  const { id, view, rules, changes, canAct, act, suggested, onDraft } = props;
  const { board = [], bag = 0, history } = view.observation;
  const seated = view.seat !== null && !view.over;
  const field = useMinefield(id, view, rules);
  const turn = useDraft(id, view, rules, suggested, field?.flagging ? field.toggleFlag : null);
  const { draft, play } = turn;
  const preview = usePreview(id, view.seq, seated ? play : undefined);
  const last = useMemo(() => lastSquares(history), [view.seq]);
  const effects = useMemo(() => boardEffects(changes), [changes]);
  useEffect(onDraft, [draft.laid, turn.chosen]);

  // Not while it would tell whether to challenge a play.
  const canLookUp = view.phase === "turn" && !turn.chosen.length && !field?.flagging;
  const onWord = (/** @type {import("./notation.js").Square} */ square) =>
    lookUp(wordsThrough(board, square), view.dictionary);
  const controls = seated && {
    ...draft,
    laid: new Map(draft.laid.map((each) => [keyOf(each), each])),
    score: preview?.fault === null ? scoreMark(draft.laid, preview) : null,
    onSquare: (/** @type {import("./notation.js").Square} */ square) =>
      canLookUp && isTaken(board, square) ? onWord(square) : turn.onSquare(square),
    onFlag: field?.toggleFlag,
    draggable: turn.draggable,
    onKey: boardKeys(turn.editor, draft, turn.setDraft, {
      onEnter: () => play && canAct && !preview?.fault && act(play),
      onEscape: turn.clear,
      onFlag: field?.toggleFlag,
      flagging: field?.flagging,
    }),
  };
  return html`
    <div class="board-area">
      <${Board}
        label=${texts.boardLabel}
        rules=${rules}
        rows=${board}
        last=${last}
        onWord=${onWord}
        ...${effects}
        ...${field?.board}
        ...${controls}
      />
    </div>
    ${
      seated &&
      html`
        <${Turn}
          ...${props}
          turn=${turn}
          field=${field}
          preview=${preview}
          canExchange=${bag >= rules.exchange_from}
          endsWithoutPoints=${endsWithoutPoints(view, rules)}
        />
      `
    }
  `;
}

/** The title of `Info`, once the texts are loaded. */
export const infoTitle = () => texts.unseenLabel;

/**
 * Tiles that the player does not see, the legend of the board, and its keys.
 * @param {{ view: View, rules: BoardRules }} props
 */
export function Info({ view, rules }) {
  const { board = [], rack = "", bag = 0, opened = [], bombs } = view.observation;
  const isMined = hasMinefield(rules);
  return html`
    <div class="board-info">
      <${UnseenTiles} rules=${rules} board=${board} rack=${rack} bag=${bag} />
      ${
        isMined &&
        html`
          <p class="hint">${texts.bombsText(bombs ?? rules.bombs, countHits(opened))}</p>
          <${Legend} rules=${rules} />
        `
      }
      ${
        view.seat !== null &&
        !view.over &&
        html`
          <p class="hint taps">${texts.tapHint}</p>
          <p class="hint keys">${texts.keysHint(rules.free_blank ? rules.blank : null, isMined)} ${longTileHint()}</p>
        `
      }
    </div>
  `;
}

/**
 * Return whether the game is over after one more turn without points of the player.
 * @param {View} view
 * @param {BoardRules} rules
 */
function endsWithoutPoints({ seat, observation }, rules) {
  const { scoreless = 0, zeros = [] } = observation;
  return hasMinefield(rules)
    ? (zeros[seat ?? 0] ?? 0) + 1 >= rules.zeros
    : scoreless + 1 >= rules.scoreless_turns;
}

/**
 * Return what a play would score; null while it is not known. The server does not say whether its
 * words exist.
 * @param {string} id
 * @param {number} seq
 * @param {Protocol.CrosswordLay} [play]
 */
function usePreview(id, seq, play) {
  const token = storedTable(id)?.token;
  const params = play && token ? { id, token, action: play, seq } : null;
  const { result, busy } = useRequest("table.score", params);
  return busy ? null : result;
}

/**
 * Return the score of the laid tiles and the square of the last one, where it is shown.
 * @param {import("./notation.js").Square[]} laid
 * @param {Protocol.TableScoreResult} preview
 */
function scoreMark(laid, { score, closed }) {
  return { key: keyOf(lastOf(laid)), text: `${score}${closed.length ? "?" : ""}` };
}

/**
 * Return what the last changes of a table show, as props of a board: tiles that arrive, their
 * points, and mines.
 * @param {import("../table/use_table.js").Change[]} [changes]
 */
function boardEffects(changes = []) {
  const plays = changes.flatMap(({ number, events }) =>
    events
      .filter(({ event, action }) => event === "turn" && action.action === "play")
      .map(({ action, score = 0, hit = [] }) => {
        return { laid: laidLetters(action), score, hit, change: number };
      }),
  );
  return {
    arriving: new Set(plays.flatMap(({ laid }) => laid.map(keyOf))),
    exploding: new Set(plays.flatMap(({ hit }) => hit.map(keyOfName))),
    rising: plays.map(({ laid, score, change }) => {
      return { square: keyOf(lastOf(laid)), points: score, change };
    }),
  };
}

/** @param {string} name of a square: "8D" */
const keyOfName = (name) => keyOf(parsePlace(name));

/**
 * Return the last of the laid tiles: the one at the right or the bottom.
 * @param {import("./notation.js").Square[]} laid
 */
const lastOf = (laid) => laid.reduce((a, b) => (a.row + a.column > b.row + b.column ? a : b));

/** Return the squares of the last play. @param {Protocol.ScrabbleTurn[]} history */
const lastSquares = (history = []) =>
  playSquares(history.findLast(({ action }) => action.action !== "accept")?.action);

/** @param {any} [action] */
const playSquares = (action) =>
  new Set(action?.action === "play" ? laidLetters(action).map(keyOf) : []);

/**
 * A board that can only be looked at.
 * @param {{ observation: Observation, rules: BoardRules, action: any, bombs?: string[],
 *           dictionary: string, changes: import("../table/use_table.js").Change[],
 *           tried: any }} props tried: another action, which is laid on the board;
 *     action: the one that led to this position; changes: shown as they happen
 */
export function Position({ observation, rules, action, bombs, dictionary, changes, tried }) {
  const { board = [], opened = [] } = observation;
  const laid = tried?.action === "play" ? laidLetters(tried) : [];
  return html`
    <div class="board-area">
      <${Board}
        label=${texts.boardLabel}
        rules=${rules}
        rows=${board}
        last=${playSquares(tried ?? action)}
        laid=${new Map(laid.map((each) => [keyOf(each), each]))}
        opened=${hasMinefield(rules) ? opened : null}
        bombs=${bombs}
        onWord=${(/** @type {import("./notation.js").Square} */ square) =>
          lookUp(wordsThrough(board, square), dictionary)}
        ...${boardEffects(changes)}
      />
    </div>
  `;
}

/**
 * Return the query with which the solver shows a position.
 * @param {{ board?: string[], opened?: string[] }} observation
 * @param {string} rack
 */
export const solverQuery = ({ board = [], opened = [] }, rack) => ({
  rack: written(rack),
  board: board.join("/"),
  ...(opened.length ? { opened: opened.join("/") } : {}),
});
