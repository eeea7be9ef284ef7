/**
 * A game that the engine referees. `player` is by default the player whose turn it is.
 *
 * `Engine.newGame` returns one. The attributes show the state after the last `apply` or `play`.
 * @template {GameName} [G=GameName]
 */
export class Game<G extends GameName = keyof GameTypes> {
    protected constructor();
    /** Id of the game in the engine. */
    id: string;
    /** Name of the game's rules. */
    game: G;
    /** Number of players. */
    players: number;
    names: string[];
    ruleset: string | {};
    dictionary: string;
    /** The player whose turn it is; null: the game is over. */
    get toMove(): number | null;
    /** Whether the game is over. */
    get over(): boolean;
    /** Number of events so far. */
    get seq(): number;
    /**
     * Returns by player, once the game is over: 1.0 for the winner, shared by several.
     *
     * In Lexicon from a position: minus the points of the round.
     */
    get returns(): number[] | null;
    /** The players with the highest return, once the game is over. */
    get winners(): number[];
    /**
     * Return a player's view; with `since`, also the events after that `seq`.
     * @param {number} [player]
     * @param {ParamsWithout<"game.observe", "id" | "player">} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<{ seq: number, observation: GameTypes[G]["observation"],
     *                     events: Array<GameTypes[G]["event"]> }>}
     */
    observe(player?: number, params?: ParamsWithout<"game.observe", "id" | "player">, options?: RequestOptions): Promise<{
        seq: number;
        observation: GameTypes[G]["observation"];
        events: Array<GameTypes[G]["event"]>;
    }>;
    /**
     * Return a player's legal actions, best plays first; none if it is not their turn.
     * @param {number} [player]
     * @param {ParamsWithout<"game.legal", "id" | "player">} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<{ count: number, actions: Array<GameTypes[G]["action"]> }>}
     */
    legal(player?: number, params?: ParamsWithout<"game.legal", "id" | "player">, options?: RequestOptions): Promise<{
        count: number;
        actions: Array<GameTypes[G]["action"]>;
    }>;
    /**
     * Apply an action. seq: refuse it, with type `Stale`, if there are more events than that.
     *
     * Rejects with RequestRefused, of type `IllegalAction` with the `rule` if the rules forbid it.
     * @param {GameTypes[G]["action"]} action
     * @param {{ player?: number, seq?: number | null }} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<GameState & { events: Array<GameTypes[G]["event"]> }>}
     */
    apply(action: GameTypes[G]["action"], { player, seq }?: {
        player?: number;
        seq?: number | null;
    }, options?: RequestOptions): Promise<GameState & {
        events: Array<GameTypes[G]["event"]>;
    }>;
    /**
     * Let a bot act for the player whose turn it is. Returns its action.
     * @param {string} bot
     * @param {ParamsWithout<"bot.move", "game" | "observation" | "bot" | "dictionary">} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<GameTypes[G]["action"]>}
     */
    play(bot: string, params?: ParamsWithout<"bot.move", "game" | "observation" | "bot" | "dictionary">, options?: RequestOptions): Promise<GameTypes[G]["action"]>;
    /**
     * Return advice for a player: `Engine.advise` for the player's view.
     * @param {number} [player]
     * @param {ParamsWithout<"advise", "game" | "observation" | "dictionary">} [params]
     * @param {RequestOptions} [options]
     * @returns {Promise<Advising<GameTypes[G]["advice"]>>}
     */
    advise(player?: number, params?: ParamsWithout<"advise", "game" | "observation" | "dictionary">, options?: RequestOptions): Promise<Advising<GameTypes[G]["advice"]>>;
    /** The clocks, as they were after the last `apply` or `play`; null: there is no limit. */
    get clock(): import("../types/protocol.js").Clock | null | undefined;
    /**
     * End the game with the loss of a player, also out of turn; the others win.
     * @param {number} [player]
     * @param {RequestOptions} [options]
     */
    resign(player?: number, options?: RequestOptions): Promise<void>;
    /**
     * End the game; nobody wins.
     * @param {RequestOptions} [options]
     */
    abort(options?: RequestOptions): Promise<void>;
    /**
     * Return the changes of the game from now on, as a player sees them.
     *
     * Other players change a game in a match, where they act while `apply` waits: a bot can think
     * meanwhile.
     * @param {number} player
     * @param {RequestOptions} [options]
     * @returns {Promise<Changes<G>>}
     */
    watch(player: number, options?: RequestOptions): Promise<Changes<G>>;
    /**
     * Return the record of a finished game: lines that `lexicon-fast replay` reads.
     * @param {RequestOptions} [options]
     */
    record(options?: RequestOptions): Promise<string[]>;
    /**
     * Remove the game from the engine.
     * @param {RequestOptions} [options]
     */
    close(options?: RequestOptions): Promise<void>;
    [Symbol.asyncDispose](): Promise<void>;
    #private;
}
import type { GameName } from "./client.js";
import type { GameTypes } from "../types/protocol.js";
import type { ParamsWithout } from "./client.js";
import type { RequestOptions } from "./client.js";
import type { GameState } from "../types/protocol.js";
import type { Advising } from "./advising.js";
import { Changes } from "./changes.js";
import type { Engine } from "./engine.js";
