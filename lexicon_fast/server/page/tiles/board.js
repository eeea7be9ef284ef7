// A board: squares with tiles on them, a grid for keyboards and screen readers.

import { html, useLayoutEffect, useRef } from "../vendor/htm-preact.js";
import { Tile } from "../tile.js";
import { counted } from "../words.js";
import { columnName, homeOf, keyOf } from "./places.js";
import { face, flagBeside, looks, squareOf, squareText, under } from "./squares.js";

const USUAL = 15; // columns: with more of them squares are too small for a phone

/**
 * rows: of the board, "." an empty square; opened: of a minefield, rows of what squares show; laid:
 * tiles that are being laid, by square; last: squares of the last play; odds: by row and column,
 * the chance of a bomb; bombs: rows, "*" where one is known to be; flags: squares that are marked;
 * cursor: {row, column}, where letters go, down: which way; sum: {key, text}, what the tiles laid
 * would score and at which square to say so. Without `onSquare` it is only looked at.
 */
export function Board({ label, rules, onKey, onSquare, onMark, draggable, sum, ...shown }) {
  const grid = useRef(null);
  const { cursor, down } = shown;
  const at = cursor ?? homeOf(rules);
  useLayoutEffect(() => {
    // The focus goes with the cursor, if it is on the board at all.
    if (cursor && grid.current.contains(document.activeElement)) {
      grid.current.querySelector('[tabindex="0"]')?.focus();
    }
  }, [cursor?.row, cursor?.column]);

  const square = (row, column) => {
    const seen = squareOf(row, column, rules, shown);
    const place = { row, column };
    const here = row === at.row && column === at.column;
    const controls = onSquare && {
      tabindex: here ? 0 : -1,
      "data-home": here ? "play" : undefined, // the focus comes back to it
      "data-drop": `square ${row} ${column}`,
      onClick: () => onSquare(place),
      onContextMenu: onMark && ((event) => (event.preventDefault(), onMark(place))),
      ...(seen.mine && draggable({ square: place })),
    };
    return html`
      <div
        key=${column}
        role="gridcell"
        class="square ${looks(seen)}"
        style=${seen.chance === null ? undefined : { "--chance": seen.chance }}
        aria-label=${squareText(seen, seen.letter === null ? null : tileText(seen.letter, rules))}
        ...${controls}
      >
        ${
          seen.letter === null
            ? html`
                <span class="sign" aria-hidden="true">${face(seen)}</span>
                <span class="flag" aria-hidden="true">${flagBeside(seen)}</span>
              `
            : html`<${BoardTile} seen=${seen} rules=${rules} />`
        }
        ${
          sum?.key === keyOf(row, column) &&
          html`<span class="sum" aria-hidden="true">${sum.text}</span>`
        }
      </div>
    `;
  };

  const columns = rules.squares[0].map((_, column) => column);
  return html`
    <div
      class="board-frame ${columns.length > USUAL ? "large" : ""}"
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
        class="board ${down ? "down" : "across"}"
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

/** A blank is a letter in lower case; where it stands for none, "" or the blank of the rules. */
function BoardTile({ seen, rules }) {
  const { letter, mine } = seen;
  const free = letter === "" || letter === rules.blank;
  const blank = free || letter !== letter.toUpperCase();
  return html`
    <${Tile}
      look=${mine ? "laid" : ""}
      letter=${free ? "" : letter.toUpperCase()}
      wild=${blank}
      points=${blank ? null : (rules.values[letter] ?? null)}
      corner=${under(seen)}
      aria-hidden="true"
    />
  `;
}

/** A tile in words. */
export function tileText(letter, rules) {
  if (letter === "" || letter === rules.blank) return "blank";
  if (letter !== letter.toUpperCase()) return `blank for ${letter.toUpperCase()}`;
  return `${letter}, ${counted(rules.values[letter], "point")}`;
}
