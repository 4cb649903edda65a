/** When something was, in words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['month', 2_592_000],
  ['year', 31_536_000],
];

/** How long ago a moment (in seconds) was; less than a minute is now. */
export function ago(code: string, then: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(code, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const step = STEPS.findLast(([, seconds]) => passed >= seconds);
  return step === undefined ? words.format(0, 'second') : words.format(-Math.floor(passed / step[1]), step[0]);
}
