/** Pictures with few colours, and their encoding as indexed PNG. */
import { crc32, deflateSync } from 'node:zlib';
import type { Colour } from './palette';

/** A grid of colours; null is transparent. */
export class Canvas {
  readonly pixels: (Colour | null)[];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = Array<Colour | null>(width * height).fill(null);
  }

  at(x: number, y: number): Colour | null {
    return this.pixels[y * this.width + x] ?? null;
  }

  put(x: number, y: number, colour: Colour): void {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.pixels[y * this.width + x] = colour;
  }

  /** Copy another picture onto this one. */
  paste(other: Canvas, left: number, top: number): void {
    other.pixels.forEach((colour, index) => {
      if (colour) this.put(left + (index % other.width), top + Math.floor(index / other.width), colour);
    });
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Encode a picture as PNG with a palette; index 0 is transparent. */
export function png(canvas: Canvas): Buffer {
  const palette = new Map<string, number>();
  const rows = Buffer.alloc((canvas.width + 1) * canvas.height);
  canvas.pixels.forEach((colour, index) => {
    if (!colour) return;
    const key = colour.join();
    if (!palette.has(key)) palette.set(key, palette.size + 1);
    const y = Math.floor(index / canvas.width);
    rows[y * (canvas.width + 1) + 1 + (index % canvas.width)] = palette.get(key) ?? 0;
  });
  if (palette.size > 255) throw new Error(`${palette.size} colours are too many for one sheet`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(canvas.width, 0);
  header.writeUInt32BE(canvas.height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits per pixel, indexed
  const colours = [0, 0, 0, ...[...palette.keys()].flatMap((key) => key.split(',').map(Number))];
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours)),
    chunk('tRNS', Buffer.from([0])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
