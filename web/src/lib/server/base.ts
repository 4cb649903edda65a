/**
 * The base path of the app on its server, from the page's `<base>`, which the server writes. All addresses in the app
 * are relative to it: browsers resolve links, requests and history entries themselves; other code resolves them here.
 */
const base = (): string => globalThis.document?.baseURI ?? 'http://localhost/';

/** Return the absolute URL of a path of the app. */
export const addressOf = (path: string): string => new URL(path, base()).href;

/** Return the path inside the app for a path on the server; empty for the base path. */
export function pathAt(pathname: string, root = new URL(base()).pathname): string {
  return pathname.startsWith(root) ? pathname.slice(root.length) : pathname;
}
