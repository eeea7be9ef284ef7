// A table as it changes, with all its events, and what the last changes have brought.

import { useEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { call, errorText } from "../server.js";
import { forgetTable, storedTable, storeSeat, updateTable } from "../storage.js";
import { connection } from "../websocket.js";

/**
 * An event, with the reason if another bot acted for the bot of the seat.
 * @typedef {Protocol.TableView["events"][number] & { fallback?: Protocol.Fallback }} Event
 * @typedef {{ view: Protocol.TableView | null, events: Event[], error: string | null }} State
 *
 * @type {State}
 */
const EMPTY = { view: null, events: [], error: null };

/** Return the events of a view as `Event`s. @param {Protocol.TableView} view */
function withFallbacks({ events, fallbacks, until }) {
  const first = until - events.length; // number of events before them
  return events.map((event, index) => {
    const fallback = fallbacks.find(({ seq }) => seq === first + index);
    return fallback ? { ...event, fallback } : event;
  });
}

/**
 * Watch a table: {view, events, error, online, lostSeat, token, act, end, join}. `act`, `end` and
 * `join` throw what the server refuses.
 * @param {string} id
 */
export function useTable(id) {
  const [state, setState] = useState(EMPTY);
  const [online, setOnline] = useState(true);
  const [token, setToken] = useState(
    () => /** @type {string | null} */ (storedTable(id)?.token ?? null),
  );
  const [lostSeat, setLostSeat] = useState(false); // the server does not know its token
  const latestSeq = useRef(0); // `until` of the newest view

  const onView = (/** @type {Protocol.TableView} */ view) => {
    if (view.until < latestSeq.current) return; // an answer that came late
    // The setup counts in `seq`, but is not sent.
    const count = Math.min(view.until - latestSeq.current, view.events.length);
    const added = withFallbacks(view).slice(view.events.length - count);
    latestSeq.current = view.until;
    if (view.seat !== null && storedTable(id)?.seat !== view.seat) {
      updateTable(id, { seat: view.seat }); // for the replay, which has no token
    }
    setState(({ events }) => ({ view, events: [...events, ...added], error: null }));
  };

  useEffect(() => {
    latestSeq.current = 0;
    setState(EMPTY);
    return connection.watch(id, {
      token,
      since: () => latestSeq.current,
      onView,
      onOnline: setOnline,
      onRefused(error) {
        if (token && error.type === "BadToken") {
          forgetTable(id);
          setToken(null); // watch instead
          setLostSeat(true);
        } else {
          setState({ ...EMPTY, error: errorText(error) });
        }
      },
    });
  }, [id, token]);

  return {
    ...state,
    online,
    lostSeat,
    token,
    /** @param {any} action */
    async act(action) {
      // `seq` prevents a repetition if the answer to an earlier request got lost.
      const params = { id, token: token ?? "", action, seq: latestSeq.current };
      onView(await call("table.act", params));
    },
    /** @param {"resign" | "abort"} how */
    async end(how) {
      // Its view may lack events before the last one; those who watch get all of them.
      await call(`table.${how}`, { id, token: token ?? "" });
    },
    /** @param {string} name */
    async join(name) {
      const seat = await call("table.join", { id, ...(name && { name }) });
      storeSeat(id, state.view?.game ?? "", seat.token);
      setToken(seat.token);
      setLostSeat(false);
    },
  };
}

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
