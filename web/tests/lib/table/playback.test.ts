import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventData } from '../../../src/lib/server/model';
import { settings } from '../../../src/lib/settings.svelte';
import { History } from '../../../src/lib/table/history.svelte';
import { MAX_LAG, Playback } from '../../../src/lib/table/playback.svelte';

const LONG = 1000;
const event = (name: string): EventData => ({ event: name });

let history: History;
let playback: Playback;
let made: string[];

/** Let a change with these events happen. */
function happen(...names: string[]): void {
  const events = names.map(event);
  playback.add(events, () => {
    made.push(names.join('+'));
    history.addChange(events, made.length);
    return false;
  });
}

/** Return the events as they are shown until nothing is left, with the time of each. */
function watch(): [name: string, time: number][] {
  const seen: [string, number][] = [];
  while (playback.busy) {
    const name = playback.shown?.event ?? '';
    let time = 0;
    const before = playback.shown;
    while (playback.shown === before) {
      vi.advanceTimersByTime(1);
      time++;
    }
    seen.push([name, time]);
  }
  return seen;
}

beforeEach(() => {
  vi.useFakeTimers();
  history = new History(() => []);
  playback = new Playback(history);
  playback.lasts = ({ event }) => (event === 'quiet' ? 0 : LONG);
  made = [];
  settings.speed = '1';
});
afterEach(() => {
  settings.speed = '1';
  vi.useRealTimers();
});

describe('the playback', () => {
  it('shows one event after the other, and makes a change only after those before it', () => {
    happen('one', 'quiet', 'two');
    happen('three');
    expect([playback.shown?.event, made]).toEqual(['one', ['one+quiet+two']]);
    vi.advanceTimersByTime(LONG);
    expect([playback.shown?.event, made]).toEqual(['two', ['one+quiet+two']]);
    vi.advanceTimersByTime(LONG);
    expect([playback.shown?.event, made]).toEqual(['three', ['one+quiet+two', 'three']]);
    expect(playback.busy).toBe(true);
    vi.advanceTimersByTime(LONG);
    expect([playback.shown, playback.busy]).toEqual([null, false]);
  });

  it('makes a change without a shown event at once', () => {
    happen('quiet');
    expect([made, playback.busy]).toEqual([['quiet'], false]);
  });

  it('skips to the end: all changes are made and nothing more is shown', () => {
    happen('one', 'two');
    happen('three');
    playback.skip();
    expect([made, playback.busy, playback.shown]).toEqual([['one+two', 'three'], false, null]);
    expect([history.pending, history.all.length]).toEqual([[], 3]);
    vi.advanceTimersByTime(10 * LONG);
    expect(playback.shown).toBeNull();
  });

  it.each([
    ['slow', 2],
    ['1', 1],
    ['2', 0.5],
  ] as const)('has the speed %s', (speed, factor) => {
    settings.speed = speed;
    happen('one');
    expect(watch()).toEqual([['one', LONG * factor]]);
  });

  it('shows nothing at the speed “at once”', () => {
    settings.speed = 'instant';
    happen('one');
    happen('two');
    expect([made, playback.busy, history.pending]).toEqual([['one', 'two'], false, []]);
  });

  it('never lags far behind: much at once is shown faster', () => {
    for (let change = 0; change < 10; change++) happen('one', 'two');
    const times = watch().map(([, time]) => time);
    expect(times).toHaveLength(20);
    expect(times.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(MAX_LAG + LONG);
  });

  it('shows moves that come slowly at full length, however many', () => {
    for (let move = 0; move < 12; move++) {
      happen('move');
      expect(watch()).toEqual([['move', LONG]]);
    }
  });
});
