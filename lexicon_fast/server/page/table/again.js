// Another game with the same players.

import { html, useState } from "../vendor/htm-preact.js";
import { call, told } from "../server.js";
import { Problem } from "../controls.js";
import { go } from "../routing.js";
import { keepSeat } from "./seats.js";

/** A button for who has played: a new table by the same rules, with free seats for the other people. */
export function Again({ view }) {
  const [state, setState] = useState({ busy: false, problem: null });
  if (view.seat === null) return null;
  const people = view.seats.filter(({ kind }, seat) => kind !== "bot" && seat !== view.seat);

  async function begin() {
    setState({ busy: true, problem: null });
    const { game, ruleset, dictionary, rounds } = view;
    const seats = view.seats.map((seat, place) => seatAgain(seat, place === view.seat));
    try {
      const table = await call("table.new", { game, seats, ruleset, dictionary, rounds });
      keepSeat(table.id, game, table.tokens[view.seat]);
      go(`table/${table.id}`);
    } catch (error) {
      setState({ busy: false, problem: told(error) });
    }
  }

  return html`
    <button type="button" class="main" disabled=${state.busy} onClick=${begin}>Play again</button>
    ${people.length > 0 && html`<p class="hint">You get a new link for the others.</p>`}
    <${Problem} text=${state.problem} />
  `;
}

function seatAgain({ kind, name, bot }, mine) {
  if (mine) return { kind: "person", name };
  return kind === "bot" ? { kind, bot } : { kind: "open" };
}
