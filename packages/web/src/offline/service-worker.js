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

/** What a push says: `{ title, body, url }`. */
function toldIn(event) {
  try {
    return event.data?.json() ?? {};
  } catch {
    return {};
  }
}

/** The page at this place, wherever the server believes to be. */
const pageAt = (url) =>
  new URL(new URL(String(url ?? ''), self.registration.scope).hash, self.registration.scope).href;

self.addEventListener('push', (event) => {
  const { title, body, url } = toldIn(event);
  event.waitUntil(
    self.registration.showNotification(String(title ?? 'Your turn'), {
      body: String(body ?? ''),
      icon: './icon-192.png',
      badge: './icon-192.png',
      // A newer word takes the place of an older one, and is heard.
      tag: 'your-turn',
      renotify: true,
      vibrate: [120, 60, 120],
      data: { url: pageAt(url) },
    }),
  );
});

/** To the table: in a window that is open already, or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = event.notification.data?.url ?? self.registration.scope;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (windows) => {
      const open = windows.find((window) => window.url === url) ?? windows[0];
      if (open === undefined) return self.clients.openWindow(url);
      if (open.url !== url) {
        // A window of an older version does not listen to this one.
        const moved = await open.navigate(url).catch(() => null);
        if (moved === null) return self.clients.openWindow(url);
      }
      return open.focus();
    }),
  );
});
