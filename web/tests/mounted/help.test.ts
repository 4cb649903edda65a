// @vitest-environment happy-dom
/** Help that does not play for the player: the star, hints, the end of a lesson, sources, and equal cards. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { current, optionText } from '$lib/language/language.svelte';
import type { Option, View } from '$lib/server/model';
import type { Hinted, Standing } from '$lib/server/protocol';
import { settings } from '$lib/settings.svelte';
import type { TableStore } from '$lib/table/store.svelte';
import Hand from '$packages/boss_family/web/cards/Hand.svelte';
import { bossView } from '$packages/boss_family/web/model';
import Hint from '../../src/components/prompt/Hint.svelte';
import PromptBar from '../../src/components/prompt/PromptBar.svelte';
import Suggested from '../../src/components/prompt/Suggested.svelte';
import RuleText from '../../src/components/rules/RuleText.svelte';
import Guide from '../../src/components/table/Guide.svelte';
import Origins from '../../src/pages/cards/Origins.svelte';
import { engineSays, wordsOf } from '../engine';
import { clearPage, partsWith, show, tableWith, wordsIn } from '../mount';

const GAME = 'minibosses';

/** The lesson at the question whether to pay Spike, where all answers are buttons, and at its end. */
const engine = engineSays(`
import json, msgspec
from undercroft.kernel.features.lesson import Guide, find_lesson
guide, found = Guide(find_lesson("${GAME}", "first")), {}
for number, table in guide.play():
    standing = guide.standing(table)
    moment = {"view": table.view(0), "lesson": msgspec.to_builtins(standing)}
    if standing.option is not None and standing.option.startswith("hire"):
        found["pay"] = moment
    found["end"] = moment
print(json.dumps(found))
`) as Record<'pay' | 'end', { view: View; lesson: Standing }>;

/** Return the table of the lesson at a moment. */
function lessonAt(moment: 'pay' | 'end'): TableStore {
  const { view, lesson } = structuredClone(engine[moment]);
  const store = tableWith(view);
  store.lesson = lesson;
  return store;
}

/** Return the same table as an ordinary game. */
const gameAt = (moment: 'pay' | 'end'): TableStore => tableWith(structuredClone(engine[moment].view));

const bright = (): string[] => [...document.querySelectorAll('[data-primary]')].map(wordsIn);
/** Return the styles that show the star. */
const starred = (): string => document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText ?? '').join('');
const [hire, dismiss] = ['hire', 'dismiss'].map((verb) =>
  engine.pay.view.decision?.options?.find((option) => option.verb === verb),
) as [Option, Option];

/** Return a hint that ranks both options. */
const hinted = (entry: number, ...options: string[]): Hinted => ({
  type: 'hint',
  entry,
  options: options.map((option, place) => ({ option, value: 0.6 - place / 10, error: 0.01 })),
  unit: 'chance',
  other: options[1] ?? null,
  changes: [{ stake: 'souls', by: 0.6, good: true }],
  worlds: 33,
});

beforeEach(() => {
  current.set(wordsOf(GAME, 'en'), GAME);
  settings.set('suggestions', 'off');
});
afterEach(clearPage);

describe('the star', () => {
  it('is off at an ordinary table, and no suggestion is requested', () => {
    const store = gameAt('pay');
    expect(store.advisor.suggests).toBe(false);
    store.receive({ type: 'suggestion', entry: store.entry, option: dismiss.text });
    show(Suggested, { store });
    expect(store.advisor.starred).toBeNull();
    expect(starred()).not.toContain('★');
  });

  it('marks suggestions once a setting switches them on', () => {
    settings.set('suggestions', 'on');
    const store = gameAt('pay');
    expect(store.advisor.suggests).toBe(true);
    store.receive({ type: 'suggestion', entry: store.entry, option: dismiss.text });
    expect(store.advisor.starred).toBe(dismiss.text);
  });

  it('agrees with a hint, also if another move was suggested', () => {
    settings.set('suggestions', 'on');
    const store = gameAt('pay');
    store.receive({ type: 'suggestion', entry: store.entry, option: dismiss.text });
    show(PromptBar, { store });
    store.receive(hinted(store.entry, hire.text, dismiss.text));
    flushSync();
    expect(store.advisor.starred).toBe(hire.text);
    expect(bright()).toHaveLength(1);
    expect(bright()[0]).toContain(optionText(hire));
    store.advisor.dropHint();
    expect(store.advisor.starred).toBe(dismiss.text);
  });

  it('marks in a lesson what the lesson wants and nothing else, and nothing while there is something to read', () => {
    settings.set('suggestions', 'on');
    const store = lessonAt('pay');
    store.receive({ type: 'suggestion', entry: store.entry, option: dismiss.text });
    show(PromptBar, { store });
    expect(store.advisor.suggests).toBe(false);
    expect(store.advisor.starred).toBeNull();
    expect(bright()).toEqual([]);
    show(Guide, { store });
    expect(store.advisor.starred).toBe(hire.text);
    expect(bright()[0]).toContain(optionText(hire));
  });
});

describe('a hint', () => {
  it('is in the panel beside the table, with the numbers, and else above the prompt, with its reason', () => {
    const store = gameAt('pay');
    store.receive(hinted(store.entry, hire.text, dismiss.text));
    const [panel, phone] = [show(Hint, { store, beside: true }), show(Hint, { store })];
    expect(panel).toBe(phone); // the same page
    const hints = [...document.querySelectorAll('.hint')];
    expect(hints).toHaveLength(1); // each window has one place for it
    expect(wordsIn(hints[0])).toContain('Better than “');
    expect(wordsIn(hints[0])).toMatch(/60 % to win.*50 % to win/);
  });
});

describe('the end of a lesson', () => {
  it('is a victory with the last words of the guide, and no step of the guide', () => {
    const store = lessonAt('end');
    show(Guide, { store });
    partsWith(document, 'button', 'Continue')[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    const dialog = document.querySelector('dialog');
    expect(wordsIn(dialog?.querySelector('h2'))).toBe('Victory');
    expect(wordsIn(dialog)).toContain('You can play');
    expect(wordsIn(dialog)).toContain('So: pay your people');
    expect(partsWith(dialog as ParentNode, 'button', 'Play a whole game')).toHaveLength(1);
    expect(document.querySelector('aside[data-guide]')).toBeNull();
  });
});

describe('sources', () => {
  it('of rules are folded', () => {
    const section = { name: 'build', clauses: ['MB-036'], cards: [], picture: null };
    show(RuleText, { game: GAME, section, cited: true });
    const source = document.querySelector('details');
    expect(source?.open).toBe(false);
    expect(wordsIn(source?.querySelector('summary'))).toBe('Source');
    expect(wordsIn(source)).toContain('MB-036');
    expect(wordsIn(document.body).replace(wordsIn(source), '')).not.toContain('MB-036');
  });

  it('of cards are folded', () => {
    const origins = [{ source: 'two-sources', parts: [] }];
    const card = { id: 'x', kind: 'room', source: '', facts: {}, copies: 1, origins, texts: [], given_by: [] };
    show(Origins, { card: card as never });
    expect(wordsIn(document.querySelector('summary'))).not.toContain('two public sources');
    expect(document.querySelector('details')?.open).toBe(false);
  });
});

describe('two equal cards in the hand', () => {
  it('are marked one by one when one of them is picked', () => {
    const view = structuredClone(engine.pay.view);
    const hand = (view.zones as unknown as { hand: { id: number; card: string }[][] }).hand[0] ?? [];
    const [one, other] = hand;
    if (!one || !other) throw new Error('too few cards');
    other.card = one.card;
    const place: Option = { ...hire, verb: 'place', text: 'place', targets: [['card', one.id]] };
    if (view.decision) view.decision.options = [place, { ...dismiss, targets: [] }];
    const store = tableWith(view);
    const boss = bossView(store.view);
    if (!boss) throw new Error('no view');
    show(Hand, { store, view: boss, seat: 0, low: false });
    const things = [...document.querySelectorAll<HTMLElement>('.hand .thing')].slice(0, 2);
    const marks = (): boolean[] => things.map((thing) => thing.classList.contains('sel'));
    expect(things.filter((thing) => thing.dataset.target === `card:${one.id}`)).toHaveLength(1);
    things[1]?.click();
    flushSync();
    expect(store.isPicked('card', one.id)).toBe(true);
    expect(marks()).toEqual([false, true]);
    things[0]?.click(); // the mark moves
    flushSync();
    expect(marks()).toEqual([true, false]);
    things[0]?.click();
    flushSync();
    expect(store.picked).toEqual([]);
  });
});
