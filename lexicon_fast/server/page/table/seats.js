// Kept in the browser: the player's name, and the tokens that hold seats, by table.

import { store, stored, storedObject } from "../storage.js";

const TABLES = "lexicon_fast.tables";
const NAME = "lexicon_fast.name";
const MOST = 50; // tables remembered

const read = () => storedObject(TABLES);

function write(tables) {
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.since - a.since);
  store(TABLES, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
}

/** Tables with a seat of this browser's, newest first: {id, game, token, since}. */
export function keptTables() {
  return Object.entries(read())
    .map(([id, table]) => ({ id, ...table }))
    .sort((a, b) => b.since - a.since);
}

/** The token of a table's seat; null: none, this browser watches. */
export const tokenOf = (id) => read()[id]?.token ?? null;

export function keepSeat(id, game, token) {
  write({ ...read(), [id]: { game, token, since: Date.now() } });
}

export function forgetTable(id) {
  const { [id]: _, ...others } = read();
  write(others);
}

/** Keeps something of a table where this browser has a seat. */
function keep(id, values) {
  const tables = read();
  if (id in tables) write({ ...tables, [id]: { ...tables[id], ...values } });
}

/** The flags that one has set on a minefield. */
export const flagsOf = (id) => read()[id]?.flags ?? [];
export const keepFlags = (id, flags) => keep(id, { flags });

/** The rounds whose end one has seen. */
export const roundsOf = (id) => read()[id]?.rounds ?? 0;
export const keepRounds = (id, rounds) => keep(id, { rounds });

export const keptName = () => stored(NAME) ?? "";
export const keepName = (name) => store(NAME, name);
