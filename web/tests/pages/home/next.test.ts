import { expect, test } from 'vitest';
import { nextSteps, type Known } from '../../../src/pages/home/next';
import type { DailyGame, PuzzleLine, TableLine } from '$lib/server/protocol';

const line = (game: string, more: Partial<TableLine> = {}): TableLine => ({
  id: 'ABCDE',
  game,
  status: 'playing',
  seats: [],
  entries: 3,
  updated: 0,
  my_turn: false,
  ...more,
});
const challenge = (game: string, played: boolean): DailyGame => ({
  game,
  bot: null,
  table: null,
  played,
  shown: played,
  results: [],
  best: null,
});
const puzzle = (number: number, solved: boolean): PuzzleLine => ({
  number,
  goal: 'win',
  args: {},
  level: 1,
  about: [],
  solved,
});
const GAMES = ['boss-monster', 'dragon-tower', 'one-deck-dungeon'];
const newcomer: Known = { mine: [], finished: [], lessons: GAMES, learned: [], games: GAMES };
const kinds = (known: Known): string[] => nextSteps(known).map((step) => `${step.kind} ${step.game}`);

test('newcomers are led into a lesson', () => {
  expect(kinds(newcomer)[0]).toBe('first boss-monster');
});

test('an unfinished lesson comes before a new one', () => {
  const left = { ...newcomer, mine: [line('dragon-tower', { lesson: true, my_turn: true })] };
  expect(kinds(left)[0]).toBe('lesson-left dragon-tower');
  expect(kinds(left)).not.toContain('first boss-monster');
});

test('a waiting game comes first, then the daily challenge, the next lesson, the next puzzle', () => {
  const known: Known = {
    ...newcomer,
    mine: [line('boss-monster'), line('one-deck-dungeon', { my_turn: true })],
    finished: [line('one-deck-dungeon', { status: 'over' })],
    learned: ['boss-monster'],
    daily: {
      day: '2026-11-16',
      today: true,
      games: [challenge('dragon-tower', false), challenge('one-deck-dungeon', true)],
    },
    puzzles: { 'dragon-tower': [puzzle(1, false)], 'one-deck-dungeon': [puzzle(1, true), puzzle(2, false)] },
  };
  expect(kinds(known)).toEqual([
    'turn one-deck-dungeon',
    'daily dragon-tower',
    'lesson dragon-tower',
    'puzzle one-deck-dungeon',
  ]);
  expect(nextSteps(known)[3]).toMatchObject({ number: 2 });
});

test('without other steps the last game is suggested', () => {
  const known = { ...newcomer, learned: GAMES, finished: [line('dragon-tower', { status: 'over' })] };
  expect(kinds(known)).toEqual(['quick dragon-tower']);
});
