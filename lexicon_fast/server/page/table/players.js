// The players of a table: names, scores, and whose turn it is.

import { html } from "../vendor/htm-preact.js";
import { RisingPoints } from "../rising.js";
import { counted, YOU } from "../texts.js";
import { Clock } from "./clock.js";

/** Names of players who did not choose one. */
const DEFAULT_NAME = new RegExp(`^(player \\d+|${YOU})$`);

/**
 * @typedef {Pick<Protocol.TableView, "seats" | "seat" | "to_move" | "phase" | "scores">
 *           & { observation: { hand_sizes?: number[], rack_sizes?: number[] },
 *               clock?: Protocol.Clock | null, over?: boolean }} PlayersView
 */

/**
 * On a small screen, the clocks are in a bar that stays in sight while the page scrolls.
 * @param {{ view: PlayersView, names: string[],
 *           changes?: import("./use_changes.js").TableChange[] }} props changes: points that rise
 */
export function Players({ view, names, changes = [] }) {
  const { hand_sizes, rack_sizes = [] } = view.observation;
  const sizes = hand_sizes ?? rack_sizes;
  const unit = hand_sizes ? "card" : "tile";
  return html`
    <ol class="seats" aria-label="Players">
      ${view.seats.map(({ kind, bot, name, present }, seat) => {
        const ownName = seat === view.seat && !DEFAULT_NAME.test(name) && name;
        const botName = bot && !name.startsWith(bot) && `bot ${bot}`;
        const isDue = seat === view.to_move;
        const isAway = present === false && seat !== view.seat && !view.over;
        const countText = sizes[seat] === undefined ? "" : counted(sizes[seat], unit);
        return html`
          <li key=${seat} class="seat" aria-current=${isDue ? "true" : undefined}>
            <span class="name">
              ${names[seat]}${ownName && html` <small>${ownName}</small>`}
              ${botName && html` <small>${botName}</small>`}
            </span>
            <span class="score">${view.scores[seat]}<span class="visually-hidden"> points,</span></span>
            <span class="status">
              <span class="hint">${kind === "open" ? "free seat" : countText}</span>
              ${isAway && html`<span class="hint away">away</span>`}
              ${isDue && html`<span class="tag">${dueText(view, seat)}</span>`}
            </span>
            ${changes
              .filter(({ gains }) => gains[seat])
              .map(
                ({ gains, number }) =>
                  html`<${RisingPoints} key=${number} points=${gains[seat]} />`,
              )}
            ${
              view.clock &&
              html`
                <${Clock}
                  clock=${view.clock}
                  seat=${seat}
                  name=${names[seat]}
                  isOwn=${seat === view.seat}
                />
              `
            }
          </li>
        `;
      })}
    </ol>
    ${view.clock && html`<${ClockBar} clock=${view.clock} names=${names} />`}
  `;
}

/** @param {{ clock: Protocol.Clock, names: string[] }} props */
function ClockBar({ clock, names }) {
  return html`
    <div class="clock-bar" aria-hidden="true">
      ${names.map(
        (name, seat) => html`
          <span key=${seat}>
            <span class="name">${name}</span>
            <${Clock} clock=${clock} seat=${seat} name=${name} isOwn=${false} />
          </span>
        `,
      )}
    </div>
  `;
}

/** @param {PlayersView} view @param {number} seat */
function dueText({ phase, seats, seat: own }, seat) {
  if (seats[seat].kind === "open") return "expected";
  if (phase === "challenge") return seat === own ? "your answer" : "to answer";
  if (seats[seat].kind === "bot") return "thinking …";
  return seat === own ? "your turn" : "to move";
}
