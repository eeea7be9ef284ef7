// Notifications of tables, in every order in which they can arrive: with a WebSocket that the test
// controls.

import assert from "node:assert/strict";
import test from "node:test";

import { Server } from "lexicon-fast-client";

import { HELLO } from "./programs.js";

/** A WebSocket whose other end is the test. */
class Socket extends EventTarget {
  /** Messages that were sent. */
  sent = /** @type {any[]} */ ([]);

  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event("open")));
  }

  /** @param {string} text */
  send(text) {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (message.method === "hello") this.reply(message, { ...HELLO, dictionaries: [] });
  }

  close() {
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1000, reason: "done" }));
  }

  /** @param {unknown} message */
  receive(message) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  /**
   * @param {{ id: number }} request
   * @param {unknown} result
   */
  reply({ id }, result) {
    this.receive({ jsonrpc: "2.0", id, result });
  }
}

/** Return a view whose events are the numbers from `first` to `last`. */
function view(/** @type {number} */ first, /** @type {number} */ last) {
  const events = Array.from({ length: last - first + 1 }, (_, number) => first + number);
  return { id: "t", seq: last, events, fallbacks: events };
}

/** Return a change of the table. */
function change(/** @type {number} */ first, /** @type {number} */ last) {
  return { jsonrpc: "2.0", method: "table.changed", params: view(first, last) };
}

/** Connect to a socket of the test. */
async function connected() {
  /** @type {Socket[]} */
  const sockets = [];
  const WebSocket = class extends Socket {
    constructor() {
      super();
      sockets.push(this);
    }
  };
  const server = await Server.connect("ws://test/", { WebSocket: /** @type {any} */ (WebSocket) });
  const [socket] = sockets;
  assert.ok(socket);
  return { server, socket };
}

test("changes right after the answer are not lost", async () => {
  const { server, socket } = await connected();
  const watching = server.table("t").watch();
  socket.reply(socket.sent.at(-1), view(1, 2));
  socket.receive(change(3, 3));
  socket.receive(change(4, 5));
  const { value } = await watching.next();
  assert.deepEqual(value, view(1, 5));
  const next = watching.next();
  socket.receive(change(6, 6));
  assert.deepEqual((await next).value, view(6, 6));
  socket.receive({ ...change(7, 7), params: { ...view(7, 7), id: "another" } });
  socket.receive({ ...change(7, 7), method: "table.news" });
  socket.receive(change(8, 8));
  assert.deepEqual((await watching.next()).value, view(8, 8));
  await server.close();
});

test("changes of an earlier watcher are ignored", async () => {
  const { server, socket } = await connected();
  const earlier = server.table("t").watch();
  socket.reply(socket.sent.at(-1), view(1, 2));
  earlier.close();
  assert.deepEqual(socket.sent.at(-1), {
    jsonrpc: "2.0",
    method: "table.unwatch",
    params: { id: "t" },
  });
  const later = server.table("t").watch({ since: 1 });
  const request = socket.sent.at(-1);
  assert.deepEqual(request.params, { id: "t", token: null, since: 1 });
  socket.receive(change(3, 3)); // was sent before the server got the request
  socket.reply(request, view(2, 3));
  assert.deepEqual((await later.next()).value, view(2, 3));
  assert.deepEqual(await earlier.next(), { value: undefined, done: true });
  await server.close();
});

test("what has come before the end is seen", async () => {
  const { server, socket } = await connected();
  const watching = server.table("t").watch();
  socket.reply(socket.sent.at(-1), view(1, 2));
  await server.close();
  assert.deepEqual((await watching.next()).value, view(1, 2));
  await assert.rejects(watching.next(), {
    name: "ConnectionClosed",
    message: "this client has closed the connection: done (code 1000)",
    reason: "done",
  });
  assert.deepEqual(await watching.next(), { value: undefined, done: true });
});

test("an invalid message ends the connection", async () => {
  const { server, socket } = await connected();
  const request = server.ping();
  socket.receive([]);
  await assert.rejects(request, { name: "ProtocolError" });
  await assert.rejects(server.ping(), { name: "ProtocolError" });
});

test("a server that is busy says when to try again", async () => {
  const { server, socket } = await connected();
  const request = server.ping();
  const error = { code: -32000, message: "busy", data: { type: "Busy", retry_after: 2 } };
  socket.receive({ jsonrpc: "2.0", id: socket.sent.at(-1).id, error });
  await assert.rejects(request, { type: "Busy", retryAfter: 2 });
  await server.close();
});
