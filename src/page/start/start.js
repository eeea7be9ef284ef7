// The first view: a new game, and the tables where this browser has a seat.

import { html, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { Button, PageChoices } from "../controls.js";
import { GAME_VIEWS } from "../game_views.js";
import { findGame, gameTitle, shownGames } from "../games.js";
import { usePromise } from "../hooks.js";
import { call, Refused } from "../server.js";
import {
  forgetTable,
  lastGame,
  loadSetting,
  storedPuzzle,
  storedTable,
  storedTables,
  today,
} from "../storage.js";
import { common, doneText, formats, joined, loadTexts, playerNames } from "../texts.js";
import { NewGame } from "./new_game.js";

const texts = await loadTexts("start");

/** @param {import("../app.js").ViewProps} props */
export function Start({ server }) {
  const [wanted, setWanted] = useState(lastGame);
  const [name, setName] = useState(() => loadSetting("name"));
  const chosen = findGame(server, wanted);
  return html`
    <h1>${common.newGameTitle}</h1>
    <div class="games" role="group" aria-label=${texts.gamesLabel}>
      ${shownGames(server).map(
        ({ game, title }) => html`
          <button
            type="button"
            key=${game}
            class="game ${game}"
            aria-pressed=${game === chosen.game}
            onClick=${() => setWanted(game)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...GAME_VIEWS[game].emblem].map((sign) => html`<i>${sign}</i>`)}
            </span>
            <strong>${title}</strong>
            <span class="hint">${texts.TAGLINES[game]}</span>
          </button>
        `,
      )}
    </div>
    <${NewGame}
      key=${chosen.game}
      info=${chosen}
      dictionaries=${server.dictionaries}
      name=${name}
      onName=${setName}
    />
    <${YourTables} server=${server} />
    <${TodaysPuzzles} server=${server} />
    <${PageChoices} />
  `;
}

/** @param {{ server: Protocol.HelloResult }} props */
function TodaysPuzzles({ server }) {
  return html`
    <section class="panel">
      <h2>${texts.puzzlesHeading}</h2>
      <ul class="puzzles">
        ${shownGames(server).map(
          ({ game, title }) => html`
            <li key=${game}>
              <a class="button" href=${`#/puzzle/${game}`}>
                <strong>${title}</strong>
                <span class="hint">${doneText(storedPuzzle(game, today())) || texts.notTried}</span>
              </a>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

const MAX_SHOWN = 8; // the others on request

/** @param {{ server: Protocol.HelloResult }} props */
function YourTables({ server }) {
  const [tables, setTables] = useState(storedTables);
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  if (!tables.length) return null;
  const forget = (/** @type {string} */ id) => {
    forgetTable(id);
    const left = storedTables();
    // The focused button goes away.
    (left.length ? heading.current : document.getElementById("main"))?.focus();
    setTables(left);
  };
  const shown = showsAll ? tables : tables.slice(0, MAX_SHOWN);
  return html`
    <section class="panel">
      <h2 ref=${heading} tabindex="-1">${texts.tablesHeading}</h2>
      <ul class="tables">
        ${shown.map(
          (table) => html`
            <${YourTable}
              key=${table.id}
              title=${gameTitle(server, table.game)}
              table=${table}
              onForget=${() => forget(table.id)}
            />
          `,
        )}
      </ul>
      ${
        shown.length < tables.length &&
        html`
          <div>
            <${Button}
              text=${texts.allTablesButton(tables.length)}
              onClick=${() => setShowsAll(true)}
            />
          </div>
        `
      }
    </section>
  `;
}

/**
 * @param {{ title: string, table: ReturnType<typeof storedTables>[number],
 *           onForget: () => void }} props title: of the game
 */
function YourTable({ title, table: { id, token, since }, onForget }) {
  const [view, isGone] = usePromise(() => tableView(id, token), [id]).value ?? [null, false];
  // Whether the player is asked to confirm; null, before the first time, leaves the focus alone.
  const [confirming, setConfirming] = useState(/** @type {boolean | null} */ (null));
  const line = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (confirming !== null) line.current?.querySelector("button")?.focus();
  }, [confirming]);
  const name = texts.tableName(title, view ? otherPlayers(view) : []);
  const isRunning = view !== null && !view.over;
  return html`
    <li ref=${line}>
      <a href=${`#/table/${id}`}>${name}</a>
      <span class=${isRunning && view.to_move === view.seat ? "tag" : "hint"}>
        ${isGone ? texts.tableDeleted : view && stateText(view)}
      </span>
      <span class="hint since">${formats.moment(since)}</span>
      ${
        confirming
          ? html`
              <span role="group" aria-label=${texts.confirmForget(name)}>
                ${texts.forgetWarning}${" "}
                <${Button} text=${texts.giveUpSeatButton} class="plain" onClick=${onForget} />
                <${Button}
                  text=${texts.keepSeatButton}
                  class="plain"
                  onClick=${() => setConfirming(false)}
                />
              </span>
            `
          : html`
              <${Button}
                text=${texts.forgetButton}
                class="plain"
                aria-label=${texts.forgetLabel(name)}
                onClick=${() => (isRunning ? setConfirming(true) : onForget())}
              />
            `
      }
    </li>
  `;
}

/**
 * Return the view of a table, null if it is gone, and whether it is.
 * @param {string} id
 * @param {string} token
 * @returns {Promise<[Protocol.TableView | null, boolean]>}
 */
async function tableView(id, token) {
  try {
    return [await call("table.view", { id, token }), false];
  } catch (error) {
    if (error instanceof Refused) return [null, true];
    throw error;
  }
}

/** Return the names of the others; null for a free seat. @param {Protocol.TableView} view */
function otherPlayers(view) {
  const names = playerNames(view).map((name, seat) =>
    view.seats[seat].kind === "open" ? null : name,
  );
  return names.filter((_, seat) => seat !== view.seat);
}

/** @param {Protocol.TableView} view */
function stateText(view) {
  const names = playerNames(view);
  const { to_move } = view;
  if (view.over || to_move === null) {
    const winners = names.filter((_, seat) => Number(view.returns?.[seat]) > 0);
    const result = view.returns ? common.resultText(winners) : common.gameAborted;
    const hasNext = view.next && !storedTable(view.next);
    return joined([texts.gameOver, result, hasNext && common.nextGameStarted]);
  }
  if (to_move === view.seat) return common.yourTurn;
  return view.seats[to_move].kind === "open" ? texts.seatFree : common.toMoveText(names[to_move]);
}
