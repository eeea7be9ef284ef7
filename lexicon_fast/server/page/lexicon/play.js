// Playing Lexicon: the table, the player's hand, and the word being composed.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { LetterPicker } from "../tile.js";
import { useDragging } from "../dragging.js";
import { useFocus } from "../table/focus.js";
import { Card, Cards, MASTER } from "./cards.js";
import {
  actionOf,
  composed,
  draftOf,
  EMPTY,
  startedAt,
  typedDraft,
  withCard,
  withCardFor,
  withLetter,
  withoutCard,
} from "./composing.js";
import { OpenTable } from "./table.js";
import { actionText, cardText } from "./commentary.js";
import { Tray } from "./tray.js";

/**
 * mine: may one act now; act: does an action, a promise of whether it was done; suggested: an action
 * to compose; onDraft: called when another word is composed; notice: what to know before acting.
 */
export function Play({ view, rules, mine, act, suggested, onDraft, notice }) {
  const { observation } = view;
  const { hand = "", table = [] } = observation;
  const [draft, setDraft] = useState(EMPTY);
  // Before the next paint: clicks from now on belong to the new hand, which a draw may leave the same.
  useLayoutEffect(() => setDraft(EMPTY), [hand, turnsOf(view.seat, observation.history)]);
  useLayoutEffect(() => draft.target !== null && setDraft(EMPTY), [table.join()]);
  useEffect(() => suggested && setDraft(draftOf(suggested)), [suggested]);
  useEffect(onDraft, [draft.text, draft.target]);
  useFocus([draft.text, draft.target]);

  const old = draft.target === null ? null : table[draft.target];
  const word = composed(hand, old, draft.text);
  const action = actionOf(word, draft.target);
  const draggable = useDragging((dragged, place) => drop(dragged, place));

  function chooseWord(place) {
    setDraft(place === draft.target ? EMPTY : startedAt(place, table[place]));
  }

  /** Drop {card}, of the hand, or {cell}, a place in the tray. */
  function drop({ card, cell }, dropped) {
    const [what, where] = (dropped ?? "").split(" ");
    const place = Number(where);
    if (card === undefined) {
      if (what !== "gap" && what !== "cell") setDraft(withoutCard(draft, cell, old));
    } else if (what === "blind" || what === "exposed") {
      if (mine) act({ action: "draw", discard: card, take: what });
    } else if (what === "word") {
      setDraft(withCard(startedAt(place, table[place]), card));
    } else if (what === "gap") {
      setDraft(withCard(draft, card, place));
    } else if (what === "cell") {
      setDraft(withCardFor(draft, card, place));
    } else if (what === "tray") {
      setDraft(withCard(draft, card));
    }
  }

  const submit = (event) => {
    event.preventDefault();
    if (action && mine) act(action);
  };
  const seated = view.seat !== null && !view.over;
  return html`
    <${OpenTable}
      observation=${observation}
      points=${rules.points}
      target=${draft.target}
      fresh=${fresh(observation.history, view.seat)}
      onWord=${seated ? chooseWord : null}
    />
    ${
      seated &&
      html`
        <form class="panel" aria-label="Your turn" onSubmit=${submit}>
          ${notice}
          <${Hand}
            hand=${hand}
            used=${word.cards}
            points=${rules.points}
            onCard=${(card) => setDraft(withCard(draft, card))}
            draggable=${draggable}
          />
          <${Tray}
            draft=${draft}
            word=${word}
            points=${rules.points}
            draggable=${draggable}
            onType=${(text, caret) => setDraft(typedDraft(draft, text, caret, table))}
            onCell=${(place) =>
              word.cells[place].from === "table"
                ? setDraft({ ...draft, chosen: draft.chosen === place ? null : place })
                : setDraft(withoutCard(draft, place, old))}
            onClear=${() => setDraft(EMPTY)}
            onGap=${(caret) => setDraft({ ...draft, caret, chosen: null })}
          />
          ${
            word.cells.some(({ letter }) => !letter) &&
            html`
              <${LetterPicker}
                label="The Master stands for"
                letters=${Object.keys(rules.points)
                  .filter((card) => card !== MASTER)
                  .sort()}
                onPick=${(letter) => setDraft(withLetter(draft, letter))}
              />
            `
          }
          <${Actions}
            action=${action}
            discard=${draft.target === null && word.cells.length === 1 ? word.cards[0] : undefined}
            exposed=${(observation.pile ?? "").at(-1)}
            observation=${observation}
            mine=${mine}
            act=${act}
          />
        </form>
      `
    }
  `;
}

const USUAL = 10; // cards in a hand: they fit a line of a phone

/** used: the cards that are in the tray. */
function Hand({ hand, used, points, onCard, draggable }) {
  const away = [...used];
  const isAway = (card) => {
    const place = away.indexOf(card);
    if (place >= 0) away.splice(place, 1);
    return place >= 0;
  };
  const cards = useRef(null);
  const clicked = useRef(null);
  useLayoutEffect(() => {
    // A card that is used can have the focus no longer: it goes to the next one.
    const { activeElement } = document;
    if (clicked.current === null || !(activeElement === document.body || activeElement.disabled))
      return;
    const rest = [...cards.current.children].filter(({ disabled }) => !disabled);
    const next = rest.find((card) => Number(card.dataset.place) > clicked.current) ?? rest.at(-1);
    next?.focus();
    clicked.current = null;
  }, [used.join()]);
  const click = (card, place) => {
    clicked.current = place;
    onCard(card);
  };
  return html`
    <div
      ref=${cards}
      class="hand cards ${hand.length > USUAL ? "many" : ""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...hand].map(
        (card, place) => html`
          <${Card}
            key=${`${place}${card}`}
            card=${card}
            points=${points}
            disabled=${isAway(card)}
            data-place=${place}
            onClick=${() => click(card, place)}
            ...${draggable({ card })}
          />
        `,
      )}
    </div>
  `;
}

/** discard: the only card in the tray, which may be discarded; undefined: there is none such. */
function Actions({ action, discard, exposed, observation, mine, act }) {
  const draw = (take) => act({ action: "draw", discard, take });
  const ready = mine && discard !== undefined;
  const card = discard ? cardText(discard) : "a card";
  return html`
    <div class="row actions">
      <button class="main" disabled=${!mine || !action}>
        ${action ? upperFirst(actionText(action, observation)) : "Lay the word"}
      </button>
      <button type="button" disabled=${!ready || !exposed} onClick=${() => draw("exposed")}>
        Discard ${card}, take ${exposed ? cardText(exposed) : "the exposed card"}
      </button>
      <button type="button" disabled=${!ready} onClick=${() => draw("blind")}>
        Discard ${card}, take from the stock
      </button>
    </div>
    ${
      mine &&
      !ready &&
      html`<p class="hint">To draw, put the one card that you discard into the tray.</p>`
    }
  `;
}

/** The number of draws and plays of a player. */
const turnsOf = (seat, history = []) =>
  history.filter(
    ({ player, action }) => player === seat && !["accept", "challenge"].includes(action.action),
  ).length;

/** The places of table words that were laid or changed since the player's last turn. */
function fresh(history = [], seat) {
  let places = new Set();
  let words = 0;
  let undo = null;
  for (const { player, action, right } of history) {
    if (action.action === "accept") continue;
    if (action.action === "challenge") {
      if (right) [places, words] = undo;
      continue;
    }
    undo = [places, words];
    if (player === seat || seat === null) places = new Set();
    if (action.laid === undefined) continue;
    if (player !== seat) places = new Set([...places, action.target ?? words]);
    if (action.target === undefined) words += 1;
  }
  return places;
}

const upperFirst = (text) => text[0].toUpperCase() + text.slice(1);

export const Look = ({ observation, rules }) =>
  html`<${OpenTable} observation=${observation} points=${rules.points} />`;

export const Held = ({ held, label }) => html`<${Cards} cards=${held} label=${label} />`;
