// Addresses of views: "#/solver/scrabble?hand=CAT" is the view "solver".

import { useLayoutEffect, useState } from "./vendor/htm-preact.js";

const START = "play";

/** The parts of the address: the name of the view, what follows it, and its query. */
function route() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [name, ...rest] = path.split("/");
  return { name: name || START, rest, query: new URLSearchParams(query) };
}

export function useRoute() {
  const [now, setNow] = useState(route);
  // Before the next paint, so that no change of the address is missed.
  useLayoutEffect(() => {
    const change = () => setNow(route());
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  return now;
}

export function go(path) {
  location.hash = `#/${path}`;
}

/** Keeps what a view shows in its address, without a step in the history. */
export function keepQuery(path, values) {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
  const text = query.size ? `?${query}` : "";
  history.replaceState(null, "", `#/${path}${text}`);
}
