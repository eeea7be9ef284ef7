// Values kept in the browser between visits, or until the page is left if storage is denied.

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

/** An object kept as JSON; empty if there is none, or another program's text. */
export function storedObject(name) {
  try {
    const value = JSON.parse(stored(name));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Whether the browser has refused to keep something. */
export const forgets = () => unkept.size > 0;
