/** Points in time and deadlines in words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_592_000],
  ['year', 31_536_000],
];

const HOUR = 3_600_000;

/** Return the message of a deadline and its text; a countdown in the last hour. */
export function untilWords(
  code: string,
  until: number,
  now: number = Date.now(),
): [key: string, args: Record<string, string>] {
  const left = until - now;
  if (left <= 0) return ['deadline-over', {}];
  if (left < HOUR) {
    const seconds = Math.ceil(left / 1000);
    return ['deadline-left', { left: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` }];
  }
  const sameDay = new Date(until).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = sameDay
    ? {}
    : left < 6 * 24 * HOUR
      ? { weekday: 'long' }
      : { weekday: 'short', day: 'numeric', month: 'short' };
  const words = new Intl.DateTimeFormat(code, { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return ['deadline-until', { when: words.format(until) }];
}

/** Return the number of milliseconds until that text changes. */
export const untilChange = (until: number, now: number = Date.now()): number =>
  until - now < HOUR ? 1000 : Math.min(60_000, until - now - HOUR + 1);

/** Return the time since a moment (in seconds) in words; less than a minute is "now". */
export function ago(code: string, then: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(code, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const step = STEPS.findLast(([, seconds]) => passed >= seconds);
  return step === undefined ? words.format(0, 'second') : words.format(-Math.floor(passed / step[1]), step[0]);
}
