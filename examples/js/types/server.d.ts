/**
 * How to connect. WebSocket: a class that is used instead of the global one, for example that of
 * the package `ws`; signal: ends an attempt to connect.
 * @typedef {{ signal?: AbortSignal,
 *             WebSocket?: new (address: string) => WebSocket }} ConnectOptions
 */
/**
 * A connection to a server, `lexicon-fast serve`. `await using` or `close` ends it.
 *
 * All requests of `Client`, and tables to play at. It never reconnects by itself: the event
 * `closed` reports the end, and `table.watch({ since })` on a new connection continues.
 * @extends {Client<ServerMethods>}
 */
export class Server extends Client<ServerMethods> {
    /**
     * Connect to a server.
     *
     * Rejects with ConnectionClosed if it cannot be reached.
     * @param {string | URL} url the address of its page, as `http:` or `https:`; or that of its
     *   WebSocket, as `ws:` or `wss:`
     * @param {ConnectOptions} [options]
     */
    static connect(url: string | URL, { signal, WebSocket: Socket }?: ConnectOptions): Promise<Server>;
    protected constructor();
    /** Names of the dictionaries that requests can use. */
    get dictionaries(): string[];
    /** Close the connection. Open requests reject with ConnectionClosed. */
    close(): Promise<void>;
    /**
     * Create a table and deal. Returns its id and a token for each seat of a person.
     * @param {ServerMethods["table.new"]["params"]} params
     * @param {RequestOptions} [options]
     */
    newTable(params: ServerMethods["table.new"]["params"], options?: RequestOptions): Promise<import("../types/protocol.js").TableNewResult>;
    /**
     * Take an open seat of a table. Returns the table, with the token of the seat.
     * @template {GameName} [G=GameName]
     * @param {string} id
     * @param {ParamsWithout<"table.join", "id">} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<Table<G>>}
     */
    joinTable<G extends GameName = keyof import("../types/protocol.js").GameTypes>(id: string, params?: ParamsWithout<"table.join", "id">, options?: RequestOptions): Promise<Table<G>>;
    /**
     * Return a table for requests. token: of a seat; null: to see the table as a spectator.
     * @template {GameName} [G=GameName]
     * @param {string} id
     * @param {string | null} [token]
     * @returns {Table<G>}
     */
    table<G extends GameName = keyof import("../types/protocol.js").GameTypes>(id: string, token?: string | null): Table<G>;
    [Symbol.asyncDispose](): Promise<void>;
    #private;
}
/**
 * How to connect. WebSocket: a class that is used instead of the global one, for example that of
 * the package `ws`; signal: ends an attempt to connect.
 */
export type ConnectOptions = {
    signal?: AbortSignal;
    WebSocket?: new (address: string) => WebSocket;
};
import type { ServerMethods } from "../types/protocol.js";
import { Client } from "./client.js";
import type { RequestOptions } from "./client.js";
import type { GameName } from "./client.js";
import type { ParamsWithout } from "./client.js";
import { Table } from "./table.js";
