// Another game with the same players: the first who asks lays it, all find their own seat there.

import { html, useState } from "../vendor/htm-preact.js";
import { call, errorText } from "../server.js";
import { Problem } from "../controls.js";
import { go } from "../routing.js";
import { keepSeat, tokenOf } from "./seats.js";

const NEXT = "The next game is there.";
const FIRST = "All keep their seats.";

/** A button for who has played, a link for who has watched. */
export function Again({ view }) {
  const { id, game, seat, seats, next } = view;
  const [state, setState] = useState({ busy: false, problem: null });
  const others = seats.some(({ kind }, each) => kind === "person" && each !== seat);

  async function begin() {
    setState({ busy: true, problem: null });
    try {
      const table = await call("table.again", { id, token: tokenOf(id) ?? "" });
      // If it is known already, so is more than the token.
      if (tokenOf(table.id) === null) keepSeat(table.id, game, table.token);
      go(`table/${table.id}`);
    } catch (error) {
      setState({ busy: false, problem: errorText(error) });
    }
  }

  if (seat === null)
    return html`
      ${next && html`<a class="button" href=${`#/table/${next}`}>Watch the next game</a>`}
      <p class="unseen" role="status">${next ? "They play again." : ""}</p>
    `;
  return html`
    <button type="button" class="main" disabled=${state.busy} onClick=${begin}>Play again</button>
    <p class="hint" role="status">${next ? NEXT : others ? FIRST : ""}</p>
    <${Problem} text=${state.problem} />
  `;
}
