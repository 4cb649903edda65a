import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ONE_DECK_DUNGEON, ONE_DECK_DUNGEON_ICONS } from './one-deck-dungeon';
import { outlineOf, sprite } from './pixels';

const folder = new URL('../../src/undercroft/games/one_deck_dungeon/cards/', import.meta.url);
const tables = ['one_deck_dungeon', 'forest_of_shadows'].map((name) => readFileSync(new URL(`${name}.toml`, folder), 'utf8'));

describe('the sprites of One Deck Dungeon', () => {
  it('are one for every encounter, hero and dungeon', () => {
    const sections = tables.flatMap((table) => table.split(/^\[\[(?=(?:encounters|heroes|dungeons)\]\])/m).slice(1));
    const ids = sections.map((section) => (/^id = "(\w+)"/m.exec(section)?.[1] ?? '').replace(/_[ab]$/, ''));
    expect(new Set(ids).size).toBe(64);
    expect(Object.keys(ONE_DECK_DUNGEON).sort()).toEqual([...new Set(ids)].sort());
  });

  it.each(Object.values(ONE_DECK_DUNGEON))('name glyphs that exist: $glyph', ({ glyph, ramp }) => {
    expect(sprite(glyph, 15, ramp).pixels.some((pixel) => pixel !== null)).toBe(true);
  });

  it.each(ONE_DECK_DUNGEON_ICONS)('have icons that exist: %s', (name) => {
    expect(outlineOf(name).length).toBeGreaterThan(10);
  });

  it('are drawn apart: no two share a glyph', () => {
    const glyphs = Object.values(ONE_DECK_DUNGEON).map(({ glyph }) => glyph);
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });
});
