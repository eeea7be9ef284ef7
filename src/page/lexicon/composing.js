// A word that is being composed, from the hand alone or out of a table word.
//
// Typing and clicking give a text in the notation of table words; the cards that it needs follow
// from the text. The server decides whether the play is legal.

import { parseTyped, written } from "../letters.js";
import { cellsOf, laidOf, MASTER } from "./cards.js";

/**
 * The play that the player is composing. target: the place of the table word to change, null for a
 * new word; caret: where the next card goes; chosen: the table card that the next card replaces.
 * input: what was typed, if anything.
 * @typedef {{ target: number | null, text: string, caret: number, chosen: number | null,
 *             input?: string }} Draft
 *
 * A composed word. cells: "none" marks a card that the hand lacks; cards: paid from the hand; kind:
 * null if the word is no play.
 * @typedef {import("./cards.js").Cell & { from: "hand" | "table" | "none" }} ComposedCell
 * @typedef {{ kind: "form" | "insert" | "substitute" | null, cells: ComposedCell[],
 *             cards: string[], laid: string }} Word
 */

/**
 * Return the word of a text.
 * @param {string} hand
 * @param {string | null} old the table word that is changed, null for a new word
 * @param {string} text
 * @returns {Word}
 */
export function composed(hand, old, text) {
  const composedCells = cellsOf(text);
  const { kind, oldCells } =
    old === null
      ? { kind: /** @type {const} */ ("form"), oldCells: [] }
      : changeOf(cellsOf(old), composedCells);
  const rest = [...hand];
  const take = (/** @type {string} */ card) => {
    const place = rest.indexOf(card);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  };
  /** @type {string[]} */
  const cards = [];
  const cells = composedCells.map(({ letter, master }, place) => {
    const oldCell = oldCells[place];
    if (oldCell) return { letter, master: oldCell.master, from: /** @type {const} */ ("table") };
    const card = !master && take(letter) ? letter : take(MASTER) ? MASTER : null;
    if (card === null) return { letter, master, from: /** @type {const} */ ("none") };
    cards.push(card);
    return { letter, master: card === MASTER, from: /** @type {const} */ ("hand") };
  });
  const isComplete = cells.every(({ letter, from }) => letter && from !== "none");
  const isPlay = cards.length > 0 && cells.length > 1; // a single card is a discard
  return { kind: isComplete && isPlay ? kind : null, cells, cards, laid: laidOf(cells) };
}

/**
 * Return the kind of play that changes a table word into a typed one, and the old cards that stay,
 * by their place in the new word.
 * @param {import("./cards.js").Cell[]} old
 * @param {import("./cards.js").Cell[]} typed
 * @returns {{ kind: "insert" | "substitute" | null,
 *             oldCells: (import("./cards.js").Cell | undefined)[] }}
 */
function changeOf(old, typed) {
  if (typed.length < old.length) return { kind: null, oldCells: [] };
  if (typed.length > old.length) {
    let next = 0; // the old cards stay in their order
    const oldCells = typed.map(({ letter, master }) => {
      const oldCell = old[next];
      if (oldCell?.letter !== letter || (master && !oldCell.master)) return undefined;
      next += 1;
      return oldCell;
    });
    return next === old.length ? { kind: "insert", oldCells } : { kind: null, oldCells: [] };
  }
  const isNewWord = typed.some(({ letter }, place) => letter !== old[place].letter);
  // If the word stays the same, a Master is exchanged for its letter, or a letter for a Master.
  const oldCells = typed.map(({ letter, master }, place) => {
    const cell = old[place];
    return letter === cell.letter && (isNewWord || master === cell.master) ? cell : undefined;
  });
  return { kind: "substitute", oldCells };
}

/**
 * Return the action of a composed word; null if there is none.
 * @param {Word} word
 * @param {number | null} target
 */
export function actionOf({ kind, laid }, target) {
  if (kind === null) return null;
  return kind === "form" ? { action: kind, laid } : { action: kind, target, laid };
}

/** @type {Draft} */
export const EMPTY = { target: null, text: "", caret: 0, chosen: null };

/**
 * Return a draft with the word `laid`, and the caret at its end.
 * @param {number | null} target
 * @param {string} laid
 * @returns {Draft}
 */
export const draftFrom = (target, laid) => ({
  ...EMPTY,
  target,
  text: laid,
  caret: cellsOf(laid).length,
});

/** Return the draft of an advised action. @param {any} action */
export function draftOf(action) {
  if (action.action === "draw") return withCard(EMPTY, action.discard);
  return draftFrom(action.target ?? null, action.laid);
}

/**
 * Return a draft with one more card of the hand.
 * @param {Draft} draft
 * @param {string} card
 * @param {number | null} place null: in place of the chosen card, or else at the caret
 */
export function withCard(draft, card, place = null) {
  const { chosen, caret } = draft;
  const cells = cellsOf(draft.text);
  const cell = card === MASTER ? { letter: "", master: true } : { letter: card, master: false };
  const replaces = place === null && chosen !== null;
  const at = place ?? chosen ?? caret;
  cells.splice(at, replaces ? 1 : 0, cell);
  return { ...draft, text: laidOf(cells), caret: replaces ? caret : at + 1, chosen: null };
}

/**
 * Return a draft without the card at a place. If it replaced a table card, that card comes back.
 * @param {Draft} draft
 * @param {number} place
 * @param {string | null} old the table word that is changed
 */
export function withoutCard(draft, place, old) {
  const cells = cellsOf(draft.text);
  const replaced = old !== null && cellsOf(old).length === cells.length;
  cells.splice(place, 1, ...(replaced ? [cellsOf(old)[place]] : []));
  const caret = Math.min(draft.caret, cells.length);
  return { ...draft, text: laidOf(cells), caret, chosen: null };
}

/**
 * Return a draft in which the first Master without a letter stands for one.
 * @param {Draft} draft
 * @param {string} letter
 */
export function withLetter(draft, letter) {
  const cells = cellsOf(draft.text);
  cells[cells.findIndex((cell) => !cell.letter)] = { letter, master: true };
  return { ...draft, text: laidOf(cells) };
}

/**
 * Return the draft of a typed text. "hat>thatched" chooses the table word HAT.
 * @param {Draft} draft
 * @param {string} text
 * @param {number} caret
 * @param {string[]} table
 */
export function typedDraft(draft, text, caret, table) {
  const [word, rest] = text.split(">", 2);
  if (rest !== undefined) {
    const target = table.findIndex((laid) => lettersOf(laid) === lettersOf(parseTyped(word)));
    if (target >= 0) return { ...draftFrom(target, parseTyped(rest)), input: rest };
  }
  const place = cellsOf(parseTyped(text.slice(0, caret))).length;
  return { ...draft, text: parseTyped(text), input: text, caret: place, chosen: null };
}

/** Return the text of a draft in the field where it is typed. @param {Draft} draft */
export const fieldText = ({ text, input = "" }) =>
  parseTyped(input) === text ? input : written(text);

/** @param {string} laid */
const lettersOf = (laid) =>
  cellsOf(laid)
    .map(({ letter }) => letter)
    .join("");
