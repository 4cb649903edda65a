/**
 * Draws all art: sheets of sprites and walls, their map and the plain glyphs into src/art/made, files with fixed names
 * into public.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appFiles } from './app';
import { Canvas, png } from './canvas';
import { gamesArt } from './games';
import { FIGURES, ICONS, figureOf, type Drawn, type Figure } from './list';
import { WALLS, type Wall } from './palette';
import { outlineOf, sprite } from './pixels';
import { SHAPES, place, shadow, wall } from './walls';

type Place = [left: number, top: number, width: number, height: number];

const SHEET_WIDTH = 640;
const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '../src/art/made');
const published = join(here, '../public');

/** Pack pictures into rows, the highest first. */
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

function sprites(list: Record<string, Drawn>): Map<string, Canvas> {
  const drawn = new Map<string, Canvas>();
  for (const [name, { glyph: icon, ramp, sizes }] of Object.entries(list))
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

const sheets: Record<string, unknown> = {};

/** Write a sheet and record the positions of its pictures. */
function sheet(name: string, pictures: Map<string, Canvas>): void {
  const packed = pack(pictures);
  write(`${name}.png`, png(packed.sheet));
  sheets[name] = { width: packed.sheet.width, height: packed.sheet.height, places: packed.places };
}

sheet('shell', sprites(FIGURES));
// Games may use the same id for different cards (assassin: a hero, a spell), so names of sprites contain the game.
const games = await gamesArt();
const ofGames = new Map(
  Object.entries(games).map(([game, { sprites: list = {} }]) => [
    game,
    Object.fromEntries(Object.entries(list).map(([id, one]) => [`${game}/${id}`, one])),
  ]),
);
for (const [game, list] of ofGames) if (Object.keys(list).length) sheet(game, sprites(list));
sheet('walls', scenes());
// The home page shows three figures per game, from a small sheet of their own, so that it loads no other.
const banners: Record<string, Figure[]> = {};
const standing = new Map<string, Canvas>();
for (const [game, { banner }] of Object.entries(games)) {
  if (!banner) continue;
  banners[game] = banner.figures.map(([name, size]) => {
    const found = figureOf(game, name, games);
    standing.set(`${found.name}@${size}`, sprite(found.drawn.glyph, size, found.drawn.ramp));
    return [found.name, size];
  });
}
sheet('banners', standing);
// Separate backgrounds: a room of the tower, repeating stones, and the pictures of the home page.
write('hall.png', png(wall('brown', { width: 720, height: 116, grid: 0, floor: 0.87 }, { glow: 0.95, tone: 0.85 })));
write('cellar.png', png(wall('brown', { width: 336, height: 250, grid: 0, floor: 0.92 }, { glow: 1.15, tone: 1 })));
for (const [game, { banner }] of Object.entries(games))
  if (banner) write(`${game}-hall.png`, png(wall(banner.wall, { width: 310, height: 68, grid: 0, floor: 0.85 })));
write('room.png', png(wall('brown', { width: 184, height: 60, grid: 0, floor: 0.88 }, { glow: 1.1, tone: 0.62 })));
write('stones.png', png(wall('brown', { width: 44, height: 36, grid: 0, floor: 1 }, { glow: 3, tone: 0.8 })));

const shapes = Object.entries(SHAPES).map(([name, shape]) => [name, { ...shape, ...place(shape) }]);
const drawn = [FIGURES, ...ofGames.values()].flatMap((list) =>
  Object.entries(list).map(([name, { wall: behind }]) => [name, behind]),
);
const parents = Object.entries(games).flatMap(([game, { extends: parent }]) => (parent ? [[game, parent]] : []));
const map = {
  sheets,
  shapes: Object.fromEntries(shapes),
  wallOf: Object.fromEntries(drawn),
  parentOf: Object.fromEntries(parents),
  banners,
};
write('sheets.json', `${JSON.stringify(map)}\n`);
const glyphs = (names: readonly string[]) =>
  `${JSON.stringify(Object.fromEntries(names.map((name) => [name, outlineOf(name)])))}\n`;
write('icons.json', glyphs(ICONS));
for (const [game, { glyphs: names }] of Object.entries(games)) if (names) write(`${game}-glyphs.json`, glyphs(names));

mkdirSync(join(published, 'app'), { recursive: true });
for (const [name, content] of Object.entries(appFiles(games))) writeFileSync(join(published, name), content);
