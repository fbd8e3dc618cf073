/**
 * Lets the page start without a network. The document is asked for anew as long as the server
 * answers, so that page and server fit; everything else has an address that changes with its
 * contents (`addresses.js`), is kept, and is never fetched twice.
 */

const CACHE = 'page';
const DOCUMENT = '/';
const KEPT = '/static/';
const PATIENCE = 4000;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/**
 * The addresses that a document needs: those it links to, and those it lists for its scripts.
 * Sentences in other languages are kept once they were spoken.
 * @param {string} text of the document
 */
function neededBy(text) {
  const linked = [...text.matchAll(/(?:href|src)="(\/static\/[^"]+)"/g)].map((one) => one[1]);
  const listed = [...text.matchAll(/:"(\/static\/[^"]+)"/g)].map((one) => one[1]);
  return new Set([...linked, ...listed.filter((address) => !address.includes('/text/'))]);
}

/** Keep a document and what it needs, and forget what it does not name. @param {Response} answer */
async function keep(answer) {
  const text = await answer.clone().text();
  const needed = neededBy(text);
  if (!needed.size) return;
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...needed].filter((address) => !known.has(address)));
  await cache.put(DOCUMENT, answer);
  const old = [...known].filter((address) => address !== DOCUMENT && !text.includes(address));
  await Promise.all(old.map((address) => cache.delete(address)));
}

/** The server's document, or the kept one if it does not answer. @param {FetchEvent} event */
async function openDocument(event) {
  try {
    const answer = await fetch(DOCUMENT, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(String(answer.status));
    event.waitUntil(keep(answer.clone()));
    return answer;
  } catch (problem) {
    const kept = await caches.match(DOCUMENT, { ignoreVary: true });
    if (!kept) throw problem;
    return kept;
  }
}

/** A file whose contents never change. @param {Request} request */
async function openKept(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

worker.addEventListener('install', (event) => {
  event.waitUntil(fetch(DOCUMENT).then(keep));
  worker.skipWaiting();
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (event.request.mode === 'navigate' && pathname === DOCUMENT)
    event.respondWith(openDocument(event));
  else if (pathname.startsWith(KEPT)) event.respondWith(openKept(event.request));
});
