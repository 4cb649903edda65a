/** Lit brick walls with a floor, as scenes for sprites. */
import { Canvas } from './canvas';
import { WALLS, colour, type Colour, type Wall } from './palette';
import { dither } from './pixels';

/** The shape of a scene: size in art pixels, grid of its sprite, and relative height of the floor. */
export interface Shape {
  width: number;
  height: number;
  grid: number;
  floor: number;
}

/** Shapes of scenes with a sprite in the middle. */
export const SHAPES = {
  tile: { width: 26, height: 27, grid: 22, floor: 0.8 },
  wide: { width: 58, height: 36, grid: 32, floor: 0.8 },
  boss: { width: 84, height: 36, grid: 34, floor: 0.8 },
  panel: { width: 32, height: 36, grid: 28, floor: 0.8 },
  cap: { width: 41, height: 22, grid: 20, floor: 0.8 },
  chamber: { width: 64, height: 31, grid: 30, floor: 0.9 },
  strip: { width: 58, height: 23, grid: 22, floor: 0.9 },
  cell: { width: 25, height: 24, grid: 20, floor: 0.8 },
  nook: { width: 22, height: 17, grid: 15, floor: 0.85 },
} satisfies Record<string, Shape>;
export type ShapeName = keyof typeof SHAPES;

/** Return the top left corner of the sprite, with its outline, in a scene. */
export function place({ width, height, grid, floor }: Shape): { left: number; top: number } {
  return { left: Math.round((width - grid) / 2) - 1, top: Math.round(height * floor) - grid + 3 - 1 };
}

interface Light {
  /** The reach of the light. */
  glow: number;
  /** The overall brightness. */
  tone: number;
}

const BRICK = { width: 11, height: 6, shift: 5 };

/** Return a seeded random generator, so that every build draws the same wall. */
function chance(seed: number): () => number {
  let value = seed;
  return () => (value = (value * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
}

const scaled = (tone: Colour, by: number): Colour =>
  tone.map((part) => Math.min(255, Math.floor(part * by))) as unknown as Colour;
const between = (one: Colour, other: Colour): Colour =>
  one.map((part, index) => Math.floor((part + (other[index] ?? 0)) / 2)) as unknown as Colour;

/** Draw a lit wall with its floor. */
export function wall(name: Wall, shape: Shape, light: Light = { glow: 1, tone: 1 }): Canvas {
  const { width, height } = shape;
  const [mortar, brick, lit, ground] = WALLS[name].map(colour) as [Colour, Colour, Colour, Colour];
  const floor = Math.round(height * shape.floor);
  const random = chance(width * 31 + height * 7 + name.length * 13);
  const worn = new Map<string, boolean>();
  const canvas = new Canvas(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let tone: Colour;
      if (y < floor) {
        const row = Math.floor(y / BRICK.height);
        const along = x + (row % 2) * BRICK.shift;
        const key = `${row},${Math.floor(along / BRICK.width)}`;
        if (!worn.has(key)) worn.set(key, random() > 0.72);
        const joint = y % BRICK.height === BRICK.height - 1 || along % BRICK.width === BRICK.width - 1;
        tone = joint ? mortar : y % BRICK.height === 0 ? lit : brick;
        if (!joint && worn.get(key)) tone = between(tone, mortar);
      } else {
        tone = y === floor ? lit : (x + (y - floor) * 2) % 13 === 0 ? mortar : ground;
      }
      const far = Math.hypot((x / width - 0.5) * 1.25, (y / height - 0.55) * 1.15);
      const bright = 1.28 * light.glow - far * 1.5 + (dither(x, y) - 0.5) * 0.22;
      const steps = Math.round(Math.max(0.2, Math.min(1.25, bright)) * 4) / 4;
      canvas.put(x, y, scaled(tone, Math.max(0.25, steps) * light.tone));
    }
  return canvas;
}

/** Darken the floor under the sprite of a shape. */
export function shadow(canvas: Canvas, shape: Shape): void {
  const middle = Math.round((shape.width - shape.grid) / 2) + shape.grid / 2;
  const feet = Math.round(shape.height * shape.floor) + 2;
  const reach = Math.floor(shape.grid * 0.38);
  for (let x = -reach; x <= reach; x++)
    for (let y = -1; y <= 1; y++) {
      const here = canvas.at(Math.round(middle + x), feet + y);
      if (here && Math.abs(x) + Math.abs(y) * 4 < shape.grid * 0.4)
        canvas.put(Math.round(middle + x), feet + y, scaled(here, 0.4));
    }
}
