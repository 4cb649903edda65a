import { describe, expect, it, vi } from 'vitest';
import { DELAY, passes, passModes } from '$lib/table/automatic';
import type { Option, View } from '$lib/server/model';
import type { SocketLike } from '$lib/table/connection.svelte';
import { TableStore } from '$lib/table/store.svelte';

const pass: Option = { text: 'pass_on', verb: 'pass_on', args: {}, names: {}, targets: [], idle: true };
const cast: Option = { text: 'cast card=7', verb: 'cast', args: { card: 7 }, names: {}, targets: [['card', 7]] };

function view(options: Option[], passed_by: string[] = ['hero', 'turn']): View {
  const decision = { number: 3, seat: 0, prompt: 'what_to_play', args: {}, names: {}, options, passed_by };
  return {
    game: 'boss-monster',
    seat: 0,
    seats: 2,
    number: 3,
    zones: {},
    remembered: [],
    result: null,
    decision,
  };
}
const passed = (options: Option[], mode: string, passed_by?: string[]): string | null =>
  passes(view(options, passed_by), 0, mode)?.text ?? null;

describe('automatic passing', () => {
  it('passes if there is no other option, unless the player wants to be asked always', () => {
    for (const mode of ['able', 'hero', 'turn']) expect(passed([pass], mode, [])).toBe('pass_on');
    expect(passed([pass], 'ask', [])).toBeNull();
  });

  it('asks if the player can act, unless the setting says otherwise', () => {
    for (const mode of ['able', 'ask']) expect(passed([pass, cast], mode)).toBe(null);
  });

  it('passes the windows that belong to the setting', () => {
    expect(passed([pass, cast], 'turn', ['hero', 'turn'])).toBe('pass_on');
    expect(passed([pass, cast], 'turn', ['hero'])).toBe(null);
    expect(passed([pass, cast], 'hero', ['hero'])).toBe('pass_on');
    expect(passed([pass, cast], 'hero', [])).toBe(null);
  });

  it('offers the modes of the game between the two common ones', () => {
    expect(passModes(['hero', 'turn'])).toEqual(['able', 'hero', 'turn', 'ask']);
  });

  it('never plays anything but a pass, nor for other seats or spectators', () => {
    expect(passed([cast], 'turn')).toBe(null);
    expect(passes(view([pass]), 1, 'turn')).toBe(null);
    expect(passes(view([pass]), null, 'turn')).toBe(null);
    expect(passes(null, 0, 'turn')).toBe(null);
  });

  it('takes the same time for every hand', () => {
    expect(DELAY).toBe(600);
  });
});

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send = vi.fn<(data: string) => void>();
  close = vi.fn();
}

describe('a table with automatic passing', () => {
  function table(options: Option[]): { store: TableStore; socket: FakeSocket } {
    const socket = new FakeSocket();
    const store = new TableStore('ABCDE', () => socket);
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
      view: view(options),
      events: [],
      talk: [],
      undo: null,
    } as unknown as Parameters<TableStore['receive']>[0]);
    return { store, socket };
  }

  it('asks nothing while it passes, and counts passes', () => {
    const { store, socket } = table([pass]);
    expect(store.passing).toEqual(pass);
    expect(store.myTurn).toBe(false);
    expect(store.options).toEqual([]);
    store.pass(pass);
    expect(JSON.parse(socket.send.mock.calls[0]?.[0] ?? '{}')).toEqual({
      type: 'choose',
      entry: 3,
      option: 'pass_on',
    });
    expect(store.passed).toBe(1);
  });

  it('asks as soon as the setting changes, and resets the count', () => {
    const { store } = table([pass, cast]);
    store.passMode = 'turn';
    expect(store.myTurn).toBe(false);
    store.passMode = 'ask';
    expect(store.myTurn).toBe(true);
    store.passed = 4;
    store.choose(cast);
    expect(store.passed).toBe(0);
    expect(store.chosen).toEqual(cast);
  });
});
