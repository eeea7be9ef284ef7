// A program that is only checked: the types that users of the package see.

import { ClosedEvent, Engine, Game, RequestRefused, type GameName } from "lexicon-fast-client";
import type {
  EngineMethods,
  GameTypes,
  LexiconAction,
  ScrabbleAction,
} from "lexicon-fast-client/protocol";
import { Server, Table } from "lexicon-fast-client/server";

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function assertType<_T extends true>(): void {}

async function requests(): Promise<void> {
  await using engine = await Engine.spawn(["lexicon-fast", "engine"], { stderr: "pipe" });
  const words = await engine.request("dictionary.check", { words: ["quiz"] });
  assertType<Equal<typeof words, EngineMethods["dictionary.check"]["result"]>>();
  const { lines } = await engine.request("game.record", { id: "lexicon-1" });
  assertType<Equal<typeof lines, string[]>>();
  await engine.request("game.list");
  await engine.request("hello", {}, { signal: AbortSignal.timeout(1000) });

  // @ts-expect-error: there is no such method
  await engine.request("game.lst");
  // @ts-expect-error: tables are for servers
  await engine.request("table.view", { id: "x" });
  // @ts-expect-error: a field is missing
  await engine.request("game.legal", { id: "x" });
  // @ts-expect-error: params are required
  await engine.request("game.legal");
  // @ts-expect-error: a field has another type
  await engine.request("game.legal", { id: "x", player: "0" });
  // @ts-expect-error: there is no such field
  await engine.request("game.legal", { id: "x", player: 0, limt: 1 });
  // @ts-expect-error: only `spawn` makes engines
  new Engine();

  try {
    await engine.ping();
  } catch (error) {
    if (error instanceof RequestRefused) assertType<Equal<typeof error.type, string>>();
  }
  const listener = (event: ClosedEvent): void => console.log(event.error.message);
  engine.addEventListener("closed", listener, { once: true });
  engine.removeEventListener("closed", listener);
}

async function games(engine: Engine): Promise<void> {
  const lexicon = await engine.newGame();
  assertType<Equal<typeof lexicon, Game<"lexicon">>>();
  const scrabble = await engine.newGame("scrabble", { seed: 7 });
  const { actions } = await scrabble.legal();
  assertType<Equal<typeof actions, ScrabbleAction[]>>();
  await scrabble.apply({ action: "play", at: "8D", word: "QUIZ" });
  await lexicon.apply({ action: "form", laid: "hat" }, { seq: 4 });
  // @ts-expect-error: an action of another game
  await lexicon.apply({ action: "pass" });
  // @ts-expect-error: there is no such game
  await engine.newGame("go");

  const { observation } = await lexicon.observe(0);
  assertType<Equal<typeof observation, GameTypes["lexicon"]["observation"]>>();
  const advising = engine.advise(observation, { seconds: 1 });
  for await (const advice of advising) {
    const action = advice.ranked[0]?.action;
    assertType<Equal<typeof action, LexiconAction | undefined>>();
    if (action?.action === "form") console.log(action.laid.length);
    advising.stop();
  }
  const move = await engine.botMove(observation, "greedy");
  assertType<Equal<typeof move.action, LexiconAction>>();
  const rows = await engine.solve([{ rack: "ABC", opened: [] }], { game: "lexibomb", top: 1 });
  const bomb: number | undefined = rows[0]?.plays?.[0]?.bomb;
  console.log(bomb);
  // @ts-expect-error: an observation of another game
  await engine.legal(observation, { game: "scrabble" });

  const names: GameName[] = ["lexicon", "scrabble", "lexibomb"];
  for (const name of names) {
    const game = await engine.newGame(name);
    await game.play("greedy");
  }
}

async function tables(): Promise<void> {
  await using server = await Server.connect("http://127.0.0.1:8765/");
  const { id, tokens } = await server.newTable({
    game: "scrabble",
    seats: [
      { kind: "person", name: "North" },
      { kind: "bot", bot: "greedy" },
    ],
  });
  // @ts-expect-error: there is no such kind of seat
  await server.newTable({ game: "scrabble", seats: [{ kind: "robot" }] });
  // @ts-expect-error: a server has no method to load dictionaries
  await server.request("dictionary.load", { words: "x" });
  const table: Table<"scrabble"> = server.table(id, tokens[0]);
  for await (const view of table.watch({ since: 0 })) {
    if (view.to_move !== view.seat) continue;
    const { actions } = await table.legal({ limit: 1 });
    const [best] = actions;
    if (best) await table.act(best, { seq: view.seq });
  }
}

void [requests, games, tables];
