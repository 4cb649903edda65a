/** What belongs to the app as a whole: its service worker, and what happens when the server has got a newer one. */
import { recall, remember } from './memory';

/** A page that fails to find a part of the app is one of an older build: load it anew, but not for ever. */
const AGAIN_AFTER = 30_000;

export function loadAnewWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(recall('loaded-anew')) < AGAIN_AFTER) return;
    event.preventDefault();
    remember('loaded-anew', String(Date.now()));
    location.reload();
  });
}

/** The service worker, where there can be one; it brings the page for when the server cannot be reached. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('sw.js').catch(() => undefined); // closed to this page: it does without
  });
}

/** The page for when the server cannot be reached speaks the language of the app. */
export async function tellWorker(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  (await navigator.serviceWorker.ready).active?.postMessage({ language });
}
