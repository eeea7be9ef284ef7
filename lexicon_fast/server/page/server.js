// The server's messages: docs/protocol.md and docs/server.md say what they hold.

/** What the server refused, with a message for people. */
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

/** What an error says to people. */
export function told(error) {
  return error instanceof Refused ? error.message : "The server is out of reach.";
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

/** Games, bots and dictionaries. */
export const hello = () => once("hello", {});

/** What a game's ruleset has: points, squares, numbers. */
export async function rulesOf(game, ruleset = null) {
  return (await once("rules", { game, ruleset })).rules;
}
