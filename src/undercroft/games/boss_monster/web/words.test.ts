import { describe, expect, it } from 'vitest';
import { softened } from './words';

describe('a long name', () => {
  it.each([
    ['Тоннель сороконожки', 'Тоннель соро-ко-ножки'],
    ['Фальшивая сокровищница', 'Фаль-ши-вая сок-ро-вищ-ница'],
    ['Smok-książkożerca', 'Smok-książ-ko-żerca'],
    ['Skrytka z kumulacją', 'Skrytka z kumu-lacją'],
    ['Mechaniczny tor przeszkód', 'Mecha-niczny tor przesz-kód'],
    ['Goblin Armory', 'Goblin Armory'],
  ])('may be broken between syllables, and short words not at all: %s', (name, broken) => {
    expect(softened(name).replaceAll('\u00AD', '-')).toBe(broken);
    expect(softened(name).replaceAll('\u00AD', '')).toBe(name);
  });
});
