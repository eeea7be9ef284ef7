// Games that an engine referees.

import { Changes } from "./changes.js";

/**
 * @import { EngineMethods, GameTypes, GameState } from "../types/protocol.js"
 * @import { Advising } from "./advising.js"
 * @import { GameName, ParamsWithout, RequestOptions } from "./client.js"
 * @import { Engine } from "./engine.js"
 */

/**
 * A game that the engine referees. `player` is by default the player whose turn it is.
 *
 * `Engine.newGame` returns one. The attributes show the state after the last `apply` or `play`.
 * @template {GameName} [G=GameName]
 */
export class Game {
  #engine;
  #state = /** @type {GameState} */ (/** @type {unknown} */ (undefined));

  /**
   * @internal
   * @param {Engine} engine
   * @param {EngineMethods["game.new"]["result"]} created
   */
  constructor(engine, created) {
    this.#engine = engine;
    this.#state = created;
    /** Id of the game in the engine. */
    this.id = created.id;
    /** Name of the game's rules. */
    this.game = /** @type {G} */ (created.game);
    /** Number of players. */
    this.players = created.players;
    this.names = created.names;
    this.ruleset = created.ruleset;
    this.dictionary = created.dictionary;
  }

  /** The player whose turn it is; null: the game is over. */
  get toMove() {
    return this.#state.to_move;
  }

  /** Whether the game is over. */
  get over() {
    return this.#state.over;
  }

  /** Number of events so far. */
  get seq() {
    return this.#state.seq;
  }

  /**
   * Returns by player, once the game is over: 1.0 for the winner, shared by several.
   *
   * In Lexicon from a position: minus the points of the round.
   */
  get returns() {
    return this.#state.returns;
  }

  /** The players with the highest return, once the game is over. */
  get winners() {
    const returns = /** @type {number[]} */ (this.returns ?? []);
    const best = Math.max(...returns);
    return returns.flatMap((each, player) => (each === best ? [player] : []));
  }

  /**
   * Return a player's view; with `since`, also the events after that `seq`.
   * @param {number} [player]
   * @param {ParamsWithout<"game.observe", "id" | "player">} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<{ seq: number, observation: GameTypes[G]["observation"],
   *                     events: Array<GameTypes[G]["event"]> }>}
   */
  observe(player = this.#player, params = {}, options) {
    const request = { ...params, id: this.id, player };
    return /** @type {Promise<any>} */ (this.#engine.call("game.observe", request, options));
  }

  /**
   * Return a player's legal actions, best plays first; none if it is not their turn.
   * @param {number} [player]
   * @param {ParamsWithout<"game.legal", "id" | "player">} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<{ count: number, actions: Array<GameTypes[G]["action"]> }>}
   */
  legal(player = this.#player, params = {}, options) {
    const request = { ...params, id: this.id, player };
    return /** @type {Promise<any>} */ (this.#engine.call("game.legal", request, options));
  }

  /**
   * Apply an action. seq: refuse it, with type `Stale`, if there are more events than that.
   *
   * Rejects with RequestRefused, of type `IllegalAction` with the `rule` if the rules forbid it.
   * @param {GameTypes[G]["action"]} action
   * @param {{ player?: number, seq?: number | null }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<GameState & { events: Array<GameTypes[G]["event"]> }>}
   */
  async apply(action, { player = this.#player, seq = null } = {}, options) {
    const params = { id: this.id, player, action, seq };
    this.#state = await this.#engine.call("game.apply", params, options);
    return /** @type {any} */ (this.#state);
  }

  /**
   * Let a bot act for the player whose turn it is. Returns its action.
   * @param {string} bot
   * @param {ParamsWithout<"bot.move", "game" | "observation" | "bot" | "dictionary">} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<GameTypes[G]["action"]>}
   */
  async play(bot, params = {}, options) {
    const player = this.#player;
    const { observation, seq } = await this.observe(player, {}, options);
    const { game, dictionary } = this;
    const move = { ...params, game, dictionary };
    const { action } = await this.#engine.botMove(observation, bot, move, options);
    await this.apply(action, { player, seq }, options);
    return action;
  }

  /**
   * Return advice for a player: `Engine.advise` for the player's view.
   * @param {number} [player]
   * @param {ParamsWithout<"advise", "game" | "observation" | "dictionary">} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<Advising<GameTypes[G]["advice"]>>}
   */
  async advise(player = this.#player, params = {}, options) {
    const { observation } = await this.observe(player, {}, options);
    const { game, dictionary } = this;
    return this.#engine.advise(observation, { ...params, game, dictionary }, options);
  }

  /** The clocks, as they were after the last `apply` or `play`; null: there is no limit. */
  get clock() {
    return this.#state.clock;
  }

  /**
   * End the game with the loss of a player, also out of turn; the others win.
   * @param {number} [player]
   * @param {RequestOptions} [options]
   */
  async resign(player = this.#player, options) {
    this.#state = await this.#engine.call("game.resign", { id: this.id, player }, options);
  }

  /**
   * End the game; nobody wins.
   * @param {RequestOptions} [options]
   */
  async abort(options) {
    this.#state = await this.#engine.call("game.abort", { id: this.id }, options);
  }

  /**
   * Return the changes of the game from now on, as a player sees them.
   *
   * Other players change a game in a match, where they act while `apply` waits: a bot can think
   * meanwhile.
   * @param {number} player
   * @param {RequestOptions} [options]
   * @returns {Promise<Changes<G>>}
   */
  async watch(player, options) {
    const params = { id: this.id, player };
    const changes = /** @type {Changes<G>} */ (new Changes(this.#engine, params));
    this.#engine.beginWatching(changes, params);
    try {
      await this.#engine.call("game.watch", params, options);
    } catch (error) {
      this.#engine.endWatching(params);
      throw error;
    }
    return changes;
  }

  /**
   * Return the record of a finished game: lines that `lexicon-fast replay` reads.
   * @param {RequestOptions} [options]
   */
  async record(options) {
    return (await this.#engine.call("game.record", { id: this.id }, options)).lines;
  }

  /**
   * Remove the game from the engine.
   * @param {RequestOptions} [options]
   */
  async close(options) {
    await this.#engine.call("game.close", { id: this.id }, options);
  }

  async [Symbol.asyncDispose]() {
    await this.close();
  }

  /** When the game is over, the engine reports that. */
  get #player() {
    return this.toMove ?? 0;
  }
}
