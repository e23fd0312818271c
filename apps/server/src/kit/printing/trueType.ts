/** One step of an outline, as fontkit tells it. */
export interface OutlineStep {
  readonly command: string;
  readonly args: readonly number[];
}
/** A letter as it is drawn; coordinates in thousandths of the size. */
export interface Outline {
  readonly code: number;
  readonly advance: number;
  readonly steps: readonly OutlineStep[];
}
/** How far a line reaches above and below its base. */
export interface LineShape {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

const UNITS = 1000;
const ON = 1;

/**
 * A TrueType font of just these letters, whatever fonts they come from: the library that draws PDF
 * takes one font a text, and cannot cut letters out of a web font. Without dates and in the order
 * of the codes, so that the same letters make the same bytes.
 */
export function trueTypeOf(outlines: readonly Outline[], shape: LineShape): Buffer {
  const sorted = outlines.toSorted((a, b) => a.code - b.code);
  const glyphs = [Buffer.alloc(0), ...sorted.map(glyphOf)];
  const offsets: number[] = [0];
  for (const glyph of glyphs) offsets.push((offsets.at(-1) ?? 0) + glyph.length);
  const advances = [UNITS, ...sorted.map(({ advance }) => Math.round(advance))];
  return fileOf({
    cmap: cmapOf(sorted.map(({ code }) => code)),
    glyf: Buffer.concat(glyphs),
    head: headOf(),
    hhea: hheaOf(shape, advances.length),
    hmtx: Buffer.concat(advances.map((advance) => words(advance, 0))),
    loca: Buffer.concat(offsets.map((offset) => longs(offset))),
    maxp: Buffer.concat([
      longs(0x10000),
      words(glyphs.length, 4000, 400, 0, 0, 1),
      Buffer.alloc(16),
    ]),
    name: nameOf('TqcPaper'),
    post: Buffer.concat([longs(0x30000), Buffer.alloc(28)]),
  });
}

function glyphOf({ steps }: Outline): Buffer {
  const contours = contoursOf(steps);
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const ends: number[] = [];
  for (const contour of contours) ends.push((ends.at(-1) ?? -1) + contour.length);
  const glyph = Buffer.concat([
    words(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    words(...ends, 0),
    Buffer.from(points.map(({ on }) => (on ? ON : 0))),
    words(...xs.map((x, at) => x - (xs[at - 1] ?? 0))),
    words(...ys.map((y, at) => y - (ys[at - 1] ?? 0))),
  ]);
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

function contoursOf(steps: readonly OutlineStep[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of steps) {
    if (command === 'moveTo') contours.push([]);
    if (command === 'bezierCurveTo') throw new Error('a font with curves TrueType does not have');
    const contour = contours.at(-1);
    for (let at = 0; contour && at < args.length; at += 2)
      contour.push({
        x: Math.round(args[at] ?? 0),
        y: Math.round(args[at + 1] ?? 0),
        on: at + 2 === args.length,
      });
  }
  return contours.filter(({ length }) => length > 2);
}

function cmapOf(codes: readonly number[]): Buffer {
  const groups = codes.map((code, at) => longs(code, code, at + 1));
  return Buffer.concat([
    words(0, 1, 3, 10),
    longs(12),
    words(12, 0),
    longs(16 + 12 * groups.length, 0, groups.length),
    ...groups,
  ]);
}

function headOf(): Buffer {
  return Buffer.concat([
    longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
    words(0, UNITS),
    Buffer.alloc(16),
    words(-UNITS, -UNITS, 2 * UNITS, 2 * UNITS, 0, 8, 2, 1, 0),
  ]);
}

function hheaOf({ ascent, descent, lineGap }: LineShape, count: number): Buffer {
  return Buffer.concat([
    longs(0x10000),
    words(ascent, descent, lineGap, 2 * UNITS),
    Buffer.alloc(22),
    words(count),
  ]);
}

function nameOf(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  return Buffer.concat([words(0, 1, 18, 3, 1, 0x409, 6, text.length, 0), text]);
}

/** The tables behind their directory, each from an address that four divides. */
function fileOf(tables: Readonly<Record<string, Buffer>>): Buffer {
  const all = Object.entries(tables);
  let at = 12 + 16 * all.length;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, body] of all) {
    directory.push(Buffer.from(tag), longs(0, at, body.length));
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([longs(0x10000), words(all.length, 0, 0, 0), ...directory, ...bodies]);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * at);
  return bytes;
}

function longs(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
}
