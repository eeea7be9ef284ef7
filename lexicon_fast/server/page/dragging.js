// Cards and tiles dragged by mouse, finger or pen. What takes them has `data-drop`, a text that says
// where it is; a press that does not move is a click.

import { useRef } from "./vendor/htm-preact.js";

const MOVED = 6; // pixels from which on a press is a drag

/**
 * Gives a function that makes the props of something that can be dragged.
 *
 * onDrop: called with the payload and the text of the place, null for none.
 */
export function useDragging(onDrop) {
  const newest = useRef(onDrop);
  newest.current = onDrop;
  return (payload) => ({
    onPointerDown(event) {
      if (event.button === 0) follow(event, (place) => newest.current(payload, place));
    },
  });
}

function follow(down, drop) {
  const source = down.currentTarget;
  let ghost = null;
  let over = null;

  const move = (event) => {
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!ghost && Math.hypot(dx, dy) < MOVED) return;
    ghost ??= lift(source);
    ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`;
    const place = placeAt(event);
    if (place === over) return;
    over?.classList.remove("over");
    place?.classList.add("over");
    over = place;
  };
  const end = (event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    over?.classList.remove("over");
    if (!ghost) return;
    ghost.remove();
    source.classList.remove("lifted");
    swallowClick();
    if (event.type === "pointerup") drop(placeAt(event)?.dataset.drop ?? null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** A copy that follows the pointer. */
function lift(source) {
  const { left, top, width, height } = source.getBoundingClientRect();
  const ghost = source.cloneNode(true);
  ghost.classList.add("ghost");
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("id");
  document.body.append(ghost);
  source.classList.add("lifted");
  return ghost;
}

const placeAt = ({ clientX, clientY }) =>
  document.elementFromPoint(clientX, clientY)?.closest("[data-drop]") ?? null;

/** The click that a browser makes of the end of a drag is none. */
function swallowClick() {
  const swallow = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
