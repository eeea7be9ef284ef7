// Requests that engines and servers answer.

import { Advising } from "./advising.js";
import { PROTOCOL, resultOf } from "./connection.js";
import { EngineError, ProtocolError } from "./errors.js";

/**
 * @import { EngineMethods, GameTypes, OptionInfo, ServerMethods } from "../types/protocol.js"
 * @import { Connection, Slot } from "./connection.js"
 */

/** Seconds for the first answer, if the caller gives no signal. */
const HELLO_SECONDS = 10;

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
export async function begun(client, begin, address, signal) {
  const limit = signal ?? AbortSignal.timeout(HELLO_SECONDS * 1000);
  try {
    await begin(limit);
  } catch (error) {
    await client.close();
    signal?.throwIfAborted();
    if (!limit.aborted) throw error;
    throw new EngineError(`${address} has not answered within ${HELLO_SECONDS} s`);
  }
  return client;
}

/** The end of a connection. */
export class ClosedEvent extends Event {
  /** @param {Error} error */
  constructor(error) {
    super("closed");
    /** The error that later requests get: an EngineTerminated or ConnectionClosed. */
    this.error = error;
  }
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
export class Client extends EventTarget {
  #connection;
  #hello = /** @type {M["hello"]["result"]} */ (/** @type {unknown} */ (undefined));
  #options = /** @type {Map<string, OptionInfo>} */ (new Map());

  /**
   * @internal
   * @param {Connection} connection
   */
  constructor(connection) {
    super();
    this.#connection = connection;
  }

  /** Name of the program. */
  get name() {
    return this.#hello.name;
  }

  /** Version of the program. */
  get version() {
    return this.#hello.version;
  }

  /** Version of the protocol that the program speaks. */
  get protocol() {
    return this.#hello.protocol;
  }

  /** Games that it knows, with their bots. */
  get games() {
    return this.#hello.games;
  }

  /** Methods that it knows. */
  get methods() {
    return this.#hello.methods;
  }

  /** Changes of the protocol that are newer than this client. */
  get changes() {
    return this.#hello.changes;
  }

  /** Options by name, with their values. */
  get options() {
    return /** @type {ReadonlyMap<string, OptionInfo>} */ (this.#options);
  }

  /** @internal The answer to `hello`. */
  get hello() {
    return this.#hello;
  }

  /**
   * Call a function when the connection ends. The client never reconnects by itself.
   * @override
   * @param {"closed"} type
   * @param {((event: ClosedEvent) => void) | EventListenerObject | null} listener
   * @param {AddEventListenerOptions | boolean} [options]
   */
  addEventListener(type, listener, options) {
    super.addEventListener(type, /** @type {any} */ (listener), options);
  }

  /**
   * No longer call a function when the connection ends.
   * @override
   * @param {"closed"} type
   * @param {((event: ClosedEvent) => void) | EventListenerObject | null} listener
   * @param {EventListenerOptions | boolean} [options]
   */
  removeEventListener(type, listener, options) {
    super.removeEventListener(type, /** @type {any} */ (listener), options);
  }

  /**
   * Call any method of the protocol.
   * @template {keyof M & string} K
   * @param {K} method
   * @param {RequestArguments<M[K]["params"]>} args
   * @returns {Promise<M[K]["result"]>}
   */
  request(method, ...args) {
    const [params = {}, options] = args;
    return this.#request(method, params, options);
  }

  /**
   * Check that the other side answers. Returns the value.
   * @param {AllMethods["ping"]["params"]["value"]} [value]
   * @param {RequestOptions} [options]
   */
  async ping(value = null, options) {
    return (await this.call("ping", { value }, options)).value;
  }

  /** End each running `advise`, `analyse` and `botMove` early, with the best result so far. */
  stop() {
    for (const id of this.#connection.open) this.notify("stop", { id });
  }

  /** Cancel all running requests; they reject with RequestCancelled. */
  cancel() {
    for (const id of this.#connection.open) this.notify("cancel", { id });
  }

  /**
   * Return the name, number of words, SHA-256 and letters of a dictionary.
   * @param {string | null} [dictionary]
   * @param {RequestOptions} [options]
   */
  info(dictionary = null, options) {
    return this.call("dictionary.info", { dictionary }, options);
  }

  /**
   * Return for each word whether it is in the dictionary.
   * @param {string[]} words
   * @param {ParamsWithout<"dictionary.check", "words">} [params]
   * @param {RequestOptions} [options]
   */
  async check(words, params = {}, options) {
    return (await this.call("dictionary.check", { ...params, words }, options)).known;
  }

  /**
   * Return the words that a hand can spell, insert into `word`, or substitute in `word`.
   * @param {string} hand
   * @param {ParamsWithout<"dictionary.search", "hand">} [params]
   * @param {RequestOptions} [options]
   */
  search(hand, params = {}, options) {
    return this.call("dictionary.search", { ...params, hand }, options);
  }

  /**
   * Return the words that meet the conditions of a query, a text or an object.
   *
   * Refused (BadQuery) for a query that cannot be read. For a text, `data.start` and `data.end` of
   * the error are the place of the mistake, in characters: `[...query].slice(start, end)`.
   * @param {ParamsWithout<"dictionary.find", never>["query"]} query
   * @param {ParamsWithout<"dictionary.find", "query">} [params]
   * @param {RequestOptions} [options]
   */
  find(query, params = {}, options) {
    return this.call("dictionary.find", { ...params, query }, options);
  }

  /**
   * Return words that are made of common parts: `equations("AB;BA;|A|=1")`.
   *
   * Refused (BadQuery) for equations that cannot be read, as `find` is.
   * @param {string} equations
   * @param {ParamsWithout<"dictionary.equations", "equations">} [params]
   * @param {RequestOptions} [options]
   */
  equations(equations, params = {}, options) {
    return this.call("dictionary.equations", { ...params, equations }, options);
  }

  /**
   * Return the plays of each position, best first; a bad position has an `error`.
   * @template {GameName} [G="lexicon"]
   * @param {Array<GameTypes[G]["position"]>} positions
   * @param {ParamsWithout<"solve", "positions" | "game"> & { game?: G }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<Array<GameTypes[G]["solved"]>>}
   */
  async solve(positions, params = {}, options) {
    const request = this.call("solve", { game: "lexicon", ...params, positions }, options);
    return /** @type {any[]} */ ((await request).rows);
  }

  /**
   * Return for each hand of Lexicon the turns that leave the fewest points, for 1, 2, 3 ... turns.
   * @param {Array<GameTypes["lexicon"]["position"]>} positions hands of 1 to 15 cards, or positions
   * @param {ParamsWithout<"plan", "positions" | "game">} [params]
   * @param {RequestOptions} [options]
   */
  async plan(positions, params = {}, options) {
    return (await this.call("plan", { ...params, game: "lexicon", positions }, options)).rows;
  }

  /**
   * Return the observing player's legal actions; none if another player is to move.
   * @template {GameName} [G="lexicon"]
   * @param {GameTypes[G]["observation"]} observation
   * @param {ParamsWithout<"legal", "observation" | "game"> & { game?: G }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<{ count: number, actions: Array<GameTypes[G]["action"]> }>}
   */
  legal(observation, params = {}, options) {
    const request = this.call("legal", { game: "lexicon", ...params, observation }, options);
    return /** @type {Promise<any>} */ (request);
  }

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
  advise(observation, params = {}, options) {
    return this.advising("advise", { game: "lexicon", ...params, observation }, options);
  }

  /**
   * Compare each turn of a recorded game with the best actions.
   * @template {GameName} [G="lexicon"]
   * @param {string[]} record its lines; of Scrabble, also those of a GCG file
   * @param {ParamsWithout<"analyse", "record" | "game" | "stream"> & { game?: G }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<{ rows: Array<GameTypes[G]["analysis"]>, stopped: boolean }>}
   */
  analyse(record, params = {}, options) {
    const request = { game: "lexicon", ...params, record, stream: false };
    return /** @type {Promise<any>} */ (this.call("analyse", request, options));
  }

  /**
   * Return a bot's action. The same observation and seed give the same action.
   * @template {GameName} [G="lexicon"]
   * @param {GameTypes[G]["observation"]} observation
   * @param {string} bot "greedy", "expert:iterations=200"
   * @param {ParamsWithout<"bot.move", "observation" | "bot" | "game"> & { game?: G }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<{ action: GameTypes[G]["action"], stopped: boolean }>}
   */
  botMove(observation, bot, params = {}, options) {
    const request = { game: "lexicon", ...params, observation, bot };
    return /** @type {Promise<any>} */ (this.call("bot.move", request, options));
  }

  /**
   * Return the puzzle of a day (by default today, UTC) or seed, without its solution.
   * @template {GameName} [G="lexicon"]
   * @param {ParamsWithout<"puzzle", "game"> & { game?: G }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<Omit<AllMethods["puzzle"]["result"], "observation"> & {
   *   observation: GameTypes[G]["observation"] }>}
   */
  puzzle(params = {}, options) {
    const request = { game: "lexicon", ...params };
    return /** @type {Promise<any>} */ (this.call("puzzle", request, options));
  }

  /**
   * Check an answer to a puzzle: the actions of the player, one after the other.
   * @template {GameName} [G="lexicon"]
   * @param {Array<GameTypes[G]["action"]>} answer
   * @param {ParamsWithout<"puzzle.check", "answer" | "game"> & { game?: G }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<AllMethods["puzzle.check"]["result"]>}
   */
  puzzleCheck(answer, params = {}, options) {
    const request = { game: "lexicon", ...params, answer };
    return /** @type {Promise<any>} */ (this.call("puzzle.check", request, options));
  }

  /**
   * Return the solution of a puzzle.
   * @template {GameName} [G="lexicon"]
   * @param {ParamsWithout<"puzzle.solution", "game"> & { game?: G }} [params]
   * @param {RequestOptions} [options]
   * @returns {Promise<{ solution: Array<GameTypes[G]["action"]>, target: number }>}
   */
  puzzleSolution(params = {}, options) {
    const request = { game: "lexicon", ...params };
    return /** @type {Promise<any>} */ (this.call("puzzle.solution", request, options));
  }

  /**
   * Send a request of a method that is known here.
   * @internal
   * @template {keyof AllMethods & string} K
   * @param {K} method
   * @param {AllMethods[K]["params"]} params
   * @param {RequestOptions} [options]
   * @returns {Promise<AllMethods[K]["result"]>}
   */
  call(method, params, options) {
    return this.#request(method, params, options);
  }

  /**
   * Begin a request that sends advice.
   * @internal
   * @param {"advise" | "table.advise"} method
   * @param {object} params
   * @param {RequestOptions} [options]
   */
  advising(method, params, options) {
    return new Advising(this, method, params, options);
  }

  /**
   * Send a request, whose outcome goes to the slot at once. Returns its id.
   * @internal
   * @param {string} method
   * @param {object} params
   * @param {Slot} slot
   */
  begin(method, params, slot) {
    return this.#connection.begin(method, params, slot);
  }

  /**
   * Cancel a request whose reply is no longer needed.
   * @internal
   * @param {number} id
   */
  abandon(id) {
    this.#connection.abandon(id);
  }

  /**
   * Introduce this client, and remember the answer.
   * @internal
   * @param {AbortSignal} signal
   */
  async sayHello(signal) {
    const params = { client: "lexicon-fast-client, JavaScript", protocol: PROTOCOL };
    this.#hello = await this.#request("hello", params, { signal });
    const { name, version, protocol } = this.#hello;
    const [major] = PROTOCOL.split(".");
    if (String(protocol).split(".")[0] !== major) {
      throw new ProtocolError(
        `${name} ${version} speaks protocol ${protocol}; this client needs ${major}.x`,
      );
    }
    this.setOptions(this.#hello.options);
  }

  /**
   * Remember options and their values.
   * @internal
   * @param {OptionInfo[]} options
   */
  setOptions(options) {
    this.#options = new Map(options.map((option) => [option.name, option]));
  }

  /**
   * Send a notification of the protocol, which gets no reply.
   * @internal
   * @param {string} method
   * @param {object} [params]
   */
  notify(method, params = {}) {
    this.#connection.notify(method, params);
  }

  /**
   * Take a message from the other side.
   * @internal
   * @param {string} text
   */
  receive(text) {
    this.#connection.receive(text);
  }

  /**
   * End open requests and all later ones, and report the end.
   * @internal
   * @param {() => Error} makeError
   */
  end(makeError) {
    this.#connection.end(makeError);
    this.dispatchEvent(new ClosedEvent(makeError()));
  }

  /**
   * @param {string} method
   * @param {object} params
   * @param {RequestOptions} [options]
   * @returns {Promise<any>}
   */
  async #request(method, params, { signal } = {}) {
    signal?.throwIfAborted();
    let onAbort = () => {};
    const outcome = await new Promise((resolve) => {
      const id = this.begin(method, params, { finish: resolve });
      onAbort = () => {
        this.abandon(id);
        resolve(() => signal?.reason);
      };
      signal?.addEventListener("abort", onAbort);
    });
    signal?.removeEventListener("abort", onAbort);
    return resultOf(outcome);
  }
}
