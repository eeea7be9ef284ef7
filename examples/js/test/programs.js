// Engines and servers for the tests: those of `lexicon-fast` on the path, and programs that only
// pretend to be one.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The answer to `hello` of a program that pretends. */
export const HELLO = {
  ...{ name: "pretender", version: "9", protocol: "1.0" },
  ...{ games: [], options: [], methods: [], changes: [] },
};

/**
 * Return the command of a program that answers `hello`, and then runs code for each request.
 * @param {string} code sees `request`, and the functions `reply(result)` and `write(text)`
 * @param {object} [hello]
 */
export function pretender(code, hello = HELLO) {
  const script = `
    const write = (text) => process.stdout.write(text);
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const request = JSON.parse(line);
      const send = (id, result) => write(JSON.stringify({ jsonrpc: "2.0", id, result }) + "\\n");
      const reply = (result) => send(request.id, result);
      if (request.method === "hello") reply(${JSON.stringify(hello)});
      else { ${code} }
    });`;
  return [process.execPath, "-e", script];
}

/** A server in a process, at a free port. */
export class TestServer {
  /** @param {string[]} options */
  static async start(...options) {
    const args = ["serve", "--port", "0", "--database", ":memory:", ...options];
    const child = spawn("lexicon-fast", args, { stdio: ["ignore", "inherit", "pipe"] });
    for await (const line of createInterface({ input: child.stderr })) {
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address) {
        child.stderr.resume();
        return new TestServer(child, address);
      }
    }
    throw new Error("the server has not started");
  }

  /**
   * @param {import("node:child_process").ChildProcess} child
   * @param {string} address
   */
  constructor(child, address) {
    this.child = child;
    this.address = address;
  }

  /** @param {NodeJS.Signals} [signal] */
  async end(signal = "SIGTERM") {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, "exit");
    this.child.kill(signal);
    await exited;
  }
}
