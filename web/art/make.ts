/** Draws all art into src/art/made: two sheets (sprites, walls), a map of where everything lies, and plain glyphs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Canvas, png } from './canvas.ts';
import { DRAGON_TOWER, FIGURES, ICONS } from './list.ts';
import { WALLS, type Wall } from './palette.ts';
import { glyph, sprite } from './pixels.ts';
import { SHAPES, place, shadow, wall, type ShapeName } from './walls.ts';

type Place = [left: number, top: number, width: number, height: number];

const SHEET_WIDTH = 640;
const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/art/made');

/** Put pictures beside each other in rows, the highest first. */
function pack(pictures: Map<string, Canvas>): { sheet: Canvas; places: Record<string, Place> } {
  const places: Record<string, Place> = {};
  let [left, top, row] = [0, 0, 0];
  for (const [name, picture] of [...pictures].sort(([, one], [, other]) => other.height - one.height)) {
    if (left + picture.width > SHEET_WIDTH) [left, top, row] = [0, top + row, 0];
    places[name] = [left, top, picture.width, picture.height];
    left += picture.width;
    row = Math.max(row, picture.height);
  }
  const sheet = new Canvas(SHEET_WIDTH, top + row);
  for (const [name, picture] of pictures) sheet.paste(picture, ...(places[name]?.slice(0, 2) as [number, number]));
  return { sheet, places };
}

function sprites(): Map<string, Canvas> {
  const drawn = new Map<string, Canvas>();
  for (const [name, { glyph: icon, ramp, sizes }] of Object.entries({ ...DRAGON_TOWER, ...FIGURES }))
    for (const size of sizes) drawn.set(`${name}@${size}`, sprite(icon, size, ramp));
  return drawn;
}

function scenes(): Map<string, Canvas> {
  const drawn = new Map<string, Canvas>();
  for (const name of Object.keys(WALLS) as Wall[])
    for (const [shape, size] of Object.entries(SHAPES)) {
      const canvas = wall(name, size);
      shadow(canvas, size);
      drawn.set(`${name}@${shape}`, canvas);
    }
  return drawn;
}

mkdirSync(folder, { recursive: true });
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

const figures = pack(sprites());
const walls = pack(scenes());
write('sprites.png', png(figures.sheet));
write('walls.png', png(walls.sheet));
// Backgrounds that repeat or stretch, each a file of its own.
write('room.png', png(wall('brown', { width: 176, height: 52, grid: 0, floor: 0.88 }, { glow: 1.1, tone: 0.62 })));
write('stones.png', png(wall('brown', { width: 44, height: 36, grid: 0, floor: 1 }, { glow: 3, tone: 0.8 })));

const shapes = Object.fromEntries(
  Object.entries(SHAPES).map(([name, shape]) => [name, { ...shape, ...place(shape) }]),
) as Record<ShapeName, unknown>;
const wallOf = Object.fromEntries(
  Object.entries({ ...DRAGON_TOWER, ...FIGURES }).map(([name, drawn]) => [name, drawn.wall]),
);
const sheets = {
  sprites: { width: figures.sheet.width, height: figures.sheet.height, places: figures.places },
  walls: { width: walls.sheet.width, height: walls.sheet.height, places: walls.places },
  shapes,
  wallOf,
};
write('sheets.json', `${JSON.stringify(sheets)}\n`);
write('icons.json', `${JSON.stringify(Object.fromEntries(ICONS.map((name) => [name, glyph(name)])))}\n`);
