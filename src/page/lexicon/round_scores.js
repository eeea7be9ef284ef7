// The result of a round: who went out with which word, the cards left, and the scores.

import { html } from "../vendor/htm-preact.js";
import { DataTable } from "../controls.js";
import { common, formats, lexicon as texts } from "../texts.js";
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
        ? html`${names[player]} <span class="tag">${texts.outOfGameTag}</span>`
        : names[player],
      hand
        ? html`<${Cards} cards=${hand} />`
        : left[player]
          ? common.cardCount(left[player])
          : texts.noCardsLeft,
      hasPenalties && formats.signed(penalties[player] ?? 0),
      formats.signed(points[player]),
      html`<strong>${scores[player]}</strong>`,
    ];
  };
  return html`
    <${Reason} end=${end} names=${names} rules=${rules} />
    <p class="hint">${texts.scoresHint(rules.out_at)}</p>
    <${DataTable}
      rowHeads
      columns=${[
        { title: texts.playerColumn },
        { title: texts.cardsLeftColumn },
        hasPenalties && { title: texts.challengesColumn, number: true },
        { title: texts.roundPointsColumn, number: true },
        { title: texts.scoreColumn, number: true },
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
    const turns = rules.guard * Object.keys(left).length;
    return html`<p>${texts.noProgressText(turns)}</p>`;
  }
  const old = play.old ? wordOf(play.old) : undefined;
  return html`
    <p class="row">
      <strong>${texts.wentOutText(names[winner ?? 0], old)}</strong>
      <${LaidWord} laid=${play.action.laid} />
    </p>
  `;
}
