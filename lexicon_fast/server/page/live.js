// The WebSocket: tables as they change, and advice as it gets better. It comes back by itself.

import { Refused } from "./server.js";

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5000;

class Live {
  #socket = null;
  #wait = FIRST_WAIT_MS;
  #last = 0;
  #open = new Map(); // requests that wait for their answer, by id
  #watches = new Map(); // tables that are watched, by id

  /**
   * Watches a table until the function that it gives is called.
   *
   * tell: called with each VIEW; fail: with what the server refused; onLine: with whether the
   * server is there. since: gives the events that are known.
   */
  watch(id, { token, since, tell, fail, onLine }) {
    this.#watches.set(id, { token, since, tell, fail, onLine, begun: false });
    if (this.#ready) this.#ask(id);
    else this.#connect();
    return () => {
      this.#watches.delete(id);
      if (this.#ready) this.#request("table.unwatch", { id }).catch(() => {});
    };
  }

  /** Advice for a seat: {answer: a promise of the last one, stop}. onUpdate: called with better ones. */
  advise(params, onUpdate) {
    if (!this.#ready) return { answer: Promise.reject(new TypeError("offline")), stop() {} };
    const answer = this.#request("table.advise", params, onUpdate);
    const id = this.#last;
    return { answer, stop: () => this.#ready && this.#request("stop", { id }).catch(() => {}) };
  }

  get #ready() {
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
      this.#wait = FIRST_WAIT_MS;
      for (const id of this.#watches.keys()) this.#ask(id);
    });
    socket.addEventListener("message", ({ data }) => this.#take(JSON.parse(data)));
    socket.addEventListener("close", () => this.#closed());
  }

  #closed() {
    for (const { reject } of this.#open.values()) reject(new TypeError("offline"));
    this.#open.clear();
    if (!this.#watches.size) return;
    for (const { onLine } of this.#watches.values()) onLine(false);
    setTimeout(() => this.#watches.size && this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  async #ask(id) {
    const watch = this.#watches.get(id);
    const { token, since, tell, fail, onLine } = watch;
    watch.begun = false;
    try {
      const view = await this.#request("table.watch", {
        id,
        since: since(),
        ...(token && { token }),
      });
      if (this.#watches.get(id) !== watch) return; // it has ended
      watch.begun = true;
      onLine(true);
      tell(view);
    } catch (error) {
      if (error instanceof Refused) fail(error); // else the connection has ended: it is asked again
    }
  }

  #request(method, params, onUpdate) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject, onUpdate });
      this.#socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    });
  }

  #take({ id, method, params, result, error }) {
    if (method === "table.changed") {
      const watch = this.#watches.get(params.id);
      // Before this watch has begun, news belong to an earlier watch of the table.
      if (watch?.begun) watch.tell(params);
    } else if (method === "advise.update") {
      this.#open.get(params.id)?.onUpdate?.(params.advice);
    } else {
      const waiting = this.#open.get(id);
      this.#open.delete(id);
      if (error) waiting?.reject(new Refused(error));
      else waiting?.resolve(result);
    }
  }
}

export const live = new Live();
