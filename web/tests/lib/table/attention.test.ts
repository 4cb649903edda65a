/** The same cases as `tests/kernel/features/test_windows.py`. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Attention } from '$lib/table/attention';
import type { Window } from '$lib/server/protocol';

const WALK = '1-adventure-0-7';
const window = (options: Window['options'], moment = WALK, fleeting = true): Window => ({
  phase: moment.split('-').slice(0, 2).join('-'),
  moment,
  fleeting,
  options,
});

describe('the attention of a player', () => {
  let attention: Attention;
  beforeEach(() => {
    attention = new Attention();
  });

  it('passes a window without relevant options', () => {
    expect(attention.asks(window({}))).toBe(false);
    expect(attention.asks(window({ fear: 'fate' }))).toBe(true);
    expect(attention.asks(window({ kitchen: 'gain' }))).toBe(true);
  });

  it('is offered a gain once in a phase', () => {
    attention.passed(window({ kitchen: 'gain' }));
    expect(attention.asks(window({ kitchen: 'gain' }))).toBe(false);
    expect(attention.asks(window({ kitchen: 'gain' }, '1-adventure-1-8'))).toBe(false);
    expect(attention.asks(window({ kitchen: 'gain', laboratory: 'gain' }))).toBe(true);
    expect(attention.asks(window({ kitchen: 'gain' }, '2-adventure-0-7'))).toBe(true);
  });

  it('is offered a fate again as long as the hero walks', () => {
    attention.passed(window({ fear: 'fate' }));
    expect(attention.asks(window({ fear: 'fate' }))).toBe(true);
  });

  it('is offered a fate once in a walk to the boss', () => {
    attention.passed(window({ fear: 'fate' }), true);
    expect(attention.asks(window({ fear: 'fate' }))).toBe(false);
    expect(attention.asks(window({ fear: 'fate', freeze: 'fate' }))).toBe(true);
    expect(attention.asks(window({ fear: 'fate' }, '1-adventure-0-9'))).toBe(true);
  });

  it('is offered a fate once in a moment outside a walk', () => {
    attention.passed(window({ cave_in: 'fate' }, '1-build-0', false));
    expect(attention.asks(window({ cave_in: 'fate' }, '1-build-0', false))).toBe(false);
    expect(attention.asks(window({ cave_in: 'fate' }, '1-build-1', false))).toBe(true);
  });

  it('is offered an option again that becomes a fate', () => {
    attention.passed(window({ stash: 'gain' }));
    expect(attention.asks(window({ stash: 'fate' }))).toBe(true);
  });
});
