/**
 * The service worker: the offline page, and push notifications.
 *
 * It caches neither the app nor responses of the server, so that the app is always current. The server fills in the
 * version, a digest of this file and of the cached files.
 */
const VERSION = '{version}';
/** Prefix of the caches of this app at this path, to leave those of others alone. */
const OURS = 'undercroft ' + new URL(self.registration.scope).pathname + ' ';
const KEPT = OURS + VERSION;
/** The cache of the app's language, which survives new versions. */
const WORDS = OURS + 'words';
const LANGUAGES = ['en', 'ru', 'uk', 'pl'];
const PARTS = ['app/offline.css', 'app/offline.js', 'app/icon-32.png', 'app/icon-192.png'].map(addressOf);
/** Status codes of a proxy whose backend does not answer. */
const UNREACHED = [502, 503, 504];

/** Return the address of a path of the app, relative to this worker. */
function addressOf(path) {
  return new URL(path, self.registration.scope).href;
}

self.addEventListener('install', (event) => {
  const pages = LANGUAGES.map((code) => addressOf('offline/' + code));
  const fresh = [...pages, ...PARTS].map((address) => new Request(address, { cache: 'reload' }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
    const old = ours.filter((name) => name !== KEPT && name !== WORDS);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { url, mode } = event.request;
  if (mode === 'navigate') event.respondWith(pageOrOffline(event.request));
  else if (PARTS.includes(url))
    event.respondWith(fetch(event.request).catch(async () => (await kept(url)) ?? Response.error()));
});

async function pageOrOffline(request) {
  try {
    const page = await fetch(request);
    if (!UNREACHED.includes(page.status)) return page;
    return (await offlinePage()) ?? page;
  } catch (error) {
    const page = await offlinePage();
    if (page === undefined) throw error;
    return page;
  }
}

async function offlinePage() {
  const words = await caches.open(WORDS);
  const chosen = await (await words.match(addressOf('language')))?.text();
  const wanted = [chosen, ...navigator.languages.map((code) => code.slice(0, 2).toLowerCase())];
  return kept(addressOf('offline/' + (wanted.find((code) => LANGUAGES.includes(code)) ?? 'en')));
}

async function kept(address) {
  return (await caches.open(KEPT)).match(address);
}

self.addEventListener('message', (event) => {
  if (!LANGUAGES.includes(event.data?.language)) return;
  const said = new Response(event.data.language);
  event.waitUntil(caches.open(WORDS).then((cache) => cache.put(addressOf('language'), said)));
});

self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const tell = async () => {
    if ((await pagesAt(path)).some((page) => page.visibilityState === 'visible')) return;
    const looks = { icon: addressOf('app/icon-192.png'), badge: addressOf('app/badge-96.png') };
    await self.registration.showNotification(title, { body, tag: path, data: { path }, ...looks });
  };
  event.waitUntil(tell());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const show = async () => {
    const [page] = await pagesAt(path);
    await (page ? page.focus() : self.clients.openWindow(addressOf(path)));
  };
  event.waitUntil(show());
});

async function pagesAt(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter((page) => page.url.split(/[?#]/)[0] === addressOf(path));
}
