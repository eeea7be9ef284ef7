// Facts that follow from earlier events of Lexicon: the words that plays change, and the hands.

import { inOrder } from "../letters.js";
import { without } from "../tile.js";
import { cellsOf, MASTER } from "./cards.js";

/**
 * A turn with details. Of a play: old, the table word it changes, and gained, the cards that go
 * into the hand. Of a challenge: play, the challenged one, and penalties, points by player.
 * @typedef {Protocol.LexiconSeenTurn & { old?: string, gained?: string[],
 *           play?: DetailedTurn | null, penalties?: Record<string, number> }} DetailedTurn
 *
 * The result of a round: its number, the last play, the number of cards left by player, the hand of
 * the seat, and all penalties by player.
 * @typedef {{ round: number, play: DetailedTurn | null, left: Record<string, number>, hand: string,
 *             penalties: Record<string, number> }} RoundResult
 *
 * @typedef {Exclude<Protocol.LexiconEvent, Protocol.LexiconSeenTurn | Protocol.LexiconRoundEnd>
 *           | DetailedTurn | (Protocol.LexiconRoundEnd & RoundResult)} DetailedEvent
 */

/** @param {string} laid */
const cardsOf = (laid) => cellsOf(laid).map(({ letter, master }) => (master ? MASTER : letter));

/** Return cards sorted as in hands, the Master last. @param {string[]} cards */
const sorted = (cards) =>
  inOrder(cards)
    .sort((one, other) => Number(one === MASTER) - Number(other === MASTER))
    .join("");

/**
 * Return the events of a game with details.
 * @param {Protocol.LexiconEvent[]} events
 * @param {Protocol.LexiconRules} rules
 * @param {number | null} seat of the player who saw the events; null for a watcher
 * @returns {DetailedEvent[]}
 */
export function addDetails(events, rules, seat) {
  /** @type {Round} */
  let round;
  return events.map((event) => {
    switch (event.event) {
      case "deal":
        round = new Round(event, rules, seat);
        return event;
      case "turn":
        return round.turn(event);
      case "round end":
        return { ...event, ...round.result };
      default:
        return event;
    }
  });
}

/**
 * Return the hand of each player at the end of the last round.
 * @param {any[]} events of a record, in which nothing is hidden
 * @param {Protocol.LexiconRules} rules
 * @returns {string[]}
 */
export function lastHands(events, rules) {
  const end = events.findLast(({ event }) => event === "round end");
  return end.points.map((/** @type {unknown} */ _, /** @type {number} */ player) => {
    const dealt = events.map((event) =>
      event.event === "deal"
        ? { ...event, hand: event.hands[event.players.indexOf(player)] ?? "" }
        : event,
    );
    return addDetails(dealt, rules, player).findLast((each) => each.event === "round end")?.hand;
  });
}

class Round {
  #play = /** @type {DetailedTurn | null} */ (null);
  #penalties = /** @type {Record<string, number>} */ ({});
  #state;
  #before; // the last play, which a challenge may take back

  /**
   * @param {Protocol.LexiconSeenDeal} deal
   * @param {Protocol.LexiconRules} rules
   * @param {number | null} seat
   */
  constructor({ round, players, hand = "" }, rules, seat) {
    this.number = round;
    this.rules = rules;
    this.seat = seat;
    this.#state = {
      table: /** @type {string[]} */ ([]),
      hand: [...hand],
      sizes: /** @type {Record<string, number>} */ (
        Object.fromEntries(players.map((player) => [player, rules.cards_each]))
      ),
    };
    this.#before = this.#state;
  }

  /** @returns {RoundResult} */
  get result() {
    return {
      round: this.number,
      play: this.#play,
      left: this.#state.sizes,
      hand: sorted(this.#state.hand),
      penalties: this.#penalties,
    };
  }

  /** @param {Protocol.LexiconSeenTurn} event @returns {DetailedTurn} */
  turn(event) {
    const { action, player } = event;
    switch (action.action) {
      case "accept":
        return event;
      case "challenge":
        return this.#challenge(event);
      case "draw":
        if (player === this.seat) this.#exchange([action.discard], [event.taken ?? ""]);
        return event;
      default:
        return this.#lay(event, action);
    }
  }

  /** @param {string[]} removed @param {string[]} added */
  #exchange(removed, added) {
    this.#state = { ...this.#state, hand: [...without(this.#state.hand, removed), ...added] };
  }

  /**
   * @param {Protocol.LexiconSeenTurn} event
   * @param {Protocol.LexiconForm | Protocol.LexiconInsert | Protocol.LexiconSubstitute} action
   */
  #lay(event, action) {
    const { table, sizes } = this.#state;
    const target = "target" in action ? action.target : table.length;
    const old = table[target] ?? "";
    const paid = without(cardsOf(action.laid), cardsOf(old));
    const gained = without(cardsOf(old), cardsOf(action.laid));
    this.#before = this.#state;
    this.#state = {
      ...this.#state,
      table: table.toSpliced(target, 1, action.laid),
      sizes: { ...sizes, [event.player]: sizes[event.player] - paid.length + gained.length },
    };
    if (event.player === this.seat) this.#exchange(paid, gained);
    this.#play = { ...event, old, gained };
    return this.#play;
  }

  /** @param {Protocol.LexiconSeenTurn} event */
  #challenge(event) {
    const { right_challenger, right_offender, wrong_challenger } = this.rules;
    const offender = this.#play?.player ?? event.player;
    const penalties = event.right
      ? { [offender]: right_offender, [event.player]: right_challenger }
      : { [event.player]: wrong_challenger };
    if (event.right) this.#state = this.#before;
    for (const [player, points] of Object.entries(penalties)) {
      this.#penalties[player] = (this.#penalties[player] ?? 0) + points;
    }
    return { ...event, play: this.#play, penalties };
  }
}
