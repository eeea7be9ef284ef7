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
export class Table<G extends GameName = keyof GameTypes> {
    protected constructor();
    /** Id of the table, which is also the last part of its link. */
    id: string;
    /** Token of the seat; null: a spectator. */
    token: string | null;
    /**
     * Return the state of the table; with `since`, also the events after that `seq`.
     * @param {ParamsWithout<"table.view", "id" | "token">} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<View<G>>}
     */
    view(params?: ParamsWithout<"table.view", "id" | "token">, options?: RequestOptions): Promise<View<G>>;
    /**
     * Watch the table: an asynchronous iterator of the current view and those after each change.
     *
     * A connection can watch a table once at a time.
     * @param {ParamsWithout<"table.watch", "id" | "token">} [params]
     * @param {RequestOptions} [options]
     * @returns {Watching<G>}
     */
    watch(params?: ParamsWithout<"table.watch", "id" | "token">, options?: RequestOptions): Watching<G>;
    /**
     * Act in your turn. seq: refuse the action, with type `Stale`, if more has happened.
     * @param {GameTypes[G]["action"]} action
     * @param {{ seq?: number | null }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<View<G>>}
     */
    act(action: GameTypes[G]["action"], { seq }?: {
        seq?: number | null;
    }, options?: RequestOptions): Promise<View<G>>;
    /**
     * Return your legal actions; none if another player is to move.
     * @param {ParamsWithout<"table.legal", "id" | "token">} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<{ count: number, actions: Array<GameTypes[G]["action"]> }>}
     */
    legal(params?: ParamsWithout<"table.legal", "id" | "token">, options?: RequestOptions): Promise<{
        count: number;
        actions: Array<GameTypes[G]["action"]>;
    }>;
    /**
     * Return the score of a play with your tiles, whoever is to move.
     * @param {GameTypes[G]["action"]} action
     * @param {{ seq?: number | null }} [params]
     * @param {RequestOptions} [options]
     */
    score(action: GameTypes[G]["action"], { seq }?: {
        seq?: number | null;
    }, options?: RequestOptions): Promise<import("../types/protocol.js").TableScoreResult>;
    /**
     * Rank your actions: see `Client.advise`.
     * @param {ParamsWithout<"table.advise", "id" | "token">} [params]
     * @param {RequestOptions} [options]
     * @returns {Advising<GameTypes[G]["advice"]>}
     */
    advise(params?: ParamsWithout<"table.advise", "id" | "token">, options?: RequestOptions): Advising<GameTypes[G]["advice"]>;
    /**
     * Return the record of a finished game: lines that `lexicon-fast replay` reads.
     * @param {RequestOptions} [options]
     */
    record(options?: RequestOptions): Promise<string[]>;
    /**
     * Return the table of the next game with the same players, once this game is over.
     * @param {RequestOptions} [options]
     * @returns {Promise<Table<G>>}
     */
    again(options?: RequestOptions): Promise<Table<G>>;
    #private;
}
/**
 * The state of a table as a player or a spectator sees it.
 */
export type View<G extends GameName = keyof GameTypes> = Omit<TableView, "observation" | "events"> & {
    observation: GameTypes[G]["observation"];
    events: Array<GameTypes[G]["event"]>;
};
import type { GameName } from "./client.js";
import type { GameTypes } from "../types/protocol.js";
import type { ParamsWithout } from "./client.js";
import type { RequestOptions } from "./client.js";
import { Watching } from "./watching.js";
import type { Advising } from "./advising.js";
import type { Server } from "./server.js";
import type { TableView } from "../types/protocol.js";
