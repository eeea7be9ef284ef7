// A table: its players, the game, the log, and advice.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { announce, useFocus } from "../accessibility.js";
import { Problem } from "../controls.js";
import { Tabs } from "../tabs.js";
import { GAME_VIEWS } from "../game_views.js";
import { findGame, rulesPath, rulesTitle } from "../games.js";
import { useAction, usePromise, useTitle } from "../hooks.js";
import { speak } from "../letters.js";
import { playSounds } from "../preferences.js";
import { rulesOf } from "../server.js";
import { isStorageDenied } from "../storage.js";
import {
  common,
  dictionaryTitle,
  formats,
  joined,
  loadGameTexts,
  loadTexts,
  playerNames,
  scoreList,
} from "../texts.js";
import { WithWord } from "../word_links.js";
import { Advice } from "./advice.js";
import { GameEnd, RoundEnd, useRoundEnd } from "./ending.js";
import { GameMenu } from "./menu.js";
import { isPlay, lastChallenge, lastPlay, Notice } from "./notice.js";
import { OpenSeats } from "./open_seats.js";
import { Players } from "./players.js";
import { useChanges, useTable } from "./use_table.js";

const texts = await loadTexts("table");
await loadGameTexts();

/**
 * Props of a game's component Play. canAct: whether the player may move now; mustAnswer: whether a
 * play waits for an answer of the player, who does not move next; act: sends an action; changes:
 * the last ones, shown as they happen; suggested: an action to lay out, null for none; onDraft:
 * called when the player changes the play; notice: shown above the buttons; playsOnly: whether the
 * player can do nothing but play words.
 * @template V, R
 * @typedef {{ id: string, view: V, rules: R, canAct: boolean, mustAnswer: boolean,
 *             act: (action: object) => void, changes?: import("./use_table.js").Change[],
 *             suggested: any, onDraft: () => void, notice: object,
 *             playsOnly?: boolean }} PlayProps
 */

/** @param {import("../app.js").ViewProps} props */
export function TableView({ server, rest: [id] }) {
  const table = useTable(id);
  const { view, error, online, lostSeat } = table;
  const rules = usePromise(
    async () => (view ? rulesOf(view.game, view.ruleset) : null),
    [Boolean(view)],
  );
  const info = view && findGame(server, view.game);
  useTitle(info ? tabTitle(info, view) : common.VIEW_TITLES.table);
  if (error) {
    return html`
      <h1>${common.VIEW_TITLES.table}</h1>
      <${Problem} text=${error} />
      <p><a class="button" href="#/play">${common.newGameTitle}</a></p>
    `;
  }
  return html`
    ${!online && html`<p class="problem" role="alert">${texts.reconnecting}</p>`}
    <${Problem} text=${lostSeat && texts.seatLost} />
    <${Problem} text=${rules.error} />
    ${
      view
        ? rules.value && html`<${Game} id=${id} info=${info} table=${table} rules=${rules.value} />`
        : html`
            ${!online && html`<h1>${common.VIEW_TITLES.table}</h1>`}
            <p role="status">${texts.loading}</p>
          `
    }
  `;
}

/** @param {Protocol.GameInfo} info @param {Protocol.TableView} view */
function tabTitle({ title = "" }, { over, seat, to_move }) {
  if (over) return texts.overTitle(title);
  return seat !== null && to_move === seat ? texts.ownTurnTitle(title) : title;
}

/**
 * @param {{ id: string, info: Protocol.GameInfo, rules: Protocol.RulesResult["rules"],
 *           table: ReturnType<typeof useTable> & { view: Protocol.TableView } }} props
 */
function Game({ id, info, table, rules }) {
  const { view, token, act, join } = table;
  speak(view.dictionary);
  const { seat, seq, phase } = view;
  const gameView = GAME_VIEWS[view.game];
  const names = playerNames(view);
  const events = useMemo(
    () => gameView.addDetails?.(table.events, rules, seat) ?? table.events,
    [table.events],
  );
  const eventText = (/** @type {any} an event of `useTable` */ event) => {
    const text = gameView.eventText(event, names);
    return text && event.fallback ? joined([text, fallbackText(event.fallback)]) : text;
  };
  const round = useRoundEnd(id, view, events);
  const { problem, run, clear: clearProblem } = useAction({ leaves: false });
  const [actingSeq, setActingSeq] = useState(/** @type {number | null} */ (null));
  const busy = actingSeq === seq; // the change may arrive before the answer
  const [suggested, setSuggested] = useState(/** @type {object | null} */ (null));
  const changes = useChanges(view, events);
  const change = changes[changes.length - 1];
  useAnnouncements(view, names, change, eventText);
  useEffect(() => playSounds(soundsOf(view, change)), [change]);
  useEffect(() => setSuggested(null), [seq]);
  const main = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // On a small screen, the advice is below what it changes.
    const top = main.current?.getBoundingClientRect().top ?? 0;
    if (suggested && top < 0) main.current?.scrollIntoView();
  }, [suggested]);
  useEffect(clearProblem, [table.online]);

  async function tryAct(/** @type {object} */ action) {
    setActingSeq(seq);
    await run(() => act(action));
    setActingSeq((latest) => (latest === seq ? null : latest));
  }

  const isDue = seat !== null && view.to_move === seat;
  const question = isDue && phase === "challenge" ? lastPlay(events) : null;
  // A move accepts the play of the only other player; of several, all answer before the next move.
  const movesNext = question !== null && names.length === 2;
  const isPaused = round.end !== null && !view.over;
  useFocus([seq, isPaused, busy]);
  const shared = { id, gameView, view, names, rules };
  const notice = html`
    <${Notice}
      question=${question}
      acceptIn=${view.accept_in}
      movesNext=${movesNext}
      problem=${problem}
      challenge=${seat === null ? null : lastChallenge(events, seat)}
      eventText=${eventText}
      busy=${busy}
      act=${tryAct}
    />
  `;
  const { Info, infoTitle } = gameView;
  const log = html`
    <${Log}
      events=${events}
      eventText=${eventText}
      playedWord=${gameView.playedWord}
      dictionary=${phase === "challenge" ? null : view.dictionary}
    />
  `;
  const advice = html`
    <${Advice}
      id=${id}
      view=${view}
      token=${token}
      gameView=${gameView}
      onUse=${phase === "turn" ? setSuggested : null}
    />
  `;
  const canAsk = seat !== null && !view.over && !isPaused;
  const tabs = [
    ...(Info
      ? [
          {
            id: "info",
            title: infoTitle?.() ?? "",
            panel: html`<${Info} view=${view} rules=${rules} />`,
          },
        ]
      : []),
    ...(canAsk ? [{ id: "advice", title: texts.adviceHeading, panel: advice }] : []),
    { id: "log", title: common.gameLog, panel: log },
  ];
  return html`
    <div class="heading">
      <h1>${info.title}</h1>
      <p class="hint">
        <a href=${rulesPath(view.game, view.ruleset, view.dictionary)}>${rulesTitle(info, rules)}</a>,${" "}
        ${texts.dictionaryText(dictionaryTitle(view.dictionary))}${view.clock && `, ${controlText(view.clock.control)}`}
        ${seat === null && html`. <span class="tag">${texts.watchingTag}</span>`}
      </p>
      ${seat !== null && !view.over && html`<${GameMenu} view=${view} end=${table.end} />`}
    </div>
    ${
      seat !== null &&
      isStorageDenied() &&
      html`
        <p class="hint">${texts.storageDenied}</p>
      `
    }
    <${OpenSeats} view=${view} join=${join} />
    <${Players} view=${view} names=${names} changes=${changes} />
    <div class="table ${view.game}" data-seq=${seq}>
      <div class="table-main" ref=${main}>
        ${view.over && html`<${GameEnd} ...${shared} events=${events} />`}
        ${
          isPaused
            ? html`
                <${RoundEnd}
                  key=${round.end.round}
                  ...${shared}
                  end=${round.end}
                  onDismiss=${round.dismiss}
                />
              `
            : html`
                <${gameView.Play}
                  ...${shared}
                  canAct=${isDue && !busy && (phase === "turn" || movesNext)}
                  mustAnswer=${question !== null && !movesNext}
                  act=${tryAct}
                  changes=${changes}
                  suggested=${suggested}
                  onDraft=${clearProblem}
                  notice=${notice}
                />
              `
        }
      </div>
      <aside class="table-side">
        <${Tabs} tabs=${tabs} start=${Info ? "info" : "log"} />
      </aside>
    </div>
  `;
}

/**
 * The log, scrolled to the last event.
 * @param {{ events: any[], eventText: (event: object) => string | null,
 *           playedWord: (action: any) => string | undefined, dictionary: string | null }} props
 *     dictionary: to look up words in; null while that would tell whether to challenge
 */
function Log({ events, eventText, playedWord, dictionary }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  const totals = runningTotals(events);
  return html`
    <section class="panel log">
      <h2>${common.gameLog}</h2>
      <ol ref=${list} tabindex="0" aria-label=${common.gameLog}>
        ${events.map((event, index) => {
          const text = eventText(event);
          if (!text) return null;
          const word = event.action && playedWord(event.action);
          return html`
            <li key=${index} class=${event.event.replace(" ", "-")}>
              <${WithWord} ...${{ text, word, dictionary }} />
              ${totals[index] !== undefined && html` <span class="hint">${texts.totalText(totals[index])}</span>`}
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}

/**
 * Return the points of the player after each turn that scores; nothing for other events. A right
 * challenge takes the last play back.
 * @param {any[]} events
 */
function runningTotals(events) {
  /** @type {Record<number, number>} */
  const totals = {};
  let last = { player: 0, score: 0 };
  return events.map(({ event, player, score, right }) => {
    if (right) totals[last.player] -= last.score;
    if (event !== "turn" || score === undefined) return undefined;
    last = { player, score };
    return (totals[player] = (totals[player] ?? 0) + score);
  });
}

/** @param {Protocol.TableView} view of a player who is to act */
function dueText({ phase, seats }) {
  if (phase === "turn") return texts.announceTurn;
  return seats.length === 2 ? texts.challengeOrPlayOn : texts.acceptOrChallenge;
}

/**
 * Announce what others do, the scores if they have changed, and whose turn it is.
 * @param {Protocol.TableView} view
 * @param {string[]} names
 * @param {import("./use_table.js").TableChange} change
 * @param {(event: object) => string | null} eventText
 */
function useAnnouncements(view, names, change, eventText) {
  useEffect(() => {
    const sentences = change.events.map(eventText);
    const hasScored = change.gains.some(Boolean) || change.events.some(({ score }) => score);
    if (hasScored && !view.over)
      sentences.push(texts.announceScores(scoreList(names, view.scores)));
    if (view.seat !== null && view.to_move === view.seat) sentences.push(dueText(view));
    const text = joined(sentences);
    if (text) announce(text);
  }, [change]);
}

/**
 * Return the sounds of a change: the end of the game; or else a challenge, a mine or a play, and
 * that it is the player's turn.
 * @param {Protocol.TableView} view
 * @param {import("./use_table.js").TableChange} change
 * @returns {import("../preferences.js").Sound[]}
 */
function soundsOf({ over }, { events, isNowDue }) {
  if (!events.length) return [];
  if (over) return ["end"];
  const isAlarm = events.some(({ action, hit }) => action?.action === "challenge" || hit?.length);
  /** @type {import("../preferences.js").Sound[]} */
  const sounds = isAlarm ? ["alarm"] : events.some(isPlay) ? ["play"] : [];
  return isNowDue ? [...sounds, "turn"] : sounds;
}

/** Return why another bot acted for the bot of a seat. @param {Protocol.Fallback} fallback */
const fallbackText = ({ reason, by }) => texts.fallbackText(reason === "slow", by ?? null);

/**
 * Return the time of each player: "15 minutes each, plus 10 seconds per turn".
 * @param {Protocol.TimeControl} control
 */
function controlText({ seconds, increment = 0, move_seconds }) {
  if (move_seconds) return texts.timePerTurn(durationText(move_seconds));
  return texts.timeEach(durationText(seconds ?? 0), increment ? durationText(increment) : null);
}

/** @param {number} seconds */
const durationText = (seconds) =>
  seconds >= 60 && seconds % 60 === 0 ? formats.minutes(seconds / 60) : formats.seconds(seconds);
