// What the last changes of a table have brought, for animations, sounds and announcements.

import { useMemo, useRef } from "../vendor/htm-preact.js";

/** How many changes are shown as they happen. A bot may answer before a play is in its place. */
const KEPT = 4;

/**
 * A change of a table that is shown as it happens. number: another one for each change; events:
 * those that it has brought, none when the table was opened.
 * @typedef {{ number: number, events: any[] }} Change
 *
 * A change with what it means for the players. gains: points by seat that are not of a play, such
 * as those of a challenge; isNowDue: whether the player of this browser has to act, and had not
 * before.
 * @typedef {Change & { gains: number[], isNowDue: boolean }} TableChange
 */

/**
 * Return the last changes of a table, the newest last; the same ones until the next events.
 * @param {Protocol.TableView} view
 * @param {any[]} events all so far
 */
export function useChanges(view, events) {
  const before = useRef({ view, count: events.length, changes: /** @type {TableChange[]} */ ([]) });
  return useMemo(() => {
    const { view: old, count, changes } = before.current;
    const change = changeOf(old, view, events.slice(count));
    const newest = [...changes, { ...change, number: events.length }].slice(-KEPT);
    before.current = { view, count: events.length, changes: newest };
    return newest;
  }, [events.length]);
}

/**
 * @param {Protocol.TableView} old
 * @param {Protocol.TableView} view
 * @param {any[]} events between them
 */
function changeOf(old, view, events) {
  const { seat, scores } = view;
  const isDue = seat !== null && view.to_move === seat;
  const wasDue = old.to_move === seat;
  // Others may have acted between two turns of the player.
  const last = events.findLastIndex(({ player }) => player === seat);
  const hasActed = last >= 0 && last < events.length - 1;
  return {
    events,
    gains: scores.map((score, each) => score - old.scores[each] - pointsOf(events, each)),
    isNowDue: isDue && (!wasDue || hasActed),
  };
}

/** Return the points of a player's plays. @param {any[]} events @param {number} seat */
const pointsOf = (events, seat) =>
  events
    .filter(({ event, player }) => event === "turn" && player === seat)
    .reduce((sum, { score = 0 }) => sum + score, 0);
