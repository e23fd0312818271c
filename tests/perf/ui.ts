import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { browserArgs, browserPath } from '../browser/browserPath';

declare global {
  interface Window {
    /** What the page of a case offers; see tests/perf/peers/src/main.tsx. */
    bench: { ready?: number; scrollTo?(y: number): void; select?(row: number): void; rotate?(): void };
  }
}

const root = resolve(import.meta.dirname, '../..');
const peers = join(import.meta.dirname, 'peers');
const ROUNDS = 3;
const FRAMES = 180;
const STEP = 600;
const SELECTIONS = 12;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.jpg': 'image/jpeg', '.pdf': 'application/pdf', '.wasm': 'application/wasm' };

interface Opened { readonly page: Page; readonly cdp: CDPSession; readonly scripts: Set<string> }

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const p95 = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** The shared components against products people could take instead: same data, same page, same machine, one run. */
export async function benchUi(): Promise<void> {
  prepare();
  const server = createServer((request, answer) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const file = path.startsWith('/pdfjs/') ? join(root, 'node_modules/pdfjs-dist', path.slice(7)) : join(peers, 'dist', path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  const browser = await chromium.launch({ executablePath: await browserPath(), args: [...browserArgs, '--enable-precise-memory-info', '--js-flags=--expose-gc'] });
  const text = [...(await tables(browser, base)), ...(await viewers(browser, base))];
  await browser.close();
  server.close();
  const head = `# Benchmarks of the shared components\n\n\`npm run bench -- ui\`: the same data in the same page on the same machine, cases interleaved, medians of ${ROUNDS} rounds.\n${cpus().length} × ${cpus()[0]?.model ?? 'cpu'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${browser.version()}, headless, 1440 × 900. A frame is 16.7 ms; click and turn times include the frame they are seen in.\n`;
  writeFileSync(join(root, 'docs/benchmarks-ui.md'), `${head}\n${text.join('\n')}\n`);
  console.log(text.join('\n'));
}

/** Installs the peers, draws the scans and builds the page. */
function prepare(): void {
  if (!existsSync(join(peers, 'node_modules'))) execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--legacy-peer-deps', '--loglevel=error'], { cwd: peers, stdio: 'inherit' });
  execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', join(peers, 'vite.config.ts'), '--logLevel', 'error'], { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
}

async function open(browser: Browser, base: string, name: string, rows: number): Promise<Opened> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  // The runner names functions with a helper the page does not have.
  await page.addInitScript('globalThis.__name = (one) => one');
  const scripts = new Set<string>();
  page.on('response', (response) => response.url().endsWith('.js') && scripts.add(response.url()));
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${base}?case=${name}&rows=${rows}`);
  await page.waitForFunction(() => window.bench.ready !== undefined, undefined, { timeout: 60_000 });
  return { page, cdp, scripts };
}

const TABLES = ['ours', 'arco-virtual', 'ag-grid', 'glide', 'arco'] as const;
/** Drawn whole, a hundred thousand rows never come; it is measured with the rows it can take. */
const rowsFor = (name: string) => (name === 'arco' ? 200 : 100_000);

async function tables(browser: Browser, base: string): Promise<string[]> {
  const found = new Map<string, Record<string, number[]>>();
  const note = (name: string, what: string, value: number) => {
    const mine = found.get(name) ?? {};
    (mine[what] ??= []).push(value);
    found.set(name, mine);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of TABLES) {
      const { page, cdp, scripts } = await open(browser, base, name, rowsFor(name));
      note(name, 'first', await page.evaluate(() => window.bench.ready ?? 0));
      note(name, 'script', [...scripts].reduce((sum, url) => sum + gzipSync(readFileSync(join(peers, 'dist', new URL(url).pathname))).length, 0) / 1024);
      note(name, 'nodes', await page.evaluate(() => document.querySelectorAll('*').length));
      await cdp.send('HeapProfiler.collectGarbage');
      note(name, 'heap', ((await cdp.send('Runtime.getHeapUsage')).usedSize as number) / 2 ** 20);
      for (const slow of [1, 4]) {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
        const { frames, blank } = await scroll(page);
        note(name, `frame${slow}`, median(frames));
        note(name, `frameP95${slow}`, p95(frames));
        note(name, `blank${slow}`, name === 'glide' ? Number.NaN : blank);
      }
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.context().close();
      const small = await open(browser, base, name, 200);
      for (const slow of [1, 4]) {
        await small.cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
        note(name, `select${slow}`, median(await selections(small.page)));
      }
      await small.page.context().close();
    }
  }
  const rows: readonly (readonly [string, string, string])[] = [
    ['script, KiB gzip (React included)', 'script', '0'], ['first rows, ms after mount', 'first', '0'], ['nodes', 'nodes', '0'], ['heap, MiB', 'heap', '1'], ['scroll, frame median, ms', 'frame1', '1'], ['scroll, frame p95, ms', 'frameP951', '1'], ['scroll, blank frames of 180', 'blank1', '0'],
    ['scroll at 4× slower CPU, frame median, ms', 'frame4', '1'], ['scroll at 4×, blank frames of 180', 'blank4', '0'], ['select a row of 200, ms', 'select1', '1'], ['select a row of 200 at 4×, ms', 'select4', '1'],
  ];
  const lines = rows.map(([title, what, digits]) => `| ${title} | ${TABLES.map((name) => {
    const value = median(found.get(name)?.[what] ?? []);
    return Number.isNaN(value) ? 'canvas' : value.toFixed(Number(digits));
  }).join(' | ')} |`);
  return ['## Tables: 100,000 rows × 20 columns', '', `| | ours | Arco Table, virtualized | AG Grid Community 36.2 | Glide Data Grid 6.0 | Arco Table (200 rows) |`, '|---|---|---|---|---|---|', ...lines, '',
    'Glide draws on a canvas: its cells are no elements, so text cannot be found, selected or read by the browser, links and buttons inside cells have to be redrawn by hand, and a screen reader sees a hidden copy.', ''];
}

/** Scrolls 600 pixels a frame; a frame is blank when three places in the body show no cell. */
function scroll(page: Page): Promise<{ frames: number[]; blank: number }> {
  return page.evaluate(([count, step]) => new Promise<{ frames: number[]; blank: number }>((resolve) => {
    const frames: number[] = [];
    let blank = 0;
    let last = performance.now();
    let at = 0;
    const tick = (now: number) => {
      if (at > 0) frames.push(now - last);
      last = now;
      const empty = [200, 350, 500].filter((y) => {
        const cell = document.elementFromPoint(500, y)?.closest('[role=gridcell], td, .ag-cell, .arco-table-td');
        return !cell || (cell.textContent ?? '') === '';
      });
      if (at > 0 && empty.length > 0) blank += 1;
      at += 1;
      if (at > count) resolve({ frames, blank });
      else {
        window.bench.scrollTo?.(at * step);
        requestAnimationFrame(tick);
      }
    };
    requestAnimationFrame(tick);
  }), [FRAMES, STEP] as const);
}

/** From the click to the task after the frame that shows it. */
function selections(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const times: number[] = [];
    for (let at = 0; at < count; at += 1) {
      await new Promise((done) => setTimeout(done, 120));
      const began = performance.now();
      window.bench.select?.(at % 8);
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - began);
    }
    return times;
  }, SELECTIONS);
}

async function viewers(browser: Browser, base: string): Promise<string[]> {
  mkdirSync(join(peers, 'dist'), { recursive: true });
  await sharp({ create: { width: 5184, height: 3888, channels: 3, background: '#f4efe4', noise: { type: 'gaussian', mean: 200, sigma: 30 } } }).jpeg({ quality: 85 }).toFile(join(peers, 'dist/scan.jpg'));
  writeFileSync(join(peers, 'dist/scan.pdf'), await scanOf300Pages());
  const cases = ['picture', 'viewerjs', 'pdf', 'react-pdf'] as const;
  const found = new Map<string, Record<string, number[]>>();
  const note = (name: string, what: string, value: number) => {
    const mine = found.get(name) ?? {};
    (mine[what] ??= []).push(value);
    found.set(name, mine);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of cases) {
      const { page, cdp, scripts } = await open(browser, base, name, 0);
      note(name, 'first', await page.evaluate(() => window.bench.ready ?? 0));
      note(name, 'script', [...scripts].reduce((sum, url) => sum + gzipSync(readFileSync(join(peers, 'dist', new URL(url).pathname))).length, 0) / 1024);
      if (name === 'picture' || name === 'viewerjs') note(name, 'turn', median(await turns(page)));
      else {
        const { frames } = await scroll(page);
        note(name, 'frame', median(frames));
        note(name, 'frameP95', p95(frames));
        await page.waitForTimeout(800);
        note(name, 'canvases', await page.evaluate(() => document.querySelectorAll('canvas').length));
        await cdp.send('HeapProfiler.collectGarbage');
        note(name, 'heap', ((await cdp.send('Runtime.getHeapUsage')).usedSize as number) / 2 ** 20);
      }
      await page.context().close();
    }
  }
  const cell = (name: string, what: string, digits = 1) => median(found.get(name)?.[what] ?? []).toFixed(digits);
  return [
    '## Pictures: a scan of 20 megapixels', '', '| | ours | viewerjs 1.15 |', '|---|---|---|', `| script, KiB gzip (React included) | ${cell('picture', 'script', 0)} | ${cell('viewerjs', 'script', 0)} |`, `| first picture, ms after mount | ${cell('picture', 'first', 0)} | ${cell('viewerjs', 'first', 0)} |`, `| turn by 15°, ms to paint | ${cell('picture', 'turn')} | ${cell('viewerjs', 'turn')} |`, '',
    '## PDF: 300 scanned pages', '', '| | ours | react-pdf 10.2 |', '|---|---|---|', `| first page, ms after mount | ${cell('pdf', 'first', 0)} | ${cell('react-pdf', 'first', 0)} |`, `| scroll, frame median / p95, ms | ${cell('pdf', 'frame')} / ${cell('pdf', 'frameP95')} | ${cell('react-pdf', 'frame')} / ${cell('react-pdf', 'frameP95')} |`, `| canvases after scrolling | ${cell('pdf', 'canvases', 0)} | ${cell('react-pdf', 'canvases', 0)} |`, `| heap, MiB | ${cell('pdf', 'heap')} | ${cell('react-pdf', 'heap')} |`,
  ];
}

function turns(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const times: number[] = [];
    for (let at = 0; at < count; at += 1) {
      await new Promise((done) => setTimeout(done, 150));
      const began = performance.now();
      window.bench.rotate?.();
      await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - began);
    }
    return times;
  }, SELECTIONS);
}

/** Three hundred pages, each a grey scan of its own. */
async function scanOf300Pages(): Promise<Buffer> {
  const scans = await Promise.all(Array.from({ length: 10 }, (_, at) => sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 225, sigma: 12 + at } } }).greyscale().jpeg({ quality: 60 }).toBuffer()));
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 0 });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  for (let page = 0; page < 300; page += 1) document.addPage().image(scans[page % scans.length] as Buffer, 0, 0, { width: 595 }).fontSize(40).text(String(page + 1), 60, 60);
  document.end();
  return done;
}
