// The WebSocket connection: tables as they change, advice as it improves, analyses turn by turn.
// It reconnects by itself.

import { received, sent } from "./letters.js";
import { Refused } from "./server.js";

const FIRST_RETRY_MS = 300;
const MAX_RETRY_MS = 5000;

/**
 * How a table is watched. onView: gets each new view; onRefused: gets the server's error; onOnline:
 * gets whether the server can be reached; since: returns the number of events that are known.
 * @typedef {{ token: string | null, since: () => number,
 *             onView: (view: Protocol.TableView) => void, onRefused: (error: Refused) => void,
 *             onOnline: (online: boolean) => void }} Watcher
 *
 * @typedef {{ method: string, resolve: (result: any) => void, reject: (error: Error) => void,
 *             onUpdate?: (update: any) => void }} Request
 */

class Connection {
  #socket = /** @type {WebSocket | null} */ (null);
  #retry = FIRST_RETRY_MS;
  #lastId = 0;
  #requests = /** @type {Map<number, Request>} */ (new Map());
  /** By table. `started`: whether the server has answered. */
  #watchers = /** @type {Map<string, Watcher & { started: boolean }>} */ (new Map());

  /**
   * Watch a table until the returned function is called.
   * @param {string} id
   * @param {Watcher} watcher
   */
  watch(id, watcher) {
    this.#watchers.set(id, { ...watcher, started: false });
    if (this.#isOpen) this.#startWatching(id);
    else this.#connect();
    return () => {
      this.#watchers.delete(id);
      if (this.#isOpen) this.#request("table.unwatch", { id }).catch(() => {});
    };
  }

  /**
   * Begin a request that reports on its way. Returns {answer, stop}; `stop` makes the answer come
   * at once, with what is known so far.
   * @template {"table.advise" | "table.analyse" | "analyse"} M
   * @param {M} method
   * @param {Protocol.Methods[M]["params"]} params
   * @param {(update: any) => void} onUpdate gets advice as it improves, or each row of an analysis
   */
  begin(method, params, onUpdate) {
    let id = 0;
    const answer = (async () => {
      await this.#opened();
      const result = this.#request(method, params, onUpdate);
      id = this.#lastId;
      return result;
    })();
    return {
      answer,
      stop: () => {
        if (id) this.#request("stop", { id }).catch(() => {});
      },
    };
  }

  /** Wait until the connection is open. Throws TypeError if the server cannot be reached. */
  async #opened() {
    this.#connect();
    const socket = this.#socket;
    if (!socket || this.#isOpen) return;
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve, { once: true });
      socket.addEventListener("close", () => reject(new TypeError("offline")), { once: true });
    });
  }

  get #isOpen() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #connect() {
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const address = new URL("ws", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#retry = FIRST_RETRY_MS;
      for (const id of this.#watchers.keys()) this.#startWatching(id);
    });
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(received(data))));
    socket.addEventListener("close", () => this.#onClose());
  }

  #onClose() {
    for (const { reject } of this.#requests.values()) reject(new TypeError("offline"));
    this.#requests.clear();
    if (!this.#watchers.size) return;
    for (const { onOnline } of this.#watchers.values()) onOnline(false);
    setTimeout(() => this.#watchers.size && this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, MAX_RETRY_MS);
  }

  /** @param {string} id */
  async #startWatching(id) {
    const watcher = this.#watchers.get(id);
    if (!watcher) return;
    watcher.started = false;
    const { token, since } = watcher;
    try {
      const view = await this.#request("table.watch", { id, since: since(), token });
      if (this.#watchers.get(id) !== watcher) return; // stopped meanwhile
      watcher.started = true;
      watcher.onOnline(true);
      watcher.onView(view);
    } catch (error) {
      // After any other error the connection is closed, and the next one watches again.
      if (error instanceof Refused) watcher.onRefused(error);
    }
  }

  /**
   * @template {keyof Protocol.Methods} M
   * @param {M} method
   * @param {Protocol.Methods[M]["params"]} params
   * @param {(update: any) => void} [onUpdate]
   * @returns {Promise<Protocol.Methods[M]["result"]>}
   */
  async #request(method, params, onUpdate) {
    if (!this.#socket || !this.#isOpen) throw new TypeError("offline");
    const id = ++this.#lastId;
    this.#socket.send(sent(JSON.stringify({ jsonrpc: "2.0", id, method, params })));
    return new Promise((resolve, reject) => {
      this.#requests.set(id, { method, resolve, reject, onUpdate });
    });
  }

  /** @param {any} message */
  #receive({ id, method, params, result, error }) {
    if (method === "table.changed") {
      const watcher = this.#watchers.get(params.id);
      // Before the answer, changes belong to an earlier watcher of the table.
      if (watcher?.started) watcher.onView(params);
    } else if (method === "advise.update" || method === "analyse.update") {
      this.#requests.get(params.id)?.onUpdate?.(params.advice ?? params.row);
    } else {
      const request = this.#requests.get(id);
      this.#requests.delete(id);
      if (error) request?.reject(new Refused(error, request.method));
      else request?.resolve(result);
    }
  }
}

export const connection = new Connection();
