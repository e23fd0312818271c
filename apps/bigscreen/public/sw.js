// The shell of the wall, kept for the time when the line is down. Figures are never kept here.
const CACHE = 'tqc-wall-1';
// The font: common characters in two files, the others in some ninety pieces.
const MOST = 300;
const SHELL = new URL('./', self.location.href).pathname;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (
    event.request.method !== 'GET' ||
    origin !== self.location.origin ||
    !pathname.startsWith(SHELL)
  )
    return;
  if (event.request.mode === 'navigate') event.respondWith(newest(event.request, SHELL));
  else if (pathname.startsWith(`${SHELL}map/`)) event.respondWith(newest(event.request, pathname));
  else if (pathname.startsWith(`${SHELL}assets/`)) event.respondWith(known(event.request));
});

/** What the server has now, or what it had before when there is no line or only an error page of something in between. */
async function newest(request, name) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer.status < 500 ? answer : ((await cache.match(name)) ?? answer);
  } catch {
    return (await cache.match(name)) ?? Response.error();
  }
}

/** Pieces carry their content in their name: what is known is right. */
async function known(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    // A bounded cache: builds of long ago are the first to go.
    if (keys.length > MOST)
      await Promise.all(keys.slice(1, keys.length - MOST).map((key) => cache.delete(key)));
  }
  return answer;
}
