// A game of an engine as it changes.

/**
 * @import { EngineMethods, GameChanged, GameTypes } from "../types/protocol.js"
 * @import { GameName } from "./client.js"
 * @import { Engine } from "./engine.js"
 */

/**
 * A change of a game: its state, and the events since the last change as a player saw them.
 * @template {GameName} [G=GameName]
 * @typedef {GameChanged & { events: Array<GameTypes[G]["event"]> }} Change
 */

/**
 * The changes of a game, to its end: an asynchronous iterator. None is left out.
 *
 * `Game.watch` returns one. Leaving the loop ends it, as `close` does. If the engine ends, the loop
 * throws EngineTerminated.
 * @template {GameName} [G=GameName]
 * @implements {AsyncIterableIterator<Change<G>>}
 */
export class Changes {
  #engine;
  #params;
  #changes = /** @type {Array<Change<G>>} */ ([]);
  #isDone = false;
  #makeError = /** @type {(() => unknown) | null} */ (null);
  #wake = /** @type {Array<() => void>} */ ([]);

  /**
   * @internal
   * @param {Engine} engine
   * @param {EngineMethods["game.watch"]["params"]} params
   */
  constructor(engine, params) {
    this.#engine = engine;
    this.#params = params;
  }

  /** End the notifications. */
  async close() {
    if (this.#isDone) return;
    this.#end(null);
    this.#changes = [];
    await this.#engine.call("game.unwatch", this.#params);
  }

  /** @returns {Promise<IteratorResult<Change<G>, undefined>>} */
  async next() {
    while (!this.#changes.length && !this.#isDone) {
      await new Promise((resolve) => {
        this.#wake.push(() => resolve(null));
      });
    }
    const value = this.#changes.shift();
    if (value) return { value, done: false };
    const makeError = this.#makeError;
    this.#makeError = null;
    if (makeError) throw makeError();
    return { value: undefined, done: true };
  }

  /** @returns {Promise<IteratorResult<Change<G>, undefined>>} */
  async return() {
    await this.close();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator]() {
    return this;
  }

  async [Symbol.asyncDispose]() {
    await this.close();
  }

  /**
   * Take a change.
   * @internal
   * @param {Change<G>} change
   */
  change(change) {
    this.#changes.push(change);
    if (change.over) this.#end(null);
    this.#wakeAll();
  }

  /**
   * End with an error, after the changes that have come.
   * @internal
   * @param {() => unknown} makeError
   */
  fail(makeError) {
    if (!this.#isDone) this.#end(makeError);
  }

  /** @param {(() => unknown) | null} makeError */
  #end(makeError) {
    this.#isDone = true;
    this.#makeError = makeError;
    this.#engine.endWatching(this.#params);
    this.#wakeAll();
  }

  #wakeAll() {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }
}
