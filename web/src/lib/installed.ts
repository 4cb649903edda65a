/** The service worker, and the reload after the server has a new version of the app. */
import { recall, remember } from './memory';

/** Minimum time between reloads (in milliseconds): a missing module means an outdated page, but reloads must not loop. */
const RELOAD_INTERVAL = 30_000;

export function reloadWhenOutdated(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(recall('loaded-anew')) < RELOAD_INTERVAL) return;
    event.preventDefault();
    remember('loaded-anew', String(Date.now()));
    location.reload();
  });
}

/** Register the service worker, if supported; it provides the offline page. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('sw.js').catch(() => undefined); // not allowed for this page: continue without it
  });
}

/** Tell the service worker the language of the offline page. */
export async function setWorkerLanguage(language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  (await navigator.serviceWorker.ready).active?.postMessage({ language });
}
