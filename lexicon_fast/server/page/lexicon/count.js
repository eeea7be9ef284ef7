// The end of a round: who went out with which word, what each had left, and the scores.

import { html } from "../vendor/htm-preact.js";
import { counted, signed } from "../words.js";
import { Cards, LaidWord, wordOf } from "./cards.js";

/**
 * end: the end of a round, as `follow` gives it; names: of the players; seat: whose view it is; hands:
 * what each was left with, once all may know it.
 */
export function Count({ end, names, seat, rules, hands = [] }) {
  const { left, points, scores, penalties, out = [] } = end;
  const handOf = (player) => hands[player] ?? (player === seat ? end.hand : "");
  const dealtIn = names.map((_, player) => player).filter((player) => player in left);
  const punished = Object.values(penalties).some((each) => each !== 0);
  return html`
    <${Why} end=${end} names=${names} rules=${rules} />
    <p class="hint">
      Cards that are left cost their points. The fewest points win; who has ${rules.out_at} is out
      of the game.
    </p>
    <table class="list count">
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Cards left</th>
          ${punished && html`<th scope="col" class="number">Challenges</th>`}
          <th scope="col" class="number">This round</th>
          <th scope="col" class="number">Score</th>
        </tr>
      </thead>
      <tbody>
        ${dealtIn.map(
          (player) => html`
            <tr key=${player}>
              <th scope="row">
                ${names[player]}
                ${out.includes(player) && html` <span class="tag">out of the game</span>`}
              </th>
              <td>
                ${
                  handOf(player)
                    ? html`<${Cards} cards=${handOf(player)} />`
                    : left[player]
                      ? counted(left[player], "card")
                      : "none"
                }
              </td>
              ${punished && html`<td class="number">${signed(penalties[player] ?? 0)}</td>`}
              <td class="number">${signed(points[player])}</td>
              <td class="number"><strong>${scores[player]}</strong></td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

function Why({ end: { why, winner, play, left }, names, rules }) {
  if (why !== "out") {
    const turns = rules.guard * Object.keys(left).length;
    return html`<p>No hand has become smaller for ${counted(turns, "turn")}: all are counted.</p>`;
  }
  const how = play.old ? `: ${wordOf(play.old)} became` : " with";
  return html`
    <p class="row">
      <strong>${names[winner]} went out${how}</strong>
      <${LaidWord} laid=${play.action.laid} />
    </p>
  `;
}
