// The end of a round until the player goes on, and the end of a game.

import { html, useLayoutEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { Button, Problem } from "../controls.js";
import { useAction, usePromise, useWindowEvent } from "../hooks.js";
import { go } from "../routing.js";
import { call, recordOf } from "../server.js";
import { saveFile, storedTable, storeSeat, updateTable } from "../storage.js";
import { common, forfeitText, loadTexts } from "../texts.js";

const texts = await loadTexts("table");

/**
 * @typedef {{ id: string, gameView: import("../game_views.js").GameView, view: Protocol.TableView,
 *             names: string[], rules: object }} Props
 */

/**
 * Return the end of the last round until the player dismisses it: {end, dismiss}; `end` is null for
 * none.
 *
 * The browser remembers it for its own seats; a watcher sees the rounds that end from now on.
 * @param {string} id
 * @param {Protocol.TableView} view
 * @param {any[]} events with details
 */
export function useRoundEnd(id, view, events) {
  const ends = events.filter(({ event }) => event === "round end");
  const [dismissed, setDismissed] = useState(() =>
    view.seat === null ? ends.length : (storedTable(id)?.rounds ?? 0),
  );
  const dismiss = () => {
    setDismissed(ends.length);
    updateTable(id, { rounds: ends.length });
  };
  return { end: ends.length > dismissed ? ends.at(-1) : null, dismiss };
}

/** @param {Props & { end: any, onDismiss: () => void }} props end: of the round, with details */
export function RoundEnd({ gameView, end, view, rules, names, onDismiss }) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus(); // the hand is gone
  }, []);
  useWindowEvent("keydown", ({ key }) => key === "Escape" && onDismiss());
  return html`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${texts.roundEndHeading(end.round)}</h2>
      <${gameView.RoundScores} end=${end} names=${names} seat=${view.seat} rules=${rules} />
      <div class="row">
        <button type="button" class="main" ref=${button} onClick=${onDismiss}>
          ${texts.nextRoundButton}
        </button>
        <p class="hint">${dueText(view, names)}</p>
      </div>
    </section>
  `;
}

/** @param {Protocol.TableView} view @param {string[]} names */
function dueText({ to_move, seat, phase }, names) {
  if (to_move !== seat) return `${common.toMoveText(names[to_move ?? 0])}.`;
  return phase === "challenge" ? texts.answerDue : texts.ownTurnDue;
}

/** @param {Props & { events: any[] }} props events: with details */
export function GameEnd({ id, gameView, view, events, names, rules }) {
  const saving = useAction();
  const forfeit = events.findLast(({ event }) => event === "forfeit");
  const winners = names.filter((_, player) => (view.returns?.[player] ?? 0) > 0);
  const best = view.scores[names.indexOf(winners[0])];
  const behind = view.scores.flatMap((score, player) =>
    winners.includes(names[player]) ? [] : Math.abs(best - score),
  );
  const margin = forfeit ? 0 : Math.min(...behind);
  const why = forfeit && forfeitText(forfeit, names);
  const isAborted = forfeit?.player === null;
  const { RoundScores, lastHands } = gameView;
  // A round that was not played out has no scores.
  const round = RoundScores && !forfeit && events.findLast(({ event }) => event === "round end");
  const record = usePromise(async () => (round ? recordOf(id) : null), [id, Boolean(round)]).value;
  const hands = useMemo(
    () =>
      record
        ? lastHands?.(
            record.map((line) => JSON.parse(line)),
            rules,
          )
        : [],
    [record],
  );
  async function save() {
    const text = `${(await recordOf(id)).join("\n")}\n`;
    saveFile(`${view.game}-${id}.jsonl`, text, "application/jsonl");
  }
  return html`
    <section class="panel ending" aria-label=${texts.gameEndLabel}>
      <h2>${isAborted ? why : common.resultText(winners, margin)}</h2>
      ${why && !isAborted && html`<p>${why}</p>`}
      ${
        !forfeit &&
        html`
          <ul class="facts">
            ${gameView.endFacts(events, names).map((fact) => html`<li key=${fact}>${fact}</li>`)}
          </ul>
        `
      }
      ${
        round &&
        html`
          <${RoundScores}
            end=${round}
            names=${names}
            seat=${view.seat}
            rules=${rules}
            hands=${hands}
          />
        `
      }
      <div class="row">
        <${PlayAgain} view=${view} />
        <a class="button" href=${`#/replay/${id}?analysis=1`}>${texts.analyseLink}</a>
        <a class="button" href=${`#/replay/${id}`}>${texts.replayLink}</a>
        <${Button} text=${texts.saveButton} onClick=${() => saving.run(save)} />
        <a class="button" href="#/play">${common.newGameTitle}</a>
      </div>
      <${Problem} text=${saving.problem} />
    </section>
  `;
}

/**
 * The way to the next game of the same players: a button for them, a link for watchers.
 * @param {{ view: Protocol.TableView }} props
 */
function PlayAgain({ view: { id, game, seat, seats, next } }) {
  const { busy, problem, run } = useAction();
  if (seat === null) {
    return html`
      ${next && html`<a class="button" href=${`#/table/${next}`}>${texts.watchNextLink}</a>`}
      <p class="visually-hidden" role="status">${next ? common.nextGameStarted : ""}</p>
    `;
  }
  const hasOthers = seats.some(({ kind }, each) => kind === "person" && each !== seat);
  async function begin() {
    const table = await call("table.again", { id, token: storedTable(id)?.token ?? "" });
    if (!storedTable(table.id)) storeSeat(table.id, game, table.token);
    go(`table/${table.id}`);
  }
  const hint = next ? common.nextGameStarted : hasOthers ? texts.seatsKept : "";
  return html`
    <${Button}
      text=${texts.playAgainButton}
      class="main"
      disabled=${busy}
      onClick=${() => run(begin)}
    />
    <p class="hint" role="status">${hint}</p>
    <${Problem} text=${problem} />
  `;
}
