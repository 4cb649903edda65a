import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BOSS_MONSTER, BOSS_MONSTER_ICONS } from './boss-monster';
import { outlineOf, sprite } from './pixels';

const table = new URL('../../src/undercroft/games/boss_monster/cards/boss_monster.toml', import.meta.url);

describe('the sprites of Boss Monster', () => {
  it('are one for every printed card', () => {
    const sections = readFileSync(table, 'utf8').split(/^\[\[(?:boss|room|spell|hero)\]\]/m).slice(1);
    const ids = sections.map((section) => /^id = "(\w+)"/m.exec(section)?.[1] ?? '');
    expect(ids).toHaveLength(96);
    expect(Object.keys(BOSS_MONSTER).sort()).toEqual(ids.sort());
  });

  it.each(Object.values(BOSS_MONSTER))('name glyphs that exist: $glyph', ({ glyph, ramp }) => {
    expect(sprite(glyph, 15, ramp).pixels.some((pixel) => pixel !== null)).toBe(true);
  });

  it.each(BOSS_MONSTER_ICONS)('have icons that exist: %s', (name) => {
    expect(outlineOf(name).length).toBeGreaterThan(10);
  });

  it('are drawn apart: no two rooms, spells or bosses share a glyph', () => {
    const things = Object.entries(BOSS_MONSTER).filter(([id]) => !/^(epic_)?(cleric|fighter|mage|thief)_/.test(id));
    expect(new Set(things.map(([, drawn]) => drawn.glyph)).size).toBe(things.length);
  });
});
