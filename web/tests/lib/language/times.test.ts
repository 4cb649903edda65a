import { describe, expect, it } from 'vitest';
import { ago, untilChange, untilWords } from '$lib/language/times';

const NOON = new Date(2026, 10, 17, 12, 0).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a deadline', () => {
  it('is a time today, a weekday, or a date', () => {
    expect(untilWords('en-GB', NOON + 30 * HOUR, NOON)).toEqual(['deadline-until', { when: 'Wednesday 18:00' }]);
    expect(untilWords('en-GB', NOON + 6 * HOUR, NOON)).toEqual(['deadline-until', { when: '18:00' }]);
    expect(untilWords('en-GB', NOON + 7 * 24 * HOUR, NOON)[1].when).toContain('24 Nov');
    expect(untilWords('ru', NOON + 30 * HOUR, NOON)[1].when).toContain('среда');
  });

  it('has a countdown in the last hour', () => {
    expect(untilWords('en', NOON + 5 * MINUTE, NOON)).toEqual(['deadline-left', { left: '5:00' }]);
    expect(untilWords('en', NOON + 9_500, NOON)).toEqual(['deadline-left', { left: '0:10' }]);
    expect(untilWords('en', NOON, NOON)).toEqual(['deadline-over', {}]);
  });

  it('changes every second only in the last hour', () => {
    expect(untilChange(NOON + 5 * MINUTE, NOON)).toBe(1000);
    expect(untilChange(NOON + 5 * HOUR, NOON)).toBe(MINUTE);
    expect(untilChange(NOON + HOUR, NOON)).toBe(1);
  });
});

describe('the time since a moment', () => {
  it.each([
    ['en', 30, 'now'],
    ['en', 120, '2 minutes ago'],
    ['pl', 7200, '2 godziny temu'],
    ['uk', 86_400, 'учора'],
  ])('%s: %d seconds ago', (code, seconds, words) => {
    expect(ago(code, 1_000_000 - seconds, 1_000_000)).toBe(words);
  });
});
