// Playing a board game: the board, and the player's turn.

import { html, useEffect, useMemo } from "../vendor/htm-preact.js";
import { Board } from "./board.js";
import { boardKeys } from "./keys.js";
import { useMinefield } from "./minefield.js";
import { useLaying } from "./laying.js";
import { Legend } from "./legend.js";
import { keyOf, laidBy } from "./places.js";
import { shortSum, usePreview } from "./preview.js";
import { Tiles } from "./rack.js";
import { hasMinefield } from "./squares.js";
import { Turn } from "./turn.js";
import { Unseen } from "./unseen.js";

export function Play({ id, view, rules, mine, act, suggested, notice, onDraft }) {
  const { observation } = view;
  const seated = view.seat !== null && !view.over;
  const field = useMinefield(id, view, rules);
  const laying = useLaying(view, rules, suggested, field.flagging ? field.mark : null);
  const { draft, play, placing } = laying;
  const preview = usePreview(id, view.seq, seated ? play : undefined);

  useEffect(() => onDraft?.(), [draft.laid, laying.chosen]);

  const submit = () => play && mine && !preview?.fault && act(play);
  const onKey = boardKeys(placing, draft, laying.setDraft, {
    onEnter: submit,
    onEscape: laying.clear,
    onMark: field.mark,
    marking: field.flagging,
  });
  const laid = new Map(draft.laid.map((each) => [keyOf(each.row, each.column), each]));
  return html`
    <div class="board-area">
      <${Board}
        label="Board"
        rules=${rules}
        rows=${observation.board ?? []}
        last=${useMemo(() => lastSquares(observation.history), [view.seq])}
        ...${field.shown}
        ...${
          seated && {
            ...draft,
            laid,
            sum: preview && !preview.fault ? sumAt(draft.laid, preview) : null,
            onSquare: laying.onSquare,
            onKey,
            draggable: laying.draggable,
            onMark: field.mark,
          }
        }
      />
      <${Unseen}
        rules=${rules}
        board=${observation.board ?? []}
        rack=${observation.rack ?? ""}
        bag=${observation.bag ?? 0}
      />
      ${
        field.opened &&
        html`<p class="hint">Bombs: ${observation.bombs ?? rules.bombs}, ${field.hits} hit.</p>`
      }
      ${field.opened && html`<${Legend} rules=${rules} />`}
      ${
        seated &&
        html`<p class="hint taps">
          Tap a tile, then a square, or drag it there; tap a tile on the board to take it back.
        </p>`
      }
    </div>
    ${
      seated &&
      html`
        <${Turn}
          notice=${notice}
          asked=${view.phase === "challenge" && view.to_move === view.seat}
          laying=${laying}
          field=${field}
          preview=${preview}
          rules=${rules}
          mine=${mine}
          act=${act}
          mayExchange=${(observation.bag ?? 0) >= rules.exchange_from}
        />
      `
    }
  `;
}

/** The score of the laid tiles, shown on the square of the last one. */
function sumAt(laid, preview) {
  const last = laid.reduce((a, b) => (a.row + a.column > b.row + b.column ? a : b));
  return { key: keyOf(last.row, last.column), text: shortSum(preview) };
}

/** The squares of the last play. */
function lastSquares(history = []) {
  const last = history.findLast(({ action }) => action.action !== "accept");
  return laidSquares(last?.action);
}

function laidSquares(action) {
  const laid = action?.action === "play" ? laidBy(action) : [];
  return new Set(laid.map(({ row, column }) => keyOf(row, column)));
}

export function Look({ observation, rules, action, bombs }) {
  return html`
    <${Board}
      label="Board"
      rules=${rules}
      rows=${observation.board ?? []}
      last=${laidSquares(action)}
      opened=${hasMinefield(rules) ? (observation.opened ?? []) : null}
      bombs=${bombs}
    />
  `;
}

export const Held = ({ held, rules, label }) =>
  html`<${Tiles} tiles=${held} rules=${rules} label=${label} />`;
