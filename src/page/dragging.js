// Dragging cards and tiles by mouse, finger or pen. Elements that accept them have `data-drop`, a
// text that says where they are. A press without a move remains a click.

import { useRef } from "./vendor/htm-preact.js";

/** Pixels after which a press becomes a drag; a finger is never quite still. */
const DRAG_DISTANCE = /** @type {Record<string, number>} */ ({ mouse: 6, pen: 6, touch: 12 });
/** How far above the finger a dragged tile hangs, so that the finger does not hide its target. */
const LIFT = 44;

/**
 * Return a function that makes the props of a draggable element for a payload.
 * @template T
 * @param {(payload: T, target: string | null) => void} onDrop gets `data-drop` of the target
 * @param {{ small?: boolean }} [options] small: targets are smaller than a finger
 */
export function useDragging(onDrop, { small = false } = {}) {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  return (/** @type {T} */ payload) => ({
    onPointerDown(/** @type {PointerEvent} */ event) {
      if (event.button === 0 && event.isPrimary) {
        startDrag(event, small, (target) => latest.current(payload, target));
      }
    },
  });
}

/**
 * @param {PointerEvent} down
 * @param {boolean} small
 * @param {(target: string | null) => void} drop
 */
function startDrag(down, small, drop) {
  const source = /** @type {HTMLElement} */ (down.currentTarget);
  const lift = small && down.pointerType === "touch" ? LIFT : 0;
  /** @type {HTMLElement | null} */
  let ghost = null;
  /** @type {HTMLElement | null} */
  let target = null;

  // Otherwise the events go to the pressed element, which a render may remove.
  if (source.hasPointerCapture(down.pointerId)) source.releasePointerCapture(down.pointerId);

  const setTarget = (/** @type {HTMLElement | null} */ next) => {
    target?.classList.remove("over");
    next?.classList.add("over");
    target = next;
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    const dx = event.clientX - down.clientX;
    const dy = event.clientY - down.clientY;
    const distance = DRAG_DISTANCE[down.pointerType] ?? DRAG_DISTANCE.mouse;
    if (!ghost && Math.hypot(dx, dy) < distance) return;
    ghost ??= createGhost(source);
    ghost.style.transform = `translate(${dx}px, ${dy - lift}px) scale(1.08)`;
    setTarget(targetAt(event, lift));
  };
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    setTarget(null);
    if (!ghost) return;
    ghost.remove();
    source.classList.remove("lifted");
    suppressClick();
    if (event.type === "pointerup") drop(targetAt(event, lift)?.dataset.drop ?? null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** Create a copy of an element that follows the pointer. @param {HTMLElement} source */
function createGhost(source) {
  const { left, top, width, height } = source.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (source.cloneNode(true));
  ghost.classList.add("ghost");
  ghost.style.cssText += `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
    transition: none`;
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("id");
  document.body.append(ghost);
  source.classList.add("lifted");
  return ghost;
}

/**
 * Return the target below a lifted tile, or else below the pointer.
 * @param {PointerEvent} event
 * @param {number} lift
 */
function targetAt({ clientX, clientY }, lift) {
  const at = (/** @type {number} */ y) =>
    /** @type {HTMLElement | null} */ (
      document.elementFromPoint(clientX, y)?.closest("[data-drop]") ?? null
    );
  return at(clientY - lift) ?? at(clientY);
}

/** Suppress the click that a browser sends at the end of a drag, before the next press. */
function suppressClick() {
  const click = (/** @type {MouseEvent} */ event) => {
    stop();
    if (event.detail === 0) return; // by keyboard
    event.stopPropagation();
    event.preventDefault();
  };
  const stop = () => {
    removeEventListener("click", click, { capture: true });
    removeEventListener("pointerdown", stop, { capture: true });
  };
  addEventListener("click", click, { capture: true });
  addEventListener("pointerdown", stop, { capture: true });
}
