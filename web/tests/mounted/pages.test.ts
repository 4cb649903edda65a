// @vitest-environment happy-dom
/** Pages that load data from the server: their errors and contents. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { current } from '$lib/language/language.svelte';
import Campaign from '$packages/one_deck_dungeon/web/campaign/Campaign.svelte';
import type { TableLine } from '$lib/server/protocol';
import type { Sheet } from '$lib/start/campaign';
import Achievements from '../../src/pages/Achievements.svelte';
import Cards from '../../src/pages/Cards.svelte';
import Daily from '../../src/pages/Daily.svelte';
import Home from '../../src/pages/Home.svelte';
import Profile from '../../src/pages/Profile.svelte';
import Puzzles from '../../src/pages/Puzzles.svelte';
import Replay from '../../src/pages/Replay.svelte';
import Review from '../../src/pages/Review.svelte';
import Rules from '../../src/pages/Rules.svelte';
import { engineSays, wordsOf } from '../engine';
import { clearPage, partsWith, show, wordsIn } from '../mount';

const GAME = 'one-deck-dungeon';

/** Time-out in milliseconds, long enough for a busy machine. */
const TIMEOUT = 60_000;
vi.setConfig({ testTimeout: TIMEOUT });

const until = (check: () => void): Promise<void> => vi.waitFor(check, TIMEOUT);

const pages: Record<string, () => HTMLElement> = {
  achievements: () => show(Achievements, {}),
  cards: () => show(Cards, { game: GAME }),
  daily: () => show(Daily, { day: null }),
  home: () => show(Home, {}),
  profile: () => show(Profile, {}),
  puzzles: () => show(Puzzles, { wanted: null }),
  replay: () => show(Replay, { code: 'ABCDE' }),
  review: () => show(Review, { code: 'ABCDE', seat: 0 }),
  rules: () => show(Rules, { game: GAME }),
};

beforeEach(() => current.set(wordsOf(GAME, 'en'), GAME));
afterEach(clearPage);

describe('a page with an unreachable server', () => {
  it.each(Object.keys(pages))('shows an error and retries on request: %s', async (name) => {
    const asked = vi.fn(() => Promise.reject(new Error('no server')));
    vi.stubGlobal('fetch', asked);
    const page = pages[name]?.();
    await until(() => expect(wordsIn(page?.querySelector('[role=alert]'))).toContain('does not answer'));
    const before = asked.mock.calls.length;
    page?.querySelector<HTMLElement>('[role=alert] button')?.click();
    expect(asked.mock.calls.length).toBeGreaterThan(before);
  });
});

/** The first moment of a replay from the server. */
const watched = engineSays(`
import json, undercroft
table = undercroft.new("${GAME}", seats=1, seed=1)
frame = {"decisions": 0, "events": [], "view": table.view(None)}
players = [{"seat": 0, "kind": "person", "name": "Olena", "here": False, "mine": False}]
replay = {"game": "${GAME}", "seats": 1, "players": players, "total": 1, "options": {}, "frames": [frame]}
print(json.dumps(replay))
`) as object;

describe('a replay', () => {
  it.each([true, false])(
    'is played on from where it stands unless its rules have changed: playable %s',
    async (playable) => {
      vi.stubGlobal('fetch', (path: string) =>
        path === 'api/watch'
          ? Promise.resolve(Response.json({ ...watched, playable }))
          : Promise.reject(new Error('no server')),
      );
      const page = show(Replay, { code: 'ABCDE' });
      await until(() => expect(page.querySelector('.controls')).not.toBeNull());
      expect(partsWith(page, 'button', 'Play on from here')).toHaveLength(playable ? 1 : 0);
      expect(wordsIn(page).includes('Played under older rules')).toBe(!playable);
    },
  );
});

describe('the home page', () => {
  it('shows two waiting games of the same kind', async () => {
    const line = (id: string): TableLine => ({
      id,
      game: GAME,
      status: 'playing',
      seats: [],
      entries: 3,
      updated: 0,
      my_turn: true,
    });
    const answers: Record<string, object> = {
      'api/games': [],
      'api/me': { name: 'Olena' },
      'api/tables': { mine: [line('ABCDE'), line('FGHIJ')], open: [], finished: [], restart: null },
    };
    vi.stubGlobal('fetch', (path: string) => {
      const answer = answers[path];
      return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error('no server'));
    });
    const page = show(Home, {});
    await until(() => expect(page.querySelectorAll('nav.next .btn.pri, nav.next .step')).toHaveLength(2));
    expect(page.querySelectorAll('[aria-busy]')).toHaveLength(0);
  });
});

describe('the sheets of a campaign', () => {
  it('show the number of marks to tick, if there are any', async () => {
    const heroes = ['mage', 'warrior', 'rogue'];
    const sheets = heroes.map((hero, marks): Sheet => ({
      hero,
      games: 1,
      bosses: [],
      unspent: [marks, 0, 0],
      talents: [],
    }));
    const answers: Record<string, object> = {
      'api/campaigns': { [GAME]: { sheets } },
      [`api/games/${GAME}/cards`]: [],
    };
    vi.stubGlobal('fetch', (path: string) => {
      const replay = answers[path];
      return replay ? Promise.resolve(Response.json(replay)) : Promise.reject(new Error('no server'));
    });
    const page = show(Campaign, { game: GAME });
    await until(() => expect(page.querySelector('.heroes')).not.toBeNull());
    const marks = [...page.querySelectorAll('.heroes button')].map((button) => wordsIn(button.querySelector('.num')));
    expect(marks).toEqual(['', '1', '2']);
  });
});
