import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { asNation, openBrowser, openWall } from '../perf/wall/openWall';
import { pause } from '../perf/figures';
import { prepareCommits } from '../perf/wall/commits';
import { startServer } from '../perf/startServer';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const SIZE = { width: 1920, height: 1080 };
const WIDTH = 960;
/** Milliseconds a picture stands. */
const STEP = 500;
const PER_SCENE = 7;
const MOST_BYTES = 1_500_000;

/**
 * The wall in motion for the READMEs: `tsx tests/screenshots/wall.ts`; figures move because
 * applications are committed meanwhile.
 */
async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startServer('demo');
  const browser = await openBrowser();
  try {
    const commits = await prepareCommits(server.pool, 400);
    const page = await openWall(browser, await asNation(server.url), { url: server.url, ...SIZE });
    await page.evaluate(() => document.fonts.ready);
    await pause(4000);
    const pictures: Buffer[] = [];
    const take = async (count: number) => {
      for (let n = 0; n < count; n += 1) {
        await Promise.all([commits.steady(8, 40), pause(STEP)]);
        pictures.push(
          await sharp(await page.screenshot())
            .resize(WIDTH)
            .png()
            .toBuffer(),
        );
      }
    };
    await take(PER_SCENE * 2);
    for (const key of ['ArrowLeft', 'ArrowLeft']) {
      await page.keyboard.press(key);
      await pause(2500);
      await take(PER_SCENE);
    }
    for (const quality of [60, 45, 30, 20]) {
      const bytes = await sharp(pictures, { join: { animated: true } })
        .webp({ quality, delay: pictures.map(() => STEP), loop: 0, effort: 5 })
        .toBuffer();
      if (bytes.length > MOST_BYTES && quality > 20) continue;
      writeFileSync(resolve(folder, 'wall.webp'), bytes);
      console.log(
        `wall.webp ${pictures.length} pictures, ${(bytes.length / 1024).toFixed(0)} KiB at quality ${quality}`,
      );
      return;
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
