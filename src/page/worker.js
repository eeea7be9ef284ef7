// The service worker: keeps the files of the page, so that later visits fetch only what is new, and
// shows the page without a connection. Requests about games always go to the server.

const PREFIX = "lexicon-fast-";
const CACHE = PREFIX + VERSION; // the server defines VERSION, and FILES, its files
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

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  const scope = new URL(worker.registration.scope).pathname;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && path === scope) event.respondWith(startPage(request));
  else if (path.startsWith(`${scope}page/`)) event.respondWith(file(request));
});
