/** What this browser remembers between visits; where storage is closed to pages, nothing is. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem('undercroft-' + name);
  } catch {
    return null; // storage is closed: private windows, tests
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem('undercroft-' + name, value);
  } catch {
    return; // the same
  }
}
