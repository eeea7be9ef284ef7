// A table as it changes.

import { resultOf } from "./connection.js";

/**
 * @import { Outcome } from "./connection.js"
 * @import { RequestOptions } from "./client.js"
 * @import { Server } from "./server.js"
 * @import { View } from "./table.js"
 * @import { GameName } from "./client.js"
 */

/**
 * The views of a table: first the current one, then one for each change, with its new events.
 *
 * `Table.watch` returns one: an asynchronous iterator. Leaving the loop ends it, as `close` does.
 * Changes that happen while nobody waits come as one view with all their events. If the connection
 * ends, the loop throws ConnectionClosed.
 * @template {GameName} [G=GameName]
 * @implements {AsyncIterableIterator<View<G>>}
 */
export class Watching {
  #server;
  #id;
  #request;
  /** The view that nobody has fetched yet. */
  #pending = /** @type {View<G> | null} */ (null);
  #isStarted = false;
  #isDone = false;
  #makeError = /** @type {(() => unknown) | null} */ (null);
  #wake = /** @type {Array<() => void>} */ ([]);
  #removeListener = () => {};

  /**
   * @internal
   * @param {Server} server
   * @param {{ id: string, token: string | null, since?: number | null | undefined }} params
   * @param {RequestOptions} [options]
   */
  constructor(server, params, { signal } = {}) {
    signal?.throwIfAborted();
    this.#server = server;
    this.#id = params.id;
    server.beginWatching(params.id, this);
    try {
      const slot = { finish: (/** @type {Outcome} */ outcome) => this.#start(outcome) };
      this.#request = server.begin("table.watch", params, slot);
    } catch (error) {
      server.endWatching(params.id);
      throw error;
    }
    if (signal) {
      const onAbort = () => this.#stop(() => signal.reason);
      signal.addEventListener("abort", onAbort);
      this.#removeListener = () => signal.removeEventListener("abort", onAbort);
    }
  }

  /** End the notifications. */
  close() {
    this.#pending = null;
    this.#stop(null);
  }

  /** @returns {Promise<IteratorResult<View<G>, undefined>>} */
  async next() {
    while (!this.#pending && !this.#isDone) {
      await new Promise((resolve) => {
        this.#wake.push(() => resolve(null));
      });
    }
    const value = this.#pending;
    this.#pending = null;
    if (value) return { value, done: false };
    const makeError = this.#makeError;
    this.#makeError = null;
    if (makeError) throw makeError();
    return { value: undefined, done: true };
  }

  /** @returns {Promise<IteratorResult<View<G>, undefined>>} */
  async return() {
    this.close();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async [Symbol.asyncDispose]() {
    this.close();
  }

  /**
   * Take a change.
   * @internal
   * @param {View<G>} view
   */
  change(view) {
    if (!this.#isStarted) return; // of an earlier request to watch the table
    this.#pending = this.#pending ? merged(this.#pending, view) : view;
    this.#wakeAll();
  }

  /**
   * End with an error, after the views that have come.
   * @internal
   * @param {(() => unknown) | null} makeError
   */
  fail(makeError) {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#makeError = makeError;
    this.#server.endWatching(this.#id);
    this.#removeListener();
    this.#wakeAll();
  }

  /** @param {(() => unknown) | null} makeError */
  #stop(makeError) {
    if (this.#isDone) return;
    if (!this.#isStarted) this.#server.abandon(this.#request);
    this.#server.notify("table.unwatch", { id: this.#id });
    this.fail(makeError);
  }

  /** @param {Outcome} outcome */
  #start(outcome) {
    let view;
    try {
      view = resultOf(outcome);
    } catch (error) {
      this.fail(() => error);
      return;
    }
    this.#isStarted = true;
    this.change(view);
  }

  #wakeAll() {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }
}

/**
 * Return two views as one, with the events of both.
 * @template {GameName} G
 * @param {View<G>} older
 * @param {View<G>} newer
 * @returns {View<G>}
 */
function merged(older, newer) {
  return {
    ...newer,
    events: [...older.events, ...newer.events],
    fallbacks: [...older.fallbacks, ...newer.fallbacks],
  };
}
