// The end of a round: its count, until the player goes on to the next one.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { useListener } from "../hooks.js";
import { keepRounds, roundsOf } from "./seats.js";

/**
 * The end of the last round, as long as the player has not gone on: {end, goOn}.
 *
 * events: with the ends of rounds as the game's `follow` gives them; end: null when there is none.
 * A browser that has a seat remembers it; one that only watches is shown what ends from now on.
 */
export function useRoundEnd(id, view, events) {
  const ends = events.filter(({ event }) => event === "round end");
  const [seen, setSeen] = useState(() => (view.seat === null ? ends.length : roundsOf(id)));
  function goOn() {
    setSeen(ends.length);
    keepRounds(id, ends.length);
  }
  return { end: ends.length > seen ? ends.at(-1) : null, goOn };
}

export function RoundEnd({ gameView, end, view, rules, names, onGoOn }) {
  const button = useRef(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current.focus(); // the hand has gone
  }, []);
  useListener(window, "keydown", ({ key }) => key === "Escape" && onGoOn());
  return html`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${end.round} is over</h2>
      <${gameView.Count} end=${end} names=${names} seat=${view.seat} rules=${rules} />
      <div class="row">
        <button type="button" class="main" ref=${button} onClick=${onGoOn}>Next round</button>
        <p class="hint">${waiting(view, names)}</p>
      </div>
    </section>
  `;
}

/** Whose turn it is in the round that has begun. */
function waiting({ to_move, seat, phase }, names) {
  if (to_move !== seat) return `${names[to_move]} is to move.`;
  return phase === "challenge" ? "A play waits for your answer." : "It is your turn.";
}
