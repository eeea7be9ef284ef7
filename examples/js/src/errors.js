// Errors of the client. They have the names that the Python client uses.

/**
 * The error of a JSON-RPC reply.
 * @typedef {{ code: number, message: string, data?: Record<string, unknown> }} ErrorObject
 */

/** Code of an error that the client detected. */
const DETECTED_HERE = 0;
const INVALID_PARAMS = -32602;
const CANCELLED = -32800;
const REFUSED = -32000;

/** Base class of all errors of this package. */
export class EngineError extends Error {
  static {
    this.prototype.name = "EngineError";
  }
}

/** The engine could not be started, or ended before it answered. */
export class EngineTerminated extends EngineError {
  static {
    this.prototype.name = "EngineTerminated";
  }

  /**
   * @param {string} message
   * @param {{ exitCode?: number | null, signal?: string | null, cause?: unknown }} [details]
   */
  constructor(message, { exitCode = null, signal = null, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    /** Exit code of the process; null: it was not started, or a signal ended it. */
    this.exitCode = exitCode;
    /** The signal that ended the process. */
    this.signal = signal;
  }
}

/** The connection to the server could not be opened, or ended before the server answered. */
export class ConnectionClosed extends EngineError {
  static {
    this.prototype.name = "ConnectionClosed";
  }

  /**
   * @param {string} message
   * @param {number} code
   * @param {string} [reason]
   */
  constructor(message, code, reason = "") {
    super(message);
    /** Code of the WebSocket: 1006 if the connection was lost. */
    this.code = code;
    /** The reason that the server gave. */
    this.reason = reason;
  }
}

/** Base class of errors about one request, most of which the engine or the server reported. */
export class RequestError extends EngineError {
  static {
    this.prototype.name = "RequestError";
  }

  /**
   * @param {string} message
   * @param {number} [code]
   * @param {Record<string, unknown>} [data]
   */
  constructor(message, code = DETECTED_HERE, data = {}) {
    super(message);
    /** Code of JSON-RPC; 0: the client detected the error. */
    this.code = code;
    /** Details. The members below are parts of it. */
    this.data = data;
  }

  /** Kind of a refusal: "BadHand", "IllegalAction", "Stale", "TooMuch"; "" for other errors. */
  get type() {
    return String(this.data.type ?? "");
  }

  /** The rule that an illegal action breaks; "" for other errors. */
  get rule() {
    return String(this.data.rule ?? "");
  }

  /** Path of the invalid field: "params.limit"; "" for other errors. */
  get path() {
    return String(this.data.path ?? "");
  }
}

/** One side violated the protocol, or has a bug. */
export class ProtocolError extends RequestError {
  static {
    this.prototype.name = "ProtocolError";
  }
}

/** A field has a value that is not accepted; the message and `path` name the field. */
export class BadParams extends RequestError {
  static {
    this.prototype.name = "BadParams";
  }

  /**
   * @param {string} message
   * @param {Record<string, unknown>} [data]
   */
  constructor(message, data = { path: "params" }) {
    super(message, INVALID_PARAMS, data);
  }
}

/** The request was cancelled: by `cancel`, or because the engine ended. */
export class RequestCancelled extends RequestError {
  static {
    this.prototype.name = "RequestCancelled";
  }

  /** @param {string} message */
  constructor(message) {
    super(message, CANCELLED);
  }
}

/** The request is valid but was refused; `type` is the kind, and `rule` the broken rule. */
export class RequestRefused extends RequestError {
  static {
    this.prototype.name = "RequestRefused";
  }

  /**
   * @param {string} message
   * @param {Record<string, unknown>} data
   */
  constructor(message, data) {
    super(message, REFUSED, data);
  }

  /** Seconds after which a busy server may accept the same request; null: it has not said. */
  get retryAfter() {
    const seconds = this.data.retry_after;
    return typeof seconds === "number" ? seconds : null;
  }
}

/**
 * Return the error of a reply.
 * @param {ErrorObject} error
 * @returns {RequestError}
 */
export function errorOf({ code, message, data = {} }) {
  if (code === INVALID_PARAMS) return new BadParams(message, data);
  if (code === CANCELLED) return new RequestCancelled(message);
  if (code === REFUSED) return new RequestRefused(message, data);
  return new ProtocolError(message, code, data);
}
