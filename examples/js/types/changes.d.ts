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
export class Changes<G extends GameName = keyof GameTypes> implements AsyncIterableIterator<Change<G>> {
    protected constructor();
    /** End the notifications. */
    close(): Promise<void>;
    /** @returns {Promise<IteratorResult<Change<G>, undefined>>} */
    next(): Promise<IteratorResult<Change<G>, undefined>>;
    /** @returns {Promise<IteratorResult<Change<G>, undefined>>} */
    return(): Promise<IteratorResult<Change<G>, undefined>>;
    [Symbol.asyncIterator](): this;
    [Symbol.asyncDispose](): Promise<void>;
    #private;
}
/**
 * A change of a game: its state, and the events since the last change as a player saw them.
 */
export type Change<G extends GameName = keyof GameTypes> = GameChanged & {
    events: Array<GameTypes[G]["event"]>;
};
import type { GameName } from "./client.js";
import type { GameTypes } from "../types/protocol.js";
import type { GameChanged } from "../types/protocol.js";
