// The server's messages: docs/protocol.md and docs/server.md say what they hold.

/** A refusal by the server, with a message for people. */
export class Refused extends Error {
  constructor({ code, message, data }) {
    super(message);
    this.code = code;
    this.data = data ?? {};
  }
}

/** One request by HTTP. Throws Refused; a TypeError where the server is out of reach. */
export async function call(method, params = {}, signal = undefined) {
  const response = await fetch(`rpc/${method}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(params),
    signal,
  });
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer);
  return answer;
}

/** Sentences for common errors, by `data.type`. */
const SENTENCES = {
  NoSuchTable: "There is no such table: there never was one, or it has been cleared away.",
  NoSeat: "No seat is free at this table.",
  NotOver: "The game is not over yet: its record has all that is hidden.",
  NotLoaded: "The server does not have the dictionary of this game.",
  Stale: "More has happened meanwhile.",
  Closing: "The server is about to end. Try again later.",
};

/** An error in words for people. */
export function errorText(error) {
  if (!(error instanceof Refused)) return "The server is out of reach.";
  return SENTENCES[error.data.type] ?? plain(error.message);
}

/** A message of the server without the places of requests that people do not write. */
export function plain(message) {
  const text = message
    .replace(/^(params[\w.[\]]*|position \d+): /, "")
    .replace(/^record:(\d+): /, "line $1: ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const kept = new Map();

/** A request whose answer does not change: asked once, unless it fails. */
function once(method, params) {
  const key = JSON.stringify([method, params]);
  if (!kept.has(key)) {
    const answer = call(method, params);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
  }
  return kept.get(key);
}

/** Games with their titles, rulesets and bots; and dictionaries. */
export const hello = () => once("hello", {});

/** The rules of a ruleset: points, squares, numbers. */
export async function rulesOf(game, ruleset = null) {
  return (await once("rules", { game, ruleset })).rules;
}

/** Facts about a dictionary: how many words it has. */
export const dictionaryOf = (name) => once("dictionary.info", { dictionary: name });
