import { describe, expect, it, vi } from 'vitest';
import {
  ABLE,
  ASK,
  DELAY,
  delayOf,
  HOLD,
  judge,
  modeAfter,
  THROUGH,
  type Attentive,
  type Verdict,
} from '$lib/table/automatic';
import type { Option, View } from '$lib/server/model';
import type { FromServer, Window } from '$lib/server/protocol';
import type { SocketLike } from '$lib/table/connection.svelte';
import { TableStore } from '$lib/table/store.svelte';

const pass: Option = { text: 'pass_on', verb: 'pass_on', args: {}, names: {}, targets: [], idle: true };
const cast: Option = { text: 'cast card=7', verb: 'cast', args: { card: 7 }, names: {}, targets: [['card', 7]] };
const build: Option = {
  text: 'place card=7 slot=0',
  verb: 'place',
  args: { card: 7, slot: 0 },
  names: {},
  targets: [],
};
const MODES = [THROUGH, 'aimed', 'build'];

/** A view of seat 0 in a window; `phase` and `announced` are what the windows of this game look at. */
function view(options: Option[], more: { passed_by?: string[]; number?: number; announced?: boolean } = {}): View {
  const { passed_by = MODES, number = 3, announced = false } = more;
  const decision = { number, seat: 0, prompt: 'what_to_play', args: {}, names: {}, options, passed_by };
  return {
    ...{ phase: 'adventure', announced },
    game: 'boss-monster',
    seat: 0,
    seats: 2,
    number,
    zones: {},
    remembered: [],
    result: null,
    decision,
  } as unknown as View;
}
const windows = {
  stops: ['build', 'adventure'],
  stop: (one: View): string => (one as unknown as { phase: string }).phase,
  certain: (one: View): boolean => one.decision?.options?.includes(build) ?? false,
  answerable: (one: View): boolean => (one as unknown as { announced: boolean }).announced,
};
const verdict = (options: Option[], more: Partial<Attentive> = {}, passed_by?: string[]): Verdict =>
  judge(view(options, passed_by ? { passed_by } : {}), 0, { mode: ABLE, windows, ...more });

describe('automatic passing', () => {
  it('passes if there is no other option, unless the player wants to be asked always', () => {
    for (const mode of [ABLE, ...MODES]) expect(verdict([pass], { mode }, [])).toBe('pass');
    expect(verdict([pass], { mode: ASK }, [])).toBe('ask');
    expect(verdict([pass], { stops: ['adventure'] })).toBe('pass'); // an answer without an alternative is no question
  });

  it('waits for what the server says about other options', () => {
    expect(verdict([pass, cast])).toBe('wait');
    expect(verdict([pass, cast], { asks: true })).toBe('ask');
    expect(verdict([pass, cast], { asks: false })).toBe('pass');
  });

  it('asks wherever something can be played, in full control, at a stop and in a game without windows', () => {
    expect(verdict([pass, cast], { mode: ASK, asks: false })).toBe('ask');
    expect(verdict([pass, cast], { stops: ['adventure'], asks: false })).toBe('ask');
    expect(verdict([pass, cast], { stops: ['build'] })).toBe('wait');
    expect(verdict([pass, cast], { windows: undefined })).toBe('ask');
  });

  it('asks at once where an option changes something for certain, and outside windows', () => {
    expect(verdict([pass, build], {}, [])).toBe('ask');
    expect(verdict([pass, cast], {}, [])).toBe('wait');
    const optional = view([pass, cast]);
    if (optional.decision) delete optional.decision.passed_by;
    expect(judge(optional, 0, { mode: ABLE, windows })).toBe('ask');
  });

  it('passes the windows that belong to a mode, but at a stop', () => {
    expect(verdict([pass, cast], { mode: 'build' })).toBe('pass');
    expect(verdict([pass, cast], { mode: 'build', stops: ['adventure'] })).toBe('ask');
    expect(verdict([pass, cast], { mode: 'aimed' }, [THROUGH, 'build'])).toBe('wait');
  });

  it('asks on the way to the boss if something new can be changed', () => {
    expect(verdict([pass, cast], { mode: THROUGH })).toBe('wait');
    expect(verdict([pass, cast], { mode: THROUGH, asks: false })).toBe('pass');
    expect(verdict([pass, cast], { mode: THROUGH, asks: true })).toBe('ask');
  });

  it('ends a mode at the first window that it does not pass', () => {
    expect(modeAfter(view([pass, cast]), 0, 'aimed')).toBe('aimed');
    expect(modeAfter(view([pass, cast], { passed_by: ['build'] }), 0, 'aimed')).toBe(ABLE);
    expect(modeAfter(view([pass], { passed_by: [] }), 0, 'aimed')).toBe('aimed');
    expect(modeAfter(view([cast], { passed_by: [] }), 0, 'aimed')).toBe('aimed'); // no window
    expect(modeAfter(view([pass, cast], { passed_by: [] }), 0, ASK)).toBe(ASK);
  });

  it('asks outside windows, where one may decline something', () => {
    const question = view([pass, cast]);
    delete question.decision?.passed_by;
    expect(judge(question, 0, { mode: 'build', windows })).toBe('ask');
    expect(modeAfter(question, 0, 'build')).toBe('build');
  });

  it('never plays anything but a pass, nor for other seats or spectators', () => {
    expect(verdict([cast], { mode: 'build' })).toBe('ask');
    expect(judge(view([pass]), 1, { mode: ABLE })).toBe('ask');
    expect(judge(view([pass]), null, { mode: ABLE })).toBe('ask');
    expect(judge(null, 0, { mode: ABLE })).toBe('ask');
  });

  it('takes the same time for every hand among people', () => {
    for (const announced of [false, true]) {
      const [empty, full] = [[pass], [pass, cast]].map((options) =>
        delayOf(view(options, { announced }), ABLE, windows, false),
      );
      expect(empty).toBe(full);
      expect(full).toBe(announced ? HOLD : DELAY);
    }
    expect(delayOf(view([pass, cast], { announced: true }), 'build', windows, false)).toBe(DELAY);
  });

  it('takes no time among bots, but where something could be answered', () => {
    expect(delayOf(view([pass, cast]), ABLE, windows, true)).toBe(0);
    expect(delayOf(view([pass], { announced: true }), ABLE, windows, true)).toBe(0);
    expect(delayOf(view([pass, cast], { announced: true }), ABLE, windows, true)).toBe(HOLD);
  });
});

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send = vi.fn<(data: string) => void>();
  close = vi.fn();
  sent(): unknown[] {
    return this.send.mock.calls.map(([data]) => JSON.parse(data) as unknown);
  }
}

describe('a table with automatic passing', () => {
  function table(shown: View, more: object = {}): { store: TableStore; socket: FakeSocket } {
    const socket = new FakeSocket();
    const store = new TableStore('ABCDE', () => socket);
    store.windowsOf = () => windows;
    store.connect();
    store.receive({
      type: 'view',
      table: 'ABCDE',
      game: 'boss-monster',
      options: {},
      entry: 3,
      seat: 0,
      seats: [],
      status: 'playing',
      view: shown,
      events: [],
      talk: [],
      undo: null,
      ...more,
    } as unknown as FromServer);
    return { store, socket };
  }
  const answer = (options: Window['options'], entry = 3, fleeting = true): FromServer => ({
    type: 'window',
    entry,
    window: { phase: '1-adventure', moment: '1-adventure-0-7', fleeting, options },
  });
  const next = (shown: View, entry: number, undo: string | null = null): FromServer =>
    ({ type: 'update', entry, status: 'playing', events: [], changes: shown, undo }) as unknown as FromServer;

  it('asks nothing while it passes, and remembers passes', () => {
    const { store, socket } = table(view([pass]));
    expect(store.passing).toEqual(pass);
    expect(store.myTurn).toBe(false);
    expect(store.options).toEqual([]);
    store.pass(pass);
    expect(socket.sent()).toEqual([{ type: 'choose', entry: 3, option: 'pass_on' }]);
    expect(store.silent.map(({ mode }) => mode)).toEqual([ABLE]);
  });

  it('shows no options before the server has said what they change', () => {
    const { store, socket } = table(view([pass, cast]));
    expect(store.verdict).toBe('wait');
    expect(store.options).toEqual([]);
    store.askWindow();
    expect(socket.sent()).toEqual([{ type: 'window', entry: 3 }]);
    store.receive(answer({ 'cast card=7': 'fate' }, 2)); // about another window
    expect(store.verdict).toBe('wait');
    store.receive(answer({ 'cast card=7': 'fate' }));
    expect(store.options).toEqual([pass, cast]);
  });

  it('passes where nothing can be changed', () => {
    const { store } = table(view([pass, cast]));
    store.receive(answer({}));
    expect(store.passing).toEqual(pass);
  });

  it('asks if the server does not know, or has not answered in time', () => {
    const { store } = table(view([pass, cast]));
    store.receive({ type: 'window', entry: 3, window: null });
    expect(store.myTurn).toBe(true);
    const { store: slow } = table(view([pass, cast]));
    slow.giveUp(2);
    expect(slow.verdict).toBe('wait');
    slow.giveUp(3);
    expect(slow.myTurn).toBe(true);
    slow.receive(answer({})); // too late: the question stays
    expect(slow.myTurn).toBe(true);
  });

  it('asks everything of a lesson, and what a puzzle offers', () => {
    expect(table(view([pass]), { lesson: { step: 0 } }).store.myTurn).toBe(true);
    expect(table(view([pass, cast]), { puzzle: { name: 'one' } }).store.myTurn).toBe(true);
  });

  it('does not offer again what the player has passed', () => {
    const { store, socket } = table(view([pass, cast]));
    store.receive(answer({ 'cast card=7': 'gain' }));
    store.choose(pass);
    expect(socket.sent()).toEqual([{ type: 'choose', entry: 3, option: 'pass_on' }]);
    store.receive(next(view([pass, cast], { number: 4 }), 4));
    store.receive(answer({ 'cast card=7': 'gain' }, 4));
    expect(store.passing).toEqual(pass);
  });

  it('passes to the boss until something new can be changed', () => {
    const { store } = table(view([pass, cast]));
    store.receive(answer({ 'cast card=7': 'fate' }));
    store.passOn(THROUGH);
    store.receive(next(view([pass, cast], { number: 4 }), 4));
    store.receive(answer({ 'cast card=7': 'fate' }, 4));
    expect(store.passing).toEqual(pass);
    store.pass(pass);
    expect(store.silent.map(({ mode }) => mode)).toEqual([THROUGH]);
    store.receive(next(view([pass, cast], { number: 5 }), 5));
    store.receive(answer({ 'cast card=7': 'fate', 'cast card=8': 'fate' }, 5));
    expect(store.myTurn).toBe(true);
    expect(store.passMode).toBe(ABLE);
  });

  it('holds a pass back where something could be answered, until the player wants to be asked', () => {
    const { store } = table(view([pass, cast], { announced: true }));
    store.receive(answer({}));
    expect(store.holding).toBe(true);
    expect(store.timeLeft()).toBeGreaterThan(DELAY);
    store.stay();
    expect(store.holding).toBe(false);
    expect(store.options).toEqual([pass, cast]);
    expect(table(view([pass], { announced: true })).store.holding).toBe(false); // nothing to answer with
  });

  it('asks as soon as full control is switched on, and forgets passes with the next decision', () => {
    const { store } = table(view([pass, cast]));
    expect(store.myTurn).toBe(false);
    store.passMode = ASK;
    expect(store.myTurn).toBe(true);
    store.silent = [{ view: view([pass]), mode: ABLE }];
    store.choose(cast);
    expect(store.silent).toEqual([]);
    expect(store.chosen).toEqual(cast);
  });

  it('undoes what was passed silently, too, and then shows the window at hand', () => {
    const { store, socket } = table(view([pass, cast]));
    store.receive(answer({ 'cast card=7': 'gain' }));
    store.choose(pass);
    store.receive(next(view([pass], { number: 4 }), 4));
    store.pass(pass);
    store.receive(next(view([pass, cast], { number: 5 }), 5));
    store.receive(answer({ 'cast card=7': 'fate' }, 5));
    store.undo();
    store.receive(next(view([pass], { number: 4 }), 6));
    expect(store.myTurn).toBe(false);
    store.receive(next(view([pass, cast], { number: 3 }), 7));
    expect(socket.sent().slice(-2)).toEqual([
      { type: 'undo', entry: 5 },
      { type: 'undo', entry: 6 },
    ]);
    expect(store.options).toEqual([pass, cast]);
  });

  it('shows a window that an undo cannot go back over', () => {
    const { store } = table(view([pass]));
    store.pass(pass);
    store.receive(next(view([pass, cast], { number: 4 }), 4));
    store.receive(answer({ 'cast card=7': 'fate' }, 4));
    store.undo();
    store.receive(next(view([pass], { number: 3 }), 5, 'undo-start'));
    expect(store.options).toEqual([pass]);
  });
});
