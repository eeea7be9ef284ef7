// Hooks that several views use.

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/htm-preact.js";
import { call, errorText, hasNoServer, Refused } from "./server.js";
import { common } from "./texts.js";

const TYPING_PAUSE_MS = 30;
const TICK_MS = 100;
const MAX_UNDO = 100;

/**
 * Return the outcome of a promise: {value, error}, both null until it settles.
 * @template T
 * @param {() => Promise<T>} start
 * @param {unknown[]} dependencies when to start another one
 */
export function usePromise(start, dependencies) {
  const pending = {
    value: /** @type {T | null} */ (null),
    error: /** @type {string | null} */ (null),
  };
  const [state, setState] = useState(pending);
  useEffect(() => {
    let current = true;
    setState(pending);
    start().then(
      (value) => current && setState({ value, error: null }),
      (error) => current && setState({ value: null, error: errorText(error) }),
    );
    return () => {
      current = false;
    };
  }, dependencies);
  return state;
}

/**
 * Return the result of a request whose params change while somebody types; the newest params win.
 *
 * The old result stays until the new one arrives; `busy` meanwhile. Null params send nothing.
 * failure: the error of the server that `error` describes.
 * @template {keyof Protocol.Methods} M
 * @param {M} method
 * @param {Protocol.Methods[M]["params"] | null} params
 */
export function useRequest(method, params) {
  const empty = {
    result: /** @type {Protocol.Methods[M]["result"] | null} */ (null),
    error: /** @type {string | null} */ (null),
    failure: /** @type {Refused | null} */ (null),
    key: /** @type {string | null} */ (null), // the params that this is the result of
  };
  const [state, setState] = useState(empty);
  const key = params && JSON.stringify(params);
  // A layout effect: the pause begins with the key, not with the paint after it, and the next key
  // ends it in time.
  useLayoutEffect(() => {
    if (!params) {
      setState(empty);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call(method, params, controller.signal).then(
        (result) => setState({ ...empty, result, key }),
        (error) => {
          if (error.name === "AbortError") return;
          const failure = error instanceof Refused ? error : null;
          setState({ ...empty, error: errorText(error), failure, key });
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [method, key]);
  const { result, error, failure } = state;
  return { result, error, failure, busy: state.key !== key };
}

/**
 * Return {busy, problem, run, clear}; `run` runs an action and reports its error as `problem`,
 * which `clear` removes.
 *
 * It stays busy after success if that leads to another view.
 */
export function useAction({ leaves = true } = {}) {
  const [state, setState] = useState({ busy: false, problem: /** @type {string | null} */ (null) });
  /** @param {() => Promise<void>} action */
  async function run(action) {
    setState({ busy: true, problem: null });
    try {
      await action();
      if (!leaves) setState({ busy: false, problem: null });
    } catch (error) {
      setState({ busy: false, problem: errorText(error) });
    }
  }
  const clear = () => setState((/** @type {typeof state} */ { busy }) => ({ busy, problem: null }));
  return { ...state, run, clear };
}

/**
 * Call `listener`, always the one of the last render, for events of the window.
 * @param {string} type
 * @param {(event: any) => void} listener
 */
export function useWindowEvent(type, listener) {
  const latest = useRef(listener);
  latest.current = listener;
  // A layout effect: events between the first paint and an effect would be lost.
  useLayoutEffect(() => {
    /** @param {Event} event */
    const handle = (event) => latest.current(event);
    addEventListener(type, handle);
    return () => removeEventListener(type, handle);
  }, [type]);
}

/**
 * Return a value whose changes can be undone: {value, set, undo, canUndo}. Ctrl+Z undoes, too,
 * except in text fields, which have an undo of their own, unless they have `data-undo`.
 *
 * `set` remembers the value before, unless `isStep` is false.
 * @template T
 * @param {() => T} initial
 */
export function useUndo(initial) {
  const [{ value, earlier }, setState] = useState(() => ({
    value: initial(),
    earlier: /** @type {T[]} */ ([]), // the last one is restored first
  }));
  const set = (/** @type {T} */ next, isStep = true) =>
    setState((/** @type {{ value: T, earlier: T[] }} */ now) => ({
      value: next,
      earlier: isStep ? [...now.earlier.slice(1 - MAX_UNDO), now.value] : now.earlier,
    }));
  const undo = () =>
    setState((/** @type {{ value: T, earlier: T[] }} */ now) =>
      now.earlier.length
        ? { value: /** @type {T} */ (now.earlier.at(-1)), earlier: now.earlier.slice(0, -1) }
        : now,
    );
  useWindowEvent("keydown", (/** @type {KeyboardEvent} */ event) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    const isUndo = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "z";
    const hasOwn = target instanceof Element && target.matches("input:not([data-undo]), textarea");
    if (!isUndo || hasOwn) return;
    event.preventDefault();
    undo();
  });
  return { value, set, undo, canUndo: earlier.length > 0 };
}

/**
 * Return how many seconds are left, and count them down.
 * @param {number} seconds left when `since` came
 * @param {unknown} since what they came with, another one each time
 * @param {boolean} [runs] whether the time runs
 */
export function useSecondsLeft(seconds, since, runs = true) {
  const came = useMemo(() => performance.now(), [since]);
  const [now, setNow] = useState(came);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  // The last tick may be older than the number.
  const gone = runs ? Math.max(0, now - came) / 1000 : 0;
  return Math.max(0, seconds - gone);
}

/** Return whether there is no server at the moment. */
export function useOffline() {
  const [isOffline, setOffline] = useState(hasNoServer);
  useWindowEvent("serverchange", () => setOffline(hasNoServer()));
  return isOffline;
}

/** Set the title of the tab. @param {string | null} title null leaves it to a nested view */
export function useTitle(title) {
  useEffect(() => {
    if (title !== null) document.title = common.tabTitle(title);
  }, [title]);
}

/**
 * Return a ref for a list that scrolls to an element in it, now and when a dependency changes.
 * @param {string} selector
 * @param {any[]} dependencies
 */
export function useInView(selector, dependencies) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const element = list.current?.querySelector(selector);
    if (list.current && element instanceof HTMLElement) {
      list.current.scrollTop = element.offsetTop - list.current.clientHeight / 2;
    }
  }, dependencies);
  return list;
}

/** Return a ref for a list that scrolls to its current step. @param {number} step */
export const useCurrentInView = (step) => useInView('[aria-current="step"]', [step]);

/**
 * Run an effect before the next paint when a dependency changes, but not at first.
 * @param {() => void} effect
 * @param {any[]} dependencies
 */
export function useLayoutChange(effect, dependencies) {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) effect();
    isFirst.current = false;
  }, dependencies);
}
