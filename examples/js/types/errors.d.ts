/**
 * Return the error of a reply.
 * @param {ErrorObject} error
 * @returns {RequestError}
 */
export function errorOf({ code, message, data }: ErrorObject): RequestError;
/** Base class of all errors of this package. */
export class EngineError extends Error {
}
/** The engine could not be started, or ended before it answered. */
export class EngineTerminated extends EngineError {
    /**
     * @param {string} message
     * @param {{ exitCode?: number | null, signal?: string | null, cause?: unknown }} [details]
     */
    constructor(message: string, { exitCode, signal, cause }?: {
        exitCode?: number | null;
        signal?: string | null;
        cause?: unknown;
    });
    /** Exit code of the process; null: it was not started, or a signal ended it. */
    exitCode: number | null;
    /** The signal that ended the process. */
    signal: string | null;
}
/** The connection to the server could not be opened, or ended before the server answered. */
export class ConnectionClosed extends EngineError {
    /**
     * @param {string} message
     * @param {number} code
     * @param {string} [reason]
     */
    constructor(message: string, code: number, reason?: string);
    /** Code of the WebSocket: 1006 if the connection was lost. */
    code: number;
    /** The reason that the server gave. */
    reason: string;
}
/** Base class of errors about one request, most of which the engine or the server reported. */
export class RequestError extends EngineError {
    /**
     * @param {string} message
     * @param {number} [code]
     * @param {Record<string, unknown>} [data]
     */
    constructor(message: string, code?: number, data?: Record<string, unknown>);
    /** Code of JSON-RPC; 0: the client detected the error. */
    code: number;
    /** Details. The members below are parts of it. */
    data: Record<string, unknown>;
    /** Kind of a refusal: "BadHand", "IllegalAction", "Stale", "TooMuch"; "" for other errors. */
    get type(): string;
    /** The rule that an illegal action breaks; "" for other errors. */
    get rule(): string;
    /** Path of the invalid field: "params.limit"; "" for other errors. */
    get path(): string;
}
/** One side violated the protocol, or has a bug. */
export class ProtocolError extends RequestError {
}
/** A field has a value that is not accepted; the message and `path` name the field. */
export class BadParams extends RequestError {
    /**
     * @param {string} message
     * @param {Record<string, unknown>} [data]
     */
    constructor(message: string, data?: Record<string, unknown>);
}
/** The request was cancelled: by `cancel`, or because the engine ended. */
export class RequestCancelled extends RequestError {
    /** @param {string} message */
    constructor(message: string);
}
/** The request is valid but was refused; `type` is the kind, and `rule` the broken rule. */
export class RequestRefused extends RequestError {
    /**
     * @param {string} message
     * @param {Record<string, unknown>} data
     */
    constructor(message: string, data: Record<string, unknown>);
    /** Seconds after which a busy server may accept the same request; null: it has not said. */
    get retryAfter(): number | null;
}
/**
 * The error of a JSON-RPC reply.
 */
export type ErrorObject = {
    code: number;
    message: string;
    data?: Record<string, unknown>;
};
