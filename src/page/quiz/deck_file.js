// Files of decks, which `lexicon-fast decks` reads and writes, too; docs/quiz.md describes them.
// They are not trusted: sizes, types and ranges are checked.

import { parsedObject } from "../storage.js";
import { loadTexts } from "../texts.js";
import { KINDS, LEARNING, RELEARNING, REVIEW } from "./decks.js";

const { FILE_PROBLEMS } = await loadTexts("quiz");

export const MAX_BYTES = 8 << 20;
// eslint-disable-next-line page/no-literal-texts -- the name of a format
const FORMAT = "lexicon-fast deck";
const VERSION = 1;
const MAX_SOURCES = 10_000;
const MAX_CARDS = 50_000;
const MAX_TEXT = 1000;
const MAX_NAME = 200;
const LATEST = 221_845_392_000; // the year 9000
const MAX_COUNT = 1_000_000_000;

/** A file that cannot be read; the message is for players. */
export class BadFile extends Error {}

/**
 * Return a deck as a file.
 * @param {import("./decks.js").Deck} deck
 * @param {import("./decks.js").Cards} cards
 */
export function writeDeck(deck, cards) {
  const { name, kind, dictionary, alphabet, min_length, is_list, layout, source, asked } = deck;
  const learned = asked.flatMap((key) => {
    const card = Object.hasOwn(cards, key) ? cards[key] : null;
    return card?.memory ? [{ key, ...card }] : [];
  });
  const settings = { name, kind, dictionary, alphabet, min_length, is_list, layout, source };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...settings, cards: learned })}\n`;
}

/**
 * Return the deck and the cards of a file. Throws BadFile.
 * @param {string} text
 * @returns {{ source: import("./decks.js").Source, cards: import("./decks.js").Cards }}
 */
export function readDeck(text) {
  const file = parsedObject(text);
  if (file.format !== FORMAT) throw new BadFile(FILE_PROBLEMS.format);
  if (file.version !== VERSION) throw new BadFile(FILE_PROBLEMS.version);
  if (!KINDS.includes(file.kind)) throw new BadFile(FILE_PROBLEMS.kind);
  const { playability = null, layout = null } = file;
  if (playability !== null) throw new BadFile(FILE_PROBLEMS.playability);
  const { name, kind, dictionary, alphabet, min_length, is_list } = file;
  const isSound =
    [name, dictionary].every((each) => isText(each, MAX_NAME)) &&
    isText(alphabet, 32) &&
    isInteger(min_length, 1, 64) &&
    typeof is_list === "boolean" &&
    (layout === null || isText(layout, MAX_NAME)) &&
    Array.isArray(file.source) &&
    file.source.every((/** @type {unknown} */ each) => isText(each, MAX_TEXT)) &&
    file.source.length > 0 &&
    Array.isArray(file.cards);
  if (!isSound) throw new BadFile(FILE_PROBLEMS.fields);
  if (file.source.length > MAX_SOURCES || file.cards.length > MAX_CARDS) {
    throw new BadFile(FILE_PROBLEMS.long);
  }
  const cards = file.cards.map((/** @type {any} */ card, /** @type {number} */ at) => {
    if (!isCard(card)) throw new BadFile(FILE_PROBLEMS.card(at + 1));
    const { key, correct, incorrect, streak, last_correct } = card;
    const { state, step, stability, difficulty, due, last_review } = card.memory;
    const memory = { state, step, stability, difficulty, due, last_review };
    return [key, { memory, correct, incorrect, streak, last_correct }];
  });
  const settings = { name, kind, dictionary, alphabet, min_length, is_list, layout };
  const source = { ...settings, source: file.source, order: "random" };
  return { source, cards: Object.fromEntries(cards) }; // also with the key "__proto__"
}

/** @param {unknown} value @param {number} most */
const isText = (value, most) =>
  typeof value === "string" && value.trim() !== "" && value.length <= most;

/** @param {unknown} value @param {number} low @param {number} high */
const isInteger = (value, low, high) => Number.isInteger(value) && isIn(value, low, high);

/** @param {any} value @param {number} low @param {number} high */
const isIn = (value, low, high) => typeof value === "number" && low <= value && value <= high;

/** @param {any} card */
function isCard(card) {
  const { memory } = card ?? {};
  return (
    isText(card?.key, MAX_TEXT) &&
    [card.correct, card.incorrect].every((each) => isInteger(each, 0, MAX_COUNT)) &&
    isInteger(card.streak, -MAX_COUNT, MAX_COUNT) &&
    isInteger(card.last_correct, 0, LATEST) &&
    [LEARNING, REVIEW, RELEARNING].includes(memory?.state) &&
    (memory.state === REVIEW ? memory.step === null : isInteger(memory.step, 0, 1)) &&
    isIn(memory.stability, 0.001, 36_500) &&
    isIn(memory.difficulty, 1, 10) &&
    [memory.due, memory.last_review].every((each) => isInteger(each, 0, LATEST))
  );
}
