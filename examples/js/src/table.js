// Tables on a server.

import { Watching } from "./watching.js";

/**
 * @import { GameTypes, TableView } from "../types/protocol.js"
 * @import { Advising } from "./advising.js"
 * @import { GameName, ParamsWithout, RequestOptions } from "./client.js"
 * @import { Server } from "./server.js"
 */

/** Lines of a record in one reply, which are far fewer bytes than the server allows. */
const RECORD_LINES = 1000;

/**
 * The state of a table as a player or a spectator sees it.
 * @template {GameName} [G=GameName]
 * @typedef {Omit<TableView, "observation" | "events"> & {
 *             observation: GameTypes[G]["observation"],
 *             events: Array<GameTypes[G]["event"]> }} View
 */

/**
 * A table on a server. `Server.table` and `Server.joinTable` return one.
 *
 * With the token of a seat, requests act as its player and show what that player can see. Anyone
 * who has the token can play there, so keep it secret.
 * @template {GameName} [G=GameName]
 */
export class Table {
  #server;

  /**
   * @internal
   * @param {Server} server
   * @param {string} id
   * @param {string | null} token
   */
  constructor(server, id, token) {
    this.#server = server;
    /** Id of the table, which is also the last part of its link. */
    this.id = id;
    /** Token of the seat; null: a spectator. */
    this.token = token;
  }

  /**
   * Return the state of the table; with `since`, also the events after that `seq`.
   * @param {ParamsWithout<"table.view", "id" | "token">} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<View<G>>}
   */
  view(params = {}, options) {
    const request = { ...params, id: this.id, token: this.token };
    return /** @type {Promise<any>} */ (this.#server.call("table.view", request, options));
  }

  /**
   * Watch the table: an asynchronous iterator of the current view and those after each change.
   *
   * A connection can watch a table once at a time.
   * @param {ParamsWithout<"table.watch", "id" | "token">} [params]
   * @param {RequestOptions} [options]
   * @returns {Watching<G>}
   */
  watch(params = {}, options) {
    return new Watching(this.#server, { ...params, id: this.id, token: this.token }, options);
  }

  /**
   * Act in your turn. seq: refuse the action, with type `Stale`, if more has happened.
   * @param {GameTypes[G]["action"]} action
   * @param {{ seq?: number | null }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<View<G>>}
   */
  act(action, { seq = null } = {}, options) {
    const request = { id: this.id, token: this.#token, action, seq };
    return /** @type {Promise<any>} */ (this.#server.call("table.act", request, options));
  }

  /**
   * Return your legal actions; none if another player is to move.
   * @param {ParamsWithout<"table.legal", "id" | "token">} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<{ count: number, actions: Array<GameTypes[G]["action"]> }>}
   */
  legal(params = {}, options) {
    const request = { ...params, id: this.id, token: this.#token };
    return /** @type {Promise<any>} */ (this.#server.call("table.legal", request, options));
  }

  /**
   * Return the score of a play with your tiles, whoever is to move.
   * @param {GameTypes[G]["action"]} action
   * @param {{ seq?: number | null }} [params]
   * @param {RequestOptions} [options]
   */
  score(action, { seq = null } = {}, options) {
    const request = { id: this.id, token: this.#token, action, seq };
    return this.#server.call("table.score", request, options);
  }

  /**
   * Rank your actions: see `Client.advise`.
   * @param {ParamsWithout<"table.advise", "id" | "token">} [params]
   * @param {RequestOptions} [options]
   * @returns {Advising<GameTypes[G]["advice"]>}
   */
  advise(params = {}, options) {
    const request = { ...params, id: this.id, token: this.#token };
    return this.#server.advising("table.advise", request, options);
  }

  /**
   * Return the record of a finished game: lines that `lexicon-fast replay` reads.
   * @param {RequestOptions} [options]
   */
  async record(options) {
    /** @type {string[]} */
    const lines = [];
    let part;
    do {
      const request = { id: this.id, skip: lines.length, limit: RECORD_LINES };
      part = (await this.#server.call("table.record", request, options)).lines;
      for (const line of part) lines.push(line);
    } while (part.length === RECORD_LINES);
    return lines;
  }

  /**
   * Return the table of the next game with the same players, once this game is over.
   * @param {RequestOptions} [options]
   * @returns {Promise<Table<G>>}
   */
  async again(options) {
    const request = { id: this.id, token: this.#token };
    const { id, token } = await this.#server.call("table.again", request, options);
    return new Table(this.#server, id, token);
  }

  /** The token for requests of players. */
  get #token() {
    if (this.token === null) {
      throw new TypeError(
        "this table was opened without a token; only players with a token can act",
      );
    }
    return this.token;
  }
}
