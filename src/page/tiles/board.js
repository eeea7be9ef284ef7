// A board: a grid of squares for pointers, keyboards and screen readers.

import { html, useLayoutEffect, useRef } from "../vendor/htm-preact.js";
import { readable, upper } from "../letters.js";
import { tiles as texts } from "../texts.js";
import { RisingPoints, Tile } from "../tile.js";
import { useWindowEvent } from "../hooks.js";
import { homeSquare } from "./editors.js";
import { columnName, keyOf } from "./notation.js";
import {
  cornerFlag,
  cornerSign,
  squareClasses,
  squareSign,
  squareState,
  squareText,
} from "./squares.js";

const USUAL_COLUMNS = 15; // with more, squares are too small for a phone
const MARGIN = 4; // pixels below the rack

/**
 * A board. Without `onSquare` it cannot be used, but `onWord` gets clicked squares with tiles.
 * @param {{
 *   label: string, rules: import("./squares.js").BoardRules,
 *   onKey?: (event: KeyboardEvent) => void,
 *   onSquare?: (square: import("./notation.js").Square) => void,
 *   onWord?: (square: import("./notation.js").Square) => void,
 *   onFlag?: ((square: import("./notation.js").Square) => void) | null,
 *   draggable?: (payload: object) => object, score?: { key: string, text: string } | null,
 *   rising?: { square: string, points: number, change: number }[],
 * } & import("./squares.js").BoardState} props score: of the laid tiles, and its square; rising:
 *     points of plays that were just made, their squares, and the number of the change
 */
export function Board({ label, rules, onKey, onSquare, onWord, onFlag, draggable, ...props }) {
  const { score, rising = [], ...board } = props;
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const frame = useFit();
  const { cursor, down } = board;
  const focused = keyOf(cursor ?? homeSquare(rules));
  useLayoutEffect(() => {
    // The focus follows the cursor if it is on the board.
    if (cursor && grid.current?.contains(document.activeElement)) {
      /** @type {HTMLElement | null} */ (grid.current.querySelector('[tabindex="0"]'))?.focus();
    }
  }, [cursor?.row, cursor?.column]);

  const square = (/** @type {number} */ row, /** @type {number} */ column) => {
    const place = { row, column };
    const key = keyOf(place);
    const state = squareState(place, rules, board);
    const { letter, chance } = state;
    const controls = onSquare && {
      tabindex: key === focused ? 0 : -1,
      "data-home": key === focused ? "play" : undefined,
      "data-drop": `square ${row} ${column}`,
      onClick: () => onSquare(place),
      onContextMenu:
        onFlag &&
        ((/** @type {Event} */ event) => {
          event.preventDefault();
          onFlag(place);
        }),
      ...(state.isLaid && draggable?.({ square: place })),
    };
    const lookUp = onWord && !onSquare && letter !== null && { onClick: () => onWord(place) };
    return html`
      <div
        key=${column}
        role="gridcell"
        class="square ${squareClasses(state)}"
        style=${chance === null ? undefined : { "--chance": chance }}
        aria-label=${squareText(state, letter === null ? null : tileText(letter, rules))}
        ...${controls}
        ...${lookUp}
      >
        ${
          letter === null
            ? html`
                <span class="sign" aria-hidden="true">${squareSign(state)}</span>
                <span class="flag" aria-hidden="true">${cornerFlag(state)}</span>
              `
            : html`
                <${BoardTile}
                  letter=${letter}
                  classes=${state.isLaid ? "laid" : ""}
                  corner=${cornerSign(state)}
                  rules=${rules}
                />
              `
        }
        ${score?.key === key && html`<span class="sum" aria-hidden="true">${score.text}</span>`}
        ${rising
          .filter((each) => each.square === key)
          .map(({ points, change }) => html`<${RisingPoints} key=${change} points=${points} />`)}
      </div>
    `;
  };

  const columns = [...rules.squares[0].keys()];
  return html`
    <div
      ref=${frame}
      class="board-frame ${columns.length > USUAL_COLUMNS ? "large" : ""}"
      style=${{ "--columns": columns.length }}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${columns.map((column) => html`<span key=${column}>${columnName(column)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${rules.squares.map((_, row) => html`<span key=${row}>${row + 1}</span>`)}
      </div>
      <div
        ref=${grid}
        class="board ${down ? "down" : ""}"
        role="grid"
        aria-label=${label}
        aria-readonly=${onSquare ? undefined : "true"}
        onKeyDown=${onKey}
      >
        ${rules.squares.map(
          (_, row) => html`
            <div role="row" class="board-row" key=${row}>
              ${columns.map((column) => square(row, column))}
            </div>
          `,
        )}
      </div>
    </div>
  `;
}

/**
 * Return a ref for the frame of a board, whose `--room` becomes the height that leaves all below it
 * in the window, down to the rack (`data-with-board`). Without a rack below it, nothing is set.
 */
function useFit() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  function fit() {
    const { style } = /** @type {HTMLElement} */ (frame.current);
    const box = /** @type {HTMLElement} */ (frame.current).getBoundingClientRect();
    const rack = document.querySelector("[data-with-board]")?.getBoundingClientRect();
    // While a seat is open, its panel is more important.
    const isStacked = rack && rack.left < box.right && !document.querySelector(".invitation");
    if (!isStacked) return style.removeProperty("--room");
    const others = box.top + scrollY + Math.max(0, rack.bottom - box.bottom) + MARGIN;
    return style.setProperty("--room", `${Math.floor(innerHeight - others)}px`);
  }
  useLayoutEffect(() => {
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(/** @type {HTMLElement} */ (document.getElementById("main")));
    return () => observer.disconnect();
  }, []);
  useWindowEvent("resize", fit);
  return frame;
}

/**
 * Return whether a letter is the blank of the rules, or empty, and so stands for no letter.
 * @param {string} letter
 * @param {import("./squares.js").BoardRules} rules
 */
const isFreeBlank = (letter, rules) => letter === "" || letter === rules.blank;

/** @param {string} letter */
const isLower = (letter) => letter !== upper(letter);

/**
 * @param {{ letter: string, classes: string, corner: string | number | null,
 *           rules: import("./squares.js").BoardRules }} props
 */
function BoardTile({ letter, classes, corner, rules }) {
  const isFree = isFreeBlank(letter, rules);
  const isBlank = isFree || isLower(letter);
  return html`
    <${Tile}
      classes=${classes}
      letter=${isFree ? "" : upper(letter)}
      wild=${isBlank}
      points=${isBlank ? null : (rules.values[letter] ?? null)}
      corner=${corner}
      aria-hidden="true"
    />
  `;
}

/**
 * Return a tile in words: "Q, 10 points".
 * @param {string} letter
 * @param {import("./squares.js").BoardRules} rules
 */
export function tileText(letter, rules) {
  if (isFreeBlank(letter, rules)) return texts.blank;
  if (isLower(letter)) return texts.blankName(readable(upper(letter)));
  // A letter that was typed or is in an address may be no tile of the game.
  const name = readable(letter);
  return letter in rules.values ? texts.tileName(name, rules.values[letter]) : name;
}
