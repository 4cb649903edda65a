/**
 * The service worker: a page for when the server cannot be reached, and what the server pushes.
 *
 * It keeps no part of the app and no answer of the server: the app is loaded anew from the server every time, so that
 * nobody ever plays with an old one. The server writes the version, a digest of this file and of all that it keeps.
 */
const VERSION = '{version}';
/** Other apps of the same origin, and this one below another path, have their own. */
const OURS = 'undercroft ' + new URL(self.registration.scope).pathname + ' ';
const KEPT = OURS + VERSION;
/** Where the language of the app is remembered; it outlives versions. */
const WORDS = OURS + 'words';
const LANGUAGES = ['en', 'ru', 'uk', 'pl'];
const PARTS = ['app/offline.css', 'app/offline.js', 'app/icon-32.png', 'app/icon-192.png'].map(addressOf);
/** What a web server says when the one behind it does not answer. */
const UNREACHED = [502, 503, 504];

/** A path of the app, which lies where this worker does. */
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
