// What the browser keeps from visit to visit, and what it has to be told again if it keeps nothing.

const unkept = new Map();

/** The text kept under a name; null: there is none. */
export function stored(name) {
  if (unkept.has(name)) return unkept.get(name);
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage is denied
  }
}

export function store(name, text) {
  try {
    localStorage.setItem(name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text); // denied or full: known until the page is left
  }
}

/** What was kept as JSON; an empty object if there is nothing, or somebody else's text. */
export function storedObject(name) {
  try {
    const value = JSON.parse(stored(name));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Has the browser refused to keep something? */
export const forgets = () => unkept.size > 0;
