// The service worker: keeps the files of the page, so that later visits fetch only what is new, and
// shows the page without a connection. Answers that never change are kept for when there is no
// server; all other requests always go to it.

const PREFIX = "lexicon-fast-";
const CACHE = PREFIX + VERSION; // the server defines VERSION, and FILES, its files
/** The activation of a new version deletes it, and with it old answers. */
const ANSWERS = `${PREFIX}answers`;
const MAX_ANSWERS = 300;
const KEPT = ["rules", "solve", "plan", "dictionary.find", "dictionary.info"]; // methods
const START = "./";
const MARK = "data-offline"; // of a page that came without the server

/** The global object of a service worker, which the types of a page do not know. */
const worker = /** @type {any} */ (self);

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll([START, ...FILES]);
  await worker.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Return the newest start page; without a connection, the last one. @param {Request} request */
async function startPage(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(START, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(START);
    if (!kept) throw error;
    const html = (await kept.text()).replace(/<html/, `$& ${MARK}`);
    return new Response(html, { headers: { "Content-Type": "text/html" } });
  }
}

/** Return a file of the page. @param {Request} request */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Return an answer of the server, or else the one it gave before. @param {Request} request */
async function answer(request) {
  const key = `${request.url}&${encodeURIComponent(await request.clone().text())}`;
  const answers = await caches.open(ANSWERS);
  try {
    const response = await fetch(request);
    const text = await response.clone().text();
    if (text.includes('"result"')) await answers.put(key, new Response(text));
    const [oldest, ...others] = await answers.keys();
    if (others.length >= MAX_ANSWERS) await answers.delete(oldest);
    return response;
  } catch (error) {
    const kept = await answers.match(key);
    if (!kept) throw error;
    return new Response(kept.body, { headers: { "X-Offline": "1" } });
  }
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { pathname: path, search } = new URL(request.url);
  const scope = new URL(worker.registration.scope).pathname;
  if (path === `${scope}rpc` && KEPT.includes(search.slice(1))) event.respondWith(answer(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && path === scope) event.respondWith(startPage(request));
  else if (path.startsWith(`${scope}page/`)) event.respondWith(file(request));
});
