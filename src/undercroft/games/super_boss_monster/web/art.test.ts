import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { art as family } from '../../boss_family/web/art';
import { art } from './art';

const table = readFileSync(new URL('../cards/super_boss_monster.toml', import.meta.url), 'utf8');

/** Return the values of a field in all sections of these kinds. */
function printed(kinds: string, field: string): string[] {
  const sections = table.split(/^(?=\[\[)/m).filter((section) => new RegExp(`^\\[\\[(?:${kinds})\\]\\]`).test(section));
  return sections.map((section) => new RegExp(`^${field} = "(\\w+)"`, 'm').exec(section)?.[1] ?? '');
}

const cards = printed('boss|room|spell|hero', 'id');
const spaces = printed('landmark', 'id');
const landmarks = [...new Set(printed('landmark', 'landmark'))];
const { sprites } = art;

describe('the sprites of Super Boss Monster', () => {
  it('exist for every printed card, landmark and space', () => {
    expect([cards.length, landmarks.length, spaces.length]).toEqual([116, 6, 16]);
    expect(Object.keys(sprites).sort()).toEqual([...cards, ...landmarks, ...spaces].sort());
  });

  it('have unique glyphs across all sets', () => {
    const own = [...cards, ...landmarks].map((id) => sprites[id]?.glyph);
    const others = Object.values(family.sprites).map((drawn) => drawn.glyph);
    const glyphs = [...others, ...own];
    expect(glyphs.filter((glyph, index) => glyphs.indexOf(glyph) !== index)).toEqual([]);
  });

  it('have unique ids across all sets', () => {
    expect(Object.keys(sprites).filter((id) => id in family.sprites)).toEqual([]);
  });

  it('differ for all spaces, each in the colours of its landmark', () => {
    const looks = spaces.map((id) => `${sprites[id]?.glyph} ${sprites[id]?.ramp}`);
    expect(new Set(looks).size).toBe(spaces.length);
    const owners = printed('landmark', 'landmark');
    expect(spaces.map((id) => sprites[id]?.ramp)).toEqual(owners.map((id) => sprites[id]?.ramp));
  });

  it('have plain glyphs for the landmarks and their actions', () => {
    const plain = [...landmarks, ...spaces].map((id) => sprites[id]?.glyph);
    expect(art.glyphs).toEqual(expect.arrayContaining(plain));
    expect(new Set(art.glyphs).size).toBe(art.glyphs.length);
  });
});
