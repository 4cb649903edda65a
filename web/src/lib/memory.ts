/** Local storage; without access to it nothing is remembered. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem('undercroft-' + name);
  } catch {
    return null; // no access: private windows, tests
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem('undercroft-' + name, value);
  } catch {
    return; // no access
  }
}
