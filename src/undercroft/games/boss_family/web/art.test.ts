import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Drawn } from '$drawing/list';
import { art, base } from './art';
import { crashLanding, toolsOfHeroKind } from './expansions_art';
import { minibosses } from './minibosses_art';

/** The printed ids of a set's table. */
function printed(table: string): string[] {
  const sections = readFileSync(new URL(`../cards/${table}.toml`, import.meta.url), 'utf8')
    .split(/^\[\[(?:boss|room|miniboss|spell|hero|item)\]\]/m)
    .slice(1);
  return sections.map((section) => /^id = "(\w+)"/m.exec(section)?.[1] ?? '');
}

const sets: [table: string, cards: number, sprites: Record<string, Drawn>][] = [
  ['boss_monster', 96, base],
  ['crash_landing', 33, crashLanding],
  ['tools_of_hero_kind', 25, toolsOfHeroKind],
  ['minibosses', 121, minibosses],
];

describe('the sprites of the family', () => {
  it.each(sets)('exist for every printed card of %s', (table, cards, sprites) => {
    const ids = printed(table);
    expect(ids).toHaveLength(cards);
    expect(Object.keys(sprites).sort()).toEqual(ids.sort());
  });

  it('have unique names across the sets', () => {
    const ids = sets.flatMap(([, , sprites]) => Object.keys(sprites));
    expect(Object.keys(art.sprites).sort()).toEqual(ids.sort());
  });

  it('have a glyph of their own for every card', () => {
    const glyphs = Object.values(art.sprites).map((drawn) => drawn.glyph);
    expect(glyphs.filter((glyph, index) => glyphs.indexOf(glyph) !== index)).toEqual([]);
  });
});
