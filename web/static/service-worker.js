// Keeps the files of the page, so that it opens without a network after the first visit.

const VERSION = '@VERSION@';
const FILES = [@FILES@];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('v-') && name !== VERSION) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

// The page itself comes from the network, so that a new version arrives; its files have the version in their path.
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith((async () => {
    const cached = () => caches.match(event.request, { ignoreSearch: true });
    if (event.request.mode !== 'navigate') return (await cached()) ?? fetch(event.request);
    try {
      return await fetch(event.request);
    } catch {
      return (await cached()) ?? (await caches.match('./')) ?? Response.error();
    }
  })());
});
