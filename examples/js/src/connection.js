// Open requests of a connection, and the messages that arrive. Engines and servers share it.

import { BadParams, errorOf, ProtocolError } from "./errors.js";

/** Version of the protocol that the types of this package describe. */
export const PROTOCOL = "1.8";

/** Characters of an invalid message that an error quotes. */
const MAX_QUOTED = 100;

/**
 * The reply to a request, or a function that makes the error if there is none.
 * @typedef {{ result?: any, error?: import("./errors.js").ErrorObject } | (() => unknown)} Outcome
 */

/**
 * Gets the outcome of a request, and the advice that comes before it.
 * @typedef {{ finish: (outcome: Outcome) => void, update?: (advice: any) => void }} Slot
 */

/**
 * Requests without a reply, by id, and the way of messages to them.
 *
 * send: sends a message; fail: ends the connection after an invalid message; check: throws for a
 * request that is too long; notify: gets notifications other than advice.
 */
export class Connection {
  #lastId = 0;
  #slots = /** @type {Map<number, Slot>} */ (new Map());
  /** Makes the error of later requests, once the connection has ended. */
  #endError = /** @type {(() => unknown) | null} */ (null);
  #send;
  #fail;
  #check;
  #notify;

  /**
   * @param {{ send: (text: string) => void, fail: (error: ProtocolError) => void,
   *           check?: (text: string) => void,
   *           notify?: (method: string, params: any) => void }} transport
   */
  constructor({ send, fail, check = () => {}, notify = () => {} }) {
    this.#send = send;
    this.#fail = fail;
    this.#check = check;
    this.#notify = notify;
  }

  /** Ids of requests without a reply. */
  get open() {
    return [...this.#slots.keys()];
  }

  /**
   * Send a request and return its id.
   * @param {string} method
   * @param {object} params
   * @param {Slot} slot
   */
  begin(method, params, slot) {
    if (this.#endError) throw this.#endError();
    const id = this.#lastId + 1;
    const text = encode({ jsonrpc: "2.0", id, method, params });
    this.#check(text);
    this.#lastId = id;
    this.#slots.set(id, slot);
    this.#send(text);
    return id;
  }

  /**
   * Send a notification, which gets no reply.
   * @param {string} method
   * @param {object} params
   */
  notify(method, params) {
    if (!this.#endError) this.#send(encode({ jsonrpc: "2.0", method, params }));
  }

  /**
   * Cancel a request whose reply is no longer needed.
   * @param {number} id
   */
  abandon(id) {
    if (this.#slots.delete(id)) this.notify("cancel", { id });
  }

  /**
   * Pass a message to the request that it belongs to.
   * @param {string} text
   */
  receive(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return this.#refuse(text, "it is not JSON");
    }
    const { id, method, params, error } = Object(message);
    if (method === "advise.update") {
      this.#slots.get(params?.id)?.update?.(params.advice);
    } else if (typeof method === "string") {
      this.#notify(method, params);
    } else if (Number.isInteger(id)) {
      // There is no slot if the request was abandoned.
      const slot = this.#slots.get(id);
      this.#slots.delete(id);
      slot?.finish(message);
    } else if (id === null && error) {
      this.#finishAll(() => errorOf(error)); // the other side could not read the id of a request
    } else {
      this.#refuse(text, "it has no id, method or error");
    }
    return undefined;
  }

  /**
   * End all requests, also later ones, with an error. Only the first call counts.
   * @param {() => unknown} makeError
   */
  end(makeError) {
    if (this.#endError) return;
    this.#endError = makeError;
    this.#finishAll(makeError);
  }

  /** @param {() => unknown} makeError */
  #finishAll(makeError) {
    const slots = [...this.#slots.values()];
    this.#slots.clear();
    for (const slot of slots) slot.finish(makeError);
  }

  /**
   * @param {string} text
   * @param {string} why
   */
  #refuse(text, why) {
    const quoted =
      JSON.stringify(text.slice(0, MAX_QUOTED)) + (text.length > MAX_QUOTED ? "..." : "");
    const makeError = () => new ProtocolError(`received an invalid message: ${quoted}: ${why}`);
    this.end(makeError);
    this.#fail(makeError());
  }
}

/**
 * Return a message as text. Throws BadParams for values that JSON cannot hold.
 * @param {object} message
 */
function encode(message) {
  try {
    return JSON.stringify(message, checked);
  } catch (error) {
    if (error instanceof BadParams) throw error;
    throw new BadParams(`params: not valid JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * Return a value of a message. JSON would turn NaN into null, which means something else.
 * @param {string} key
 * @param {unknown} value
 */
function checked(key, value) {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new BadParams(`params: ${key} is ${value}; JSON has only finite numbers`);
  }
  if (typeof value === "bigint") {
    throw new BadParams(`params: ${key} is a BigInt; use a number of at most 2^53`);
  }
  return value;
}

/**
 * Return the result of a reply, or throw its error.
 * @param {Outcome} outcome
 */
export function resultOf(outcome) {
  if (typeof outcome === "function") throw outcome();
  if (outcome.error) throw errorOf(outcome.error);
  return outcome.result;
}
