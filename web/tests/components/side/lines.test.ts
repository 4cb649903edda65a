import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { current, textOf } from '$lib/language/language.svelte';
import { catalogue } from '$lib/server/catalogue.svelte';
import type { GameInfo, EventData, View } from '$lib/server/model';
import { TableStore } from '$lib/table/store.svelte';
import { logLines, storyLines, type Entry } from '$components/side/lines';
import { wordsOf } from '$tests/engine';

const FLOOR: EventData = { event: 'floor-begun', floor: 2, leader: 0, seats: ['leader'] };
const CLEARED: EventData = { event: 'room-cleared', floor: 1 };
const drawn = (card: string): EventData => ({
  event: 'card-drawn',
  hero: { id: 4, card: 'spellblade' },
  card: { id: 151, card },
});

/** Return a table with these events. */
function tableWith(...events: EventData[]): TableStore {
  const store = new TableStore('', undefined, true);
  const view: View = {
    game: 'dragon-tower',
    seat: 0,
    seats: 1,
    number: 3,
    zones: {},
    decision: null,
    remembered: [],
    result: null,
  };
  store.show(
    view,
    events.map((event, number) => ({ event, number })),
  );
  return store;
}

const said = (entries: Entry[]): string[] =>
  entries.map(({ heading, pieces = [], times }) => heading ?? textOf(pieces) + (times ? ` ×${times}` : ''));

beforeEach(() => {
  current.set(wordsOf('dragon-tower', 'en', ['spellblade', 'magic_circle', 'magic_amulet']), 'dragon-tower');
  vi.spyOn(catalogue, 'of').mockReturnValue({ gathered: ['card-drawn'] } as Partial<GameInfo> as GameInfo);
});
afterEach(() => vi.restoreAllMocks());

describe('the lines of the log', () => {
  it('are below the headings of their chapters', () => {
    const lines = logLines(tableWith(CLEARED, FLOOR));
    expect(lines.map(({ key }) => key)).toEqual(['l0', 'h1', 'l1']);
    expect(said(lines).slice(0, 2)).toEqual(['Floor 1 is cleared.', 'Floor 2']);
  });

  it('are counted if they are equal', () => {
    expect(said(logLines(tableWith(CLEARED, CLEARED, CLEARED)))).toEqual(['Floor 1 is cleared. ×3']);
  });

  it('merge related events, unless a chapter begins in between', () => {
    const [one, other] = [drawn('magic_circle'), drawn('magic_amulet')];
    expect(logLines(tableWith(one, other))).toHaveLength(1);
    expect(said(logLines(tableWith(one, other)))[0]).toMatch(/Magic Circle.*Magic Amulet/i);
    expect(logLines(tableWith(one, FLOOR, other)).map(({ key }) => key)).toEqual(['l0', 'h1', 'l1', 'l2']);
  });

  it('omit events without a text', () => {
    expect(logLines(tableWith({ event: 'nothing-to-say' }))).toEqual([]);
  });
});

describe('the lines of the story', () => {
  it('come from the events, below the same headings', () => {
    const narrated: EventData = { ...FLOOR, story: [['log-room-cleared', { floor: 1 }]] };
    const lines = storyLines(tableWith(CLEARED, narrated));
    expect(lines.map(({ key }) => key)).toEqual(['h1', 's1-0']);
    expect(said(lines)).toEqual(['Floor 2', 'Floor 1 is cleared.']);
  });
});
