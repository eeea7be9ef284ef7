/**
 * Advice that is being refined: an asynchronous iterator, whose last advice is `final`.
 *
 * `advise` returns one. Leaving the loop early cancels the request; `stop` asks for the last advice
 * now. The iterator and `result` throw the error of a request that is refused.
 * @template A
 * @implements {AsyncIterableIterator<A>}
 */
export class Advising<A> implements AsyncIterableIterator<A> {
    protected constructor();
    /**
     * The last advice that was fetched.
     * @type {A | null}
     */
    latest: A | null;
    /** Whether the last advice has come, or an error. */
    get done(): boolean;
    /** Ask for the last advice now, the best so far. */
    stop(): void;
    /** Cancel the request: no more advice comes. */
    cancel(): void;
    /**
     * Wait for the last advice. stopped: whether `stop` ended it early.
     * @returns {Promise<{ advice: A, stopped: boolean }>}
     */
    result(): Promise<{
        advice: A;
        stopped: boolean;
    }>;
    /** @returns {Promise<IteratorResult<A, undefined>>} */
    next(): Promise<IteratorResult<A, undefined>>;
    /** @returns {Promise<IteratorResult<A, undefined>>} */
    return(): Promise<IteratorResult<A, undefined>>;
    [Symbol.asyncIterator](): this;
    [Symbol.asyncDispose](): Promise<void>;
    #private;
}
