/** The router: the current path and its page. */
import { pathAt } from './server/base';

export type Place =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string | null }
  | { page: 'review'; code: string; seat: number }
  | { page: 'cards'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'achievements' }
  | { page: 'campaign'; game: string }
  | { page: 'profile' }
  | { page: 'daily'; day: string | null }
  | { page: 'puzzles'; game: string | null }
  | { page: 'about' }
  | { page: 'nowhere' };

/** Return the short code of a table, the beginning of its address. */
export const shortCode = (address: string): string => address.slice(0, 5);

/** Return the page for a path of the app. */
export function placeOf(path: string): Place {
  const [first = '', second = '', third, more] = path.split('/').filter(Boolean);
  if (first === 'review' && second && more === undefined && /^\d?$/.test(third ?? ''))
    return { page: 'review', code: second.toUpperCase(), seat: Number(third ?? 0) };
  if (third !== undefined) return { page: 'nowhere' };
  if (first === '') return { page: 'home' };
  if (first === 't' && second) return { page: 'table', code: second.toUpperCase() };
  if (first === 'r') return { page: 'replay', code: second ? second.toUpperCase() : null };
  if (first === 'cards' && second) return { page: 'cards', game: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'achievements' && !second) return { page: 'achievements' };
  if (first === 'profile' && !second) return { page: 'profile' };
  if (first === 'daily') return { page: 'daily', day: second || null };
  if (first === 'puzzles') return { page: 'puzzles', game: second || null };
  if (first === 'campaign' && second) return { page: 'campaign', game: second };
  if (first === 'about' && !second) return { page: 'about' };
  return { page: 'nowhere' };
}

const here = (): Place => placeOf(pathAt(globalThis.location?.pathname ?? '/'));

class Router {
  place = $state<Place>(here());

  constructor() {
    globalThis.window?.addEventListener('popstate', () => (this.place = here()));
  }

  /** Go to a path of the app; `./` is the home page. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.place = here();
    scrollTo(0, 0);
  }

  /** Go to a path and replace the current history entry. */
  instead(path: string): void {
    history.replaceState(null, '', path);
    this.place = here();
  }
}

export const router = new Router();

/** Attachment for links inside the app, which change the page without a reload: `<a href="about" {@attach inside}>`. */
export function inside(node: HTMLElement): () => void {
  const click = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.go(node.getAttribute('href') ?? './');
  };
  node.addEventListener('click', click);
  return () => node.removeEventListener('click', click);
}
