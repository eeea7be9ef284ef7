// Keys on a board.

import { homeOf } from "./places.js";

const ARROWS = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};
const FLAG = "!";

/**
 * A listener to keys. placing: changes the draft, a `Placing` or an `Editing`; onEnter, onEscape:
 * called for these keys; onMark: sets a flag at the cursor, null where there are none; marking:
 * whether Enter and the space bar set flags, as clicks do.
 */
export function boardKeys(placing, draft, setDraft, { onEnter, onEscape, onMark, marking }) {
  const at = draft.cursor ? draft : { ...draft, cursor: homeOf(placing.rules) };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (marks(event.key)) {
      onMark(at.cursor);
      setDraft(at);
      event.preventDefault();
      return;
    }
    const after = changed(event);
    if (after === undefined) {
      if (event.key === "Enter") onEnter?.();
      else if (event.key === "Escape") onEscape?.();
      else return;
    } else {
      setDraft(after);
    }
    event.preventDefault();
  };

  function marks(key) {
    return onMark && (key === FLAG || (marking && (key === "Enter" || key === " ")));
  }

  /** The draft after a key that changes it. */
  function changed({ key, shiftKey }) {
    if (key in ARROWS) return placing.arrow(draft, ...ARROWS[key]);
    if (key === " ") return { ...at, down: !at.down };
    if (key === "Backspace" || key === "Delete") return placing.back(at);
    if (placing.accepts(key)) return placing.type(at, key, shiftKey);
    return undefined;
  }
}
