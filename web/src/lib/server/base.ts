/**
 * Where the app lies on its server. The page's `<base>` says it, which the server writes; every address in the app is
 * relative to that, and browsers resolve links, requests and the history by it. What they do not resolve asks here.
 */
const base = (): string => globalThis.document?.baseURI ?? 'http://localhost/';

/** A path of the app as a whole address. */
export const addressOf = (path: string): string => new URL(path, base()).href;

/** The path of the app at an address of the server; where the app itself lies is the empty path. */
export function pathAt(pathname: string, root = new URL(base()).pathname): string {
  return pathname.startsWith(root) ? pathname.slice(root.length) : pathname;
}
