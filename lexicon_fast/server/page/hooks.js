// Hooks that views share.

import { useEffect, useLayoutEffect, useRef, useState } from "./vendor/htm-preact.js";
import { call, errorText } from "./server.js";

const PAUSE_MS = 120;

/** The outcome of a promise: {value, error}, both null until it settles. make: makes the promise. */
export function usePromise(make, keys) {
  const [state, setState] = useState({ value: null, error: null });
  useEffect(() => {
    let current = true;
    setState({ value: null, error: null });
    make().then(
      (value) => current && setState({ value, error: null }),
      (error) => current && setState({ value: null, error: errorText(error) }),
    );
    return () => {
      current = false;
    };
  }, keys);
  return state;
}

/**
 * The answer to a request that changes while somebody types; the newest one wins.
 *
 * params: null asks nothing. Gives {answer, error, asking}: an old answer stays until there is a
 * new one.
 */
export function useNewest(method, params) {
  // of: what it is the answer to
  const [state, setState] = useState({ answer: null, error: null, of: null });
  const key = params && JSON.stringify(params);
  useEffect(() => {
    if (!params) {
      setState({ answer: null, error: null, of: null });
      return undefined;
    }
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      call(method, params, giveUp.signal).then(
        (answer) => setState({ answer, error: null, of: key }),
        (error) => {
          if (error.name === "AbortError") return;
          setState({ answer: null, error: errorText(error), of: key });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [method, key]);
  return { answer: state.answer, error: state.error, asking: state.of !== key };
}

/** Calls the newest `listener` for events of a target, while the component is there. */
export function useListener(target, type, listener) {
  const newest = useRef(listener);
  newest.current = listener;
  // Before the next paint: an effect comes after it, and events until then would be lost.
  useLayoutEffect(() => {
    const call = (event) => newest.current(event);
    target.addEventListener(type, call);
    return () => target.removeEventListener(type, call);
  }, [target, type]);
}

/** The title of the tab. text: null leaves it to a part of the view. */
export function useTitle(text) {
  useEffect(() => {
    if (text !== null) document.title = `${text} · Lexicon fast`;
  }, [text]);
}
