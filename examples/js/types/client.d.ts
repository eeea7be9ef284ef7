/**
 * The name of a game.
 * @typedef {keyof GameTypes} GameName
 */
/**
 * Options of a request. signal: cancels it; `AbortSignal.timeout(1000)` is a time limit.
 * @typedef {{ signal?: AbortSignal | undefined }} RequestOptions
 */
/**
 * All methods, for requests whose method is known here.
 * @typedef {EngineMethods & Omit<ServerMethods, keyof EngineMethods>} AllMethods
 */
/**
 * Params without the fields that arguments give.
 * @template {keyof AllMethods} K
 * @template {string} F
 * @typedef {Omit<AllMethods[K]["params"], F>} ParamsWithout
 */
/**
 * A map of methods: each has the types of its params and its result.
 * @template M
 * @typedef {{ [K in keyof M]: { params: object, result: object } }} MethodMap
 */
/**
 * Params and options of a request. Params may be left out if no field is required.
 * @template {object} P
 * @typedef {{} extends P ? [params?: P, options?: RequestOptions]
 *                        : [params: P, options?: RequestOptions]} RequestArguments
 */
/**
 * Wait for the first answer to a new client, and close it if there is none.
 * @template {{ close: () => Promise<void> }} C
 * @param {C} client
 * @param {(limit: AbortSignal) => Promise<void>} begin waits for the answer
 * @param {string} address of the other side, for messages
 * @param {AbortSignal} [signal] instead of a limit of 10 seconds
 */
export function begun<C extends {
    close: () => Promise<void>;
}>(client: C, begin: (limit: AbortSignal) => Promise<void>, address: string, signal?: AbortSignal): Promise<C>;
/** The end of a connection. */
export class ClosedEvent extends Event {
    /** @param {Error} error */
    constructor(error: Error);
    /** The error that later requests get: an EngineTerminated or ConnectionClosed. */
    error: Error;
}
/**
 * A connection to an engine or a server. `Engine.spawn` and `Server.connect` return one.
 *
 * Any number of requests may be open at the same time. Params and results have the fields of the
 * protocol. Each request takes a `signal` as its last argument. An aborted request is cancelled and
 * rejects with the signal's reason. Requests reject with RequestRefused, BadParams and other
 * RequestErrors; and once the connection has ended, with EngineTerminated or ConnectionClosed.
 * @template {MethodMap<M> & { hello: EngineMethods["hello"] }} M
 */
export class Client<M extends MethodMap<M> & {
    hello: EngineMethods["hello"];
}> extends EventTarget {
    protected constructor();
    /** Name of the program. */
    get name(): string;
    /** Version of the program. */
    get version(): string;
    /** Version of the protocol that the program speaks. */
    get protocol(): string;
    /** Games that it knows, with their bots. */
    get games(): import("../types/protocol.js").GameInfo[];
    /** Methods that it knows. */
    get methods(): string[];
    /** Changes of the protocol that are newer than this client. */
    get changes(): import("../types/protocol.js").Change[];
    /** Options by name, with their values. */
    get options(): ReadonlyMap<string, OptionInfo>;
    /**
     * Call a function when the connection ends. The client never reconnects by itself.
     * @override
     * @param {"closed"} type
     * @param {((event: ClosedEvent) => void) | EventListenerObject | null} listener
     * @param {AddEventListenerOptions | boolean} [options]
     */
    override addEventListener(type: "closed", listener: ((event: ClosedEvent) => void) | EventListenerObject | null, options?: AddEventListenerOptions | boolean): void;
    /**
     * No longer call a function when the connection ends.
     * @override
     * @param {"closed"} type
     * @param {((event: ClosedEvent) => void) | EventListenerObject | null} listener
     * @param {EventListenerOptions | boolean} [options]
     */
    override removeEventListener(type: "closed", listener: ((event: ClosedEvent) => void) | EventListenerObject | null, options?: EventListenerOptions | boolean): void;
    /**
     * Call any method of the protocol.
     * @template {keyof M & string} K
     * @param {K} method
     * @param {RequestArguments<M[K]["params"]>} args
     * @returns {Promise<M[K]["result"]>}
     */
    request<K extends keyof M & string>(method: K, ...args: RequestArguments<M[K]["params"]>): Promise<M[K]["result"]>;
    /**
     * Check that the other side answers. Returns the value.
     * @param {AllMethods["ping"]["params"]["value"]} [value]
     * @param {RequestOptions} [options]
     */
    ping(value?: AllMethods["ping"]["params"]["value"], options?: RequestOptions): Promise<string | number | boolean | null>;
    /** End each running `advise`, `analyse` and `botMove` early, with the best result so far. */
    stop(): void;
    /** Cancel all running requests; they reject with RequestCancelled. */
    cancel(): void;
    /**
     * Return the name, number of words, SHA-256 and letters of a dictionary.
     * @param {string | null} [dictionary]
     * @param {RequestOptions} [options]
     */
    info(dictionary?: string | null, options?: RequestOptions): Promise<import("../types/protocol.js").DictionaryInfo>;
    /**
     * Return for each word whether it is in the dictionary.
     * @param {string[]} words
     * @param {ParamsWithout<"dictionary.check", "words">} [params]
     * @param {RequestOptions} [options]
     */
    check(words: string[], params?: ParamsWithout<"dictionary.check", "words">, options?: RequestOptions): Promise<boolean[]>;
    /**
     * Return the words that a hand can spell, insert into `word`, or substitute in `word`.
     * @param {string} hand
     * @param {ParamsWithout<"dictionary.search", "hand">} [params]
     * @param {RequestOptions} [options]
     */
    search(hand: string, params?: ParamsWithout<"dictionary.search", "hand">, options?: RequestOptions): Promise<import("../types/protocol.js").DictionarySearchResult>;
    /**
     * Return the words that meet the conditions of a query, a text or an object.
     *
     * Refused (BadQuery) for a query that cannot be read. For a text, `data.start` and `data.end` of
     * the error are the place of the mistake, in characters: `[...query].slice(start, end)`.
     * @param {ParamsWithout<"dictionary.find", never>["query"]} query
     * @param {ParamsWithout<"dictionary.find", "query">} [params]
     * @param {RequestOptions} [options]
     */
    find(query: ParamsWithout<"dictionary.find", never>["query"], params?: ParamsWithout<"dictionary.find", "query">, options?: RequestOptions): Promise<import("../types/protocol.js").DictionaryFindResult>;
    /**
     * Return words that are made of common parts: `equations("AB;BA;|A|=1")`.
     *
     * Refused (BadQuery) for equations that cannot be read, as `find` is.
     * @param {string} equations
     * @param {ParamsWithout<"dictionary.equations", "equations">} [params]
     * @param {RequestOptions} [options]
     */
    equations(equations: string, params?: ParamsWithout<"dictionary.equations", "equations">, options?: RequestOptions): Promise<import("../types/protocol.js").DictionaryEquationsResult>;
    /**
     * Return the plays of each position, best first; a bad position has an `error`.
     * @template {GameName} [G="lexicon"]
     * @param {Array<GameTypes[G]["position"]>} positions
     * @param {ParamsWithout<"solve", "positions" | "game"> & { game?: G }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<Array<GameTypes[G]["solved"]>>}
     */
    solve<G extends GameName = "lexicon">(positions: Array<GameTypes[G]["position"]>, params?: ParamsWithout<"solve", "positions" | "game"> & {
        game?: G;
    }, options?: RequestOptions): Promise<Array<GameTypes[G]["solved"]>>;
    /**
     * Return for each hand of Lexicon the turns that leave the fewest points, for 1, 2, 3 ... turns.
     * @param {Array<GameTypes["lexicon"]["position"]>} positions hands of 1 to 15 cards, or positions
     * @param {ParamsWithout<"plan", "positions" | "game">} [params]
     * @param {RequestOptions} [options]
     */
    plan(positions: Array<GameTypes["lexicon"]["position"]>, params?: ParamsWithout<"plan", "positions" | "game">, options?: RequestOptions): Promise<import("../types/protocol.js").LexiconPlanned[]>;
    /**
     * Return the observing player's legal actions; none if another player is to move.
     * @template {GameName} [G="lexicon"]
     * @param {GameTypes[G]["observation"]} observation
     * @param {ParamsWithout<"legal", "observation" | "game"> & { game?: G }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<{ count: number, actions: Array<GameTypes[G]["action"]> }>}
     */
    legal<G extends GameName = "lexicon">(observation: GameTypes[G]["observation"], params?: ParamsWithout<"legal", "observation" | "game"> & {
        game?: G;
    }, options?: RequestOptions): Promise<{
        count: number;
        actions: Array<GameTypes[G]["action"]>;
    }>;
    /**
     * Rank actions, refined until the limit, `stop`, or until the best one is clear.
     *
     * Returns at once. Iterate over the result for better and better advice.
     * @template {GameName} [G="lexicon"]
     * @param {GameTypes[G]["observation"]} observation
     * @param {ParamsWithout<"advise", "observation" | "game"> & { game?: G }} [params]
     * @param {RequestOptions} [options]
     * @returns {Advising<GameTypes[G]["advice"]>}
     */
    advise<G extends GameName = "lexicon">(observation: GameTypes[G]["observation"], params?: ParamsWithout<"advise", "observation" | "game"> & {
        game?: G;
    }, options?: RequestOptions): Advising<GameTypes[G]["advice"]>;
    /**
     * Compare each turn of a recorded game with the best actions.
     * @template {GameName} [G="lexicon"]
     * @param {string[]} record its lines; of Scrabble, also those of a GCG file
     * @param {ParamsWithout<"analyse", "record" | "game" | "stream"> & { game?: G }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<{ rows: Array<GameTypes[G]["analysis"]>, stopped: boolean }>}
     */
    analyse<G extends GameName = "lexicon">(record: string[], params?: ParamsWithout<"analyse", "record" | "game" | "stream"> & {
        game?: G;
    }, options?: RequestOptions): Promise<{
        rows: Array<GameTypes[G]["analysis"]>;
        stopped: boolean;
    }>;
    /**
     * Return a bot's action. The same observation and seed give the same action.
     * @template {GameName} [G="lexicon"]
     * @param {GameTypes[G]["observation"]} observation
     * @param {string} bot "greedy", "expert:iterations=200"
     * @param {ParamsWithout<"bot.move", "observation" | "bot" | "game"> & { game?: G }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<{ action: GameTypes[G]["action"], stopped: boolean }>}
     */
    botMove<G extends GameName = "lexicon">(observation: GameTypes[G]["observation"], bot: string, params?: ParamsWithout<"bot.move", "observation" | "bot" | "game"> & {
        game?: G;
    }, options?: RequestOptions): Promise<{
        action: GameTypes[G]["action"];
        stopped: boolean;
    }>;
    /**
     * Return the puzzle of a day (by default today, UTC) or seed, without its solution.
     * @template {GameName} [G="lexicon"]
     * @param {ParamsWithout<"puzzle", "game"> & { game?: G }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<Omit<AllMethods["puzzle"]["result"], "observation"> & {
     *   observation: GameTypes[G]["observation"] }>}
     */
    puzzle<G extends GameName = "lexicon">(params?: ParamsWithout<"puzzle", "game"> & {
        game?: G;
    }, options?: RequestOptions): Promise<Omit<AllMethods["puzzle"]["result"], "observation"> & {
        observation: GameTypes[G]["observation"];
    }>;
    /**
     * Check an answer to a puzzle: the actions of the player, one after the other.
     * @template {GameName} [G="lexicon"]
     * @param {Array<GameTypes[G]["action"]>} answer
     * @param {ParamsWithout<"puzzle.check", "answer" | "game"> & { game?: G }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<AllMethods["puzzle.check"]["result"]>}
     */
    puzzleCheck<G extends GameName = "lexicon">(answer: Array<GameTypes[G]["action"]>, params?: ParamsWithout<"puzzle.check", "answer" | "game"> & {
        game?: G;
    }, options?: RequestOptions): Promise<AllMethods["puzzle.check"]["result"]>;
    /**
     * Return the solution of a puzzle.
     * @template {GameName} [G="lexicon"]
     * @param {ParamsWithout<"puzzle.solution", "game"> & { game?: G }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<{ solution: Array<GameTypes[G]["action"]>, target: number }>}
     */
    puzzleSolution<G extends GameName = "lexicon">(params?: ParamsWithout<"puzzle.solution", "game"> & {
        game?: G;
    }, options?: RequestOptions): Promise<{
        solution: Array<GameTypes[G]["action"]>;
        target: number;
    }>;
    #private;
}
/**
 * The name of a game.
 */
export type GameName = keyof GameTypes;
/**
 * Options of a request. signal: cancels it; `AbortSignal.timeout(1000)` is a time limit.
 */
export type RequestOptions = {
    signal?: AbortSignal | undefined;
};
/**
 * All methods, for requests whose method is known here.
 */
export type AllMethods = EngineMethods & Omit<ServerMethods, keyof EngineMethods>;
/**
 * Params without the fields that arguments give.
 */
export type ParamsWithout<K extends keyof AllMethods, F extends string> = Omit<AllMethods[K]["params"], F>;
/**
 * A map of methods: each has the types of its params and its result.
 */
export type MethodMap<M> = { [K in keyof M]: {
    params: object;
    result: object;
}; };
/**
 * Params and options of a request. Params may be left out if no field is required.
 */
export type RequestArguments<P extends object> = {} extends P ? [params?: P, options?: RequestOptions] : [params: P, options?: RequestOptions];
import type { EngineMethods } from "../types/protocol.js";
import type { OptionInfo } from "../types/protocol.js";
import type { GameTypes } from "../types/protocol.js";
import { Advising } from "./advising.js";
import type { ServerMethods } from "../types/protocol.js";
