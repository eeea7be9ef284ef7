// Playing Scrabble or Lexibomb: the board, one's rack, and the tiles that one is laying.

import { html, useEffect, useLayoutEffect, useMemo, useState } from "../vendor/htm-preact.js";
import { useDragging } from "../dragging.js";
import { counted } from "../words.js";
import { LetterPicker } from "../tiles.js";
import { Board } from "./board.js";
import { boardKeys } from "./keys.js";
import { FieldControls, useField } from "./field.js";
import { Legend } from "./legend.js";
import { keyOf, laidBy, placeOf, playOf } from "./places.js";
import { EMPTY, Placing } from "./placing.js";
import { Rack, Tiles } from "./rack.js";
import { actionTold, deedTold, lettersOf, told } from "./told.js";

function Play({ id, view, rules, mine, act, suggested }) {
  const { observation } = view;
  const { rack = "", board = [] } = observation;
  const [draft, setDraft] = useState(EMPTY);
  const [chosen, setChosen] = useState([]); // places in the rack
  const [exchanging, setExchanging] = useState(false);
  const field = useField(id, view, rules);
  const placing = new Placing(rules, board, rack);
  const made = draft.laid.length ? playOf(board, draft.laid, draft.down) : {};
  const nameless = draft.laid.some(({ letter }) => !letter);
  const play = nameless ? undefined : made.play;

  const clear = () => {
    setDraft((old) => ({ ...EMPTY, cursor: old.cursor, down: old.down }));
    setChosen([]);
    setExchanging(false);
  };
  useLayoutEffect(clear, [rack]);
  useLayoutEffect(() => setDraft(placing.still(draft)), [board.join()]);
  useEffect(() => suggested && take(suggested), [suggested]);

  /** Advice taken: the play laid, or the tiles chosen for an exchange. */
  function take(action) {
    clear();
    if (action.action === "play") {
      const laid = laidBy(action).reduce(
        (before, { row, column, letter }) =>
          placing.lay(before, { row, column }, placing.tileFor(letter), letter),
        EMPTY,
      );
      setDraft({ ...laid, down: placeOf(action.at).down });
    } else if (action.action === "exchange") {
      setExchanging(true);
      setChosen(placing.placesOf(action.tiles));
    }
  }

  const draggable = useDragging(({ tile, square }, dropped) => {
    const [what, row, column] = (dropped ?? "").split(" ");
    const to = { row: Number(row), column: Number(column) };
    if (what !== "square") {
      if (square) setDraft(placing.takeBack(draft, square));
    } else {
      setDraft(square ? placing.move(draft, square, to) : placing.lay(draft, to, tile));
    }
  });

  function onTile(place) {
    const others = chosen.filter((each) => each !== place);
    if (exchanging) setChosen(others.length < chosen.length ? others : [...chosen, place]);
    else if (draft.cursor) setDraft(placing.layNext(draft, rack[place]));
    else setChosen(others.length < chosen.length ? [] : [place]);
  }

  function onSquare(square) {
    if (field.flagging) {
      field.mark(square);
    } else if (!exchanging && chosen.length) {
      setDraft(placing.lay(draft, square, rack[chosen[0]]));
      setChosen([]);
    } else {
      setDraft(
        placing.laidAt(draft, square)
          ? placing.takeBack(draft, square)
          : placing.point(draft, square),
      );
    }
  }

  const submit = () => play && mine && act(play);
  const onKey = boardKeys(placing, draft, setDraft, { onEnter: submit, onEscape: clear });
  const laid = new Map(draft.laid.map((each) => [keyOf(each.row, each.column), each]));
  const seated = view.seat !== null && !view.over;
  return html`
    <${Board}
      label="Board"
      rules=${rules}
      rows=${board}
      last=${useMemo(() => lastSquares(observation.history), [view.seq])}
      ...${field.shown}
      ...${
        seated && {
          ...draft,
          laid,
          onSquare,
          onKey,
          draggable,
          onMark: field.mark,
        }
      }
    />
    <p class="hint">
      ${`In the bag: ${counted(observation.bag ?? 0, "tile")}.`}
      ${field.opened && ` Bombs: ${observation.bombs ?? rules.bombs}, ${field.hits} hit.`}
    </p>
    ${field.opened && html`<${Legend} rules=${rules} />`}
    ${
      seated &&
      html`
        <section class="panel" aria-label="Your turn">
          <${Rack}
            rack=${rack}
            rules=${rules}
            free=${placing.free(draft)}
            pressed=${chosen}
            onTile=${onTile}
            draggable=${draggable}
          />
          ${
            nameless &&
            html`
              <${LetterPicker}
                label="The blank stands for"
                letters=${placing.letters}
                onPick=${(letter) => setDraft(placing.name(draft, letter))}
              />
            `
          }
          <p class="hint" role="status">${made.problem}</p>
          ${
            exchanging
              ? html`
                  <${ExchangeButtons}
                    tiles=${chosen.map((place) => rack[place]).join("")}
                    mine=${mine}
                    act=${act}
                    onCancel=${clear}
                  />
                `
              : html`
                  <${TurnButtons}
                    play=${play}
                    mine=${mine}
                    act=${act}
                    mayExchange=${(observation.bag ?? 0) >= rules.exchange_from}
                    onClear=${draft.laid.length ? clear : null}
                    onExchange=${() => (clear(), setExchanging(true))}
                  />
                `
          }
          ${field.opened && html`<${FieldControls} field=${field} />`}
          <p class="hint">
            On the board: letters lay tiles, arrows turn and go, Shift lays the blank, Backspace
            takes back, Enter plays, Escape takes all back.
          </p>
        </section>
      `
    }
  `;
}

/** play: what the laid tiles make, undefined for nothing; onClear: null when nothing is laid. */
function TurnButtons({ play, mine, act, mayExchange, onClear, onExchange }) {
  return html`
    <div class="row">
      <button type="button" class="main" disabled=${!mine || !play} onClick=${() => act(play)}>
        ${play ? `Play ${lettersOf(play.word).toUpperCase()}` : "Play"}
      </button>
      <button type="button" disabled=${!onClear} onClick=${onClear}>Take back</button>
      <button type="button" disabled=${!mine || !mayExchange} onClick=${onExchange}>
        Exchange …
      </button>
      <button type="button" disabled=${!mine} onClick=${() => act({ action: "pass" })}>Pass</button>
    </div>
  `;
}

function ExchangeButtons({ tiles, mine, act, onCancel }) {
  return html`
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!mine || !tiles}
        onClick=${() => act({ action: "exchange", tiles })}
      >
        ${tiles ? `Exchange ${tiles}` : "Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${onCancel}>Cancel</button>
    </div>
  `;
}

/** Where the last play laid tiles. */
function lastSquares(history = []) {
  const last = history.findLast(({ action }) => action.action !== "accept");
  return laidSquares(last?.action);
}

function laidSquares(action) {
  const laid = action?.action === "play" ? laidBy(action) : [];
  return new Set(laid.map(({ row, column }) => keyOf(row, column)));
}

function Look({ observation, rules, action, bombs }) {
  return html`
    <${Board}
      label="Board"
      rules=${rules}
      rows=${observation.board ?? []}
      last=${laidSquares(action)}
      opened=${rules.game === "lexibomb" ? (observation.opened ?? []) : null}
      bombs=${bombs}
    />
  `;
}

const Held = ({ held, rules, label }) =>
  html`<${Tiles} tiles=${held} rules=${rules} label=${label} />`;

export const boards = { Play, Look, Held, told, actionTold, deedTold };
