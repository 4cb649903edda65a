import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Canvas, png } from './canvas';
import { gamesArt } from './games';
import { FIGURES, ICONS } from './list';
import { RAMPS, colour } from './palette';
import { outlineOf, sprite } from './pixels';
import { SHAPES, place, wall } from './walls';

const games = await gamesArt();

describe('the list of sprites', () => {
  const drawn = [FIGURES, ...Object.values(games).map((art) => art.sprites ?? {})].flatMap((list) =>
    Object.values(list),
  );
  it.each(drawn)('contains only glyphs that exist: $glyph', ({ glyph, ramp }) => {
    expect(sprite(glyph, 15, ramp).pixels.some((pixel) => pixel !== null)).toBe(true);
  });

  it.each([ICONS, ...Object.values(games).map((art) => art.glyphs ?? [])].flat())(
    'names icons that exist: %s',
    (name) => {
      expect(outlineOf(name).length).toBeGreaterThan(10);
    },
  );

  it('extends only games with art', () => {
    const parents = Object.values(games).flatMap((art) => art.extends ?? []);
    expect(Object.keys(games)).toEqual(expect.arrayContaining(parents));
  });
});

describe('a sprite', () => {
  const drawn = sprite('hearts', 18, 'blood');

  it('has an outline of one pixel and only the tones of its ramp inside', () => {
    expect([drawn.width, drawn.height]).toEqual([20, 20]);
    const tones = new Set(['#120c0b', ...RAMPS.blood].map((hex) => colour(hex).join()));
    for (const pixel of drawn.pixels) if (pixel) expect(tones.has(pixel.join())).toBe(true);
  });

  it('is lit from above', () => {
    const tones = RAMPS.blood.map((hex) => colour(hex).join());
    const tone = (rows: number[]) => {
      const found = rows
        .flatMap((y) => Array.from({ length: 20 }, (_, x) => drawn.at(x, y)))
        .flatMap((pixel) => (pixel ? [tones.indexOf(pixel.join())] : []))
        .filter((index) => index >= 0);
      return found.reduce((sum, index) => sum + index, 0) / found.length;
    };
    expect(tone([3, 4, 5])).toBeLessThan(tone([13, 14, 15]));
  });
});

describe('a scene', () => {
  it('fills its whole shape', () => {
    const { width, height } = SHAPES.tile;
    expect(wall('moss', SHAPES.tile).pixels.filter((pixel) => pixel !== null)).toHaveLength(width * height);
  });

  it('contains its whole sprite', () => {
    for (const shape of Object.values(SHAPES)) {
      const { left } = place(shape);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + shape.grid + 2).toBeLessThanOrEqual(shape.width);
    }
  });
});

describe('a PNG', () => {
  it('contains the picture with a transparent background', () => {
    const canvas = new Canvas(2, 1);
    canvas.put(1, 0, [255, 0, 0]);
    const file = png(canvas);
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    const data = file.subarray(file.indexOf('IDAT') + 4, file.indexOf('IEND') - 8);
    expect([...inflateSync(data)]).toEqual([0, 0, 1]);
  });

  it('rejects more colours than a palette holds', () => {
    const canvas = new Canvas(300, 1);
    for (let x = 0; x < 300; x++) canvas.put(x, 0, [x % 256, x > 255 ? 1 : 0, 0]);
    expect(() => png(canvas)).toThrow('too many');
  });
});
