/** Where every sprite and wall lies in the sheets that `npm run art` draws. */
import made from './made/sheets.json';
import { drawnAs } from './drawn';

/** Art pixels are shown twice as large, and at no other scale. */
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

/** The address of a sheet. */
export const sheetUrl = (sheet: string): string => urls[`./made/${sheet}.png`] ?? '';

/** The figures that stand for a game, each with its grid size; none for a game that has drawn nothing. */
export const figuresOf = (game: string): readonly (readonly [name: string, size: number])[] =>
  (made.banners as unknown as Record<string, [string, number][]>)[game] ?? [];

/** A sprite by name and grid size, or null if there is none; a game's own sheets come before the program's. */
export function spriteCut(name: string, size: number): Cut | null {
  const drawn = drawnAs(name, walls, made.parentOf);
  for (const sheet of Object.keys(sheets).reverse()) {
    const found = sheet === 'walls' ? null : cut(sheet, `${drawn}@${size}`);
    if (found) return found;
  }
  return null;
}

/** The wall of a scene. */
export function wallCut(wall: string, shape: ShapeName): Cut | null {
  return cut('walls', `${wall}@${shape}`);
}

/** The wall that belongs behind a sprite. */
export function wallOf(name: string): string {
  return walls[drawnAs(name, walls, made.parentOf)] ?? 'brown';
}

/** Where the sprite stands in a scene of that shape, and its grid size. */
export function stand(shape: ShapeName): { grid: number; left: string; top: string } {
  const { grid, left, top } = made.shapes[shape];
  return { grid, left: px(left), top: px(top) };
}
