import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { art as base } from '../../boss_monster/web/art';
import { art } from './art';

const table = new URL('../cards/minibosses.toml', import.meta.url);

describe('the sprites of Rise of the Minibosses', () => {
  it('are one for every printed card', () => {
    const sections = readFileSync(table, 'utf8')
      .split(/^\[\[(?:boss|room|miniboss|spell|hero)\]\]/m)
      .slice(1);
    const ids = sections.map((section) => /^id = "(\w+)"/m.exec(section)?.[1] ?? '');
    expect(ids).toHaveLength(121);
    expect(Object.keys(art.sprites).sort()).toEqual(ids.sort());
  });

  it('are drawn apart from each other and from the base set: no two cards share a glyph', () => {
    const glyphs = [base, art].flatMap(({ sprites }) => Object.values(sprites).map((drawn) => drawn.glyph));
    expect(glyphs.filter((glyph, index) => glyphs.indexOf(glyph) !== index)).toEqual([]);
  });

  it('have ids that no card of the base set has', () => {
    expect(Object.keys(art.sprites).filter((id) => id in base.sprites)).toEqual([]);
  });
});
