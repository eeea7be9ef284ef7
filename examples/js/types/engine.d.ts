/**
 * How to start an engine. stderr: "inherit" shows it; "pipe" stores its last lines in the attribute
 * `stderr` and in errors; env, cwd: of the process, by default those of this one; signal: ends an
 * attempt to start.
 * @typedef {{ stderr?: "inherit" | "pipe" | "ignore", cwd?: string | URL,
 *             env?: Record<string, string | undefined>, signal?: AbortSignal }} SpawnOptions
 */
/**
 * An engine in a separate process. `await using` or `close` ends it.
 *
 * All requests of `Client`, dictionaries to load, options, and games that the engine referees.
 * @extends {Client<EngineMethods>}
 */
export class Engine extends Client<EngineMethods> {
    /**
     * Start an engine.
     *
     * Rejects with EngineTerminated if the program cannot be started or ends at once.
     * @param {string | readonly string[]} [command] a program, or a program and its arguments; by
     *   default `lexicon-fast engine`
     * @param {SpawnOptions} [options]
     */
    static spawn(command?: string | readonly string[], { stderr, env, cwd, signal }?: SpawnOptions): Promise<Engine>;
    protected constructor();
    /** Exit code of the process; null while it runs, or if a signal ended it. */
    get exitCode(): number | null;
    /** Process id. */
    get pid(): number;
    /** The last lines of the engine's stderr, if `spawn` captures it. */
    get stderr(): string;
    /** Ask the engine to quit, and kill it if it does not. Open requests are cancelled. */
    close(): Promise<void>;
    /**
     * Set options: all of them, or none if one is refused.
     * @param {EngineMethods["options.set"]["params"]["values"]} values
     * @param {RequestOptions} [options]
     */
    configure(values: EngineMethods["options.set"]["params"]["values"], options?: RequestOptions): Promise<void>;
    /**
     * Load a dictionary by name, path or URL; `words` is its name from then on.
     * @param {string} words
     * @param {ParamsWithout<"dictionary.load", "words">} [params]
     * @param {RequestOptions} [options]
     */
    load(words: string, params?: ParamsWithout<"dictionary.load", "words">, options?: RequestOptions): Promise<import("../types/protocol.js").DictionaryInfo>;
    /**
     * Start a game that the engine referees: from a seed, a position, or a record's lines.
     * @template {GameName} [G="lexicon"]
     * @param {G} [game]
     * @param {ParamsWithout<"game.new", "game">} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<Game<G>>}
     */
    newGame<G extends GameName = "lexicon">(game?: G, params?: ParamsWithout<"game.new", "game">, options?: RequestOptions): Promise<Game<G>>;
    /**
     * Return the open games of the engine.
     * @param {RequestOptions} [options]
     */
    openGames(options?: RequestOptions): Promise<import("../types/protocol.js").GameState[]>;
    [Symbol.asyncDispose](): Promise<void>;
    #private;
}
/**
 * How to start an engine. stderr: "inherit" shows it; "pipe" stores its last lines in the attribute
 * `stderr` and in errors; env, cwd: of the process, by default those of this one; signal: ends an
 * attempt to start.
 */
export type SpawnOptions = {
    stderr?: "inherit" | "pipe" | "ignore";
    cwd?: string | URL;
    env?: Record<string, string | undefined>;
    signal?: AbortSignal;
};
import type { EngineMethods } from "../types/protocol.js";
import { Client } from "./client.js";
import type { RequestOptions } from "./client.js";
import type { ParamsWithout } from "./client.js";
import type { GameName } from "./client.js";
import { Game } from "./game.js";
