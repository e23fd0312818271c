import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { browserLaunch } from '../../../browser/browserPath';

/** The page of a product, ready to be measured. */
export interface Opened {
  readonly browser: Browser;
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Milliseconds from mounting to the first rows, picture or page. */
  readonly ready: number;
  /** KiB of script the page has loaded so far, gzip, workers apart. */
  weight(): number;
}

/** Where the built page and its files are served, and what the page weighs without any product. */
export interface Place {
  readonly base: string;
  readonly dist: string;
}

/** Starts a browser and opens one product in it; answers when its first rows or pixels stand. */
export async function openCase(
  { base, dist }: Place,
  product: string,
  {
    rows = 0,
    columns = 20,
    args = [],
  }: { readonly rows?: number; readonly columns?: number; readonly args?: readonly string[] },
  started: (browser: Browser) => void,
): Promise<Opened> {
  const browser = await chromium.launch(
    await browserLaunch('--enable-precise-memory-info', '--js-flags=--expose-gc', ...args),
  );
  started(browser);
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  ).newPage();
  // What is sent into the page was compiled with a helper that names functions.
  await page.addInitScript('globalThis.__name = (given) => given');
  const scripts = new Set<string>();
  page.on(
    'response',
    (response) =>
      /\.m?js$/.test(response.url()) &&
      !/worker/.test(response.url()) &&
      scripts.add(new URL(response.url()).pathname),
  );
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${base}?case=${product}&rows=${rows}&columns=${columns}`);
  await page.waitForFunction(() => window.bench.ready !== undefined, undefined, { timeout: 0 });
  const ready = await page.evaluate(() => window.bench.ready ?? 0);
  return {
    browser,
    page,
    cdp,
    ready,
    weight: () =>
      [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0) /
      1024,
  };
}
