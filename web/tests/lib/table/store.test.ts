import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option, View } from '$lib/server/model';
import type { FromServer, TableView, Update } from '$lib/server/protocol';
import { LONGEST_WAIT, SLOW_AFTER, type SocketLike } from '$lib/table/connection.svelte';
import { merged, TableStore } from '$lib/table/store.svelte';

class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  sent: unknown[] = [];
  constructor(readonly path: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const option = (text: string, targets: [string, number][] = [], more: Partial<Option> = {}): Option => ({
  text,
  verb: text.split(' ')[0] ?? '',
  args: {},
  names: {},
  targets,
  ...more,
});

const ALONE = option('fight_alone hero=0 foe=7', [
  ['hero', 0],
  ['card', 7],
]);
const OTHER = option('fight_alone hero=1 foe=7', [
  ['hero', 1],
  ['card', 7],
]);
const ELSE = option('fight_alone hero=0 foe=8', [
  ['hero', 0],
  ['card', 8],
]);
const PASS = option('pair_up');
const GRAVE = option('give_all', [], { grave: true });

function viewWith(options: Option[], number = 3): View {
  const decision = { number, seat: 0, prompt: 'who_fights', args: {}, names: {}, options };
  return {
    game: 'dragon-tower',
    seat: 0,
    seats: 2,
    number,
    zones: { hand: [1], room: [2] },
    decision,
    remembered: [],
    result: null,
  };
}

const seats = [
  { seat: 0, kind: 'person' as const, name: 'Mira', here: true, mine: true },
  { seat: 1, kind: 'open' as const, name: null, here: false, mine: false },
];

function first(options: Option[] = [ALONE, OTHER, ELSE, PASS]): TableView {
  return {
    type: 'view',
    table: 'ABCDE',
    game: 'dragon-tower',
    options: { heroes: 2 },
    entry: 5,
    status: 'playing',
    seat: 0,
    seats,
    view: viewWith(options),
    events: [{ event: 'floor-begun', floor: 1 }],
    talk: [],
    undo: null,
  };
}

function update(changes: Record<string, unknown>, more: Partial<Update> = {}): Update {
  return { type: 'update', entry: 6, status: 'playing', events: [], changes, undo: null, ...more };
}

let sockets: FakeSocket[];
let store: TableStore;
const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  store = new TableStore('ABCDE', (path) => {
    sockets.push(new FakeSocket(path));
    return last();
  });
  store.connect();
  last().onopen?.();
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
});

describe('a suggested move', () => {
  it('is requested without blocking, kept for its entry, and reset with the next one', () => {
    last().tell(first());
    store.advisor.suggest();
    expect(last().sent).toEqual([{ type: 'suggest', entry: 5 }]);
    last().tell({ type: 'suggestion', entry: 4, option: PASS.text });
    expect(store.advisor.suggested).toBe(null);
    last().tell({ type: 'suggestion', entry: 5, option: PASS.text });
    expect(store.advisor.suggested).toBe(PASS.text);
    last().tell(update({}));
    expect(store.advisor.suggested).toBe(null);
  });

  it('is never a step back, because following them would go in circles', () => {
    const withdraw = option('withdraw', [], { back: true });
    last().tell(first([ALONE, PASS, withdraw]));
    last().tell({ type: 'suggestion', entry: 5, option: withdraw.text });
    expect(store.advisor.suggested).toBe('');
    last().tell({ type: 'suggestion', entry: 5, option: PASS.text });
    expect(store.advisor.suggested).toBe(PASS.text);
  });
});

describe('messages of the server', () => {
  it('set the first view and its history', () => {
    expect(last().path).toBe('api/tables/ABCDE/socket');
    last().tell(first());
    expect(store.connection).toBe('open');
    expect(store.entry).toBe(5);
    expect(store.agreedOptions).toEqual({ heroes: 2 });
    expect(store.myTurn).toBe(true);
    expect(store.history.all).toHaveLength(1);
    expect(store.history.pending).toHaveLength(0); // the history is not shown again
  });

  it('set the facts of the table: address, time limit, achievements, suggestions', () => {
    const facts = { allowance: { seconds: 3600, after: 'end' } as const, continued: true, hints: true };
    last().tell({ ...first(), ...facts, table: 'ABCDE-ABCDEFGHIJKLMNOPQR', ended: 'ended-late' });
    expect(store.address).toBe('ABCDE-ABCDEFGHIJKLMNOPQR');
    expect(store.allowance).toEqual(facts.allowance);
    expect([store.continued, store.hints, store.ended]).toEqual([true, true, 'ended-late']);
  });

  it('change the view: keys are replaced, zones one by one', () => {
    const next = merged(viewWith([]), { zones: { hand: [9] }, floor: 2 });
    expect(next.zones).toEqual({ hand: [9], room: [2] });
    expect(next).toMatchObject({ floor: 2 });
    expect(next.game).toBe('dragon-tower');
  });

  it('keep the view if an update changes something else', () => {
    store.playback.lasts = () => 1000;
    last().tell(first());
    last().tell(update({ number: 4, decision: null }, { events: [{ event: 'card-drawn' }], thinking: true }));
    expect(store.view?.zones).toEqual({ hand: [1], room: [2] });
    expect(store.view?.decision).toBeNull();
    expect(store.entry).toBe(6);
    expect(store.thinking).toBe(true);
    expect(store.playback.shown).toEqual({ event: 'card-drawn' });
  });

  it('ask only once what others did is shown, and at once if it is skipped', () => {
    store.playback.lasts = (_, own) => (own ? 0 : 1000);
    last().tell(first());
    last().tell(update({ number: 4, decision: { ...viewWith([]).decision, seat: 1 } }, { entry: 6 }));
    last().tell(update({ number: 5 }, { entry: 7, events: [{ event: 'card-drawn' }] }));
    last().tell(
      update({ number: 6, decision: viewWith([PASS]).decision }, { entry: 8, events: [{ event: 'fight-won' }] }),
    );
    expect([store.entry, store.playback.shown?.event, store.myTurn]).toEqual([7, 'card-drawn', false]);
    vi.advanceTimersByTime(1000);
    expect([store.entry, store.playback.shown?.event, store.myTurn]).toEqual([8, 'fight-won', false]);
    store.playback.skip();
    expect([store.entry, store.playback.shown, store.myTurn]).toEqual([8, null, true]);
    expect(store.history.all.map(({ event }) => event.event)).toEqual(['floor-begun', 'card-drawn', 'fight-won']);
  });

  it('make what is not shown yet before a reconnection, which continues after it', () => {
    store.playback.lasts = () => 1000;
    last().tell(first());
    for (const entry of [6, 7]) last().tell(update({ number: entry }, { entry, events: [{ event: 'fight-won' }] }));
    store.refresh();
    expect(last().path).toBe('api/tables/ABCDE/socket?after=7');
  });

  it('remove lines of the log with the decision that made them', () => {
    last().tell(first());
    last().tell(update({ number: 4 }, { events: [{ event: 'skill-used' }] }));
    expect(store.history.all.map((one) => one.event.event)).toEqual(['floor-begun', 'skill-used']);
    last().tell(update({ number: 3 }, { entry: 7 }));
    expect(store.history.all.map((one) => one.event.event)).toEqual(['floor-begun']);
  });

  it('include chat, seats and refusals', () => {
    last().tell(first());
    last().tell({ type: 'talk', talk: { entry: 5, seat: 1, name: 'Olena', kind: 'chat', text: 'hi' } });
    last().tell({ type: 'seats', status: 'over', seats: [] });
    last().tell({ type: 'refused', code: 'not-your-turn', details: {} });
    expect(store.talk.at(-1)?.text).toBe('hi');
    expect(store.status).toBe('over');
    expect(store.refused?.code).toBe('not-your-turn');
  });
});

describe('selection', () => {
  beforeEach(() => last().tell(first()));

  it('highlights targets that distinguish options', () => {
    expect(store.legal('card', 7)).toEqual([ALONE, OTHER]);
    expect(store.legal('card', 99)).toEqual([]);
    store.pick('card', 7);
    expect(store.picked).toEqual([['card', 7]]);
    expect(store.left).toEqual([ALONE, OTHER]);
    expect(store.legal('card', 7)).toEqual([]); // all remaining options have it
    expect(store.legal('hero', 1)).toEqual([OTHER]);
    expect(store.isPointedAt(PASS)).toBe(false);
  });

  it('chooses the last option left, with the number of the entry', () => {
    store.pick('card', 7);
    store.pick('hero', 1);
    expect(last().sent).toEqual([{ type: 'choose', entry: 5, option: OTHER.text }]);
    expect(store.options).toEqual([]); // nothing can be chosen while a move is pending
    expect(store.picked).toEqual([]);
  });

  it('drops a target that is picked again, and all of them on Escape', () => {
    store.pick('card', 7);
    store.pick('card', 7);
    expect(store.picked).toEqual([]);
    store.pick('card', 7);
    expect(store.clear()).toBe(true);
    expect(store.clear()).toBe(false);
  });

  it('starts over with a target that does not fit the picked ones', () => {
    store.pick('card', 7);
    store.pick('card', 8); // the only option with card 8
    expect(last().sent).toEqual([{ type: 'choose', entry: 5, option: ELSE.text }]);
  });

  it('ignores illegal targets and options', () => {
    store.pick('seat', 4);
    store.choose(option('cheat'));
    expect(last().sent).toEqual([]);
  });

  it('asks for confirmation of grave options', () => {
    last().tell(first([PASS, GRAVE]));
    store.choose(GRAVE);
    expect(store.unconfirmed).toEqual(GRAVE);
    expect(last().sent).toEqual([]);
    store.choose(GRAVE);
    expect(last().sent).toEqual([{ type: 'choose', entry: 5, option: 'give_all' }]);
  });

  it('asks for confirmation of options that the game calls grave, too', () => {
    store.foretold = (one) => one.text === PASS.text;
    expect([PASS, ALONE].map((one) => store.isGrave(one))).toEqual([true, false]);
    store.choose(PASS);
    expect(last().sent).toEqual([]);
    store.choose(PASS);
    expect(last().sent).toHaveLength(1);
  });

  it('explains a move that the lesson did not expect, until the next one', () => {
    const lesson = { first: 0, total: 2, steps: [{ text: 'fight', lit: ['card:7'] }], option: ALONE.text };
    last().tell({ ...first([ALONE, PASS]), lesson });
    expect(store.lesson).toEqual(lesson);
    expect(store.passing).toBeNull();
    store.choose(PASS);
    last().tell({ type: 'refused', code: 'lesson-mistake', details: { text: 'not-now' }, entry: 5 });
    expect(store.mistake).toBe('not-now');
    expect(store.refused).toBeNull();
    store.choose(ALONE);
    expect(store.mistake).toBeNull();
  });

  it('offers refused options again', () => {
    store.choose(PASS);
    last().tell({ type: 'refused', code: 'storage-failed', details: {}, entry: 5 });
    expect(store.options).toHaveLength(4);
  });

  it('offers nothing to spectators and to seats that are not asked', () => {
    const replay = new TableStore('', undefined, true);
    replay.show(viewWith([ALONE]), []);
    expect(replay.options).toEqual([]);
    last().tell({ ...first(), seat: 1 });
    expect(store.options).toEqual([]);
  });

  it('shows why undo is refused instead of sending it', () => {
    store.undo();
    expect(last().sent).toEqual([{ type: 'undo', entry: 5 }]);
    last().tell({ ...first(), undo: 'undo-revealed' });
    store.undo();
    expect(last().sent).toHaveLength(1);
    expect(store.refused?.code).toBe('undo-revealed');
  });

  it('undoes once: until the server answers, nothing else is chosen or undone', () => {
    store.pick('card', 7);
    store.undo();
    expect([store.sending, store.picked]).toEqual([true, []]);
    store.undo();
    store.choose(PASS);
    expect(last().sent).toEqual([{ type: 'undo', entry: 5 }]);
    last().tell(update({ number: 2 }));
    expect(store.sending).toBe(false);
    store.choose(PASS);
    store.undo();
    expect(last().sent.slice(1)).toEqual([{ type: 'choose', entry: 6, option: PASS.text }]);
  });
});

describe('the connection', () => {
  it('reconnects with the known entry and increasing delays', () => {
    last().tell(first());
    last().onclose?.({ code: 1006 });
    expect(store.connection).toBe('lost');
    store.choose(PASS);
    expect(last().sent).toEqual([]); // nothing is sent without a connection
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const before = sockets.length;
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
      last().onclose?.({ code: 1006 });
    }
    expect(waits.slice(0, 3)).toEqual([500, 1000, 2000]);
    expect(Math.max(...waits)).toBe(LONGEST_WAIT);
    expect(last().path).toBe('api/tables/ABCDE/socket?after=5');
  });

  it('adds missed events to the log and shows them', () => {
    store.playback.lasts = () => 1000;
    last().tell(first());
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    last().onopen?.();
    last().tell({ ...first(), entry: 7, events: [{ event: 'fight-won' }] });
    expect(store.connection).toBe('open');
    expect(store.history.all.map((one) => one.event.event)).toEqual(['floor-begun', 'fight-won']);
    expect(store.playback.shown).toEqual({ event: 'fight-won' });
  });

  it('is a single one, even if the button is pressed during a reconnection', () => {
    last().tell(first());
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(600);
    const slow = last();
    store.retryNow();
    expect(sockets).toHaveLength(3);
    const missed = { ...first(), entry: 7, events: [{ event: 'fight-won' }] };
    for (const socket of [slow, last()]) socket.tell(missed);
    expect(store.history.all.map((one) => one.event.event)).toEqual(['floor-begun', 'fight-won']);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
  });

  it('stops for a table that does not exist', () => {
    last().tell({ type: 'refused', code: 'no-such-table', details: {} });
    last().onclose?.({ code: 1008 });
    vi.advanceTimersByTime(60_000);
    expect(store.missing).toBe(true);
    expect(sockets).toHaveLength(1);
  });

  it('reports a slow server until it answers', () => {
    last().tell(first());
    store.choose(PASS);
    vi.advanceTimersByTime(SLOW_AFTER - 1);
    expect(store.slow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(store.slow).toBe(true);
    last().tell(update({}));
    expect(store.slow).toBe(false);
    vi.advanceTimersByTime(SLOW_AFTER * 2);
    expect(store.slow).toBe(false);
  });

  it('is reopened on request while the server is slow', () => {
    last().tell(first());
    store.retryNow();
    expect(sockets).toHaveLength(1);
    store.choose(PASS);
    vi.advanceTimersByTime(SLOW_AFTER);
    store.retryNow();
    expect(sockets).toHaveLength(2);
    last().tell(first());
    expect([store.slow, store.sending]).toEqual([false, false]);
  });

  it('is not open while it is reopened: nothing is sent before the current view arrives', () => {
    last().tell(first());
    store.refresh();
    expect(store.connection).toBe('connecting');
    store.choose(PASS);
    store.chat('hello');
    expect(last().sent).toEqual([]);
    last().onopen?.();
    last().tell(first());
    expect(store.connection).toBe('open');
    store.choose(PASS);
    expect(last().sent).toEqual([{ type: 'choose', entry: 5, option: PASS.text }]);
  });

  it('counts as lost until it is restored, even while it is reopened', () => {
    last().tell(first());
    last().onclose?.({ code: 1006 });
    store.refresh();
    expect(store.connection).toBe('lost');
    last().tell(first());
    expect(store.connection).toBe('open');
  });

  it('stays closed after leaving the page', () => {
    last().tell(first());
    store.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
