// The client of an engine, tested with real engines; and with programs that misbehave.

import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after, before, describe } from "node:test";

import {
  BadParams,
  Engine,
  EngineError,
  EngineTerminated,
  ProtocolError,
  RequestCancelled,
  RequestRefused,
} from "lexicon-fast-client";

import { PROTOCOL } from "../src/connection.js";
import { HELLO, pretender } from "./programs.js";

const GAMES = /** @type {const} */ (["lexicon", "scrabble", "lexibomb"]);

/** Wait until there is advice, so that the request is being worked on. */
async function firstAdvice(/** @type {AsyncIterator<unknown>} */ advising) {
  assert.equal((await advising.next()).done, false);
}

describe("an engine", () => {
  /** @type {Engine} */
  let engine;
  before(async () => {
    engine = await Engine.spawn();
  });
  after(() => engine.close());

  /** Return an observation on which advice takes as long as it may. */
  async function scrabbleView() {
    const game = await engine.newGame("scrabble", { seed: 3 });
    return (await game.observe()).observation;
  }

  test("introduces itself", () => {
    assert.equal(engine.name, "lexicon-fast");
    assert.equal(engine.protocol, PROTOCOL);
    assert.deepEqual(
      engine.games.map((each) => each.game),
      GAMES,
    );
    assert.ok(engine.methods.includes("game.apply"));
    assert.deepEqual(engine.changes, []);
    assert.equal(engine.options.get("dictionary")?.value, "enable");
    assert.ok(engine.pid > 0);
    assert.equal(engine.exitCode, null);
    assert.equal(engine.stderr, "");
  });

  test("answers each request", async () => {
    assert.deepEqual(await engine.check(["quiz", "zzx"]), [true, false]);
    assert.deepEqual(await engine.search("CATDOG*", { limit: 3 }), {
      count: 529,
      words: ["jog", "jag", "jato"],
    });
    const found = await engine.find("anagram:RETAINS?", { columns: ["points"], limit: 2 });
    assert.deepEqual([found.count, found.words], [65, ["angriest", "antisera"]]);
    assert.deepEqual([found.points, found.front_hooks], [[9, 8], null]);
    assert.equal((await engine.find({ type: "length", min: 20 }, { limit: 0 })).count, 279);
    await assert.rejects(engine.find("length:7 andd vowels:2"), {
      data: { type: "BadQuery", start: 9, end: 13, suggestions: ["and"] },
    });
    assert.deepEqual(await engine.equations("7-:A;~A", { limit: 1 }), {
      solutions: [{ words: ["deified", "deified"], values: { A: "deified" } }],
      more: true,
    });
    const [solved, bad] = await engine.solve(["TCHED hat", "!"], { top: 1 });
    assert.equal(solved?.moves?.[0]?.word, "thatched");
    assert.match(bad?.error ?? "", /'!'/);
    const [planned] = await engine.plan(["CATQ"]);
    assert.deepEqual(planned?.plans?.[0]?.words, ["act"]);
    assert.equal((await engine.info()).words, 172820);
    for (const value of [null, true, "text", 2.5, 7]) {
      assert.equal(await engine.ping(value), value);
    }
    assert.deepEqual(await engine.request("ping"), { value: null });
    assert.deepEqual(await engine.request("ping", { value: 1 }), { value: 1 });
  });

  test("answers requests in parallel, each with its own result", async () => {
    const letters = "ETAOINSHRDLU";
    const hands = Array.from({ length: 300 }, (_, number) =>
      Array.from({ length: 6 }, (_each, place) => letters[(number * 7 + place * place) % 12]).join(
        "",
      ),
    );
    const one = [];
    for (const hand of hands) one.push(await engine.search(hand));
    const some = await Promise.all(hands.map((hand) => engine.search(hand)));
    assert.deepEqual(some, one);
    // Long requests are answered in any order.
    const rows = await Promise.all(
      hands.map((hand, number) => engine.solve([{ hand, table: [], id: number }], { top: 1 })),
    );
    assert.deepEqual(
      rows.map(([row]) => row?.id),
      hands.map((_, number) => number),
    );
  });

  test("refuses requests with errors that say why", async () => {
    /** @type {Array<[() => Promise<unknown>, new (...args: any[]) => EngineError, object]>} */
    const cases = [
      [() => engine.search("C4T"), RequestRefused, { code: -32000, type: "BadHand", rule: "" }],
      [
        () => engine.find("length:7 andd vowels:2"),
        RequestRefused,
        { type: "BadQuery", message: /did you mean and/ },
      ],
      [() => engine.check(["cat"], { dictionary: "none" }), RequestRefused, { type: "NotLoaded" }],
      [
        () => engine.search("CAT", { limit: -1 }),
        BadParams,
        { code: -32602, path: "params.limit" },
      ],
      [
        () => engine.request("ping", /** @type {any} */ ({ valeu: 1 })),
        BadParams,
        { message: /unknown field 'valeu'/, path: "params" },
      ],
      [
        () => engine.request(/** @type {any} */ ("png")),
        ProtocolError,
        { code: -32601, type: "", message: /png/ },
      ],
      [() => engine.ping(NaN), BadParams, { message: /value is NaN/ }],
      [() => engine.ping(/** @type {any} */ (10n)), BadParams, { message: /value is a BigInt/ }],
    ];
    for (const [call, kind, details] of cases) {
      const error = await call().then(
        () => assert.fail(`no ${kind.name}`),
        (/** @type {unknown} */ reason) => reason,
      );
      assert.ok(error instanceof kind, String(error));
      assert.ok(error instanceof EngineError);
      assert.equal(error.name, kind.prototype.name);
      for (const [name, value] of Object.entries(details)) {
        /** @type {any} */
        const found = /** @type {any} */ (error)[name];
        if (value instanceof RegExp) assert.match(found, value);
        else assert.equal(found, value);
      }
    }
    const error = await engine.search("C4T").catch((/** @type {Error} */ reason) => reason);
    assert.ok(error instanceof Error);
    assert.match(error.stack ?? "", /engine\.test\.js/); // it leads to the caller
    /** @type {any} */
    const circular = {};
    circular.self = circular;
    await assert.rejects(engine.request("ping", circular), { name: "BadParams" });
    assert.deepEqual(await engine.check(["quiz"]), [true]);
  });

  for (const name of GAMES) {
    test(`referees a game of ${name}`, async () => {
      const game = await engine.newGame(name, { players: 2, seed: 7 });
      assert.equal(game.game, name);
      assert.equal(game.players, 2);
      assert.equal(game.returns, null);
      assert.deepEqual(game.winners, []);
      let turns = 0;
      while (!game.over) {
        assert.ok(game.toMove !== null);
        const { observation, seq } = await game.observe();
        assert.equal(observation.player, game.toMove);
        assert.equal(seq, game.seq);
        if (turns++ % 2) {
          await game.play("greedy");
        } else {
          const { actions } = await game.legal(game.toMove, { limit: 1 });
          assert.ok(actions[0]);
          const { events } = await game.apply(actions[0], { seq });
          assert.equal(events[0]?.event, "turn");
        }
      }
      assert.equal(game.toMove, null);
      assert.ok(turns > 5);
      assert.ok(game.winners.length > 0);
      const { events } = await game.observe(0, { since: 0 });
      assert.equal(events.length, game.seq - 1); // nobody sees the first event, which has the seed
      assert.ok((await game.record()).length >= turns);
      await game.close();
      await assert.rejects(game.record(), { name: "RequestRefused", type: "NoSuchGame" });
      const open = await engine.openGames();
      assert.ok(!open.some((each) => each.id === game.id));
    });
  }

  test("refuses illegal actions and those that come too late", async () => {
    const game = await engine.newGame("lexicon", { seed: 7, rounds: 1 });
    await assert.rejects(game.apply({ action: "insert", target: 0, laid: "hat" }), {
      name: "RequestRefused",
      type: "IllegalAction",
      rule: "target",
    });
    const { actions } = await game.legal();
    assert.ok(actions[0]);
    await assert.rejects(game.apply(actions[0], { seq: game.seq - 1 }), { type: "Stale" });
    await assert.rejects(game.record(), { type: "NotOver" });
    const { seq } = game;
    await game.apply(actions[0]);
    assert.ok(game.seq > seq);
    await game[Symbol.asyncDispose]();
  });

  test("ends games before they are played out, and has clocks", async () => {
    const game = await engine.newGame("scrabble", { seed: 3, starter: 0, clock: { seconds: 600 } });
    assert.equal(game.clock?.running, 0);
    await game.play("greedy");
    assert.equal(game.clock?.running, 1);
    await game.resign(0);
    assert.deepEqual([game.over, game.toMove, game.winners], [true, null, [1]]);
    await assert.rejects(game.abort(), { type: "IllegalAction", rule: "over" });
    const aborted = await engine.newGame("lexicon", { seed: 1 });
    assert.equal(aborted.clock, null);
    await aborted.abort();
    assert.deepEqual([aborted.over, aborted.returns, aborted.winners], [true, null, []]);
    await assert.rejects(engine.newGame("lexicon", { clock: {} }), {
      name: "BadParams",
      path: "params.clock",
    });
  });

  test("tells the changes of a game, to its end", async () => {
    const game = await engine.newGame("scrabble", { seed: 4, starter: 0 });
    const { seq } = game;
    const changes = await game.watch(1);
    const seen = (async () => {
      const all = [];
      for await (const change of changes) all.push(change);
      return all;
    })();
    for (let turn = 0; turn < 5; turn++) await game.play("greedy");
    await game.resign(0);
    const all = await seen;
    assert.equal(all.length, 6);
    assert.ok(all.every((change) => change.player === 1));
    const { events } = await game.observe(1, { since: seq });
    assert.deepEqual(
      all.flatMap((change) => change.events),
      events,
    );
    assert.deepEqual(all.at(-1)?.events, [{ event: "forfeit", player: 0, reason: "resigned" }]);

    const other = await engine.newGame("lexicon", { seed: 1 });
    const left = await other.watch(0);
    await left.close();
    await other.play("greedy");
    assert.deepEqual(await left.next(), { value: undefined, done: true });
    await other.close();
    await assert.rejects(other.watch(0), { type: "NoSuchGame" });
  });

  test("refines advice", async () => {
    const game = await engine.newGame("lexicon", { seed: 1 });
    const advising = await game.advise(undefined, { iterations: 300 });
    assert.equal(advising.latest, null);
    const all = [];
    for await (const advice of advising) {
      all.push(advice);
      assert.equal(advising.latest, advice);
    }
    assert.ok(all.length > 1);
    assert.deepEqual(
      all.map((each) => each.final),
      all.map((_, number) => number === all.length - 1),
    );
    assert.ok(advising.done);
    assert.deepEqual(await advising.result(), { advice: all.at(-1), stopped: false });
    assert.deepEqual(await advising.next(), { value: undefined, done: true });
    const only = await game.advise(undefined, { iterations: 300, stream: false });
    assert.deepEqual((await only.next()).value, all.at(-1));
    assert.deepEqual(await only.next(), { value: undefined, done: true });
  });

  test("stops and cancels advice", async () => {
    const seen = await scrabbleView();
    const stopped = engine.advise(seen, { game: "scrabble" });
    await firstAdvice(stopped);
    stopped.stop();
    assert.equal((await stopped.result()).stopped, true);

    const left = engine.advise(seen, { game: "scrabble" });
    for await (const advice of left) {
      assert.equal(advice.final, false);
      break; // cancels
    }
    await assert.rejects(left.result(), { name: "RequestCancelled" });
    assert.deepEqual(await left.next(), { value: undefined, done: true });

    const cancelled = engine.advise(seen, { game: "scrabble" });
    await firstAdvice(cancelled);
    cancelled.cancel();
    await assert.rejects(cancelled.result(), RequestCancelled);

    const disposed = engine.advise(seen, { game: "scrabble" });
    await disposed[Symbol.asyncDispose]();
    assert.ok(disposed.done);

    const refused = engine.advise(/** @type {any} */ ({ hand: "CAT" }));
    await assert.rejects(refused.next(), { name: "RequestRefused", type: "BadObservation" });
    assert.deepEqual(await refused.next(), { value: undefined, done: true });
  });

  test("stops or cancels everything at once", async () => {
    const seen = await scrabbleView();
    const some = [1, 2].map((seed) => engine.advise(seen, { game: "scrabble", seed }));
    const [first] = some;
    assert.ok(first);
    await firstAdvice(first);
    engine.stop();
    for (const each of some) assert.equal((await each.result()).stopped, true);
    const others = [1, 2].map((seed) => engine.advise(seen, { game: "scrabble", seed }));
    engine.cancel();
    for (const each of others) await assert.rejects(each.result(), { code: -32800 });
  });

  test("obeys signals", async () => {
    const seen = await scrabbleView();
    const controller = new AbortController();
    const { signal } = controller;
    const move = engine.botMove(seen, "sim:iterations=1000000", { game: "scrabble" }, { signal });
    const advising = engine.advise(seen, { game: "scrabble" }, { signal });
    await firstAdvice(advising);
    controller.abort(new Error("enough"));
    await assert.rejects(move, /enough/);
    await assert.rejects(async () => {
      for await (const _ of advising);
    }, /enough/);
    await assert.rejects(engine.ping(1, { signal }), /enough/); // it is not sent
    assert.throws(() => engine.advise(seen, { game: "scrabble" }, { signal }), /enough/);
    await assert.rejects(
      engine.botMove(
        seen,
        "sim:iterations=1000000",
        { game: "scrabble" },
        { signal: AbortSignal.timeout(50) },
      ),
      { name: "TimeoutError" },
    );
    // The engine has cancelled all of them.
    assert.deepEqual(await engine.check(["quiz"]), [true]);
  });

  test("has options, and loads dictionaries", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lexicon-fast-client-"));
    try {
      const words = join(folder, "words.txt");
      writeFileSync(words, "cat\nhat\n");
      assert.equal((await engine.load(words)).words, 2);
      const dictionary = words;
      assert.deepEqual(await engine.check(["cat", "dog"], { dictionary }), [true, false]);
      await engine.configure({ threads: 2, max_line_bytes: 2000 });
      assert.equal(engine.options.get("threads")?.value, 2);
      await assert.rejects(engine.configure({ thread: 2 }), { name: "BadParams" });
      await assert.rejects(engine.check([`${"é".repeat(1000)}`]), {
        name: "RequestRefused",
        type: "TooMuch",
        message: /has 2\d\d\d bytes; the limit is 2000/,
      });
      assert.deepEqual(await engine.check(["e".repeat(1800)]), [false]);
      await engine.configure({ max_line_bytes: 1 << 20 });
      assert.deepEqual(await engine.check(["é".repeat(1000)]), [false]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("the end of an engine", () => {
  test("a closed engine has ended, and refuses requests", async () => {
    const engine = await Engine.spawn(["lexicon-fast", "engine"], { stderr: "pipe" });
    const closed = once(engine, "closed");
    await Promise.all([engine.close(), engine.close(), engine[Symbol.asyncDispose]()]);
    const [{ error }] = await closed;
    assert.ok(error instanceof EngineTerminated);
    assert.equal(engine.exitCode, 0);
    assert.equal(error.exitCode, 0);
    await assert.rejects(engine.ping(), {
      name: "EngineTerminated",
      message: "the engine has ended with exit code 0",
    });
    assert.throws(() => engine.advise(/** @type {any} */ ({})), EngineTerminated);
    engine.stop();
    engine.cancel();
  });

  test("the end of the engine ends loops over changes", async () => {
    const ending = await Engine.spawn();
    const changes = await (await ending.newGame("scrabble", { seed: 1 })).watch(0);
    await ending.close();
    await assert.rejects(changes.next(), { name: "EngineTerminated" });
  });

  test("closing cancels open requests", async () => {
    const engine = await Engine.spawn();
    const game = await engine.newGame("scrabble", { seed: 3 });
    const advising = await game.advise();
    await firstAdvice(advising);
    await engine.close();
    await assert.rejects(advising.result(), RequestCancelled);
  });

  test("a killed engine fails all open requests", async () => {
    const engine = await Engine.spawn();
    const game = await engine.newGame("scrabble", { seed: 3 });
    const advising = await game.advise();
    await firstAdvice(advising);
    const { observation } = await game.observe();
    const move = engine.botMove(observation, "sim:iterations=1000000", { game: "scrabble" });
    process.kill(engine.pid, "SIGKILL");
    const expected = { name: "EngineTerminated", signal: "SIGKILL", exitCode: null };
    await assert.rejects(move, expected);
    await assert.rejects(advising.result(), expected);
    await assert.rejects(engine.ping(), { message: "the engine has ended by SIGKILL" });
    await engine.close();
  });

  test("a crash is reported with the last line of stderr", async () => {
    const command = pretender(
      'process.stderr.write("out of memory\\n"); process.exitCode = 3; process.stdin.destroy();',
    );
    const engine = await Engine.spawn(command, { stderr: "pipe" });
    await assert.rejects(engine.ping(), {
      name: "EngineTerminated",
      exitCode: 3,
      message: "the engine has ended with exit code 3: out of memory",
    });
    assert.equal(engine.stderr, "out of memory");
  });

  test("an engine that does not quit is killed", async () => {
    const engine = await Engine.spawn(pretender("setInterval(() => {}, 1000);"));
    await engine.close();
    await assert.rejects(engine.ping(), { signal: "SIGKILL" });
  });

  test("processes that an engine has started end with it", async () => {
    const code =
      'require("node:child_process").spawn("sleep", ["600"], { stdio: "inherit" }); process.exit();';
    const engine = await Engine.spawn(pretender(code));
    await assert.rejects(engine.ping(), { name: "EngineTerminated" });
  });
});

describe("a program", () => {
  test("that is missing", async () => {
    await assert.rejects(Engine.spawn("no-such-program"), {
      name: "EngineTerminated",
      message: /^cannot start 'no-such-program': .*ENOENT; install lexicon-fast from its clone/,
      exitCode: null,
    });
    await assert.rejects(Engine.spawn([]), { name: "TypeError", message: /^the command is empty/ });
  });

  test("that ends at once", async () => {
    const command = [process.execPath, "-e", "console.error('no'); process.exit(4)"];
    await assert.rejects(Engine.spawn(command, { stderr: "pipe" }), {
      message: "the engine has ended with exit code 4: no",
    });
  });

  test("that never answers", async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const spawned = Engine.spawn([process.execPath, "-e", "setInterval(() => {}, 1000)"], {
      signal,
    });
    setTimeout(() => controller.abort(new Error("enough")), 300);
    await assert.rejects(spawned, /enough/);
    await assert.rejects(Engine.spawn(undefined, { signal }), /enough/);
  });

  test("that writes something else", async () => {
    const message = /^received an invalid message: "Hello": it is not JSON$/;
    await assert.rejects(Engine.spawn([process.execPath, "-e", "console.log('Hello')"]), {
      name: "ProtocolError",
      message,
    });
    for (const text of ["[1]", "{}", "null", "7", '{"id": {}}', '{"id": null}']) {
      const engine = await Engine.spawn(pretender(`write(${JSON.stringify(`${text}\n`)});`));
      const requests = [engine.ping(), engine.ping()];
      for (const each of requests) {
        await assert.rejects(each, {
          name: "ProtocolError",
          message: /it has no id, method or error/,
        });
      }
      await engine.close();
    }
  });

  test("that speaks another version", async () => {
    const command = pretender("", { ...HELLO, protocol: "2.0" });
    await assert.rejects(Engine.spawn(command), {
      name: "ProtocolError",
      message: "pretender 9 speaks protocol 2.0; this client needs 1.x",
    });
  });

  test("is told of requests that are no longer needed", async () => {
    const engine = await Engine.spawn(
      pretender(`
        globalThis.seen ??= [];
        if (request.method === "ping") reply({ value: JSON.stringify(seen) });
        else seen.push([request.method, request.id ?? null, request.params?.id ?? null]);`),
    );
    const controller = new AbortController();
    const { signal } = controller;
    const observation = /** @type {any} */ ({});
    const move = engine.botMove(observation, "greedy", {}, { signal }); // 2, after `hello`
    const aborted = engine.advise(observation, {}, { signal }); // 3
    const left = engine.advise(observation); // 4
    const stopped = engine.advise(observation); // 5
    controller.abort();
    await assert.rejects(move, { name: "AbortError" });
    await assert.rejects(aborted.result(), { name: "AbortError" });
    left.cancel();
    left.cancel();
    stopped.stop();
    const seen = JSON.parse(String(await engine.ping()));
    assert.deepEqual(seen.slice(4), [
      ["cancel", null, 2],
      ["cancel", null, 3],
      ["cancel", null, 4],
      ["stop", null, 5],
    ]);
    await engine.close();
  });

  test("that could not read a request", async () => {
    const error = { code: -32700, message: "the line is too long" };
    const answer = JSON.stringify({ jsonrpc: "2.0", id: null, error });
    const engine = await Engine.spawn(pretender(`write(${JSON.stringify(`${answer}\n`)});`));
    await assert.rejects(engine.ping(), { name: "ProtocolError", code: -32700 });
    await engine.close();
  });

  test("that answers later, in pieces, and sends what nobody asked for", async () => {
    const engine = await Engine.spawn(
      pretender(`
        write('{"method": "news", "params": {}}\\n{"id": 99, "result": 1}\\n\\n');
        const text = JSON.stringify({ id: request.id, result: { value: "é" } }) + "\\n";
        const bytes = Buffer.from(text);
        let sent = 0;
        const timer = setInterval(() => {
          process.stdout.write(bytes.subarray(sent, ++sent));
          if (sent === bytes.length) clearInterval(timer);
        }, 1);`),
    );
    assert.equal(await engine.ping(), "é");
    await engine.close();
  });

  test("that sends more advice than anybody fetches", async () => {
    const engine = await Engine.spawn(
      pretender(`
        if (request.method === "ping") return reply({ value: null });
        for (let advice = 1; advice <= 1000; advice++) {
          const params = { id: request.id, advice };
          write(JSON.stringify({ method: "advise.update", params }) + "\\n");
        }
        reply({ advice: 1001, stopped: false });`),
    );
    const advising = engine.advise(/** @type {any} */ ({}));
    await engine.ping();
    const all = [];
    for await (const advice of advising) all.push(advice);
    assert.deepEqual(
      all,
      Array.from({ length: 257 }, (_, number) => 745 + number),
    );
    await engine.close();
  });
});
