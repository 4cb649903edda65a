import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '$lib/language/language';
import { current } from '$lib/language/language.svelte';
import type { PrintedCard } from '$lib/server/model';
import { isOfSet, matches, partsIn, SOURCES } from '../../../src/pages/cards/origin';
import { engineSays, wordsOf } from '$tests/engine';

function use(code: string, game: string): Language {
  const language = wordsOf(game, code);
  current.set(language, game);
  return language;
}

const script = `
import json
from undercroft.kernel.game import registered
from undercroft.kernel.features.provenance import SOURCES
cards = {name: [game.describe_card(card) for card in game.deck.printed] for name, game in registered().items()}
print(json.dumps({"cards": cards, "sources": SOURCES}))
`;
const { cards: printed, sources } = engineSays(script) as {
  cards: Record<string, PrintedCard[]>;
  sources: string[];
};
const dungeon = printed['one-deck-dungeon'] ?? [];
const cards = new Map(dungeon.map((card) => [card.id, card]));
const card = (id: string): PrintedCard => cards.get(id) ?? expect.fail(id);
const origins = (id: string): Record<string, string[]> =>
  Object.fromEntries(card(id).origins.map((origin) => [origin.source, partsIn(origin)]));

describe('sources of a card', () => {
  beforeEach(() => void use('en', 'one-deck-dungeon'));

  it('are listed by part, the most reliable first', () => {
    expect(Object.keys(origins('dragons_cave'))).toEqual(['two-sources', 'public-list']);
    expect(origins('dragons_cave')['public-list']).toEqual([
      'floor 1: effect',
      'health, boxes and ability of the boss',
    ]);
    expect(Object.keys(origins('level_3'))).toEqual(['two-sources', 'memory']);
    expect(origins('beetle_a')).toHaveProperty('two-sources');
    expect(Object.keys(origins('beetle_a'))).toHaveLength(1);
  });

  it('include parts of an original card that public sources confirm', () => {
    expect(origins('moss_golem_a')['public-list']).toEqual(['name', 'kind', 'XP']);
    expect(origins('moss_golem_a').original).toContain('boxes');
    expect(origins('vile_roots')['public-list']).toEqual(['name of the boss']);
    expect(origins('potion_cure').memory).toEqual(['where it works', 'what it does']);
  });

  it.each(LANGUAGES)('have a text for every part of every card (%s)', (code) => {
    for (const [game, cards] of Object.entries(printed)) {
      use(code, game);
      for (const one of cards) {
        const words = one.origins.flatMap(partsIn);
        expect(words.length, one.id).toBeGreaterThan(0);
        for (const each of words) expect(each, one.id).not.toMatch(/^(web|attribute)-|undefined/);
      }
    }
  });

  it('equal those of the engine', () => {
    expect(SOURCES).toEqual(sources);
  });
});

describe('the search', () => {
  it.each(LANGUAGES)('covers all printed texts of a card (%s)', (code) => {
    const language = use(code, 'one-deck-dungeon');
    const found = (key: string): string[] =>
      dungeon
        .filter((one) =>
          matches(
            one.texts
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

  it('filters by set; cards without a set belong to all', () => {
    expect(dungeon.filter((one) => isOfSet(one, 'forest')).map((one) => one.id)).toEqual(
      expect.arrayContaining(['druid', 'level_1', 'hordes_of_shadows']),
    );
    expect(isOfSet(card('warrior'), 'forest')).toBe(false);
  });

  it('finds the encounters that give a skill', () => {
    expect(card('skill_armor_crush').given_by).toContain('glooping_ooze_a');
    expect(card('warrior').given_by).toEqual([]);
  });
});
