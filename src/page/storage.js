// Values that the browser stores between visits: the name, seats by table, the language, the theme,
// whether there are sounds, the choices for the last new game, what was done with puzzles, and
// quizzes with what was learned. If the browser refuses to store them, they last until the page is
// closed.

import { received, sent } from "./letters.js";

const PREFIX = "lexicon_fast.";
const TABLES = "tables";
const NEW_GAME = "new_game";
const PUZZLES = "puzzles";
const MAX_TABLES = 50;
const MAX_PUZZLES = 1100; // a year of three games

/**
 * A table where this browser has a seat. since: when it was taken, in ms; seat: its number; flags:
 * squares marked on a minefield; rounds: rounds whose end the player has dismissed; order: of the
 * rack; draft: what the player has laid or typed, not played, and the position that it belongs to.
 * @typedef {{ game: string, token: string, since: number, seat?: number, flags?: string[],
 *             rounds?: number, order?: string,
 *             draft?: { position: string, value: any } }} StoredTable
 *
 * What the player has done with the puzzle of a day. tries: complete answers; end: null as long as
 * it is open; onDay: whether it was the puzzle of the day when it was solved.
 * @typedef {{ tries: number, end: "solved" | "shown" | null, onDay?: boolean }} StoredPuzzle
 *
 * @typedef {{ others?: unknown, ruleset?: string, words?: string | null, rounds?: string,
 *             dictionary?: string, acceptAfter?: string, penalty?: string, advice?: string,
 *             time?: string, rules?: Record<string, any>,
 *             minutes?: string, increment?: string, turnSeconds?: string }} Choices
 */

/** @type {Map<string, string>} */
const memory = new Map();

/** Return whether the browser has refused to store something. */
export const isStorageDenied = () => memory.size > 0;

/** @param {string} key */
function load(key) {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return received(localStorage.getItem(PREFIX + key) ?? "");
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} text */
function store(key, text) {
  try {
    localStorage.setItem(PREFIX + key, sent(text));
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/**
 * Return a JSON object; empty for any other text.
 * @param {string} text
 * @returns {Record<string, any>}
 */
export function parsedObject(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Return a stored object, empty for none. @param {string} key */
export const loadObject = (key) => parsedObject(load(key) ?? "");

/** @param {string} key @param {Record<string, any>} value */
export const storeObject = (key, value) => store(key, JSON.stringify(value));

/** @typedef {"name" | "language" | "theme" | "sounds"} Setting of the player */

/** Return a setting, empty for none. @param {Setting} setting */
export const loadSetting = (setting) => load(setting) ?? "";

/** @param {Setting} setting @param {string} value */
export const storeSetting = (setting, value) => store(setting, value);

/** @type {() => Record<string, StoredTable>} */
const loadTables = () => loadObject(TABLES);

/** Return the tables where this browser has a seat, newest first. */
export function storedTables() {
  return Object.entries(loadTables())
    .map(([id, table]) => ({ id, ...table }))
    .sort((a, b) => b.since - a.since);
}

/** @param {Record<string, StoredTable>} tables */
function storeTables(tables) {
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.since - a.since);
  storeObject(TABLES, Object.fromEntries(newest.slice(0, MAX_TABLES)));
}

/**
 * Return what is stored about a table; null if this browser has no seat there.
 * @param {string} id
 */
export const storedTable = (id) => loadTables()[id] ?? null;

/**
 * Store the token of a seat.
 * @param {string} id
 * @param {string} game
 * @param {string} token
 */
export function storeSeat(id, game, token) {
  storeTables({ ...loadTables(), [id]: { game, token, since: Date.now() } });
}

/**
 * Store something about a table where this browser has a seat.
 * @param {string} id
 * @param {Partial<StoredTable>} values
 */
export function updateTable(id, values) {
  const tables = loadTables();
  if (id in tables) storeTables({ ...tables, [id]: { ...tables[id], ...values } });
}

/**
 * Return the stored draft of a table; null if there is none, or it belongs to another position.
 * @param {string} id
 * @param {string} position
 */
export function storedDraft(id, position) {
  const draft = storedTable(id)?.draft;
  return draft?.position === position ? draft.value : null;
}

/** @param {string} id */
export function forgetTable(id) {
  const { [id]: _, ...others } = loadTables();
  storeTables(others);
}

/** @returns {string | undefined} the game of the last new game */
export const lastGame = () => loadObject(NEW_GAME).game;

/** @param {string} game @returns {Choices} */
export const lastChoices = (game) => loadObject(NEW_GAME).choices?.[game] ?? {};

/** @param {string} game @param {Choices} choices */
export function storeChoices(game, choices) {
  const { choices: others = {} } = loadObject(NEW_GAME);
  storeObject(NEW_GAME, { game, choices: { ...others, [game]: choices } });
}

/**
 * Have the browser save a text as a file.
 * @param {string} name
 * @param {string} text
 * @param {string} type of its contents
 */
export function saveFile(name, text, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([sent(text)], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Return the day of now: puzzles change at midnight UTC. */
export const today = () => new Date().toISOString().slice(0, 10);

/** @param {string} game @param {string} day "2026-11-27" */
const puzzleKey = (game, day) => `${day} ${game}`; // sorted by day

/**
 * Return what the player has done with the puzzle of a day; null for nothing.
 * @param {string} game
 * @param {string} day
 * @returns {StoredPuzzle | null}
 */
export const storedPuzzle = (game, day) => loadObject(PUZZLES)[puzzleKey(game, day)] ?? null;

/**
 * @param {string} game
 * @param {string} day
 * @param {StoredPuzzle} puzzle
 */
export function storePuzzle(game, day, puzzle) {
  const all = { ...loadObject(PUZZLES), [puzzleKey(game, day)]: puzzle };
  const newest = Object.entries(all)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, MAX_PUZZLES);
  storeObject(PUZZLES, Object.fromEntries(newest));
}
