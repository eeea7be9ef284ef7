// The result of a round: who went out with which word, the cards left, and the scores.

import { html } from "../vendor/htm-preact.js";
import { DataTable } from "../controls.js";
import { counted, signed } from "../texts.js";
import { Cards, LaidWord, wordOf } from "./cards.js";

/** @typedef {Protocol.LexiconRoundEnd & import("./event_details.js").RoundResult} RoundEnd */

/**
 * @param {{ end: RoundEnd, names: string[], seat: number | null, rules: Protocol.LexiconRules,
 *           hands?: string[] }} props seat: of this browser; hands: of all players, once public
 */
export function RoundScores({ end, names, seat, rules, hands = [] }) {
  const { left, points, scores, penalties, out = [] } = end;
  const hasPenalties = Object.values(penalties).some((each) => each !== 0);
  const cells = (/** @type {number} */ player) => {
    const hand = hands[player] ?? (player === seat ? end.hand : "");
    return [
      out.includes(player)
        ? html`${names[player]} <span class="tag">out of the game</span>`
        : names[player],
      hand
        ? html`<${Cards} cards=${hand} />`
        : left[player]
          ? counted(left[player], "card")
          : "none",
      hasPenalties && signed(penalties[player] ?? 0),
      signed(points[player]),
      html`<strong>${scores[player]}</strong>`,
    ];
  };
  return html`
    <${Reason} end=${end} names=${names} rules=${rules} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${rules.out_at} or more is out of the game.
    </p>
    <${DataTable}
      rowHeads
      columns=${[
        { title: "Player" },
        { title: "Cards left" },
        hasPenalties && { title: "Challenges", number: true },
        { title: "This round", number: true },
        { title: "Score", number: true },
      ]}
      rows=${[...names.keys()]
        .filter((player) => player in left)
        .map((player) => ({ key: player, cells: cells(player) }))}
    />
  `;
}

/**
 * Why the round is over.
 * @param {{ end: RoundEnd, names: string[], rules: Protocol.LexiconRules }} props
 */
function Reason({ end: { why, winner, play, left }, names, rules }) {
  if (why !== "out" || !play || !("laid" in play.action)) {
    const turns = counted(rules.guard * Object.keys(left).length, "turn");
    return html`<p>No hand has become smaller for ${turns}, so all cards are counted.</p>`;
  }
  const how = play.old ? `: ${wordOf(play.old)} became` : " with";
  return html`
    <p class="row">
      <strong>${names[winner ?? 0]} went out${how}</strong>
      <${LaidWord} laid=${play.action.laid} />
    </p>
  `;
}
