/** Positions of sprites and walls in the sheets drawn by `npm run art`. */
import made from './made/sheets.json';
import { drawnAs } from './drawn';

/** The only scale at which art pixels are shown. */
export const SCALE = 2;

interface Sheet {
  width: number;
  height: number;
  places: Record<string, number[]>;
}

export interface Cut {
  sheet: string;
  /** CSS values. */
  width: string;
  height: string;
  position: string;
  size: string;
}

export type ShapeName = keyof typeof made.shapes;

const sheets = made.sheets as Record<string, Sheet>;
const urls = import.meta.glob<string>('./made/*.png', { eager: true, query: '?url', import: 'default' });
const px = (pixels: number): string => `${pixels * SCALE}px`;

const walls = made.wallOf as Record<string, string>;

function cut(sheet: string, name: string): Cut | null {
  const found = sheets[sheet];
  const [left = 0, top = 0, width = 0, height = 0] = found?.places[name] ?? [];
  if (!found || !width) return null;
  return {
    sheet,
    width: px(width),
    height: px(height),
    position: `${px(-left)} ${px(-top)}`,
    size: `${px(found.width)} ${px(found.height)}`,
  };
}

/** Return the URL of a sheet. */
export const sheetUrl = (sheet: string): string => urls[`./made/${sheet}.png`] ?? '';

/** Return the figures of a game's banner with their grid sizes; none for a game without art. */
export const figuresOf = (game: string): readonly (readonly [name: string, size: number])[] =>
  (made.banners as unknown as Record<string, [string, number][]>)[game] ?? [];

/** Return a sprite by name and grid size, or null; sheets of a game come before those of the app. */
export function spriteCut(name: string, size: number): Cut | null {
  const drawn = drawnAs(name, walls, made.parentOf);
  for (const sheet of Object.keys(sheets).reverse()) {
    const found = sheet === 'walls' ? null : cut(sheet, `${drawn}@${size}`);
    if (found) return found;
  }
  return null;
}

/** Return the wall of a scene. */
export function wallCut(wall: string, shape: ShapeName): Cut | null {
  return cut('walls', `${wall}@${shape}`);
}

/** Return the wall behind a sprite. */
export function wallOf(name: string): string {
  return walls[drawnAs(name, walls, made.parentOf)] ?? 'brown';
}

/** Return the position and grid size of the sprite in a scene of this shape. */
export function stand(shape: ShapeName): { grid: number; left: string; top: string } {
  const { grid, left, top } = made.shapes[shape];
  return { grid, left: px(left), top: px(top) };
}
