/** Pictures used outside the app's pages: icons, and a link preview for each game. */
import { Canvas, png } from './canvas';
import { FIGURES, figureOf, type Drawn, type GameArt } from './list';
import { colour } from './palette';
import { sprite } from './pixels';
import { wall } from './walls';

/** Scale a picture up by a whole factor. */
export function enlarged(canvas: Canvas, by: number): Canvas {
  const large = new Canvas(canvas.width * by, canvas.height * by);
  for (let y = 0; y < large.height; y++)
    for (let x = 0; x < large.width; x++) {
      const tone = canvas.at(Math.floor(x / by), Math.floor(y / by));
      if (tone) large.put(x, y, tone);
    }
  return large;
}

/** Draw the tower before a lit wall; it is smaller in a maskable icon, which launchers may crop to a circle. */
function tower(side: number, size: number): Canvas {
  const canvas = wall('brown', { width: side, height: side, grid: 0, floor: 0.84 }, { glow: 1.2, tone: 1 });
  const drawn = sprite('stone-tower', size, 'gold');
  canvas.paste(drawn, Math.round((side - drawn.width) / 2), Math.round((side - drawn.height) / 2));
  return canvas;
}

/** Reduce a picture to its shape, for systems that show it in a single colour. */
function silhouette(canvas: Canvas): Canvas {
  const shape = new Canvas(canvas.width, canvas.height);
  canvas.pixels.forEach((tone, index) => {
    if (tone) shape.pixels[index] = colour('#ffffff');
  });
  return shape;
}

/** Encode pictures as `favicon.ico`, which browsers request by default. */
function ico(pictures: readonly Canvas[]): Buffer {
  const files = pictures.map((picture) => png(picture));
  const head = Buffer.alloc(6 + 16 * files.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(files.length, 4);
  let place = head.length;
  files.forEach((file, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(pictures[index]?.width ?? 0, entry);
    head.writeUInt8(pictures[index]?.height ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(file.length, entry + 8);
    head.writeUInt32LE(place, entry + 12);
    place += file.length;
  });
  return Buffer.concat([head, ...files]);
}

/** A fifth of 1200 by 630, the usual size of link previews. */
const PREVIEW = { width: 240, height: 126, grid: 0, floor: 0.82 };
const STANDING = [46, 64, 46];

/** Draw three figures before a wall. */
function scene(hall: Parameters<typeof wall>[0], figures: readonly Drawn[]): Canvas {
  const canvas = wall(hall, PREVIEW, { glow: 1.1, tone: 1 });
  const feet = Math.round(PREVIEW.height * PREVIEW.floor) + 4;
  figures.forEach(({ glyph, ramp }, index) => {
    const drawn = sprite(glyph, STANDING[index] ?? 46, ramp);
    const middle = (PREVIEW.width * (index + 1)) / (figures.length + 1);
    canvas.paste(drawn, Math.round(middle - drawn.width / 2), feet - drawn.height);
  });
  return enlarged(canvas, 5);
}

/** Put the last of three figures, the largest one, between the others. */
const inTheMiddle = ([left, right, large]: readonly Drawn[]): Drawn[] =>
  [left, large, right].filter((one) => one !== undefined);

const APP_FIGURES = ['home-minotaur', 'home-dragon', 'home-medusa'];

/** Return the files by name. */
export function appFiles(games: Record<string, GameArt>): Record<string, Buffer> {
  const small = sprite('stone-tower', 14, 'gold');
  const figures = APP_FIGURES.flatMap((name) => FIGURES[name] ?? []);
  return {
    'favicon.ico': ico([small, enlarged(small, 2), enlarged(small, 3)]),
    'app/icon-32.png': png(enlarged(small, 2)),
    'app/icon-180.png': png(enlarged(tower(30, 24), 6)),
    'app/icon-192.png': png(enlarged(tower(32, 26), 6)),
    'app/icon-512.png': png(enlarged(tower(32, 26), 16)),
    'app/maskable-512.png': png(enlarged(tower(32, 19), 16)),
    'app/badge-96.png': png(enlarged(silhouette(small), 6)),
    'app/preview.png': png(scene('brown', figures)),
    ...Object.fromEntries(
      Object.entries(games).flatMap(([game, { banner }]) => {
        if (!banner) return [];
        const figures = banner.figures.map(([name]) => figureOf(game, name, games).drawn);
        return [[`app/preview-${game}.png`, png(scene(banner.wall, inTheMiddle(figures)))]];
      }),
    ),
  };
}
