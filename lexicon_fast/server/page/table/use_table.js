// A table as it is now: watched over the WebSocket, with all that has happened.

import { useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { call, errorText } from "../server.js";
import { live } from "../live.js";
import { forgetTable, keepSeat, tokenOf } from "./seats.js";

const NOTHING = { view: null, events: [], error: null };

/** {view, events, error, online, lost, act, join}; lost: the seat that this browser had is not known. */
export function useTable(id) {
  const [table, setTable] = useState(NOTHING);
  const [online, setOnline] = useState(true);
  const [token, setToken] = useState(() => tokenOf(id));
  const [lost, setLost] = useState(false);
  const known = useRef(0); // the `seq` of the newest view

  const take = (view) => {
    if (view.seq < known.current) return; // an answer that came late
    // The first event, the setup, is sent to nobody; all others count in `seq`.
    const unknown = Math.min(view.seq - known.current, view.events.length);
    const news = view.events.slice(view.events.length - unknown);
    known.current = view.seq;
    setTable(({ events }) => ({ view, events: [...events, ...news], error: null }));
  };

  useEffect(() => {
    known.current = 0;
    setTable(NOTHING);
    return live.watch(id, {
      token,
      since: () => known.current,
      tell: take,
      onLine: setOnline,
      fail(error) {
        if (token && error.data.type === "BadToken") {
          forgetTable(id);
          setToken(null); // and watch
          setLost(true);
        } else {
          setTable({ ...NOTHING, error: errorText(error) });
        }
      },
    });
  }, [id, token]);

  return {
    ...table,
    online,
    lost,
    token,
    /** Sends an action; throws what the server refused. */
    async act(action) {
      // Refused if it was done already, and the answer got lost.
      take(await call("table.act", { id, token, action, seq: known.current }));
    },
    /** Takes a free seat. */
    async join(name) {
      const seat = await call("table.join", { id, ...(name && { name }) });
      keepSeat(id, table.view.game, seat.token);
      setToken(seat.token);
      setLost(false);
    },
  };
}
