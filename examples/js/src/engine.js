// The client of an engine in a process, for Node.

import { spawn } from "node:child_process";
import { once } from "node:events";

import { begun, Client } from "./client.js";
import { Connection } from "./connection.js";
import { EngineTerminated, RequestRefused } from "./errors.js";
import { Game } from "./game.js";
import { Lines } from "./lines.js";

/**
 * @import { Changes } from "./changes.js"
 * @import { ChildProcess } from "node:child_process"
 * @import { EngineMethods } from "../types/protocol.js"
 * @import { GameName, ParamsWithout, RequestOptions } from "./client.js"
 */

/** Command that starts an engine. */
const COMMAND = ["lexicon-fast", "engine"];

/** Milliseconds from `quit` to SIGKILL. */
const GRACE_MS = 2000;

/** Milliseconds that may pass between the end of the output and the end of the process. */
const EXIT_DELAY_MS = 500;

/** Characters of stderr that are stored, and of its last line in an error. */
const MAX_STDERR = 1 << 16;
const MAX_STDERR_LINE = 300;

/** Bytes that each engine accepts as a line. */
const SHORT_LINE = 1024;

/**
 * How to start an engine. stderr: "inherit" shows it; "pipe" stores its last lines in the attribute
 * `stderr` and in errors; env, cwd: of the process, by default those of this one; signal: ends an
 * attempt to start.
 * @typedef {{ stderr?: "inherit" | "pipe" | "ignore", cwd?: string | URL,
 *             env?: Record<string, string | undefined>, signal?: AbortSignal }} SpawnOptions
 */

/**
 * An engine in a separate process. `await using` or `close` ends it.
 *
 * All requests of `Client`, dictionaries to load, options, and games that the engine referees.
 * @extends {Client<EngineMethods>}
 */
export class Engine extends Client {
  #watched = /** @type {Map<string, Changes<any>>} */ (new Map());
  #process;
  #stderr = "";
  #closing = /** @type {Promise<void> | null} */ (null);
  /** Why this client ended the process. */
  #fault = /** @type {Error | null} */ (null);
  /** Resolves when the process and its output have ended. */
  #ended = /** @type {Promise<void>} */ (Promise.resolve());
  #isEnded = false;
  #isCorked = false;

  /**
   * Start an engine.
   *
   * Rejects with EngineTerminated if the program cannot be started or ends at once.
   * @param {string | readonly string[]} [command] a program, or a program and its arguments; by
   *   default `lexicon-fast engine`
   * @param {SpawnOptions} [options]
   */
  static async spawn(command = COMMAND, { stderr = "inherit", env, cwd, signal } = {}) {
    signal?.throwIfAborted();
    const [program, ...args] = typeof command === "string" ? [command] : command;
    if (!program) throw new TypeError("the command is empty; name a program that is an engine");
    const child = spawn(program, args, {
      stdio: ["pipe", "pipe", stderr],
      env: env ?? process.env,
      cwd,
      // Ctrl-C is for this process; and what the engine starts ends with it.
      detached: process.platform !== "win32",
    });
    try {
      await once(child, "spawn");
    } catch (cause) {
      const { message } = /** @type {Error} */ (cause);
      throw new EngineTerminated(
        `cannot start '${program}': ${message}; install lexicon-fast from its clone (pip install .), ` +
          "or name the command that starts an engine",
        { cause },
      );
    }
    const engine = new Engine(child);
    const name = `'${[program, ...args].join(" ")}'`;
    return begun(engine, (limit) => engine.sayHello(limit), name, signal);
  }

  /**
   * @internal
   * @param {ChildProcess} child
   */
  constructor(child) {
    super(
      new Connection({
        send: (text) => this.#send(text),
        fail: (error) => this.#fail(error),
        check: (text) => this.#checkLength(text),
        notify: (method, params) => {
          if (method === "game.changed") this.#watched.get(watchKey(params))?.change(params);
        },
      }),
    );
    this.#process = child;
    this.#ended = this.#watch(child);
  }

  /** Exit code of the process; null while it runs, or if a signal ended it. */
  get exitCode() {
    return this.#process.exitCode;
  }

  /** Process id. */
  get pid() {
    return /** @type {number} */ (this.#process.pid);
  }

  /** The last lines of the engine's stderr, if `spawn` captures it. */
  get stderr() {
    return this.#stderr.trimEnd();
  }

  /**
   * Pass the changes of a game, as a player sees them, to an iterator.
   * @internal
   * @param {Changes<any>} changes
   * @param {{ id: string, player: number }} params
   */
  beginWatching(changes, params) {
    this.#watched.set(watchKey(params), changes);
  }

  /**
   * End `beginWatching`.
   * @internal
   * @param {{ id: string, player: number }} params
   */
  endWatching(params) {
    this.#watched.delete(watchKey(params));
  }

  /** Ask the engine to quit, and kill it if it does not. Open requests are cancelled. */
  close() {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async [Symbol.asyncDispose]() {
    await this.close();
  }

  /**
   * Set options: all of them, or none if one is refused.
   * @param {EngineMethods["options.set"]["params"]["values"]} values
   * @param {RequestOptions} [options]
   */
  async configure(values, options) {
    this.setOptions((await this.call("options.set", { values }, options)).options);
  }

  /**
   * Load a dictionary by name, path or URL; `words` is its name from then on.
   * @param {string} words
   * @param {ParamsWithout<"dictionary.load", "words">} [params]
   * @param {RequestOptions} [options]
   */
  load(words, params = {}, options) {
    return this.call("dictionary.load", { ...params, words }, options);
  }

  /**
   * Start a game that the engine referees: from a seed, a position, or a record's lines.
   * @template {GameName} [G="lexicon"]
   * @param {G} [game]
   * @param {ParamsWithout<"game.new", "game">} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<Game<G>>}
   */
  async newGame(game = /** @type {G} */ ("lexicon"), params = {}, options) {
    return new Game(this, await this.call("game.new", { ...params, game }, options));
  }

  /**
   * Return the open games of the engine.
   * @param {RequestOptions} [options]
   */
  async openGames(options) {
    return (await this.call("game.list", {}, options)).games;
  }

  /**
   * Throw RequestRefused for a line that the engine would skip.
   * @param {string} text
   */
  #checkLength(text) {
    if (text.length * 3 <= SHORT_LINE) return; // a character has at most three bytes
    const limit = Number(this.options.get("max_line_bytes")?.value ?? Infinity);
    const length = Buffer.byteLength(text);
    if (length <= Math.max(limit, SHORT_LINE)) return;
    throw new RequestRefused(
      `the request has ${length} bytes; the limit is ${limit} (option max_line_bytes)`,
      { type: "TooMuch" },
    );
  }

  /** @param {string} text */
  #send(text) {
    const { stdin } = this.#process;
    if (!stdin?.writable) return; // the process is about to end
    // Requests that are made together are written together.
    if (!this.#isCorked) {
      this.#isCorked = true;
      stdin.cork();
      process.nextTick(() => {
        this.#isCorked = false;
        stdin.uncork();
      });
    }
    stdin.write(`${text}\n`);
  }

  /**
   * Pass on what the process writes, until it has ended.
   * @param {ChildProcess} child
   */
  async #watch(child) {
    const { stdin, stdout, stderr } = child;
    const killLater = () => void setTimeout(() => this.#kill(), EXIT_DELAY_MS).unref();
    stdin?.on("error", () => {}); // the process no longer reads
    stdin?.on("close", () => {
      if (!this.#closing) killLater();
    });
    const lines = new Lines((line) => this.receive(line));
    stdout?.setEncoding("utf8").on("data", (chunk) => {
      try {
        lines.feed(chunk);
      } catch (error) {
        this.#fail(/** @type {Error} */ (error));
      }
    });
    stdout?.on("end", killLater);
    stderr?.setEncoding("utf8").on("data", (chunk) => {
      this.#stderr = (this.#stderr + chunk).slice(-MAX_STDERR);
    });
    child.on("exit", () => {
      // A process that the engine has started may keep its output open.
      setTimeout(() => {
        this.#kill();
        stdout?.destroy();
        stderr?.destroy();
      }, EXIT_DELAY_MS).unref();
    });
    await new Promise((resolve) => {
      child.on("close", resolve);
    });
    this.#isEnded = true;
    const makeError = () => this.#endError();
    for (const changes of this.#watched.values()) changes.fail(makeError);
    this.end(makeError);
  }

  /** Ask the engine to quit, and wait for its end. */
  async #close() {
    if (!this.#isEnded) {
      this.notify("quit");
      this.#process.stdin?.end();
    }
    const timer = setTimeout(() => this.#kill(), GRACE_MS);
    await this.#ended;
    clearTimeout(timer);
  }

  /**
   * End the process because of what it wrote.
   * @param {Error} error
   */
  #fail(error) {
    this.#fault ??= error;
    this.#kill();
  }

  /** End the process, and those that it has started, at once. */
  #kill() {
    if (this.#isEnded) return;
    try {
      process.kill(-this.pid, "SIGKILL");
    } catch {
      this.#process.kill("SIGKILL"); // a system without groups of processes, or they have ended
    }
  }

  #endError() {
    const { exitCode, signalCode: signal } = this.#process;
    if (this.#fault) {
      const message = `the engine was ended: ${this.#fault.message}`;
      return new EngineTerminated(message, { exitCode, signal, cause: this.#fault });
    }
    const how = signal ? `by ${signal}` : `with exit code ${exitCode}`;
    const last = this.stderr.split("\n").at(-1)?.slice(0, MAX_STDERR_LINE);
    return new EngineTerminated(`the engine has ended ${how}${last ? `: ${last}` : ""}`, {
      exitCode,
      signal,
    });
  }
}

/** @param {{ id: string, player: number }} params */
function watchKey({ id, player }) {
  return `${id}/${player}`;
}
