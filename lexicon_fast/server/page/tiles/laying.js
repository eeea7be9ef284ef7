// The tiles being laid: the draft, the rack as its player arranged it, and their changes.

import { useEffect, useLayoutEffect, useState } from "../vendor/htm-preact.js";
import { useDragging } from "../dragging.js";
import { laidBy, placeOf, playOf } from "./places.js";
import { EMPTY, Placing } from "./placing.js";
import { arranged, moved, shuffled } from "./rack.js";

/**
 * view: of the table; suggested: an action to lay, null for none; mark: sets a flag on a square,
 * null: a click does something else.
 */
export function useLaying(view, rules, suggested, mark) {
  const { rack: held = "", board = [], history = [] } = view.observation;
  const [draft, setDraft] = useState(EMPTY);
  const [order, setOrder] = useState(""); // the rack as one likes it
  const [chosen, setChosen] = useState([]); // places in the rack
  const [exchanging, setExchanging] = useState(false);
  const rack = order ? arranged(order, held) : held;
  const placing = new Placing(rules, board, rack);
  const nameless = draft.laid.some(({ letter }) => !letter);
  const made = draft.laid.length && !nameless ? playOf(board, draft.laid, draft.down) : {};

  const clear = () => {
    setDraft((old) => ({ ...EMPTY, cursor: old.cursor, down: old.down }));
    setChosen([]);
    setExchanging(false);
  };
  // An exchange may leave the rack as it was.
  const exchanges = history.filter(
    ({ player, action }) => player === view.seat && action.action === "exchange",
  );
  useLayoutEffect(clear, [held, exchanges.length]);
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

  function arrange(tiles) {
    setOrder(tiles);
    setChosen([]); // they lie elsewhere now
  }

  /** Drop the tile from a place of the rack, or from a square. */
  function drop({ place, square }, dropped) {
    const [what, ...numbers] = (dropped ?? "").split(" ");
    const [first, second] = numbers.map(Number);
    if (what === "square") {
      const to = { row: first, column: second };
      setDraft(square ? placing.move(draft, square, to) : placing.lay(draft, to, rack[place]));
    } else if (square) {
      setDraft(placing.takeBack(draft, square));
    } else if (what === "rack" && first !== undefined) {
      arrange(moved(rack, place, first));
    }
  }

  function onTile(place) {
    const others = chosen.filter((each) => each !== place);
    if (exchanging) setChosen(others.length < chosen.length ? others : [...chosen, place]);
    else if (draft.cursor) setDraft(placing.layNext(draft, rack[place]));
    else setChosen(others.length < chosen.length ? [] : [place]);
  }

  function onSquare(square) {
    if (mark) {
      mark(square);
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

  return {
    rack,
    placing,
    draft,
    setDraft,
    chosen,
    exchanging,
    made,
    nameless,
    /** The action to send, undefined: none. */
    play: made.play,
    free: placing.free(draft),
    letters: placing.letters,
    clear,
    exchange: () => (clear(), setExchanging(true)),
    shuffle: () => arrange(shuffled(rack)),
    name: (letter) => setDraft(placing.name(draft, letter)),
    onTile,
    onSquare,
    draggable: useDragging(drop, { small: true }),
  };
}
