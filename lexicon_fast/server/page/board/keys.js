// Keys on a board.

const ARROWS = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/**
 * What listens to keys. placing: what becomes of the draft, a `Placing` or an `Editing`; onEnter,
 * onEscape: for those keys.
 */
export function boardKeys(placing, draft, setDraft, { onEnter, onEscape }) {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
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

  /** The draft after a key that changes it. */
  function changed({ key, shiftKey }) {
    const at = draft.cursor ? draft : { ...draft, cursor: { row: 0, column: 0 } };
    if (key in ARROWS) return placing.arrow(draft, ...ARROWS[key]);
    if (key === " ") return { ...at, down: !at.down };
    if (key === "Backspace" || key === "Delete") return placing.back(at);
    if (placing.accepts(key)) return placing.type(at, key, shiftKey);
    return undefined;
  }
}
