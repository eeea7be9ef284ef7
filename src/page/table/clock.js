// The clock of a player, which goes on by itself between two views of the server.

import { html, useEffect, useRef } from "../vendor/htm-preact.js";
import { announce } from "../accessibility.js";
import { useSecondsLeft } from "../hooks.js";
import * as texts from "./texts.js";

const LOW_SECONDS = 10;
/** Seconds left that are announced to the player whose clock runs. */
const ANNOUNCED = [60, LOW_SECONDS];

/**
 * @param {{ clock: Protocol.Clock, seat: number, name: string, isOwn: boolean }} props
 *     clock: as the last view has it
 */
export function Clock({ clock, seat, name, isOwn }) {
  const runs = clock.running === seat;
  const seconds = useSecondsLeft(clock.left[seat], clock, runs);
  const low = seconds < LOW_SECONDS;
  useAnnouncedTime(seconds, runs && isOwn);
  const classes = ["clock", runs && "running", low && "low"].filter(Boolean).join(" ");
  return html`
    <span class=${classes} role="timer" aria-label=${texts.clockText(name, seconds)}>
      <span class="sign" aria-hidden="true">${low ? "!" : runs ? "▸" : ""}</span>
      <span class="time" aria-hidden="true">${timeText(seconds)}</span>
    </span>
  `;
}

/**
 * Announce when little time is left. What is read each second would be no help.
 * @param {number} seconds
 * @param {boolean} listens
 */
function useAnnouncedTime(seconds, listens) {
  const last = useRef(seconds);
  useEffect(() => {
    const due = ANNOUNCED.findLast((each) => seconds <= each && last.current > each);
    last.current = seconds;
    if (listens && due !== undefined) announce(texts.announceTime(due));
  }, [seconds, listens]);
}

/** Return "1:02:03", "2:03", or below ten seconds "0:02.3". @param {number} seconds */
function timeText(seconds) {
  const isLow = seconds < LOW_SECONDS;
  const shown = isLow ? Math.floor(seconds * 10) / 10 : Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(shown / 3600), Math.floor(shown / 60) % 60];
  const rest = isLow ? shown.toFixed(1).padStart(4, "0") : String(shown % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
