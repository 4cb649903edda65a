import { afterEach, describe, expect, it } from 'vitest';
import type { Option } from '$lib/server/model';
import { inPlay } from './cards/inplay.svelte';
import { glowing, glows } from './glow';
import { bossView, cardsOf, cardsToShow, faceOf, inSight, isShownEvent, treasureOf, type BossView } from './model';
import { answer, chapters, drawn, isGrave, journeys, lesson, listed, primary, question } from './parts';
import { stack, view, option, walk, decisionOn, pass } from './example';

describe('answers', () => {
  it('never make passing a building turn the primary one', () => {
    const options = [pass, option('place', { card: 21, slot: 0 })];
    expect(primary([pass], view({ decision: decisionOn(options) }))).toBe(undefined);
    expect(primary([pass], view({ decision: decisionOn([pass, option('cast', { card: 20 })]) }))).toBe(pass);
    const cast = option('cast', { card: 20 });
    expect(primary([cast], view({ decision: decisionOn([pass, cast]) }))).toBe(cast);
  });

  it('are not preselected where a choice is costly', () => {
    const rob = [option('rob', { opponent: 1 }), option('rob', { opponent: 2 })];
    expect(primary(rob, view({ decision: decisionOn(rob, 'whom_to_rob') }))).toBe(undefined);
    expect(rob.every(listed)).toBe(true);
    const place = option('place', { card: 21, slot: 0 });
    expect(drawn(place, [place, pass])).toBe(true);
    expect(drawn(place, [place])).toBe(false);
  });

  it('describe the effect of passing', () => {
    expect(
      answer(
        pass,
        view({
          decision: decisionOn([pass, option('place', { card: 21, slot: 0 })]),
        }),
      )?.key,
    ).toBe('web-bm-build-nothing');
    const again = [pass, option('place', { card: 21, slot: 0 }), option('place_nothing', {})];
    expect(answer(pass, view({ decision: decisionOn(again) }))?.key).toBe('web-bm-not-yet');
    const effect = { seat: 1, source: { id: 30, card: 'freeze' } } as BossView['waiting'][number];
    for (const options of [again, [pass, option('place', { card: 21, slot: 0 })], [pass]])
      expect(answer(pass, view({ decision: decisionOn(options), waiting: [effect] }))?.key).toBe('web-bm-let-happen');
    expect(answer(pass, view({ decision: decisionOn([pass]), walk: walk() }))?.key).toBe('web-bm-walk-on');
    expect(answer(pass, view({ decision: decisionOn([pass]), walk: walk({ seat: 1 }) }))).toBe(null);
  });

  it('name the wound of a hero who walks on, and ask for confirmation after the last room', () => {
    const situation = { key: 'hero_survives', args: { seat: 0, seat_is: 'you', n: 1 }, names: {} };
    const wounding = { ...decisionOn([pass]), situation };
    const inside = view({ decision: wounding, walk: walk({ dies_in: null, ahead: [{ slot: 0, hurt: 6, left: 2 }] }) });
    const last = view({ decision: wounding, walk: walk({ dies_in: null, ahead: [] }) });
    expect(answer(pass, last)).toEqual({ key: 'web-bm-walk-on-wound', args: { n: 1 } });
    expect([isGrave(pass, inside), isGrave(pass, last)]).toEqual([false, true]);
    const theirs = { ...situation, args: { ...situation.args, seat_is: 'other' } };
    expect(isGrave(pass, view({ decision: { ...wounding, situation: theirs }, walk: walk({ ahead: [] }) }))).toBe(
      false,
    );
  });

  it('do not mention walking on if the hero falls before the boss', () => {
    for (const key of ['hero_dies', 'hero_saved']) {
      const situation = { key, args: { seat: 0, seat_is: 'you', left: 0, n: 1 }, names: {} };
      const falling = view({ decision: { ...decisionOn([pass]), situation }, walk: walk() });
      expect(answer(pass, falling)?.key).toBe('web-bm-go-on');
    }
  });

  it('ask for a target once a spell is picked', () => {
    const cast = option('cast_at', { card: 20, target: 10 }, { names: { card: 'card-freeze' } });
    const now = view({ decision: decisionOn([pass, cast]), walk: walk() });
    expect(question(now, [])).toBe(null); // the situation text covers it
    expect(question(now, [cast])?.key).toBe('web-bm-ask-target');
    expect(question(view({ decision: { ...decisionOn([]), seat: 1 } }), [])).toBe(null);
  });
});

describe('coins and minibosses', () => {
  const spike = { id: 15, card: 'spike' };
  const strong = stack(12, 'loot_box', 4, {
    beneath: [{ id: 14, card: 'goblin_market' }],
    coins: 2,
    miniboss: { card: spike, level: 2, in_force: 1, promotable: true, used: false },
  });
  const now = (options: Option[] = [], prompt?: string): BossView =>
    view({ coins: true, dungeons: [[strong], [], []], decision: decisionOn(options, prompt) });
  const promote = option('promote', { card: 15 });
  afterEach(() => inPlay.show(null));

  it('are visible under their stacks: they glow there and need no separate list', () => {
    expect(inSight(strong).map(({ id }) => id)).toEqual([12, 15]);
    expect(cardsOf(strong).map(({ id }) => id)).toEqual([12, 14, 15]);
    expect(cardsToShow(now(), [['card', 15]])).toEqual([]);
    expect(glows({ left: [pass, promote], options: [pass, promote], picked: [] }, 'card', 15)).toBe(true);
  });

  it('are found by printed id while their table is shown', () => {
    inPlay.show(now());
    expect(inPlay.of('spike')).toMatchObject({ level: 2, in_force: 1 });
    inPlay.show(null);
    expect(inPlay.of('spike')).toBe(undefined);
  });

  it('can be promoted while passing the building turn, which is not primary', () => {
    const open = now([pass, promote]);
    expect(primary([pass], open)).toBe(undefined);
    expect(answer(pass, open)?.key).toBe('web-bm-build-nothing');
    expect(primary([promote], open)).toBe(promote);
  });

  it('never make giving up a card that could be built the primary answer', () => {
    const [place, sell, spend] = [
      option('place', { card: 21, slot: 0 }),
      option('sell', { card: 21 }),
      option('spend', { card: 21 }),
    ];
    expect(primary([sell], now([pass, place, sell]))).toBe(undefined);
    expect(primary([spend], now([pass, place, spend]))).toBe(undefined);
    expect(primary([spend], now([pass, spend]))).toBe(spend); // in an Adventure phase
  });

  it('are bought with the primary answer; amounts and treasures have none', () => {
    const [hire, dismiss] = [option('hire', { card: 15 }), option('dismiss', { card: 15 })];
    expect(primary([hire, dismiss], now([hire, dismiss], 'whether_to_pay'))).toBe(hire);
    const amounts = [0, 1].map((coins) => option('choose_amount', { coins }, { targets: [] }));
    expect(primary(amounts, now(amounts, 'which_amount'))).toBe(undefined);
    expect(listed(option('let_spell_go', { card: 20 }))).toBe(true);
  });

  it('ask only for a place if the miniboss is settled', () => {
    const left = [option('buy_off', { card: 15, slot: 1 }), option('decline', {})];
    expect(glowing({ left, options: left, picked: [] })).toEqual([['slot', 1]]);
    const employ = option('employ', { card: 30, slot: 0 }, { names: { card: 'card-spike' } });
    expect(question(now([employ]), [employ])?.key).toBe('web-bm-ask-where');
  });

  it('show the treasure from the view', () => {
    expect(treasureOf([1, 0, 2, 0])).toEqual([
      { kind: 'cleric', count: 1 },
      { kind: 'fighter', count: 2 },
    ]);
    expect(treasureOf([])).toEqual([]);
  });

  it('have their own journeys and events over the table', () => {
    expect(journeys({ event: 'miniboss-taken', seat: 0, opponent: 1, miniboss: spike })).toEqual([
      { thing: 'card-15', from: 'dungeon-1', to: 'dungeon-0' },
    ]);
    expect(journeys({ event: 'miniboss-returned', seat: 2, miniboss: spike })).toEqual([
      { thing: 'card-15', from: 'dungeon-2', to: 'hand-2' },
    ]);
    expect(isShownEvent({ event: 'miniboss-promoted' })).toBe(true);
    expect(faceOf({ event: 'miniboss-built', miniboss: spike, room: strong.top })).toBe('spike');
  });
});

describe('the lesson', () => {
  it('has a tip for each situation', () => {
    expect(lesson.tip(view({ decision: decisionOn([], 'which_first_room') }))).toBe('web-bm-tip-first-room');
    expect(
      lesson.tip(
        view({
          decision: decisionOn([pass, option('place', { card: 21, slot: 0 })]),
        }),
      ),
    ).toBe('web-bm-tip-build');
    expect(lesson.tip(view({ decision: decisionOn([pass]), walk: walk() }))).toBe('web-bm-tip-walk');
    expect(lesson.tip(view({ decision: decisionOn([pass]), walk: walk({ seat: 1 }) }))).toBe('web-bm-tip-window');
    expect(lesson.tip(view({ decision: decisionOn([], 'which_to_swap') }))).toBe(null);
  });
});

describe('events', () => {
  it('begin a chapter with each round', () => {
    expect(chapters({ event: 'round-begun', round: 3 })).toEqual({
      key: 'web-bm-round',
      args: { round: 3 },
      saysAll: true,
    });
    expect(chapters({ event: 'hero-died' })).toBe(null);
  });

  it('are shown with their card', () => {
    expect(faceOf({ event: 'spell-announced', spell: { id: 1, card: 'freeze' } })).toBe('freeze');
    expect(faceOf({ event: 'rooms-revealed', rooms: [] })).toBe(null);
    expect(isShownEvent({ event: 'spell-announced' })).toBe(true);
    expect(isShownEvent({ event: 'build-turn-begun' })).toBe(false);
  });

  it('move cards between places', () => {
    expect(journeys({ event: 'cards-drawn', seat: 1, cards: [{ back: 'spell' }] })).toEqual([
      { from: 'deck-spell', to: 'hand-1' },
    ]);
    expect(
      journeys({
        event: 'room-destroyed',
        seat: 0,
        room: { id: 10, card: 'dark_altar' },
      }),
    ).toEqual([{ thing: 'card-10', from: 'dungeon-0', to: 'discard' }]);
    expect(journeys({ event: 'round-begun' })).toEqual([]);
  });

  it('come as a view of this game', () => {
    expect(bossView(null)).toBe(null);
  });
});
