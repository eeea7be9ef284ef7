// Facts that the events of Lexicon leave out: the words that plays change, and the players' hands.

import { cellsOf, MASTER } from "./cards.js";

/** The cards of a word as it lies. */
const cardsOf = (laid) => cellsOf(laid).map(({ letter, master }) => (master ? MASTER : letter));

/** Cards without some of them. */
function without(cards, gone) {
  const rest = [...cards];
  for (const card of gone) {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

/** Cards as hands show them: by letter, the Master last. */
const sorted = (cards) =>
  [...cards].sort((a, b) => (a === MASTER) - (b === MASTER) || a.localeCompare(b)).join("");

/**
 * The events of a game, each with facts that follow from earlier ones.
 *
 * rules: of the game; seat: of the player who saw them, null for who watches. A play gets `old`, the
 * table word that it changes, and `gained`, the cards that come into the hand; a challenge
 * `penalties`, points by player, and its `play`. The end of a round gets its number, `round`; `play`,
 * the last one; `left`, the number of cards of each player; `hand`, the cards of the seat; and all its
 * `penalties`.
 */
export function follow(events, rules, seat) {
  let round = null;
  return events.map((event) => {
    switch (event.event) {
      case "deal":
        round = new Round(event, rules, seat);
        return event;
      case "turn":
        return round.turn(event);
      case "round end":
        return { ...event, ...round.end };
      default:
        return event;
    }
  });
}

/** The hand of each player at the end of the last round of a record. events: all, nothing hidden. */
export function lastHands(events, rules) {
  const end = events.findLast(({ event }) => event === "round end");
  return end.points.map((_, player) => {
    const dealt = events.map((event) =>
      event.event === "deal"
        ? { ...event, hand: event.hands[event.players.indexOf(player)] ?? "" }
        : event,
    );
    return follow(dealt, rules, player).findLast(({ event }) => event === "round end").hand;
  });
}

class Round {
  #number;
  #rules;
  #seat;
  #now;
  #before; // the last play
  #play = null;
  #penalties = {};

  constructor({ round, players, hand = "" }, rules, seat) {
    const sizes = Object.fromEntries(players.map((player) => [player, rules.cards_each]));
    this.#number = round;
    this.#rules = rules;
    this.#seat = seat;
    this.#now = { table: [], hand: [...hand], sizes };
  }

  turn(event) {
    const { action } = event;
    switch (action.action) {
      case "accept":
        return event;
      case "challenge":
        return this.#challenge(event);
      case "draw":
        if (event.player === this.#seat) this.#exchange([action.discard], [event.taken]);
        return event;
      default:
        return this.#lay(event);
    }
  }

  get end() {
    return {
      round: this.#number,
      play: this.#play,
      left: this.#now.sizes,
      hand: sorted(this.#now.hand),
      penalties: this.#penalties,
    };
  }

  #exchange(gone, come) {
    this.#now = { ...this.#now, hand: [...without(this.#now.hand, gone), ...come] };
  }

  #lay(event) {
    const { target = this.#now.table.length, laid } = event.action;
    const { table, sizes } = this.#now;
    const old = table[target] ?? "";
    const paid = without(cardsOf(laid), cardsOf(old));
    const gained = without(cardsOf(old), cardsOf(laid));
    this.#before = this.#now;
    this.#now = {
      ...this.#now,
      table: table.toSpliced(target, 1, laid),
      sizes: { ...sizes, [event.player]: sizes[event.player] - paid.length + gained.length },
    };
    if (event.player === this.#seat) this.#exchange(paid, gained);
    this.#play = { ...event, old, gained };
    return this.#play;
  }

  #challenge(event) {
    const { right_challenger, right_offender, wrong_challenger } = this.#rules;
    const penalties = event.right
      ? { [this.#play.player]: right_offender, [event.player]: right_challenger }
      : { [event.player]: wrong_challenger };
    if (event.right) this.#now = this.#before; // the cards are taken back
    for (const [player, points] of Object.entries(penalties)) {
      this.#penalties[player] = (this.#penalties[player] ?? 0) + points;
    }
    return { ...event, play: this.#play, penalties };
  }
}
