/** State that is true for a while after a value changes. */

/** `now` is true for some milliseconds after a relevant change; `before` is the value before it. */
export function passing<T>(
  value: () => T,
  counts: (before: T, now: T) => boolean,
  lasts: number,
): { now: boolean; before: T } {
  const shown = $state({ now: false, before: value() });
  let before = value();
  $effect(() => {
    const now = value();
    if (counts(before, now)) {
      shown.before = before;
      shown.now = true;
    }
    before = now;
  });
  $effect(() => {
    if (!shown.now) return;
    const timer = setTimeout(() => (shown.now = false), lasts);
    return () => clearTimeout(timer);
  });
  return shown;
}
