import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { art } from './art';

const folder = new URL('../cards/', import.meta.url);
const tables = ['one_deck_dungeon', 'forest_of_shadows'].map((name) =>
  readFileSync(new URL(`${name}.toml`, folder), 'utf8'),
);

describe('the sprites of One Deck Dungeon', () => {
  it('exist for every encounter, hero and dungeon', () => {
    const sections = tables.flatMap((table) => table.split(/^\[\[(?=(?:encounters|heroes|dungeons)\]\])/m).slice(1));
    const ids = sections.map((section) => (/^id = "(\w+)"/m.exec(section)?.[1] ?? '').replace(/_[ab]$/, ''));
    expect(new Set(ids).size).toBe(64);
    expect(Object.keys(art.sprites).sort()).toEqual([...new Set(ids)].sort());
  });

  it('have unique glyphs', () => {
    const glyphs = Object.values(art.sprites).map(({ glyph }) => glyph);
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });
});
