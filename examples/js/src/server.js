// The client of a server over WebSocket, for browsers and Node.

import { begun, Client } from "./client.js";
import { Connection } from "./connection.js";
import { ConnectionClosed, EngineError } from "./errors.js";
import { Table } from "./table.js";

/**
 * @import { ServerMethods } from "../types/protocol.js"
 * @import { GameName, ParamsWithout, RequestOptions } from "./client.js"
 * @import { Watching } from "./watching.js"
 */

/** Milliseconds from `close` until the connection counts as closed in any case. */
const GRACE_MS = 2000;

/** Code of a connection that was lost. */
const LOST = 1006;

/**
 * How to connect. WebSocket: a class that is used instead of the global one, for example that of
 * the package `ws`; signal: ends an attempt to connect.
 * @typedef {{ signal?: AbortSignal,
 *             WebSocket?: new (address: string) => WebSocket }} ConnectOptions
 */

/**
 * A connection to a server, `lexicon-fast serve`. `await using` or `close` ends it.
 *
 * All requests of `Client`, and tables to play at. It never reconnects by itself: the event
 * `closed` reports the end, and `table.watch({ since })` on a new connection continues.
 * @extends {Client<ServerMethods>}
 */
export class Server extends Client {
  #socket;
  #address;
  #watched = /** @type {Map<string, Watching>} */ (new Map());
  /** Resolves with the error of later requests. */
  #closed;
  #markClosed = /** @type {(error: ConnectionClosed) => void} */ (() => {});
  #isOpened = false;
  #isClosing = false;
  #isClosed = false;

  /**
   * Connect to a server.
   *
   * Rejects with ConnectionClosed if it cannot be reached.
   * @param {string | URL} url the address of its page, as `http:` or `https:`; or that of its
   *   WebSocket, as `ws:` or `wss:`
   * @param {ConnectOptions} [options]
   */
  static async connect(url, { signal, WebSocket: Socket = globalThis.WebSocket } = {}) {
    signal?.throwIfAborted();
    const address = webSocketAddress(url);
    if (!Socket) {
      throw new EngineError(
        "there is no WebSocket here: use Node 22 or newer, or pass one as the option WebSocket",
      );
    }
    const server = new Server(new Socket(address), address);
    const begin = async (/** @type {AbortSignal} */ limit) => {
      await server.#open(limit);
      await server.sayHello(limit);
    };
    return begun(server, begin, address, signal);
  }

  /**
   * @internal
   * @param {WebSocket} socket
   * @param {string} address
   */
  constructor(socket, address) {
    super(
      new Connection({
        send: (text) => this.#socket.send(text),
        fail: () => this.#socket.close(),
        notify: (method, params) => {
          if (method === "table.changed") this.#watched.get(params?.id)?.change(params);
        },
      }),
    );
    this.#socket = socket;
    this.#address = address;
    this.#closed = /** @type {Promise<ConnectionClosed>} */ (
      new Promise((resolve) => {
        this.#markClosed = resolve;
      })
    );
    socket.addEventListener("message", ({ data }) => this.receive(String(data)));
    socket.addEventListener("close", ({ code, reason }) => this.#onClose(code, reason));
    socket.addEventListener("error", (event) => {
      // Should be followed by `close`, but Node 20 leaves that out if it cannot connect.
      const { message = "" } = /** @type {{ message?: string }} */ (event);
      if (!this.#isOpened) this.#onClose(LOST, message);
    });
  }

  /** Names of the dictionaries that requests can use. */
  get dictionaries() {
    return this.hello.dictionaries;
  }

  /** Close the connection. Open requests reject with ConnectionClosed. */
  async close() {
    if (this.#isClosed) return;
    this.#isClosing = true;
    this.#socket.close();
    const timer = setTimeout(() => this.#onClose(LOST, "the server did not answer"), GRACE_MS);
    await this.#closed;
    clearTimeout(timer);
  }

  async [Symbol.asyncDispose]() {
    await this.close();
  }

  /**
   * Create a table and deal. Returns its id and a token for each seat of a person.
   * @param {ServerMethods["table.new"]["params"]} params
   * @param {RequestOptions} [options]
   */
  newTable(params, options) {
    return this.call("table.new", params, options);
  }

  /**
   * Take an open seat of a table. Returns the table, with the token of the seat.
   * @template {GameName} [G=GameName]
   * @param {string} id
   * @param {ParamsWithout<"table.join", "id">} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<Table<G>>}
   */
  async joinTable(id, params = {}, options) {
    const { token } = await this.call("table.join", { ...params, id }, options);
    return new Table(this, id, token);
  }

  /**
   * Return a table for requests. token: of a seat; null: to see the table as a spectator.
   * @template {GameName} [G=GameName]
   * @param {string} id
   * @param {string | null} [token]
   * @returns {Table<G>}
   */
  table(id, token = null) {
    return new Table(this, id, token);
  }

  /**
   * Pass changes of a table to somebody who watches it. Throws if there is somebody already.
   * @internal
   * @param {string} id
   * @param {Watching} watching
   */
  beginWatching(id, watching) {
    if (this.#watched.has(id)) {
      throw new EngineError(`this connection watches the table ${id} already; close that first`);
    }
    this.#watched.set(id, watching);
  }

  /**
   * Pass changes of a table to nobody.
   * @internal
   * @param {string} id
   */
  endWatching(id) {
    this.#watched.delete(id);
  }

  /**
   * @param {number} code
   * @param {string} reason
   */
  #onClose(code, reason) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    let how = "the connection has ended";
    if (!this.#isOpened) how = `cannot connect to ${this.#address}`;
    else if (this.#isClosing) how = "this client has closed the connection";
    const message = `${how}${reason ? `: ${reason}` : ""} (code ${code})`;
    const makeError = () => new ConnectionClosed(message, code, reason);
    this.#markClosed(makeError());
    for (const watching of this.#watched.values()) watching.fail(makeError);
    this.end(makeError);
  }

  /**
   * Wait until the connection is open.
   * @param {AbortSignal} limit
   */
  async #open(limit) {
    const opened = new Promise((resolve) => {
      this.#socket.addEventListener("open", () => resolve(null));
    });
    const onAbort = () => void this.close();
    limit.addEventListener("abort", onAbort);
    const error = await Promise.race([opened, this.#closed]);
    limit.removeEventListener("abort", onAbort);
    if (error) throw error;
    this.#isOpened = true;
  }
}

/**
 * Return the address of a server's WebSocket.
 * @param {string | URL} url
 */
function webSocketAddress(url) {
  let address;
  try {
    address = new URL(url);
  } catch {
    throw new TypeError(`'${url}' is not an address; use one such as http://127.0.0.1:8765/`);
  }
  const { protocol } = address;
  if (protocol === "ws:" || protocol === "wss:") return address.href;
  if (protocol !== "http:" && protocol !== "https:") {
    throw new TypeError(`'${url}' begins with ${protocol}; use http:, https:, ws: or wss:`);
  }
  address = new URL("ws", address);
  address.protocol = protocol.replace("http", "ws");
  address.hash = "";
  return address.href;
}
