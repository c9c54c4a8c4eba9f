// Keeps the whole page in the browser. The build fills in the version and the files.
const VERSION = 'VERSION';
const FILES = ['FILES'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      // The version before stays: pages that are still open may need its parts.
      .then((names) => Promise.all(names.slice(0, -2).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page itself comes fresh where there is a network; its parts have their content in their names. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.includes('/api/'))
    return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('./')));
    return;
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
