// A bot that plays a whole game of Lexicon through the engine. Node 18 or newer, no packages.
//
//     node bot.mjs [--seed N] [--rounds N] [--players N] [--against BOT] [--advice SECONDS] [-- ENGINE...]
//
// It has seat 0; a bot of the engine has the others. ENGINE is the command that starts one, by
// default `lexicon-fast engine`. The protocol is JSON-RPC 2.0, one message a line: docs/protocol.md.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

const ME = 0;

/** An engine in a process of its own. `ask` sends a request and gives a promise of its result. */
class Engine {
  #process;
  #last = 0;
  #open = new Map(); // requests that wait for their answer, by id

  constructor(command, ...args) {
    // What the engine has to say to people goes to stderr; stdout holds messages only.
    this.#process = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#process.on("error", (error) => this.#fail(error));
    this.#process.stdin.on("error", (error) => this.#fail(error));
    this.#process.on("close", (code) => this.#fail(new Error(`the engine ended (${code})`)));
    createInterface({ input: this.#process.stdout }).on("line", (line) => this.#take(line));
  }

  ask(method, params = {}, onUpdate = undefined) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject, onUpdate });
      this.#process.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
    });
  }

  /** Ends an `advise` early: it is answered with the best so far. */
  stop(id) {
    this.#process.stdin.write(JSON.stringify({ jsonrpc: "2.0", method: "stop", params: { id } }) + "\n");
  }

  #take(line) {
    const message = JSON.parse(line);
    if (message.method === "advise.update") {
      // A notification: news of a request that still runs.
      const { id, advice } = message.params;
      this.#open.get(id)?.onUpdate?.(advice, id);
      return;
    }
    const waiting = this.#open.get(message.id);
    this.#open.delete(message.id);
    if (message.error) {
      // data.type says what is wrong: BadHand, IllegalAction (with data.rule), ...
      const { message: text, data } = message.error;
      const error = new Error(`${data?.type ?? message.error.code}: ${text}`);
      if (waiting) waiting.reject(error);
      else this.#fail(error); // of a line that was no request: its id is null
    } else {
      waiting?.resolve(message.result);
    }
  }

  #fail(error) {
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}

/** What to do in this position: the idea of this bot. Put your own here. */
async function choose(engine, id, observation) {
  // Fields that have their default are left out: no phase is "turn".
  if (observation.phase === "challenge") {
    // Somebody has laid a word, the last action so far. Does the dictionary have it?
    const { laid } = observation.history.at(-1).action;
    const word = laid.replace(/[[\]]/g, ""); // brackets are round what a Master stands for
    const { known } = await engine.ask("dictionary.check", { words: [word] });
    return { action: known[0] ? "accept" : "challenge" };
  }

  // All that may be done: the plays, best first (fewest points left in the hand), then the draws.
  const { actions } = await engine.ask("game.legal", { id, player: ME });
  if (["form", "insert"].includes(actions[0].action)) return actions[0]; // these make the hand smaller

  // Nothing gets rid of a card: draw, and keep the cards of the best word that the hand has.
  const { rows } = await engine.ask("plan", { game: "lexicon", positions: [observation.hand] });
  const spare = rows[0].plans?.[0]?.left ?? observation.hand;
  const draws = actions.filter((action) => action.action === "draw");
  return draws.find((draw) => spare.includes(draw.discard)) ?? draws[0];
}

/** What the engine advises: actions ranked by play-outs, better the longer it thinks. */
async function advised(engine, observation, seconds) {
  const { advice } = await engine.ask("advise", { game: "lexicon", observation, seconds }, (update, id) => {
    if (update.ranked[0].win > 0.99) engine.stop(id); // clear enough
  });
  console.log(`  advice: ${advice.ranked[0].why}`);
  return advice.ranked[0].action;
}

async function main() {
  const number = { type: "string" };
  const { values, positionals } = parseArgs({
    options: { seed: number, rounds: number, players: number, advice: number, against: { type: "string" } },
    allowPositionals: true,
  });
  const int = (text) => (text === undefined ? null : Number(text));
  const engine = new Engine(...(positionals.length ? positionals : ["lexicon-fast", "engine"]));

  const hello = await engine.ask("hello", { client: "bot.mjs", protocol: "1.0" });
  const bots = hello.games[0].bots.map((bot) => bot.name);
  console.log(`${hello.name} ${hello.version}, protocol ${hello.protocol}, bots ${bots}`);

  // The engine shuffles, deals, knows the rules and keeps the score. It tells each seat only what
  // that seat may know.
  let state = await engine.ask("game.new", {
    game: "lexicon", players: int(values.players) ?? 2, seed: int(values.seed), rounds: int(values.rounds),
  });
  const id = state.id;
  while (!state.over) {
    const player = state.to_move;
    const { observation } = await engine.ask("game.observe", { id, player });
    let action;
    if (player !== ME) {
      const bot = values.against ?? "greedy";
      ({ action } = await engine.ask("bot.move", { game: "lexicon", observation, bot }));
    } else {
      if (values.advice) action = await advised(engine, observation, Number(values.advice));
      else action = await choose(engine, id, observation);
      console.log(`round ${observation.round ?? 1}, ${observation.hand.padEnd(12)} ${JSON.stringify(action)}`);
    }
    state = await engine.ask("game.apply", { id, player, action });
  }

  const { observation } = await engine.ask("game.observe", { id, player: ME });
  const winners = state.returns.flatMap((part, player) => (part > 0 ? [player] : []));
  console.log(`won by [${winners}], points [${observation.scores}] (0 is this bot; few points are good)`);
  const { lines } = await engine.ask("game.record", { id });
  console.log(`${lines.length} lines of record`); // `lexicon-fast replay` shows it
  await engine.ask("quit");
}

await main();
