/**
 * The views of a table: first the current one, then one for each change, with its new events.
 *
 * `Table.watch` returns one: an asynchronous iterator. Leaving the loop ends it, as `close` does.
 * Changes that happen while nobody waits come as one view with all their events. If the connection
 * ends, the loop throws ConnectionClosed.
 * @template {GameName} [G=GameName]
 * @implements {AsyncIterableIterator<View<G>>}
 */
export class Watching<G extends GameName = keyof import("../types/protocol.js").GameTypes> implements AsyncIterableIterator<View<G>> {
    protected constructor();
    /** End the notifications. */
    close(): void;
    /** @returns {Promise<IteratorResult<View<G>, undefined>>} */
    next(): Promise<IteratorResult<View<G>, undefined>>;
    /** @returns {Promise<IteratorResult<View<G>, undefined>>} */
    return(): Promise<IteratorResult<View<G>, undefined>>;
    [Symbol.asyncIterator](): this;
    [Symbol.asyncDispose](): Promise<void>;
    #private;
}
import type { GameName } from "./client.js";
import type { View } from "./table.js";
