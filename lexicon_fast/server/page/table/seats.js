// What the browser keeps: the player's name, and the tokens that hold seats, by table.

const TABLES = "lexicon_fast.tables";
const NAME = "lexicon_fast.name";
const MOST = 50; // tables remembered

function read() {
  try {
    return JSON.parse(localStorage.getItem(TABLES)) ?? {};
  } catch {
    return {}; // somebody else's text
  }
}

function write(tables) {
  const newest = Object.entries(tables).sort(([, a], [, b]) => b.since - a.since);
  localStorage.setItem(TABLES, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
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

export const keptName = () => localStorage.getItem(NAME) ?? "";
export const keepName = (name) => localStorage.setItem(NAME, name);
