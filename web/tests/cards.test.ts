import { beforeEach, describe, expect, it } from 'vitest';
import * as dragonTower from '../../src/undercroft/games/dragon_tower/web/printed';
import { givenBy, partsOf, textKeys } from '../../src/undercroft/games/one_deck_dungeon/web/printed';
import { LANGUAGES, type Language } from '../src/lib/language';
import { current } from '../src/lib/language.svelte';
import type { PrintedCard } from '../src/lib/model';
import { isOfSet, matches, originsOf, sourceOf } from '../src/lib/origin';
import { engineSays, wordsOf } from './engine';

function use(code: string, game: string): Language {
  const language = wordsOf(game, code);
  current.set(language, game);
  return language;
}

const script = `
import json, msgspec
from undercroft.kernel.game import find_game
print(json.dumps({game: [msgspec.structs.asdict(card) for card in find_game(game).deck.printed] for game in ("one-deck-dungeon", "dragon-tower")}))
`;
const printed = engineSays(script) as Record<string, PrintedCard[]>;
const dungeon = printed['one-deck-dungeon'] ?? [];
const cards = new Map(dungeon.map((card) => [card.id, card]));
const card = (id: string): PrintedCard => cards.get(id) ?? expect.fail(id);
const origins = (id: string): Record<string, string[]> =>
  Object.fromEntries(originsOf(partsOf(card(id), cards)).map(({ source, parts }) => [source, parts]));

describe('where a card comes from', () => {
  beforeEach(() => void use('en', 'one-deck-dungeon'));

  it('is told part by part, the surest source first', () => {
    expect(Object.keys(origins('dragons_cave'))).toEqual(['two-sources', 'public-list']);
    expect(origins('dragons_cave')['public-list']).toEqual([
      'floor 1: effect',
      'health, boxes and ability of the boss',
    ]);
    expect(Object.keys(origins('level_3'))).toEqual(['two-sources', 'memory']);
    expect(origins('beetle_a')).toHaveProperty('two-sources');
    expect(Object.keys(origins('beetle_a'))).toHaveLength(1);
  });

  it('says what a public source backs on a card of our own', () => {
    expect(origins('moss_golem_a')['public-list']).toEqual(['name', 'kind', 'XP']);
    expect(origins('moss_golem_a').original).toContain('boxes');
    expect(origins('vile_roots')['public-list']).toEqual(['name of the boss']);
    expect(origins('potion_cure').memory).toEqual(['where it works', 'what it does']);
    expect(sourceOf({ source: 'rulebook', known: ['name'] }, 'name')).toBe('rulebook');
  });

  it.each(LANGUAGES)('has words for every part of every card (%s)', (code) => {
    use(code, 'one-deck-dungeon');
    for (const one of dungeon) {
      const parts = partsOf(one, cards);
      expect(parts.length, one.id).toBeGreaterThan(1);
      for (const { words, source } of parts) expect([words, source].join(), one.id).not.toMatch(/^web-|undefined/);
    }
    use(code, 'dragon-tower');
    for (const one of printed['dragon-tower'] ?? [])
      for (const { words } of dragonTower.partsOf(one)) expect(words, one.id).not.toMatch(/^(web|attribute)-/);
  });
});

describe('the search', () => {
  it.each(LANGUAGES)('knows all that is printed on a card (%s)', (code) => {
    const language = use(code, 'one-deck-dungeon');
    const found = (key: string): string[] =>
      dungeon
        .filter((one) =>
          matches(
            textKeys(one)
              .filter((each) => language.has(each))
              .map((each) => language.text(each))
              .join(' '),
            language.text(key),
          ),
        )
        .map((one) => one.id);
    expect(found('ability-ethereal')).toContain('phantom_a');
    expect(found('floor-flame-aura')).toContain('dragons_cave');
    expect(found('card-skill-armor-crush')).toContain('pit_of_spikes_a');
    expect(found('way-pit-of-spikes-0')).toContain('pit_of_spikes_a');
    expect(found('feat-frenzy')).toContain('warrior');
    expect(found('boss-yeti')).toContain('yetis_cavern');
  });

  it('goes by set, and what names none belongs to both', () => {
    expect(dungeon.filter((one) => isOfSet(one, 'forest')).map((one) => one.id)).toEqual(
      expect.arrayContaining(['druid', 'level_1', 'hordes_of_shadows']),
    );
    expect(isOfSet(card('warrior'), 'forest')).toBe(false);
  });

  it('tells which encounters give a skill', () => {
    use('en', 'one-deck-dungeon');
    expect(givenBy(card('skill_armor_crush'), cards)).toEqual(['Glooping Ooze', 'Pit of Spikes']);
    expect(givenBy(card('warrior'), cards)).toEqual([]);
  });
});
