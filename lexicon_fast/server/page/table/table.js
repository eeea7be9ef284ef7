// A table: who sits there, the game, what has happened, and advice.

import { html, useCallback, useEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { announce } from "../announce.js";
import { usePromise, useTitle } from "../hooks.js";
import { errorText, rulesOf } from "../server.js";
import { Problem } from "../controls.js";
import { gameNamed } from "../games.js";
import { rulesPath, rulesTitle } from "../rulesets.js";
import { forgets } from "../storage.js";
import { called } from "../words.js";
import { GAME_VIEWS } from "../game_views.js";
import { Advice } from "./advice.js";
import { Ending } from "./ending.js";
import { useFocus } from "./focus.js";
import { Log } from "./log.js";
import { Join } from "./join.js";
import { challengeOf, lastPlay, Notice } from "./notice.js";
import { RoundEnd, useRoundEnd } from "./round.js";
import { Seats } from "./players.js";
import { useTable } from "./use_table.js";

/** server: its answer to `hello`. */
export function TableView({ server, rest: [id] }) {
  const table = useTable(id);
  const { view, error, online, lost } = table;
  const about = view && gameNamed(server, view.game);
  useTitle(view ? tabTitle(about, view) : "Table");
  if (error)
    return html`
      <h1>Table</h1>
      <${Problem} text=${error} />
      <p><a class="button" href="#/play">New game</a></p>
    `;
  return html`
    ${
      !online &&
      html`<p class="problem" role="alert">The server is out of reach. Trying again …</p>`
    }
    <${Problem} text=${lost && "The seat that you had here is not known any more: you watch."} />
    ${
      view
        ? html`<${Table} id=${id} about=${about} table=${table} />`
        : html`<p role="status">Loading …</p>`
    }
  `;
}

/** The title of the tab. */
function tabTitle({ title }, { over, seat, to_move }) {
  if (over) return `Over · ${title}`;
  return seat !== null && to_move === seat ? `Your turn · ${title}` : title;
}

/** A table as soon as its rules are known. about: the game, as `hello` describes it. */
function Table({ id, about, table }) {
  const { game, ruleset } = table.view;
  const rules = usePromise(() => rulesOf(game, ruleset), [id]);
  if (!rules.value) return html`<${Problem} text=${rules.error} />`;
  return html`<${Game} id=${id} about=${about} table=${table} rules=${rules.value} />`;
}

function Game({ id, about, table, rules }) {
  const { view, token, act, join } = table;
  const gameView = GAME_VIEWS[view.game];
  const names = called(view);
  const events = useMemo(
    () => (gameView.follow ? gameView.follow(table.events, rules, view.seat) : table.events),
    [table.events],
  );
  const eventText = (event) => gameView.eventText(event, names);
  const round = useRoundEnd(id, view, events);
  const [problem, setProblem] = useState(null);
  const [acting, setActing] = useState(null); // the `seq` at which one has acted
  const busy = acting === view.seq; // news may tell what was done before the answer does
  const [suggested, setSuggested] = useState(null);
  useAnnouncements(view, events, eventText);
  useEffect(() => setSuggested(null), [view.seq]);
  const forget = useCallback(() => setProblem(null), []);
  useEffect(forget, [table.online]);

  /** Resolves to whether it was done. */
  async function doIt(action) {
    const { seq } = view;
    setActing(seq);
    setProblem(null);
    try {
      await act(action);
      return true;
    } catch (error) {
      setProblem(errorText(error));
      return false;
    } finally {
      setActing((newest) => (newest === seq ? null : newest));
    }
  }

  const due = view.seat !== null && view.to_move === view.seat;
  const paused = round.end !== null && !view.over;
  useFocus([view.seq, paused, busy]);
  return html`
    <div class="heading">
      <h1>${about.title}</h1>
      <p class="hint">
        <a href=${rulesPath(view.game, view.ruleset)}>${rulesTitle(about, rules)}</a>,${" "}
        ${`dictionary ${view.dictionary}`}
        ${view.seat === null && html`. <span class="tag">You watch</span>`}
      </p>
    </div>
    ${
      view.seat !== null &&
      forgets() &&
      html`<p class="hint">
        Your browser keeps nothing for this page: your seat is lost when you close or reload it.
      </p>`
    }
    <${Join} view=${view} join=${join} />
    <${Seats} view=${view} names=${names} />
    <div class="table ${view.game}" data-seq=${view.seq}>
      <div class="table-main">
        ${
          view.over &&
          html`<${Ending}
            id=${id}
            gameView=${gameView}
            view=${view}
            events=${events}
            names=${names}
            rules=${rules}
          />`
        }
        ${
          paused
            ? html`
                <${RoundEnd}
                  key=${round.end.round}
                  gameView=${gameView}
                  end=${round.end}
                  view=${view}
                  rules=${rules}
                  names=${names}
                  onGoOn=${round.goOn}
                />
              `
            : html`
                <${gameView.Play}
                  id=${id}
                  view=${view}
                  rules=${rules}
                  names=${names}
                  mine=${due && !busy && view.phase === "turn"}
                  act=${doIt}
                  suggested=${suggested}
                  onDraft=${forget}
                  notice=${html`
                    <${Notice}
                      question=${due && view.phase === "challenge" ? lastPlay(events) : null}
                      problem=${problem}
                      news=${view.seat === null ? null : challengeOf(events, view.seat)}
                      eventText=${eventText}
                      busy=${busy}
                      onAnswer=${doIt}
                    />
                  `}
                />
              `
        }
      </div>
      <aside class="table-side">
        ${
          view.seat !== null &&
          !view.over &&
          !paused &&
          html`
            <${Advice}
              id=${id}
              view=${view}
              token=${token}
              actionText=${gameView.actionText}
              onUse=${view.phase === "turn" ? setSuggested : null}
            />
          `
        }
        <${Log} events=${events} eventText=${eventText} />
      </aside>
    </div>
  `;
}

const TURN = { turn: "Your turn.", challenge: "Does it stand?" };

/** Says what the others do, and whose turn it is. */
function useAnnouncements(view, events, eventText) {
  const said = useRef(null);
  useEffect(() => {
    const fresh = said.current === null ? [] : events.slice(said.current);
    said.current = events.length;
    const texts = fresh.map(eventText).filter(Boolean);
    if (view.seat !== null && view.to_move === view.seat) texts.push(TURN[view.phase]);
    if (texts.length) announce(texts.join(" "));
  }, [view.seq]);
}
