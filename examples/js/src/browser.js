// The part of the package that needs no process: `lexicon-fast-client/server`.

export { Advising } from "./advising.js";
export { Client, ClosedEvent } from "./client.js";
export * from "./errors.js";
export { Server } from "./server.js";
export { Table } from "./table.js";
export { Watching } from "./watching.js";

/**
 * The name of a game.
 * @typedef {import("./client.js").GameName} GameName
 */

/**
 * Options of a request.
 * @typedef {import("./client.js").RequestOptions} RequestOptions
 */
