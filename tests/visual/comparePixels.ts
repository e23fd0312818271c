/** A picture as rows of red, green and blue. */
export interface Pixels {
  readonly data: Buffer;
  readonly size: { readonly width: number; readonly height: number };
}

interface Verdict {
  /** Share of pixels that look different, 0 to 1. */
  readonly share: number;
  readonly why: string;
  /** The picture greyed, with what differs in red. */
  readonly diff?: Pixels;
}

/** Difference of brightness and hue below which no eye sees it, of 255. */
const UNSEEN = 12;

/** Says how many pixels of two pictures look different. */
export function comparePixels(wanted: Pixels, seen: Pixels): Verdict {
  if (wanted.data.equals(seen.data)) return { share: 0, why: '' };
  const { width, height } = wanted.size;
  if (width !== seen.size.width || height !== seen.size.height)
    return {
      share: 1,
      why: `大小 ${width}×${height}，现在 ${seen.size.width}×${seen.size.height}`,
    };
  const diff = Buffer.alloc(wanted.data.length);
  let count = 0;
  for (let at = 0; at < diff.length; at += 3) {
    const off = distance(wanted.data, seen.data, at) > UNSEEN;
    if (off) count += 1;
    const grey = 200 + ((seen.data[at] ?? 0) >> 3);
    diff[at] = off ? 255 : grey;
    diff[at + 1] = off ? 0 : grey;
    diff[at + 2] = off ? 60 : grey;
  }
  return {
    share: count / (width * height),
    why: `${count} 个像素`,
    diff: { data: diff, size: wanted.size },
  };
}

// Weighted as the eye is: green most, blue least.
function distance(one: Buffer, two: Buffer, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((part) =>
    Math.abs((one[at + part] ?? 0) - (two[at + part] ?? 0)),
  );
  return Math.max(
    0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0),
    Math.max(red ?? 0, green ?? 0, blue ?? 0) / 3,
  );
}
