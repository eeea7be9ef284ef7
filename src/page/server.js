// Requests to the server over HTTP. docs/protocol.md and docs/server.md describe the messages.

import { languageOf, learnLanguages, received, sent, readable } from "./letters.js";
import {
  ERRORS,
  FORBIDDEN,
  notAccepted,
  offline,
  sentence,
  serverFailed,
  withLine,
  WRONG_FIELDS,
} from "./texts.js";

/** Lines of a record in one reply, which are far fewer bytes than the server allows. */
const RECORD_LINES = 1000;

const INTERNAL_ERROR = -32603; // a code
const BODY_TOO_LONG = 413; // a status
const TOO_LONG = JSON.stringify({ error: { code: 0, message: "", data: { type: "TooMuch" } } });

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

/** Methods whose answers are kept for when the server cannot be reached. */
const KEPT = ["rules", "solve", "plan", "dictionary.find", "dictionary.info"];
const MAX_KEPT = 300;
/** The service worker of a new version deletes it, and with it old answers. */
const ANSWERS = "lexicon-fast-answers";

/** Return the store of answers; null where the browser has none. */
const openAnswers = async () =>
  "caches" in globalThis ? caches.open(ANSWERS).catch(() => null) : null;

/** Return the address that stands for a request in the store. @param {string} body */
const keyOf = (body) => `rpc?${encodeURIComponent(body)}`;

/** @param {string} body of the request @param {string} text of the answer */
async function keepAnswer(body, text) {
  const answers = await openAnswers();
  const [oldest, ...others] = (await answers?.keys()) ?? [];
  if (oldest && others.length >= MAX_KEPT) await answers?.delete(oldest);
  await answers?.put(keyOf(body), new Response(text)).catch(() => {}); // a full disk is no matter
}

/** Whether the last request, or the visit, found no server. The service worker marks the visit. */
let isOffline = document.documentElement.hasAttribute("data-offline") || !navigator.onLine;
export const hasNoServer = () => isOffline;

/** @param {boolean} value */
function setOffline(value) {
  if (isOffline === value) return;
  isOffline = value;
  dispatchEvent(new Event("serverchange"));
}
addEventListener("online", () => setOffline(false));
addEventListener("offline", () => setOffline(true));

/**
 * Send a request and return the text of its answer; without a server, that of an earlier answer.
 * @param {string} method
 * @param {string} body
 * @param {AbortSignal} [signal]
 */
async function answerOf(method, body, signal) {
  try {
    const response = await fetch(`rpc?${method}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal,
    });
    const text = await response.text();
    setOffline(false);
    if (response.status === BODY_TOO_LONG) return TOO_LONG;
    if (KEPT.includes(method) && text.includes('"result"')) keepAnswer(body, text);
    return text;
  } catch (error) {
    if (signal?.aborted) throw error;
    setOffline(true);
    const kept = await (await openAnswers())?.match(keyOf(body));
    if (!kept) throw error;
    return kept.text();
  }
}

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
  const body = sent(JSON.stringify({ jsonrpc: "2.0", id: 0, method, params }));
  const { result, error } = JSON.parse(received(await answerOf(method, body, signal)));
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
  if (!(error instanceof Refused)) return offline;
  const { code, method, type, rule, path, message } = error;
  if (code === INTERNAL_ERROR) return serverFailed;
  if (path) return WRONG_FIELDS.find(([begin]) => path.startsWith(begin))?.[1] ?? notAccepted;
  const text = ERRORS[`${method} ${type}`] ?? ERRORS[type] ?? FORBIDDEN[rule];
  const line = /^record:(\d+):/.exec(message)?.[1]; // where a record is wrong
  if (text && line) return withLine(text, line);
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
 * Keep the rules of games for when there is no server, unless answers are kept already.
 * @param {Protocol.GameInfo[]} games
 */
export async function keepRules(games) {
  if (!("caches" in globalThis) || (await caches.has(ANSWERS))) return;
  for (const { game, rulesets } of games) {
    for (const ruleset of rulesets) await rulesOf(game, ruleset);
  }
}

/** @param {string} dictionary */
export const dictionaryInfo = (dictionary) => cached("dictionary.info", { dictionary });
