export { Advising } from "./advising.js";
export * from "./errors.js";
export { Server } from "./server.js";
export { Table } from "./table.js";
export { Watching } from "./watching.js";
/**
 * The name of a game.
 */
export type GameName = import("./client.js").GameName;
/**
 * Options of a request.
 */
export type RequestOptions = import("./client.js").RequestOptions;
export { Client, ClosedEvent } from "./client.js";
