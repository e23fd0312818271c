import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { comparePixels, type Pixels } from './comparePixels';

const folder = join(import.meta.dirname, 'pictures');
/**
 * How long a picture may take to become the stored one, and how often it is looked at; one that is
 * stored has stayed the same for longer.
 */
const PATIENCE = 6000;
const AGAIN = 250;
const STILL = 1000;
/** Step between two shades of a channel. */
const SHADE = 8;
/** Share of pixels that may look different: none that an eye sees. */
const ALLOWED = 0.0002;

interface Picture {
  /** Place under `pictures`, without the ending. */
  readonly name: string;
  /** Takes a PNG of what is seen. */
  readonly shoot: () => Promise<Buffer>;
  /**
   * Shows the same on a page that has shown nothing before; asked for when the picture differs, and
   * before a new one is stored.
   */
  readonly afresh?: () => Promise<void>;
}

/**
 * Compares what is seen with the stored picture `name`, or stores it when pictures are being
 * written. Kept as lossless WebP of 32 shades a channel: under a third of a PNG, 15 MB for all
 * stories in both themes, and no eye sees the rounding; what is seen is rounded too, so that equal
 * still means equal.
 */
export async function matchPicture(
  info: TestInfo,
  { name, shoot, afresh }: Picture,
): Promise<void> {
  const path = join(folder, `${name}.webp`);
  if (['all', 'changed'].includes(info.config.updateSnapshots)) return store(path, shoot, afresh);
  expect(existsSync(path), `没有存档的图片 ${name}，用 --update-snapshots 写入`).toBe(true);
  const wanted = await decoded(readFileSync(path));
  let seen = await shoot();
  let verdict = comparePixels(wanted, await pixelsOf(seen));
  const wait = async () => {
    const until = performance.now() + PATIENCE;
    while (verdict.share > ALLOWED && performance.now() < until) {
      await new Promise((done) => {
        setTimeout(done, AGAIN);
      });
      seen = await shoot();
      verdict = comparePixels(wanted, await pixelsOf(seen));
    }
  };
  await wait();
  if (verdict.share > ALLOWED && afresh) {
    // What a story leaves behind on a page (where the focus goes back to) depends on which story
    // came before it.
    await afresh();
    await wait();
  }
  if (verdict.share <= ALLOWED) return;
  const file = name.replaceAll('/', '-').slice(-60);
  const parts = [
    ['expected', sharp(readFileSync(path))],
    ['actual', sharp(seen)],
    ...(verdict.diff
      ? [
          [
            'diff',
            sharp(verdict.diff.data, { raw: { ...verdict.diff.size, channels: 3 } }),
          ] as const,
        ]
      : []),
  ] as const;
  for (const [part, picture] of parts)
    await picture.png().toFile(info.outputPath(`${file}-${part}.png`));
  expect(
    `${(verdict.share * 100).toFixed(3)}%`,
    `${name} 与存档不同（${verdict.why}），见 ${info.outputDir}`,
  ).toBe('0%');
}

async function whenStill(shoot: () => Promise<Buffer>): Promise<Buffer> {
  const until = performance.now() + PATIENCE;
  let before = await shoot();
  while (performance.now() < until) {
    await new Promise((done) => {
      setTimeout(done, STILL);
    });
    const now = await shoot();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

async function store(
  path: string,
  shoot: () => Promise<Buffer>,
  afresh?: () => Promise<void>,
): Promise<void> {
  // A picture that is the same keeps its file, so that git shows what changed only.
  const kept = existsSync(path) ? await decoded(readFileSync(path)) : undefined;
  const isKept = async (png: Buffer) =>
    kept !== undefined && comparePixels(kept, await pixelsOf(png)).share === 0;
  if (await isKept(await shoot())) return;
  await afresh?.();
  const png = await whenStill(shoot);
  if (await isKept(png)) return;
  mkdirSync(dirname(path), { recursive: true });
  const { data, size } = await pixelsOf(png);
  await sharp(data, { raw: { ...size, channels: 3 } })
    .webp({ lossless: true, effort: 4 })
    .toFile(path);
}

async function decoded(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, size: { width: info.width, height: info.height } };
}

/** What is seen, rounded as the stored pictures are. */
async function pixelsOf(png: Buffer): Promise<Pixels> {
  const seen = await decoded(png);
  const { data } = seen;
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.min(255, ((data[at] ?? 0) + SHADE / 2) & -SHADE);
  return seen;
}
