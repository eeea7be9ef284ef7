// A bot that plays a whole game of Lexicon, Scrabble or Lexibomb with the client.
//
//     node bot.js [--game GAME] [--seed N] [--rounds N] [--players N] [--against BOT]
//                 [--advice SECONDS] [-- ENGINE...]
//
// It has seat 0; bots of the engine have the others. ENGINE is the command that starts an engine,
// by default `lexicon-fast engine`.

import { parseArgs } from "node:util";

import { Engine } from "lexicon-fast-client";

/**
 * @import { Game } from "lexicon-fast-client"
 * @import { GameTypes } from "lexicon-fast-client/protocol"
 */

const ME = 0;

/**
 * Return the action to take in Lexicon. Put your own ideas here.
 * @param {Engine} engine
 * @param {Game<"lexicon">} game
 * @param {GameTypes["lexicon"]["observation"]} observation
 * @returns {Promise<GameTypes["lexicon"]["action"]>}
 */
async function chooseLexicon(engine, game, observation) {
  if (observation.phase === "challenge") {
    // Another player laid a word, the last action so far. Is it in the dictionary?
    const action = observation.history?.at(-1)?.action;
    const word = action && "laid" in action ? action.laid.replace(/[[\]]/g, "") : "";
    const [isKnown] = await engine.check([word], { dictionary: game.dictionary });
    return { action: isKnown ? "accept" : "challenge" };
  }
  // Plays, best first (fewest points left in the hand), then draws.
  const { actions } = await game.legal(ME);
  const [best] = actions;
  if (best && ["form", "insert"].includes(best.action)) return best; // these make the hand smaller

  // No card can be laid: draw, and keep the cards of the best word in the hand.
  const [planned] = await engine.plan([observation.hand], { dictionary: game.dictionary });
  const spare = planned?.plans?.[0]?.left ?? observation.hand;
  const draws = actions.filter((action) => action.action === "draw");
  const draw = draws.find((each) => spare.includes(each.discard)) ?? draws[0];
  if (!draw) throw new Error("no action is legal");
  return draw;
}

/**
 * Return the action to take in Scrabble: the play with the highest score, or an exchange.
 * @param {Engine} engine
 * @param {Game<"scrabble">} game
 * @param {GameTypes["scrabble"]["observation"]} observation
 * @returns {Promise<GameTypes["scrabble"]["action"]>}
 */
async function chooseScrabble(engine, game, observation) {
  const { board = Array(15).fill(".".repeat(15)), rack, bag = 0, history = [] } = observation;
  const { dictionary } = game;
  if (observation.phase === "challenge") {
    const lays = history.flatMap(({ action }) => (action.action === "play" ? [action.word] : []));
    const [isKnown] = await engine.check([(lays.at(-1) ?? "").replace(/[()]/g, "")], {
      dictionary,
    });
    return { action: isKnown ? "accept" : "challenge" };
  }
  const cgp = `${board.join("/")} ${rack}/ 0/0 0`;
  const [solved] = await engine.solve([cgp], { game: "scrabble", top: 1, dictionary });
  const best = solved?.plays?.[0];
  if (best) return { action: "play", at: best.at, word: best.word };
  return bag >= 7 ? { action: "exchange", tiles: rack } : { action: "pass" };
}

/**
 * Return the action to take in Lexibomb: the play with the highest expected score.
 * @param {Engine} engine
 * @param {Game<"lexibomb">} game
 * @param {GameTypes["lexibomb"]["observation"]} observation
 * @returns {Promise<GameTypes["lexibomb"]["action"]>}
 */
async function chooseLexibomb(engine, game, observation) {
  const { dictionary } = game;
  const position = /** @type {GameTypes["lexibomb"]["position"]} */ (observation);
  const [solved] = await engine.solve([position], { game: "lexibomb", top: 1, dictionary });
  const best = solved?.plays?.[0];
  return best ? { action: "play", at: best.at, word: best.word } : { action: "pass" };
}

/** @type {Record<string, (engine: Engine, game: any, observation: any) => Promise<any>>} */
const CHOOSE = { lexicon: chooseLexicon, scrabble: chooseScrabble, lexibomb: chooseLexibomb };

/**
 * Return the action that the engine recommends after play-outs.
 * @param {Game} game
 * @param {number} seconds
 */
async function advised(game, seconds) {
  const advising = await game.advise(ME, { seconds });
  for await (const { ranked } of advising) {
    if (ranked[0] && ranked[0].win > 0.99) advising.stop(); // clear enough
  }
  const best = advising.latest?.ranked[0];
  if (!best) throw new Error("no action is legal");
  console.log(`  advice: ${best.why}`);
  return best.action;
}

async function main() {
  /** @type {{ type: "string" }} */
  const text = { type: "string" };
  const { values, positionals } = parseArgs({
    options: { game: text, seed: text, rounds: text, players: text, against: text, advice: text },
    allowPositionals: true,
  });
  const number = (/** @type {string | undefined} */ given) =>
    given === undefined ? null : Number(given);
  const { game: name = "lexicon", against = "greedy", advice } = values;
  const choose = CHOOSE[name];
  if (!choose) {
    console.error(`unknown game '${name}'; games: ${Object.keys(CHOOSE).join(", ")}`);
    process.exitCode = 2;
    return;
  }

  const engine = await Engine.spawn(positionals.length ? positionals : undefined);
  try {
    console.log(`${engine.name} ${engine.version}, protocol ${engine.protocol}`);
    // The engine shuffles, deals, knows the rules and keeps the score. It shows each player only
    // what that player can see.
    const game = await engine.newGame(/** @type {"lexicon"} */ (name), {
      players: number(values.players) ?? 2,
      seed: number(values.seed),
      rounds: number(values.rounds),
    });
    while (!game.over) {
      if (game.toMove !== ME) {
        await game.play(against);
        continue;
      }
      const { observation, seq } = await game.observe(ME);
      const action = advice
        ? await advised(game, Number(advice))
        : await choose(engine, game, observation);
      console.log(JSON.stringify(action));
      await game.apply(action, { seq });
    }
    const { observation } = await game.observe(ME);
    console.log(`won by [${game.winners}], points [${observation.scores}] (0 is this bot)`);
    // The complete game with all hidden cards; view it with `lexicon-fast replay`.
    console.log(`${(await game.record()).length} lines of record`);
  } finally {
    await engine.close();
  }
}

await main();
