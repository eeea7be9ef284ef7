// The players of a table: names, scores, clocks, and whose turn it is.

import { html, useEffect, useRef } from "../vendor/htm-preact.js";
import { announce } from "../accessibility.js";
import { useSecondsLeft } from "../hooks.js";
import { botOption, common, formats, isDefaultName, joined, loadTexts } from "../texts.js";
import { RisingPoints } from "../tile.js";

const texts = await loadTexts("table");

const LOW_SECONDS = 10;
/** Seconds left that are announced to the player whose clock runs. */
const ANNOUNCED = [60, LOW_SECONDS];

/**
 * @typedef {Pick<Protocol.TableView, "seats" | "seat" | "to_move" | "phase" | "scores">
 *           & { observation: { hand_sizes?: number[], rack_sizes?: number[] },
 *               clock?: Protocol.Clock | null, over?: boolean }} PlayersView
 */

/**
 * On a small screen, the clocks are in a bar that stays in sight while the page scrolls.
 * @param {{ view: PlayersView, names: string[],
 *           changes?: import("./use_table.js").TableChange[] }} props changes: points that rise
 */
export function Players({ view, names, changes = [] }) {
  const { hand_sizes, rack_sizes = [] } = view.observation;
  const sizes = hand_sizes ?? rack_sizes;
  const countOf = hand_sizes ? common.cardCount : common.tileCount;
  return html`
    <ol class="seats" aria-label=${texts.playersLabel}>
      ${view.seats.map(({ kind, bot, name, present }, seat) => {
        const ownName = seat === view.seat && !isDefaultName(name) && name;
        const botName = bot && !name.startsWith(bot) && botOption(bot);
        const isDue = seat === view.to_move;
        const isAway = present === false && seat !== view.seat && !view.over;
        const countText = sizes[seat] === undefined ? "" : countOf(sizes[seat]);
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

/** Return what is expected of a player. @param {PlayersView} view @param {number} seat */
function dueText({ phase, seats, seat: own }, seat) {
  const { kind } = seats[seat];
  if (kind === "open") return texts.waitingForPlayer;
  if (phase === "challenge") return seat === own ? texts.acceptOrChallengeDue : texts.deciding;
  if (kind === "bot") return texts.thinkingDue;
  return seat === own ? texts.yourTurnDue : texts.toMove;
}

/**
 * The clock of a player, which goes on by itself between two views of the server.
 * @param {{ clock: Protocol.Clock, seat: number, name: string, isOwn: boolean }} props
 *     clock: as the last view has it
 */
function Clock({ clock, seat, name, isOwn }) {
  const runs = clock.running === seat;
  const seconds = useSecondsLeft(clock.left[seat], clock, runs);
  const low = seconds < LOW_SECONDS;
  useAnnouncedTime(seconds, runs && isOwn);
  const classes = joined(["clock", runs && "running", low && "low"]);
  return html`
    <span class=${classes} role="timer" aria-label=${texts.clockText(name, spokenTime(seconds))}>
      <span class="sign" aria-hidden="true">${low ? "!" : runs ? "▸" : ""}</span>
      <span class="time" aria-hidden="true">${timeText(seconds)}</span>
    </span>
  `;
}

/**
 * Announce when little time is left. What is read each second would be no help.
 * @param {number} seconds
 * @param {boolean} listens
 */
function useAnnouncedTime(seconds, listens) {
  const last = useRef(seconds);
  useEffect(() => {
    const due = ANNOUNCED.findLast((each) => seconds <= each && last.current > each);
    last.current = seconds;
    if (listens && due !== undefined) announce(texts.announceTime(due));
  }, [seconds, listens]);
}

/** Return "1:02:03", "2:03", or below ten seconds "0:02.3". @param {number} seconds */
function timeText(seconds) {
  const isLow = seconds < LOW_SECONDS;
  const shown = isLow ? Math.floor(seconds * 10) / 10 : Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(shown / 3600), Math.floor(shown / 60) % 60];
  const rest = isLow ? shown.toFixed(1).padStart(4, "0") : String(shown % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** Return "1 hour 2 minutes 3 seconds". @param {number} seconds */
function spokenTime(seconds) {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return joined([
    hours && formats.hours(hours),
    minutes && formats.minutes(minutes),
    (whole % 60 || !whole) && formats.seconds(whole % 60),
  ]);
}
