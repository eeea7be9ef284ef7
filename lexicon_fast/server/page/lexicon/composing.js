// A word being composed: from the hand alone, or by cards put into a table word or exchanged in it.
//
// Typing and clicking give a text in the notation of words on the table; the cards it takes follow
// from it. The server decides whether it is legal.

import { cellsOf, laidOf, MASTER } from "./cards.js";

/**
 * The word of a text.
 *
 * hand: its cards; target: the table word as it lies, null for a new word. Gives {kind, cells,
 * cards, laid}: cells are {letter, master, from}, from "hand", "table" or "none", where the hand
 * lacks the card; cards: paid by the hand; kind: "form", "insert" or "substitute", null where it
 * is none (yet).
 */
export function composed(hand, target, text) {
  const typed = cellsOf(text);
  const old = target === null ? [] : cellsOf(target);
  const { kind, kept } = target === null ? { kind: "form", kept: [] } : fitted(old, typed);
  const rest = [...hand];
  const take = (card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  };
  const cards = [];
  const cells = typed.map(({ letter, master }, place) => {
    const lies = kept[place];
    if (lies) return { letter, master: lies.master, from: "table" };
    const card = !master && take(letter) ? letter : take(MASTER) ? MASTER : null;
    if (card === null) return { letter, master, from: "none" };
    cards.push(card);
    return { letter, master: card === MASTER, from: "hand" };
  });
  const whole = cells.every(({ letter, from }) => letter && from !== "none");
  const some = cards.length > 0 && cells.length > 1; // a single card is one to discard
  return { kind: whole && some ? kind : null, cells, cards, laid: laidOf(cells) };
}

/** The kind of play that turns a table word into a typed one, and by place the old cards that stay. */
function fitted(old, typed) {
  if (typed.length > old.length) {
    const kept = inserted(old, typed);
    return { kind: kept ? "insert" : null, kept: kept ?? [] };
  }
  if (typed.length < old.length) return { kind: null, kept: [] };
  const other = typed.some(({ letter }, place) => letter !== old[place].letter);
  // The same word: only what a Master stands for is exchanged, one way or the other.
  const stays = ({ letter, master }, place) =>
    letter === old[place].letter && (other || master === old[place].master);
  return { kind: "substitute", kept: typed.map((cell, place) => stays(cell, place) && old[place]) };
}

/** The old cards by their new places, in their order; null: they are not all there. */
function inserted(old, typed) {
  const kept = [];
  let next = 0;
  typed.forEach(({ letter, master }, place) => {
    const lies = old[next];
    if (lies?.letter === letter && (!master || lies.master)) {
      kept[place] = lies;
      next += 1;
    }
  });
  return next === old.length ? kept : null;
}

/** The action of a composed word; null: there is none. target: the place of the table word. */
export function actionOf({ kind, laid }, target) {
  if (kind === null) return null;
  return kind === "form" ? { action: kind, laid } : { action: kind, target, laid };
}

/** A draft of nothing. chosen: the place of the table card that the next card is to replace. */
export const EMPTY = { target: null, text: "", caret: 0, chosen: null };

/** The draft of a table word as it lies, for cards to be put into it. */
export const startedAt = (target, laid) => ({
  ...EMPTY,
  target,
  text: laid,
  caret: cellsOf(laid).length,
});

/** The draft of an action: advice taken. */
export function draftOf(action) {
  if (action.action === "draw") return withCard(EMPTY, action.discard);
  const { laid, target = null } = action;
  return { ...startedAt(target, laid), text: laid };
}

/** A draft with one more card of the hand: at a place, or else in place of the chosen one. */
export function withCard(draft, card, place = null) {
  const cells = cellsOf(draft.text);
  const cell = card === MASTER ? { letter: "", master: true } : { letter: card, master: false };
  const at = place ?? draft.caret;
  const replaced = place === null && draft.chosen !== null;
  cells.splice(replaced ? draft.chosen : at, replaced ? 1 : 0, cell);
  return { ...draft, text: laidOf(cells), caret: replaced ? draft.caret : at + 1, chosen: null };
}

/** A draft with a card in place of another. */
export const withCardFor = (draft, card, place) => withCard({ ...draft, chosen: place }, card);

/** A draft without the card at a place; one that replaced a table card gives that back. */
export function withoutCard(draft, place, old) {
  const cells = cellsOf(draft.text);
  const exchanged = old !== null && cells.length === cellsOf(old).length;
  const back = exchanged ? [cellsOf(old)[place]] : [];
  cells.splice(place, 1, ...back);
  const caret = Math.min(draft.caret, cells.length);
  return { ...draft, text: laidOf(cells), caret, chosen: null };
}

/** A draft whose first Master without a letter stands for one. */
export function withLetter(draft, letter) {
  const cells = cellsOf(draft.text);
  const place = cells.findIndex((cell) => !cell.letter);
  cells[place] = { letter, master: true };
  return { ...draft, text: laidOf(cells) };
}

/** A draft of typed text; "hat>thatched" names the table word. table: the words as they lie. */
export function typedDraft(draft, text, caret, table) {
  const [word, rest] = text.split(">", 2);
  if (rest !== undefined) {
    const target = table.findIndex((laid) => cellsText(laid) === cellsText(word));
    if (target >= 0) return { ...EMPTY, target, text: rest, caret: cellsOf(rest).length };
  }
  return { ...draft, text, caret: cellsOf(text.slice(0, caret)).length, chosen: null };
}

const cellsText = (text) =>
  cellsOf(text)
    .map(({ letter }) => letter)
    .join("");
