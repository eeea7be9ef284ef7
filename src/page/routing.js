// Addresses of views: "#/solver/scrabble?rack=CAT" is the view "solver".

import { useState } from "./vendor/htm-preact.js";
import { useWindowEvent } from "./hooks.js";
import { sent } from "./letters.js";

const START = "play";

/** Return the parts of the address: the name of the view, the rest of the path, and the query. */
export function currentRoute() {
  const [path, query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  const [name, ...rest] = path.split("/");
  return { name: name || START, rest, query: new URLSearchParams(query) };
}

/** The address that `go` leads to, until the browser is there. @type {string | null} */
let ownStep = null;

/**
 * Return the parts of the address. isChosen: whether a link, or a button of the browser, led to it,
 * and not `go` or the first visit.
 */
export function useRoute() {
  const [route, setRoute] = useState(() => ({ ...currentRoute(), isChosen: false }));
  useWindowEvent("hashchange", () => {
    setRoute({ ...currentRoute(), isChosen: location.hash !== ownStep });
    ownStep = null;
  });
  return route;
}

/**
 * Return the address of a view.
 * @param {string} path
 * @param {Record<string, string>} [values] of its query; empty ones are left out
 */
export function addressOf(path, values = {}) {
  const given = Object.entries(values).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]) => [name, sent(value)]));
  return `#/${path}${query.size ? `?${query}` : ""}`;
}

/** @param {string} path */
export function go(path) {
  ownStep = addressOf(path);
  location.hash = ownStep;
}

/**
 * Write what a view shows into its address, without a step in the history. Does nothing if the
 * browser has left the view, which it learns of later.
 * @param {string} path
 * @param {Record<string, string>} values empty ones are left out
 */
export function replaceQuery(path, values) {
  if (currentRoute().name !== path.split("/", 1)[0]) return;
  history.replaceState(null, "", addressOf(path, values));
}
