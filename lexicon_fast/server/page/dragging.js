// Cards and tiles dragged by mouse, finger or pen. What takes them has `data-drop`, a text that says
// where it is; a press that does not move is a click.

import { useRef } from "./vendor/htm-preact.js";

// Pixels from which on a press is a drag; a finger is never quite still.
const MOVED = { mouse: 6, pen: 6, touch: 12 };
// Distance above the finger at which a thing is drawn that goes to a small place: the finger would
// hide it.
const ABOVE = 44;

/**
 * Gives a function that makes the props of something that can be dragged.
 *
 * onDrop: called with the payload and the text of the place, null for none; small: are the places
 * smaller than a finger?
 */
export function useDragging(onDrop, { small = false } = {}) {
  const newest = useRef(onDrop);
  newest.current = onDrop;
  return (payload) => ({
    onPointerDown(event) {
      if (event.button === 0 && event.isPrimary) {
        follow(event, small, (place) => newest.current(payload, place));
      }
    },
  });
}

function follow(down, small, drop) {
  const source = down.currentTarget;
  const above = small && down.pointerType === "touch" ? ABOVE : 0;
  let ghost = null;
  let over = null;

  // A finger's events go to where it came down, which may be gone by then.
  if (source.hasPointerCapture(down.pointerId)) source.releasePointerCapture(down.pointerId);

  const move = (event) => {
    if (event.pointerId !== down.pointerId) return;
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    if (!ghost && Math.hypot(dx, dy) < (MOVED[down.pointerType] ?? MOVED.mouse)) return;
    ghost ??= lift(source);
    ghost.style.transform = `translate(${dx}px, ${dy - above}px) scale(1.08)`;
    const place = placeAt(event, above);
    if (place === over) return;
    over?.classList.remove("over");
    place?.classList.add("over");
    over = place;
  };
  const end = (event) => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    over?.classList.remove("over");
    if (!ghost) return;
    ghost.remove();
    source.classList.remove("lifted");
    swallowClick();
    if (event.type === "pointerup") drop(placeAt(event, above)?.dataset.drop ?? null);
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
    transition: "none", // it follows without delay
  });
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("id");
  document.body.append(ghost);
  source.classList.add("lifted");
  return ghost;
}

/** The element below a thing that is drawn so far above the pointer, else below the pointer. */
function placeAt({ clientX, clientY }, above) {
  const at = (y) => document.elementFromPoint(clientX, y)?.closest("[data-drop]") ?? null;
  return at(clientY - above) ?? at(clientY);
}

/** The click that a browser makes of the end of a drag is none; it comes before the next press. */
function swallowClick() {
  const swallow = (event) => {
    stop();
    if (event.detail === 0) return; // by keyboard
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = () => {
    removeEventListener("click", swallow, { capture: true });
    removeEventListener("pointerdown", stop, { capture: true });
  };
  addEventListener("click", swallow, { capture: true });
  addEventListener("pointerdown", stop, { capture: true });
}
