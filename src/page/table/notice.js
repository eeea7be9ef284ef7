// Notices before the player's next action: a play to answer, the last challenge, an error.

import { html } from "../vendor/htm-preact.js";
import { Button, Problem } from "../controls.js";
import { useSecondsLeft } from "../hooks.js";
import { loadTexts } from "../texts.js";

const texts = await loadTexts("table");

/**
 * @param {{ question: any, acceptIn: number | null, movesNext: boolean, problem: string | null,
 *           challenge: any, busy: boolean, eventText: (event: object) => string | null,
 *           act: (action: object) => void }} props
 *     question: the event of a play that waits for an answer; acceptIn: seconds until it is
 *     accepted, null for no limit; movesNext: whether the player's next move accepts it; problem:
 *     why the last action was refused; challenge: the event of the last challenge of or by the
 *     player
 */
export function Notice(props) {
  const { question, acceptIn, movesNext, problem, challenge, eventText, busy, act } = props;
  const answer = (/** @type {string} */ text, /** @type {string} */ action, classes = "") => html`
    <${Button} text=${text} class=${classes} disabled=${busy} onClick=${() => act({ action })} />
  `;
  return html`
    ${
      question &&
      html`
        <section class="challenge" aria-label=${texts.challengeLabel} data-home="question" tabindex="-1">
          <p>
            <strong>${eventText(question)}</strong>${" "}
            ${movesNext ? texts.challengeOrMove : texts.acceptOrChallenge}
          </p>
          <div class="row">
            ${answer(texts.challengeButton, "challenge")}
            ${answer(texts.acceptButton, "accept", movesNext ? "" : "main")}
            ${acceptIn !== null && html`<${AcceptTimer} seconds=${acceptIn} />`}
          </div>
        </section>
      `
    }
    ${challenge && html`<p class="notice">${eventText(challenge)}</p>`}
    <${Problem} text=${problem} />
  `;
}

/**
 * The time until a play is accepted. Screen readers do not read each second.
 * @param {{ seconds: number }} props at the time of the last view
 */
function AcceptTimer({ seconds }) {
  const left = Math.ceil(useSecondsLeft(seconds, seconds));
  return html`
    <p class="hint" role="timer" aria-live="off">
      ${texts.acceptTimer(left)}
    </p>
  `;
}

/** Return whether an event is a turn, not an answer to one. @param {any} event */
export const isPlay = ({ event, action }) =>
  event === "turn" && action.action !== "accept" && action.action !== "challenge";

/** @param {any[]} events */
export const lastPlay = (events) => events.findLast(isPlay);

/**
 * Return the last challenge, if it was by the player or of the player's play, until the player acts
 * again; else null.
 * @param {any[]} events
 * @param {number} seat
 */
export function lastChallenge(events, seat) {
  const turns = events.filter(
    ({ event, action }) => event === "turn" && action.action !== "accept",
  );
  const index = turns.findLastIndex(({ action }) => action.action === "challenge");
  if (index < 0 || turns.slice(index + 1).some(({ player }) => player === seat)) return null;
  return [turns[index].player, turns[index - 1].player].includes(seat) ? turns[index] : null;
}
