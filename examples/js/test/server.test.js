// The client of a server over WebSocket, tested with real servers.

import assert from "node:assert/strict";
import { once } from "node:events";
import http from "node:http";
import test, { after, before, describe } from "node:test";

import { ConnectionClosed, Engine, RequestCancelled, Server } from "lexicon-fast-client";

import { TestServer } from "./programs.js";

/**
 * @import { Table } from "lexicon-fast-client"
 */

const options = globalThis.WebSocket ? {} : { skip: "NOT TESTED: Node 22 or newer has WebSocket" };

/**
 * Take legal actions in each turn until the game is over. Returns the events that were seen.
 * @param {Table} table
 */
async function playOut(table) {
  const events = [];
  for await (const view of table.watch({ since: 0 })) {
    events.push(...view.events);
    if (view.over) break;
    if (view.to_move !== view.seat) continue;
    const { actions } = await table.legal({ limit: 1 });
    if (!actions.length) continue; // the table has moved on since this view; a newer one comes
    await table.act(actions[0], { seq: view.seq });
  }
  return events;
}

/**
 * Advice that goes on: two plays are equally good, so it never becomes clear which one is best.
 * @param {Server} server
 * @param {{ signal?: AbortSignal }} [more]
 */
function endless(server, more) {
  const seen = { player: 0, hand: "ADOPRW", table: ["hat"], pile: "X", stock: 32 };
  const position = { ...seen, hand_sizes: [6, 10], to_move: 0 };
  return server.advise(position, { game: "lexicon", seconds: 9 }, more);
}

describe("a server", options, () => {
  /** @type {TestServer} */
  let process;
  /** @type {Server} */
  let server;
  before(async () => {
    process = await TestServer.start();
    server = await Server.connect(process.address);
  });
  after(async () => {
    await server.close();
    await process.end();
  });

  /** @param {"lexicon" | "scrabble" | "lexibomb"} game */
  async function newTable(game, bot = "greedy") {
    const seats = /** @type {const} */ ([
      { kind: "person", name: "North" },
      { kind: "bot", bot },
    ]);
    const { id, tokens } = await server.newTable({ game, seats: [...seats] });
    return server.table(id, tokens[0]);
  }

  test("answers as an engine does", async () => {
    const engine = await Engine.spawn();
    const other = /** @type {const} */ (["enable", "2of12inf"]);
    assert.deepEqual(server.dictionaries, other);
    assert.equal(server.name, engine.name);
    const { observation } = await (await engine.newGame("scrabble", { seed: 5 })).observe();
    for (const client of [engine, server]) {
      assert.deepEqual(await client.check(["quiz", "zzx"]), [true, false]);
      const { actions } = await client.legal(observation, { game: "scrabble", limit: 2 });
      assert.equal(actions.length, 2);
      const move = await client.botMove(observation, "greedy", { game: "scrabble" });
      assert.deepEqual(move.action, actions[0]);
    }
    const positions = ["CATDOG* hat", "TCHED hat"];
    assert.deepEqual(await server.solve(positions), await engine.solve(positions));
    const limits = { game: /** @type {const} */ ("scrabble"), iterations: 60 };
    assert.deepEqual(
      (await server.advise(observation, limits).result()).advice,
      (await engine.advise(observation, limits).result()).advice,
    );
    await engine.close();
  });

  for (const game of /** @type {const} */ (["lexicon", "scrabble", "lexibomb"])) {
    test(`has tables for ${game}`, async () => {
      const { id, tokens } = await server.newTable({
        game,
        ...(game === "lexicon" ? { rounds: 1 } : {}),
        seats: [
          { kind: "person", name: "North" },
          { kind: "bot", bot: "greedy" },
        ],
      });
      assert.equal(tokens[1], null);
      const table = server.table(id, tokens[0]);
      const seen = await playOut(table);
      const { events, over, returns } = await table.view({ since: 0 });
      assert.ok(over);
      assert.equal(returns?.length, 2);
      assert.deepEqual(seen, events); // no event was lost, and none came twice
      assert.ok((await table.record()).length >= events.length);
      const next = await table.again();
      assert.notEqual(next.id, id);
      assert.equal((await next.view()).seat, 0);
    });
  }

  test("lets two clients play at a table, and others watch", async () => {
    const { id, tokens } = await server.newTable({
      game: "scrabble",
      seats: [{ kind: "person", name: "North" }, { kind: "open" }],
    });
    const other = await Server.connect(process.address.replace("http", "ws").concat("ws"));
    const south = await other.joinTable(id, { name: "South" });
    const watcher = await Server.connect(new URL(process.address));
    const watching = watcher.table(id).watch();
    const first = await watching.next();
    assert.equal(first.value?.seat, null);
    assert.deepEqual(
      first.value?.seats.map((seat) => seat.name),
      ["North", "South"],
    );
    await Promise.all([playOut(server.table(id, tokens[0])), playOut(south)]);
    // What has happened meanwhile comes as one view, or a few if the last ones come late.
    const { events } = await south.view({ since: first.value?.seq ?? 0 });
    const seen = [];
    let views = 0;
    for await (const view of watching) {
      views++;
      seen.push(...view.events);
      if (view.over) break;
    }
    assert.equal(seen.length, events.length);
    assert.notDeepEqual(seen, events); // of the tiles drawn, there is only the number
    assert.ok(views < events.length / 2, `${views} views of ${events.length} events`);
    assert.deepEqual(await watching.next(), { value: undefined, done: true });
    await Promise.all([other.close(), watcher.close()]);
  });

  test("refuses what is not allowed", async () => {
    const table = await newTable("scrabble");
    const pass = /** @type {const} */ ({ action: "pass" });
    await assert.rejects(server.table("none").view(), { type: "NoSuchTable" });
    await assert.rejects(server.table("none").watch().next(), { type: "NoSuchTable" });
    await assert.rejects(server.table(table.id, "wrong").act(pass), { type: "BadToken" });
    assert.throws(() => server.table(table.id).act(pass), {
      name: "TypeError",
      message: /without a token/,
    });
    await assert.rejects(table.act({ action: "play", at: "8H", word: "(A)" }), {
      name: "RequestRefused",
      type: "IllegalAction",
    });
    await assert.rejects(server.joinTable(table.id), { type: "NoSeat" });
    await assert.rejects(table.record(), { type: "NotOver" });
    await assert.rejects(server.request("rules", { game: "go" }), { name: "BadParams" });
    const score = await table.score({ action: "play", at: "1A", word: "ZZZZ" });
    assert.equal(typeof score.fault?.rule, "string");
    const { seq } = await table.view();
    await assert.rejects(table.act(pass, { seq: seq + 1 }), { type: "Stale" });
  });

  test("watches a table once at a time", async () => {
    const table = await newTable("lexicon");
    const watching = table.watch();
    assert.throws(() => table.watch(), /watches the table .* already/);
    assert.equal((await watching.next()).value?.id, table.id);
    await watching[Symbol.asyncDispose]();
    for await (const view of table.watch()) {
      assert.equal(view.id, table.id);
      break;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const other = table.watch({}, { signal });
    await other.next();
    const change = other.next();
    controller.abort(new Error("enough"));
    await assert.rejects(change, /enough/);
    assert.throws(() => table.watch({}, { signal }), /enough/);
    table.watch().close(); // before the answer
    const last = table.watch();
    assert.equal((await last.next()).value?.id, table.id);
    last.close();
  });

  test("refines, stops and cancels advice", async () => {
    const table = await newTable("scrabble");
    let view = await table.view();
    while (view.to_move !== 0) view = await table.view();
    const { actions } = await table.legal();
    if (actions.some((each) => each.action === "accept")) {
      // About a play that can be challenged there is no advice.
      await assert.rejects(table.advise({ iterations: 50 }).result(), { type: "NoAdvice" });
      await table.act({ action: "accept" });
    }
    const { advice } = await table.advise({ iterations: 50 }).result();
    assert.ok(advice.ranked[0]?.action);
    const advise = (/** @type {{ signal?: AbortSignal }} */ more = {}) => endless(server, more);
    const stopped = advise();
    assert.equal((await stopped.next()).done, false);
    stopped.stop();
    assert.equal((await stopped.result()).stopped, true);
    const cancelled = advise();
    server.cancel();
    await assert.rejects(cancelled.result(), RequestCancelled);
    const signal = AbortSignal.timeout(50);
    await assert.rejects(advise({ signal }).result(), { name: "TimeoutError" });
    const many = Array.from({ length: 9 }, () => advise());
    await assert.rejects(many[8]?.result() ?? assert.fail(), { type: "TooMuch" });
    for (const each of many) each.cancel();
    assert.equal(await server.ping(1), 1);
  });
});

describe("the end of a connection", options, () => {
  test("by the client", async () => {
    const process = await TestServer.start();
    const server = await Server.connect(process.address);
    const closed = once(server, "closed");
    const request = server.ping();
    await Promise.all([server.close(), server[Symbol.asyncDispose]()]);
    await request.catch((error) => assert.ok(error instanceof ConnectionClosed));
    assert.ok((await closed)[0].error instanceof ConnectionClosed);
    await assert.rejects(server.ping(), { name: "ConnectionClosed", message: /^this client has/ });
    assert.throws(() => server.table("x").watch(), ConnectionClosed);
    await server.close();
    await process.end();
  });

  test("by the server, after which another connection continues", async () => {
    const process = await TestServer.start();
    const server = await Server.connect(process.address);
    const { id, tokens } = await server.newTable({
      game: "lexibomb",
      seats: [{ kind: "person" }],
    });
    const table = server.table(id, tokens[0]);
    const watching = table.watch();
    const { value } = await watching.next();
    assert.ok(value);
    const change = watching.next();
    const advising = endless(server);
    assert.equal((await advising.next()).done, false);
    const closed = once(server, "closed");
    await server.close();
    await closed;
    await assert.rejects(change, ConnectionClosed);
    assert.deepEqual(await watching.next(), { value: undefined, done: true });
    await assert.rejects(advising.result(), ConnectionClosed);

    const next = await Server.connect(process.address);
    const again = next.table(id, tokens[0]);
    const { actions } = await again.legal({ limit: 1 });
    assert.ok(actions[0]);
    const { events } = await again.act(actions[0]);
    const first = await again.watch({ since: value.seq }).next();
    assert.equal(first.value?.events.length, 1);
    assert.deepEqual(first.value.events[0]?.event, events.at(-1)?.event);

    const end = once(next, "closed");
    const open = endless(next);
    assert.equal((await open.next()).done, false);
    await process.end("SIGKILL");
    const [{ error }] = await end;
    assert.equal(error.code, 1006);
    await assert.rejects(open.result(), ConnectionClosed);
    await assert.rejects(next.ping(), { name: "ConnectionClosed", code: 1006 });
  });
});

describe("an address", options, () => {
  test("where nobody listens", async () => {
    await assert.rejects(Server.connect("http://127.0.0.1:1/"), {
      name: "ConnectionClosed",
      message: /^cannot connect to ws:\/\/127\.0\.0\.1:1\/ws\b.* \(code 1006\)$/,
      code: 1006,
    });
  });

  test("of another server", async () => {
    const other = http.createServer((_request, response) => response.end("Hello"));
    await once(other.listen(0, "127.0.0.1"), "listening");
    const { port } = /** @type {import("node:net").AddressInfo} */ (other.address());
    await assert.rejects(Server.connect(`http://127.0.0.1:${port}`), { name: "ConnectionClosed" });
    other.closeAllConnections();
    other.close();
  });

  test("of a server that does not answer", async () => {
    const other = http.createServer();
    other.on("upgrade", () => {});
    await once(other.listen(0, "127.0.0.1"), "listening");
    const { port } = /** @type {import("node:net").AddressInfo} */ (other.address());
    const signal = AbortSignal.timeout(200);
    await assert.rejects(Server.connect(`ws://127.0.0.1:${port}/ws`, { signal }), {
      name: "TimeoutError",
    });
    await assert.rejects(Server.connect(`ws://127.0.0.1:${port}/ws`, { signal }), {
      name: "TimeoutError",
    });
    other.closeAllConnections();
    other.close();
  });

  test("that is none", async () => {
    await assert.rejects(Server.connect("localhost"), {
      name: "TypeError",
      message: /^'localhost' is/,
    });
    await assert.rejects(Server.connect("ftp://localhost/"), /begins with ftp:; use http:/);
  });

  test("needs a WebSocket", async () => {
    const { WebSocket } = globalThis;
    try {
      globalThis.WebSocket = /** @type {any} */ (undefined);
      await assert.rejects(
        Server.connect("http://127.0.0.1:1/"),
        /use Node 22 or newer, or pass one/,
      );
    } finally {
      globalThis.WebSocket = WebSocket;
    }
    await assert.rejects(Server.connect("http://127.0.0.1:1/", { WebSocket }), ConnectionClosed);
  });
});
