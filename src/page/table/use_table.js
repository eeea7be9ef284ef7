// A table as it changes, with all its events.

import { useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { call, errorText } from "../server.js";
import { forgetTable, storedTable, storeSeat } from "../storage.js";
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
