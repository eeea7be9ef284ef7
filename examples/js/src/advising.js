// Advice that an engine or a server refines.

import { resultOf } from "./connection.js";
import { RequestCancelled } from "./errors.js";

/**
 * @import { Client, RequestOptions } from "./client.js"
 * @import { Outcome } from "./connection.js"
 */

/** Pieces of advice that wait to be fetched. If there are more, the oldest is dropped. */
const MAX_UPDATES = 256;

/**
 * Advice that is being refined: an asynchronous iterator, whose last advice is `final`.
 *
 * `advise` returns one. Leaving the loop early cancels the request; `stop` asks for the last advice
 * now. The iterator and `result` throw the error of a request that is refused.
 * @template A
 * @implements {AsyncIterableIterator<A>}
 */
export class Advising {
  #client;
  #id;
  #updates = /** @type {A[]} */ ([]);
  #outcome = /** @type {Outcome | null} */ (null);
  /** Wakes everybody who waits for an update or the outcome. */
  #wake = /** @type {Array<() => void>} */ ([]);
  #ended = false;
  #removeListener = () => {};

  /**
   * The last advice that was fetched.
   * @type {A | null}
   */
  latest = null;

  /**
   * @internal
   * @param {Client<any>} client
   * @param {string} method
   * @param {object} params
   * @param {RequestOptions} [options]
   */
  constructor(client, method, params, { signal } = {}) {
    signal?.throwIfAborted();
    this.#client = client;
    const slot = {
      finish: (/** @type {Outcome} */ outcome) => this.#finish(outcome),
      update: (/** @type {A} */ advice) => this.#update(advice),
    };
    this.#id = client.begin(method, params, slot);
    if (signal) {
      const onAbort = () => this.#abandon(() => signal.reason);
      signal.addEventListener("abort", onAbort);
      this.#removeListener = () => signal.removeEventListener("abort", onAbort);
    }
  }

  /** Whether the last advice has come, or an error. */
  get done() {
    return this.#outcome !== null;
  }

  /** Ask for the last advice now, the best so far. */
  stop() {
    if (!this.done) this.#client.notify("stop", { id: this.#id });
  }

  /** Cancel the request: no more advice comes. */
  cancel() {
    this.#ended = true;
    this.#updates = [];
    this.#abandon(() => new RequestCancelled("the advice was cancelled"));
  }

  /**
   * Wait for the last advice. stopped: whether `stop` ended it early.
   * @returns {Promise<{ advice: A, stopped: boolean }>}
   */
  async result() {
    while (!this.#outcome) await this.#change();
    const result = resultOf(this.#outcome);
    this.latest = result.advice;
    return result;
  }

  /** @returns {Promise<IteratorResult<A, undefined>>} */
  async next() {
    while (!this.#updates.length && !this.#outcome) await this.#change();
    const update = this.#updates.shift();
    if (update !== undefined) {
      this.latest = update;
      return { value: update, done: false };
    }
    if (this.#ended) return { value: undefined, done: true };
    this.#ended = true;
    return { value: (await this.result()).advice, done: false };
  }

  /** @returns {Promise<IteratorResult<A, undefined>>} */
  async return() {
    this.cancel();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async [Symbol.asyncDispose]() {
    this.cancel();
  }

  #change() {
    return new Promise((resolve) => {
      this.#wake.push(() => resolve(null));
    });
  }

  #wakeAll() {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }

  /** @param {A} advice */
  #update(advice) {
    this.#updates.push(advice);
    if (this.#updates.length > MAX_UPDATES) this.#updates.shift();
    this.#wakeAll();
  }

  /** @param {Outcome} outcome */
  #finish(outcome) {
    this.#outcome ??= outcome;
    this.#removeListener();
    this.#wakeAll();
  }

  /** @param {() => unknown} makeError */
  #abandon(makeError) {
    this.#client.abandon(this.#id);
    this.#finish(makeError);
  }
}
