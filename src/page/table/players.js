// The players of a table: names, scores, and whose turn it is.

import { html } from "../vendor/htm-preact.js";
import { RisingPoints } from "../rising.js";
import { botOption } from "../texts.js";
import { Clock } from "./clock.js";
import * as texts from "./texts.js";

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
    <ol class="seats" aria-label=${texts.playersLabel}>
      ${view.seats.map(({ kind, bot, name, present }, seat) => {
        const ownName = seat === view.seat && !texts.isDefaultName(name) && name;
        const botName = bot && !name.startsWith(bot) && botOption(bot);
        const isDue = seat === view.to_move;
        const isAway = present === false && seat !== view.seat && !view.over;
        const countText = sizes[seat] === undefined ? "" : texts.handSize(sizes[seat], unit);
        return html`
          <li key=${seat} class="seat" aria-current=${isDue ? "true" : undefined}>
            <span class="name">
              ${names[seat]}${ownName && html` <small>${ownName}</small>`}
              ${botName && html` <small>${botName}</small>`}
            </span>
            <span class="score">${view.scores[seat]}<span class="visually-hidden"> ${texts.pointsUnit}</span></span>
            <span class="status">
              <span class="hint">${kind === "open" ? texts.freeSeat : countText}</span>
              ${isAway && html`<span class="hint away">${texts.away}</span>`}
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
  const { kind } = seats[seat];
  return texts.dueText({
    isOpen: kind === "open",
    isBot: kind === "bot",
    isOwn: seat === own,
    isChallenge: phase === "challenge",
  });
}
