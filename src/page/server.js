// Requests to the server over HTTP. docs/protocol.md and docs/server.md describe the messages.

import { languageOf, learnLanguages, received, sent, readable } from "./letters.js";
import { common, sentence } from "./texts.js";

/** Lines of a record in one reply, which are far fewer bytes than the server allows. */
const RECORD_LINES = 1000;

const INTERNAL_ERROR = -32603; // a code
const BODY_TOO_LONG = 413; // a status
const TOO_LONG = { code: 0, message: "", data: { type: "TooMuch" } };

/**
 * An error that the server sent for a method. `data.type` is its kind, `data.rule` the rule that a
 * turn breaks, and `data.path` the field that is wrong; `data` has the rest.
 */
export class Refused extends Error {
  /**
   * @param {{ code: number, message: string,
   *           data?: { type?: string, rule?: string, path?: string, start?: number,
   *                    end?: number, suggestions?: string[] } }} error
   * @param {string} method
   */
  constructor({ code, message, data }, method) {
    super(message);
    this.method = method;
    this.code = code;
    this.type = data?.type ?? "";
    this.rule = data?.rule ?? "";
    this.path = data?.path ?? "";
    this.data = data ?? {};
  }
}

/** Whether the last request or the visit found no server: the service worker marks what it kept. */
let isOffline = document.documentElement.hasAttribute("data-common.offline") || !navigator.onLine;
export const hasNoServer = () => isOffline;

/** @param {boolean} value */
function setOffline(value) {
  if (isOffline === value) return;
  isOffline = value;
  dispatchEvent(new Event("serverchange"));
}
addEventListener("online", () => setOffline(false));
addEventListener("common.offline", () => setOffline(true));

/**
 * Send a request and return its result. An error of the method is an answer like any other, so that
 * browsers report no failed request for what a player may try.
 *
 * Throws Refused, or TypeError if the server cannot be reached.
 * @template {keyof Protocol.Methods} M
 * @param {M} method
 * @param {Protocol.Methods[M]["params"]} params
 * @param {AbortSignal} [signal]
 * @returns {Promise<Protocol.Methods[M]["result"]>}
 */
export async function call(method, params, signal) {
  const response = await fetch(`rpc?${method}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: sent(JSON.stringify({ jsonrpc: "2.0", id: 0, method, params })),
    signal,
  }).catch((error) => {
    if (!signal?.aborted) setOffline(true);
    throw error;
  });
  setOffline(response.headers.has("x-common.offline"));
  const { result, error } = JSON.parse(received(await response.text()));
  if (response.status === BODY_TOO_LONG) throw new Refused(TOO_LONG, method);
  if (error) throw new Refused(error, method);
  return result;
}

/**
 * Return whether an error is about the conditions of a search for words, see `queryProblem`.
 * @param {unknown} error
 * @returns {error is Refused}
 */
export const isMistake = (error) =>
  error instanceof Refused && ["BadQuery", "NoDefinitions", "NoPlayability"].includes(error.type);

/** Return the lines of the record of a finished game. @param {string} id of its table */
export async function recordOf(id) {
  /** @type {string[]} */
  const lines = [];
  let part;
  do {
    part = await call("table.record", { id, skip: lines.length, limit: RECORD_LINES });
    lines.push(...part.lines);
  } while (part.lines.length === RECORD_LINES);
  return lines;
}

/** Return an error as a sentence for users. @param {unknown} error */
export function errorText(error) {
  if (!(error instanceof Refused)) return common.offline;
  const { code, method, type, rule, path, message } = error;
  if (code === INTERNAL_ERROR) return common.serverFailed;
  if (path)
    return common.WRONG_FIELDS.find(([begin]) => path.startsWith(begin))?.[1] ?? common.notAccepted;
  const text = common.ERRORS[`${method} ${type}`] ?? common.ERRORS[type] ?? common.FORBIDDEN[rule];
  const line = /^record:(\d+):/.exec(message)?.[1]; // where a record is wrong
  if (text && line) return common.withLine(text, line);
  // The position and the field that a message is about are not the user's words.
  return text ?? sentence(readable(message.replace(/^position \d+: |^opened, /g, "")));
}

/** @type {Map<string, Promise<any>>} */
const cache = new Map();

/**
 * Send a request whose result never changes, once. A failed request is sent again.
 * @template {keyof Protocol.Methods} M
 * @param {M} method
 * @param {Protocol.Methods[M]["params"]} params
 * @returns {Promise<Protocol.Methods[M]["result"]>}
 */
function cached(method, params) {
  const key = JSON.stringify([method, params]);
  const answer = cache.get(key) ?? call(method, params);
  cache.set(key, answer);
  answer.catch(() => cache.delete(key));
  return answer;
}

const embedded = document.getElementById("hello")?.textContent;
if (embedded) cache.set(JSON.stringify(["hello", {}]), Promise.resolve(JSON.parse(embedded)));

/** Return the games with their titles, rulesets and bots, and the dictionaries. */
export async function hello() {
  const answer = await cached("hello", {});
  learnLanguages(answer.languages);
  return answer;
}

/**
 * Return the numbers of a ruleset.
 * @param {string} game
 * @param {Protocol.RulesParams["ruleset"]} ruleset
 * @param {string | null} [dictionary] whose language has its own tiles
 */
export async function rulesOf(game, ruleset, dictionary = null) {
  const words = languageOf(dictionary) && { dictionary };
  return (await cached("rules", { game, ruleset, ...words })).rules;
}

/**
 * Have the service worker keep the rules of games for when there is no server, unless it has
 * answers already.
 * @param {Protocol.GameInfo[]} games
 */
export async function keepRules(games) {
  if (await caches.has("lexicon-fast-answers")) return;
  for (const { game, rulesets } of games) {
    for (const ruleset of rulesets) await rulesOf(game, ruleset);
  }
}

/** @param {string} dictionary */
export const dictionaryInfo = (dictionary) => cached("dictionary.info", { dictionary });
