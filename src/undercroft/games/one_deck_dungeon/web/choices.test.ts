import { beforeEach, describe, expect, it } from 'vitest';
import { engineSays, wordsOf } from '$tests/engine';
import { current, t } from '$lib/language/language.svelte';
import type { PrintedCard, View } from '$lib/server/model';
import { facts } from './cards/facts.svelte';
import { answer, chapters, ending } from './parts';

/** Views of positions from the engine, and all printed cards. */
const script = `
import json, sys
sys.path.insert(0, "tests/games/one_deck_dungeon")
from tables import table_at
from undercroft.games.one_deck_dungeon.rules.facts import DECK
def seen(table):
    view = table.view(0)
    return {key: view[key] for key in view if key not in ("said", "names", "options")}
seats = table_at("placing", ["warrior", "mage"], seats=2, faced=["goblin_a"], dice=[["strength-4"], ["magic-1"]])
alone = table_at("placing", ["warrior", "mage"], faced=["goblin_a"], dice=[["strength-4"], ["magic-1"]])
dead = table_at("placing", faced=["goblin_a"], floor=2, level=3, wounds=[5], tokens=0, dice=[[]])
dead.apply("had_enough")
cards = [{"id": card.id, "kind": card.kind, "source": "", "facts": card.facts} for card in DECK.printed]
print(json.dumps({"views": {"seats": seen(seats), "alone": seen(alone), "dead": seen(dead)}, "cards": cards}))
`;

const engine = engineSays(script) as {
  views: Record<string, View>;
  cards: PrintedCard[];
};

function view(name: string): View {
  const found = engine.views[name];
  if (!found) throw new Error(name);
  return found;
}

function stop(of: View): string {
  const option = of.decision?.options?.find((one) => one.verb === 'had_enough');
  if (!option) throw new Error('nobody can stop');
  const words = answer(option, of);
  return words ? t(words.key, words.args) : '';
}

beforeEach(() => {
  current.set(wordsOf('one-deck-dungeon', 'en'), 'one-deck-dungeon');
  facts.set(engine.cards);
});

describe('texts for choices', () => {
  it('say that stopping is final only for the last seat that acts', () => {
    expect(stop(view('seats'))).toMatch(/^I’m done/);
    expect(stop(view('alone'))).toMatch(/^Done: /);
  });

  it('mark effects that are useless without leaves or poison', () => {
    expect(facts.of('druid')?.sides?.['2p'].feat.needs).toBe('leaf');
    expect(facts.effect('hero_wild_gift_2p')?.needs).toBeNull();
    expect(facts.of('warrior')?.sides?.['1p'].feat.needs).toBeNull();
    const side = facts.of('druid')?.sides?.['1p'];
    expect(facts.effect(side?.skill ?? '')?.needs).toBe('poison');
  });

  it('name the fallen hero, the place and the level at the end', () => {
    expect(view('dead').result).not.toBeNull();
    const events = [
      { event: 'dice-rolled', dice: ['strength-1', 'magic-2'] },
      { event: 'loot-claimed' },
      { event: 'hero-wounded', count: 2 },
      { event: 'hero-wounded', count: 1 },
    ];
    const [fallen, floor, level, turns, ...numbers] = ending(view('dead'), events);
    expect([fallen, floor, level]).toEqual(['Fallen: Warrior', 'Floor 2', 'Level 3']);
    expect(turns).toMatch(/^Turns: \d+$/);
    expect(numbers).toEqual(['Encounters survived: 1', 'Damage taken: 3', 'Dice rolled: 2']);
  });

  it('contain a heading for each turn, without a separate line', () => {
    expect(chapters({ event: 'turn-begun', turn: 3 })).toMatchObject({
      key: 'web-od-turn',
      saysAll: true,
    });
    expect(chapters({ event: 'fight-begun', boss: 'dragon', health: 6 })?.saysAll).toBeUndefined();
  });
});
