import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { art } from './art';

const table = new URL('../cards/dragon_tower.toml', import.meta.url);

describe('the sprites of Dragon Tower', () => {
  it('exist for every printed card', () => {
    const sections = readFileSync(table, 'utf8').split(/^\[\[/m).slice(1);
    const cards = sections.filter((section) => !/^(layout|achievement)\]\]/.test(section));
    const ids = cards.map((section) => /^id = "(\w+)"/m.exec(section)?.[1] ?? '').filter(Boolean);
    expect(ids).toHaveLength(106);
    expect(Object.keys(art.sprites).sort()).toEqual(ids.sort());
  });
});
