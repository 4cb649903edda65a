/** Pixel sprites from glyphs: four tones with ordered dither, a dark outline and a lit upper edge. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { Canvas } from './canvas';
import { OUTLINE, RAMPS, colour, type Ramp } from './palette';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet;

/** Return the content of a glyph's SVG, 512 units wide. */
function glyph(name: string): string {
  const icon = set.icons[name];
  if (!icon) throw new Error(`no glyph ${name}`);
  return icon.body;
}

/** Return the path of a glyph with a single path. */
export function outlineOf(name: string): string {
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(glyph(name));
  if (!found?.[1]) throw new Error(`${name} is not a single path`);
  return found[1];
}

const BAYER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];

/** Return the threshold of ordered dither, from 0 to 1, with a period of four pixels. */
export function dither(x: number, y: number): number {
  return ((BAYER[((y % 4) + 4) % 4]?.[((x % 4) + 4) % 4] ?? 0) + 0.5) / 16;
}

const SAMPLES = 6;
const FILLED = 0.48;

/** Return for each pixel of a grid whether the glyph fills it. */
function mask(name: string, grid: number): boolean[] {
  const side = grid * SAMPLES;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" color="#fff">${glyph(name)}</svg>`;
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render();
  return Array.from({ length: grid * grid }, (_, index) => {
    const left = (index % grid) * SAMPLES;
    const top = Math.floor(index / grid) * SAMPLES;
    let filled = 0;
    for (let y = top; y < top + SAMPLES; y++)
      for (let x = left; x < left + SAMPLES; x++) filled += pixels[(y * side + x) * 4 + 3] ?? 0;
    return filled / (SAMPLES * SAMPLES * 255) > FILLED;
  });
}

/** Draw a sprite of `grid` pixels a side, plus an outline of one pixel. */
export function sprite(name: string, grid: number, ramp: Ramp): Canvas {
  const filled = mask(name, grid);
  const at = (x: number, y: number) => x >= 0 && y >= 0 && x < grid && y < grid && filled[y * grid + x] === true;
  const tones = RAMPS[ramp].map(colour);
  const outline = colour(OUTLINE);
  const canvas = new Canvas(grid + 2, grid + 2);
  for (let y = -1; y <= grid; y++)
    for (let x = -1; x <= grid; x++) {
      if (at(x, y)) {
        const shade = (y / grid) * 2 + (x / grid) * 0.55 + (dither(x, y) - 0.5) * 0.55;
        let tone = shade < 0.75 ? 0 : shade < 1.5 ? 1 : shade < 2.25 ? 2 : 3;
        if (!at(x, y - 1)) tone = Math.max(0, tone - 1);
        if (!at(x, y + 1)) tone = Math.min(3, tone + 1);
        canvas.put(x + 1, y + 1, tones[tone] ?? outline);
      } else if (at(x - 1, y) || at(x + 1, y) || at(x, y - 1) || at(x, y + 1)) {
        canvas.put(x + 1, y + 1, outline);
      }
    }
  return canvas;
}
