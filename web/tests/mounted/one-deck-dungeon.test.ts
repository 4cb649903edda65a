// @vitest-environment happy-dom
/** Texts of the table of One Deck Dungeon at moments of games played by a bot. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Table from '$packages/one_deck_dungeon/web/Table.svelte';
import { facts } from '$packages/one_deck_dungeon/web/cards/facts.svelte';
import { dungeonView } from '$packages/one_deck_dungeon/web/model';
import { isGrave } from '$packages/one_deck_dungeon/web/parts';
import { current } from '$lib/language/language.svelte';
import type { PrintedCard, View } from '$lib/server/model';
import { engineSays, wordsOf } from '../engine';
import { clearPage, nameOf, partsWith, regions, show, tableWith, wordsIn } from '../mount';

/** Views of the moments of the browser tests, found by the same script, and all printed cards. */
const script = `
import json, sys
sys.path.insert(0, "web/e2e")
from one_deck_dungeon import MOMENTS, find
from undercroft.games.one_deck_dungeon.rules.facts import DECK
views = {}
def seen(name, comes):
    def look(view):
        if not comes(view):
            return False
        views[name] = view
        return True
    return look
NAMES = ("hurt", "way", "loot", "doors", "feat", "place", "sneak", "two", "shared")
for seats, options, wanted in MOMENTS:
    here = {name: seen(name, comes) for name, comes in wanted.items() if name in NAMES}
    if here:
        find(seats, options, here)
cards = [{"id": card.id, "kind": card.kind, "source": "", "facts": card.facts} for card in DECK.printed]
print(json.dumps({"views": views, "cards": cards}))
`;
const engine = engineSays(script) as { views: Record<string, View>; cards: PrintedCard[] };

/** Mount the table at a moment, with optional changes of the view. */
function at(name: string, change: (view: View) => void = () => undefined): HTMLElement {
  const found = engine.views[name];
  if (!found) throw new Error(`no moment ${name}`);
  const view = structuredClone(found);
  change(view);
  const store = tableWith(view);
  store.foretold = isGrave;
  return show(Table, { store });
}

const prompt = (): Element | null => document.querySelector('[data-prompt].mine');

beforeEach(() => {
  current.set(
    wordsOf(
      'one-deck-dungeon',
      'en',
      engine.cards.map((card) => card.id),
    ),
    'one-deck-dungeon',
  );
  facts.set(engine.cards);
});
afterEach(clearPage);

describe('the table of One Deck Dungeon', () => {
  it('has potions only in their panel, which shows how much they heal', () => {
    at('hurt');
    const [panel] = regions('Potions');
    const buttons = [...(panel?.querySelectorAll('button') ?? [])].map(nameOf);
    expect(buttons).toContainEqual(expect.stringMatching(/Healing.*Heals 2 now/));
    expect(wordsIn(prompt())).not.toBe('');
    expect(wordsIn(prompt())).not.toContain('Healing');
  });

  it('shows the number of dice for each way through a peril', () => {
    expect(at('way').querySelectorAll('.way .rolled')).toHaveLength(2);
  });

  it('shows where a skill of the loot works, and that a replaced card becomes XP', () => {
    const page = at('loot');
    const [loot] = regions('Loot');
    if (!loot) throw new Error('no loot');
    const [replacing] = partsWith(loot, '[data-gain=item]', 'In place of');
    expect(wordsIn(replacing)).toContain('the old card becomes XP:');
    expect(page.querySelector('[data-where]')).not.toBeNull();
    expect(wordsIn(page)).toContain('and the printed one');
  });

  it('shows the boxes or ways of an encounter while sneaking is offered', () => {
    expect(at('sneak').querySelector('.enc .before .box')).not.toBeNull();
  });

  it('ticks only covered boxes', () => {
    const page = at('place', (view) => {
      const [box] = dungeonView(view)?.encounter?.boxes ?? [];
      if (!box) throw new Error('no box');
      box.filled = true;
    });
    const boxes = [...page.querySelectorAll('.enc .box')];
    expect(boxes.length).toBeGreaterThan(1);
    expect(boxes.map((box) => box.querySelector('.tick') !== null)).toEqual(boxes.map((_, place) => place === 0));
  });

  it('shows the faced card and the party at its door', () => {
    at('two');
    const [doors] = regions('Doors');
    if (!doors) throw new Error('no doors');
    const here = partsWith(doors, 'li', 'The party is here');
    expect(here).toHaveLength(1);
    expect(here[0]?.querySelectorAll('button')).toHaveLength(1);
  });

  it('has no forecast before the roll, and no feat as the primary answer', () => {
    const page = at('feat');
    expect(prompt()).not.toBeNull();
    expect(regions('If you stop now')).toHaveLength(0);
    expect(wordsIn(page)).not.toContain('No dice left.');
    expect(page.querySelectorAll('[data-primary]')).toHaveLength(0);
  });
});
