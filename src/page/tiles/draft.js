// The draft of a turn: the laid tiles, the order of the rack, and tiles chosen for an exchange.

import { useEffect, useLayoutEffect, useState } from "../vendor/htm-preact.js";
import { useDragging } from "../dragging.js";
import { useLayoutChange } from "../hooks.js";
import { storedDraft, storedTable, updateTable } from "../storage.js";
import { usedPlaces } from "../tile.js";
import { EMPTY_PLAY, PlayEditor } from "./editors.js";
import { isTaken, laidLetters, parsePlace, playOf } from "./notation.js";
import { arranged, moved, shuffled } from "./rack.js";

/**
 * @typedef {ReturnType<typeof useDraft>} Turn
 * @typedef {import("./notation.js").Square} Square
 */

/**
 * Return the draft of a turn and what changes it.
 * The browser keeps the draft and the order for its own seats, so that they survive a reload.
 * @param {string} id of the table
 * @param {import("./play.js").View} view
 * @param {import("./squares.js").BoardRules} rules
 * @param {any} suggested an action to lay, null for none
 * @param {((square: Square) => void) | null} onFlag null: clicks on squares lay tiles
 */
export function useDraft(id, view, rules, suggested, onFlag) {
  const { rack: observedRack = "", board = [], history = [] } = view.observation;
  // An exchange may leave the rack the same.
  const exchanges = history.filter(
    ({ player, action }) => player === view.seat && action.action === "exchange",
  );
  const position = `${observedRack} ${exchanges.length}`;
  const [draft, setDraft] = useState(
    /** @returns {import("./editors.js").PlayDraft} */ () => ({
      ...EMPTY_PLAY,
      ...storedDraft(id, position),
    }),
  );
  // Of the rack, as the player arranged it.
  const [order, setOrder] = useState(() => storedTable(id)?.order ?? "");
  const [chosen, setChosen] = useState(/** @type {number[]} */ ([])); // places in the rack
  const [exchanging, setExchanging] = useState(false);
  const rack = order ? arranged(order, observedRack) : observedRack;
  const editor = new PlayEditor(rules, board, rack);
  const needsLetter = draft.laid.some(({ letter }) => !letter);
  const { play, fault } =
    draft.laid.length && !needsLetter ? playOf(board, draft.laid, draft.down) : {};

  const clear = () => {
    setDraft((old) => ({ ...old, laid: [] }));
    setChosen([]);
    setExchanging(false);
  };
  useLayoutChange(clear, [position]);
  useEffect(() => {
    const value = { laid: draft.laid, down: draft.down };
    updateTable(id, { order, draft: { position, value } });
  }, [position, order, draft.laid, draft.down]);
  useLayoutEffect(() => {
    // Another player's play may have taken squares.
    setDraft({ ...draft, laid: draft.laid.filter((each) => !isTaken(board, each)) });
  }, [board.join()]);
  useEffect(() => {
    if (!suggested) return;
    clear();
    if (suggested.action === "play") {
      const { down } = parsePlace(suggested.at);
      setDraft(
        laidLetters(suggested).reduce((before, each) => editor.layLetter(before, each), {
          ...EMPTY_PLAY,
          down,
        }),
      );
    } else if (suggested.action === "exchange") {
      startExchange(suggested.tiles);
    }
  }, [suggested]);

  function startExchange(tiles = "") {
    clear();
    setExchanging(true);
    const isChosen = usedPlaces(rack, tiles);
    setChosen([...isChosen.keys()].filter((place) => isChosen[place]));
  }

  /** @param {string} tiles the rack in another order */
  function arrange(tiles) {
    setOrder(tiles);
    setChosen([]);
  }

  /**
   * Drop the tile from a place of the rack or from a square.
   * @param {{ place?: number, square?: Square }} payload
   * @param {string | null} target
   */
  function drop({ place = 0, square }, target) {
    const [kind, ...numbers] = (target ?? "").split(" ");
    const [first, column] = numbers.map(Number);
    if (kind === "square") {
      const to = { row: first, column };
      setDraft(square ? editor.move(draft, square, to) : editor.lay(draft, to, rack[place]));
    } else if (square) {
      setDraft(editor.takeBack(draft, square));
    } else if (kind === "rack" && first !== undefined) {
      arrange(moved(rack, place, first));
    }
  }

  /** @param {number} place */
  function onTile(place) {
    const others = chosen.filter((each) => each !== place);
    const isChosen = others.length < chosen.length;
    if (exchanging) setChosen(isChosen ? others : [...chosen, place]);
    else if (draft.cursor) setDraft(editor.layAtCursor(draft, rack[place]));
    else setChosen(isChosen ? [] : [place]);
  }

  /** @param {Square} square */
  function onSquare(square) {
    if (onFlag) {
      onFlag(square);
    } else if (!exchanging && chosen.length) {
      setDraft(editor.lay(draft, square, rack[chosen[0]]));
      setChosen([]);
    } else if (editor.laidAt(draft, square)) {
      setDraft(editor.takeBack(draft, square));
    } else {
      setDraft(editor.point(draft, square));
    }
  }

  return {
    rack,
    editor,
    draft,
    setDraft,
    chosen,
    exchanging,
    needsLetter,
    play,
    fault,
    left: editor.left(draft),
    clear,
    startExchange,
    shuffle: () => arrange(shuffled(rack)),
    chooseLetter: (/** @type {string} */ letter) => setDraft(editor.chooseLetter(draft, letter)),
    onTile,
    onSquare,
    draggable: useDragging(drop, { small: true }),
  };
}
