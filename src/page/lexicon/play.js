// Playing Lexicon: the table, the player's hand, and the word that is being composed.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/htm-preact.js";
import { isFocusLost, useFocus } from "../accessibility.js";
import { Button, TextField } from "../controls.js";
import { useDragging } from "../dragging.js";
import { useLayoutChange } from "../hooks.js";
import { inOrder, lang, readable, written } from "../letters.js";
import { storedDraft, updateTable } from "../storage.js";
import { capitalized, common, lexicon as texts, longTileHint } from "../texts.js";
import { LetterPicker, Tile, usedPlaces } from "../tile.js";
import { Card, Cards, MASTER } from "./cards.js";
import { actionText, cardText } from "./commentary.js";
import * as composing from "./composing.js";
import { EMPTY } from "./composing.js";
import { OpenTable } from "./open_table.js";

/** @typedef {Protocol.TableView & { observation: Protocol.LexiconObservation }} View */

/**
 * A table for a player or a watcher; see `table/table.js` for the props.
 * @param {import("../table/table.js").PlayProps<View, Protocol.LexiconRules>} props
 */
export function Play(props) {
  const { id, view, rules, changes, canAct, act, suggested, onDraft, notice, playsOnly } = props;
  const { observation } = view;
  const { hand = "", table = [] } = observation;
  const turns = turnsOf(view.seat, observation.history);
  const position = [turns, hand, ...table].join(" ");
  const [draft, setDraft] = useState(() => ({ ...EMPTY, ...storedDraft(id, position) }));
  // Before the next paint, so that no click meets the old hand. A draw may leave the hand the same.
  useLayoutChange(() => setDraft(EMPTY), [hand, turns]);
  useLayoutChange(() => {
    if (draft.target !== null) setDraft(EMPTY);
  }, [table.join()]);
  useEffect(() => updateTable(id, { draft: { position, value: draft } }), [position, draft]);
  useEffect(() => {
    if (suggested) setDraft(composing.draftOf(suggested));
  }, [suggested]);
  useEffect(onDraft, [draft.text, draft.target]);
  useFocus([draft.text, draft.target]);

  const old = draft.target === null ? null : table[draft.target];
  const word = composing.composed(hand, old, draft.text);
  const action = composing.actionOf(word, draft.target);
  const discard = draft.target === null && word.cells.length === 1 ? word.cards[0] : undefined;
  const draggable = useDragging(drop);
  const seated = view.seat !== null && !view.over;

  /**
   * Drop a card of the hand, or the one in a cell of the tray.
   * @param {{ card?: string, cell?: number }} payload
   * @param {string | null} target
   */
  function drop({ card, cell = 0 }, target) {
    const [kind, where] = (target ?? "").split(" ");
    const place = Number(where);
    if (card === undefined) {
      if (kind !== "gap" && kind !== "cell") setDraft(composing.withoutCard(draft, cell, old));
    } else if (kind === "blind" || kind === "exposed") {
      if (canAct) act({ action: "draw", discard: card, take: kind });
    } else if (kind === "word") {
      setDraft(composing.withCard(composing.draftFrom(place, table[place]), card));
    } else if (kind === "gap") {
      setDraft(composing.withCard(draft, card, place));
    } else if (kind === "cell") {
      setDraft(composing.withCard({ ...draft, chosen: place }, card));
    } else if (kind === "tray") {
      setDraft(composing.withCard(draft, card));
    }
  }

  /** @param {number} place */
  function onCell(place) {
    if (word.cells[place].from === "table") {
      setDraft({ ...draft, chosen: draft.chosen === place ? null : place });
    } else {
      setDraft(composing.withoutCard(draft, place, old));
    }
  }

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (action && canAct) act(action);
  }

  const openTable = html`
    <${OpenTable}
      observation=${observation}
      points=${rules.points}
      target=${draft.target}
      hasPiles=${!playsOnly}
      fresh=${freshWords(observation.history, view.seat)}
      arriving=${arrivingWords(changes, table)}
      onWord=${
        seated &&
        ((place) =>
          setDraft(place === draft.target ? EMPTY : composing.draftFrom(place, table[place])))
      }
    />
  `;
  if (!seated) return openTable;
  return html`
    ${openTable}
    <form class="panel own-turn" aria-label=${common.yourTurn} onSubmit=${submit}>
      ${notice}
      <${Hand}
        hand=${hand}
        used=${word.cards}
        points=${rules.points}
        onCard=${(card) => setDraft(composing.withCard(draft, card))}
        draggable=${draggable}
      />
      <${Tray}
        draft=${draft}
        word=${word}
        points=${rules.points}
        draggable=${draggable}
        onType=${(text, caret) => setDraft(composing.typedDraft(draft, text, caret, table))}
        onCell=${onCell}
        onClear=${() => setDraft(EMPTY)}
        onGap=${(caret) => setDraft({ ...draft, caret, chosen: null })}
      />
      ${
        word.cells.some(({ letter }) => !letter) &&
        html`
          <${LetterPicker}
            label=${texts.masterPicker}
            letters=${inOrder(Object.keys(rules.points).filter((card) => card !== MASTER))}
            onPick=${(letter) => setDraft(composing.withLetter(draft, letter))}
          />
        `
      }
      <${Actions}
        ...${props}
        action=${action}
        discard=${discard}
        advised=${discard && suggested?.discard === discard ? suggested.take : undefined}
      />
    </form>
  `;
}

const MANY_CARDS = 10; // more cards need two lines on a phone

/**
 * @param {{ hand: string, used: string[], points: Record<string, number>,
 *           onCard: (card: string) => void, draggable: (payload: object) => object }} props
 *     used: the cards that are in the tray
 */
function Hand({ hand, used, points, onCard, draggable }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const clicked = useRef(/** @type {number | null} */ (null));
  const isUsed = usedPlaces(hand, used);
  useLayoutEffect(() => {
    // The clicked card is disabled now: the focus goes to the next one.
    if (clicked.current === null || !isFocusLost()) return;
    const next = isUsed.findIndex((gone, place) => !gone && place > Number(clicked.current));
    const place = next < 0 ? isUsed.lastIndexOf(false) : next;
    /** @type {HTMLElement | undefined} */ (list.current?.children[place])?.focus();
    clicked.current = null;
  }, [used.join()]);
  return html`
    <div
      ref=${list}
      class="hand cards ${hand.length > MANY_CARDS ? "many" : ""}"
      role="group"
      aria-label=${texts.handLabel}
    >
      ${[...hand].map(
        (card, place) => html`
          <${Card}
            key=${`${place}${card}`}
            card=${card}
            points=${points}
            disabled=${isUsed[place]}
            onClick=${() => {
              clicked.current = place;
              onCard(card);
            }}
            ...${draggable({ card })}
          />
        `,
      )}
    </div>
  `;
}

/**
 * The tray: the word that is being composed, as cards and as text.
 * @param {{ draft: import("./composing.js").Draft, word: import("./composing.js").Word,
 *           points: Record<string, number>, draggable: (payload: object) => object,
 *           onType: (text: string, caret: number) => void, onCell: (place: number) => void,
 *           onGap: (place: number) => void, onClear: () => void }} props
 */
function Tray({ draft, word, points, draggable, onType, onCell, onGap, onClear }) {
  const { cells } = word;
  const onCaret = (/** @type {{ target: HTMLInputElement }} */ { target }) =>
    onType(target.value, target.selectionStart ?? 0);
  const gap = (/** @type {number} */ place) => html`
    <span
      key=${`gap ${place}`}
      class="gap ${place === draft.caret ? "here" : ""}"
      data-drop=${`gap ${place}`}
      aria-hidden="true"
      onClick=${() => onGap(place)}
    ></span>
  `;
  return html`
    <div class="tray" data-drop="tray" role="group" aria-label=${texts.trayLabel}>
      ${cells.map(
        (cell, place) => html`
          ${gap(place)}
          <${TrayCard}
            key=${`cell ${place}`}
            cell=${cell}
            place=${place}
            chosen=${place === draft.chosen}
            points=${points}
            onClick=${() => onCell(place)}
            ...${cell.from === "hand" ? draggable({ cell: place }) : {}}
          />
        `,
      )}
      ${gap(cells.length)}
      ${!cells.length && html`<span class="hint">${texts.emptyTray}</span>`}
    </div>
    <div class="row typing">
      <${TextField}
        label=${texts.typedWordLabel}
        id="word"
        value=${composing.fieldText(draft)}
        lang=${lang()}
        onInput=${onType}
        onKeyUp=${onCaret}
        onClick=${onCaret}
        data-home="play"
      />
      <${Button} text=${common.clearButton} onClick=${onClear} />
    </div>
    <p class="hint keys">${texts.typingHint} ${longTileHint()}</p>
  `;
}

/**
 * @param {{ cell: import("./composing.js").ComposedCell, place: number, chosen: boolean,
 *           points: Record<string, number> } & Record<string, any>} props
 */
function TrayCard({ cell: { letter, master, from }, place, chosen, points, ...props }) {
  const value = points[master ? MASTER : letter];
  const masterName = letter ? texts.masterFor(readable(letter)) : texts.master;
  const name = master ? masterName : readable(letter);
  return html`
    <${Tile}
      classes=${`card from-${from}`}
      letter=${letter}
      wild=${master}
      points=${value ?? null}
      aria-label=${texts.trayCardName(texts.cardName(name, value), from)}
      aria-pressed=${from === "table" ? chosen : undefined}
      data-drop=${`cell ${place}`}
      ...${props}
    />
  `;
}

/**
 * @param {{ action: any, discard?: string, advised?: string, canAct: boolean, view: View,
 *           playsOnly?: boolean, act: (action: object) => void }} props
 *     discard: the only card in the tray, if it may be discarded; advised: the draw with this
 *     discard that is advised: "exposed" or "blind"
 */
function Actions({ action, discard, advised, canAct, view: { observation }, playsOnly, act }) {
  const exposed = observation.pile?.at(-1);
  const draw = (/** @type {string} */ take) => act({ action: "draw", discard, take });
  const canDraw = canAct && discard !== undefined;
  const [card, top] = [discard, exposed].map((each) => each && cardText(each));
  const text = action ? capitalized(actionText(action, observation)) : texts.playWordButton;
  const isMain = (/** @type {string | undefined} */ take) => (advised === take ? "main" : "");
  const play = html`
    <button class=${isMain(undefined)} disabled=${!canAct || !action}>${text}</button>
  `;
  if (playsOnly) return html`<div class="row actions">${play}</div>`;
  return html`
    <div class="row actions">
      ${play}
      <${Button}
        text=${texts.takeExposedButton(card, top)}
        class=${isMain("exposed")}
        disabled=${!canDraw || !exposed}
        onClick=${() => draw("exposed")}
      />
      <${Button}
        text=${texts.takeFromStockButton(card)}
        class=${isMain("blind")}
        disabled=${!canDraw}
        onClick=${() => draw("blind")}
      />
    </div>
    ${canAct && !canDraw && html`<p class="hint">${texts.drawHint}</p>`}
  `;
}

/**
 * Return the number of draws and plays of a player.
 * @param {number | null} seat
 * @param {Protocol.LexiconTurn[]} history
 */
const turnsOf = (seat, history = []) =>
  history.filter(
    ({ player, action }) => player === seat && !["accept", "challenge"].includes(action.action),
  ).length;

/**
 * Return the places of the words that others laid or changed since the player's last turn.
 * @param {Protocol.LexiconTurn[]} history
 * @param {number | null} seat
 */
function freshWords(history = [], seat) {
  let places = /** @type {Set<number>} */ (new Set());
  let words = 0;
  let before = { places, words }; // the last play, which a challenge takes back
  for (const { player, action, right } of history) {
    if (action.action === "accept") continue;
    if (action.action === "challenge") {
      if (right) ({ places, words } = before);
      continue;
    }
    before = { places, words };
    if (player === seat || seat === null) places = new Set();
    if (!("laid" in action)) continue;
    const target = "target" in action ? action.target : words;
    if (player !== seat) places = new Set([...places, target]);
    if (target === words) words += 1;
  }
  return places;
}

/**
 * Return the places of the words that changes have laid, each with the number of its last change.
 * @param {import("../table/use_table.js").Change[] | undefined} changes
 * @param {string[]} [table] after them
 */
function arrivingWords(changes = [], table = []) {
  const laid = changes.flatMap(({ number, events }) =>
    events.flatMap(({ action }) => (action?.laid ? [{ word: action.laid, number }] : [])),
  );
  return new Map(laid.map(({ word, number }) => [table.lastIndexOf(word), number]));
}

/**
 * @param {{ observation: Protocol.LexiconObservation, rules: Protocol.LexiconRules,
 *           changes: import("../table/use_table.js").Change[] }} props
 *     changes: shown as they happen
 */
export const Position = ({ observation, rules, changes }) => html`
  <${OpenTable}
    observation=${observation}
    points=${rules.points}
    arriving=${arrivingWords(changes, observation.table)}
  />
`;

/**
 * Return the query with which the solver shows a position.
 * @param {{ table?: string[] }} observation
 * @param {string} hand
 */
export const solverQuery = ({ table = [] }, hand) => ({
  position: written([hand, ...table].join(" ")),
});

/** @param {{ hand: string, label: string }} props */
export const StaticHand = ({ hand, label }) => html`<${Cards} cards=${hand} label=${label} />`;
