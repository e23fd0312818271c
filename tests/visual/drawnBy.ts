import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';

const file = join(import.meta.dirname, 'pictures/browser.json');

/**
 * How a machine draws: the version of its browser, and what came of a page with letters, curves,
 * shadows and a canvas.
 */
interface Drawing {
  readonly chromium: string;
  readonly probe: string;
}

const PROBE = `<style>
  body { margin: 0; padding: 8px; width: 304px; font: 14px sans-serif; background: white; }
  p { margin: 4px 0; } .mono { font: 12px monospace; }
  .card { margin: 8px; padding: 8px; border-radius: 6px; box-shadow: 0 4px 12px rgb(0 0 0 / 30%); background: linear-gradient(30deg, tomato, gold); transform: rotate(3deg); }
</style>
<p>Qualification 0123456789 fi 教师资格</p><p class="mono">mono {0} [1]</p><div class="card">AaGgQq 98%</div>
<svg width="120" height="60"><path d="M4 50C30 0 70 90 116 8" fill="none" stroke="teal" stroke-width="2.5"/><circle cx="60" cy="30" r="17.3" fill="purple" opacity=".4"/></svg>
<canvas id="c" width="120" height="60"></canvas>
<script>const g = document.getElementById('c').getContext('2d'); g.arc(60, 30, 22.7, 0, 5); g.lineWidth = 3.3; g.stroke(); g.fillText('图 47.5', 4, 14);</script>`;

const probed = new WeakMap<Browser, Promise<Drawing>>();

/** The recorded drawing of the stored pictures. */
export function drawnBy(): Drawing | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Drawing) : undefined;
}

/**
 * Whether this machine draws as the one that made the stored pictures: if not, other letters and
 * edges are no fault of a page.
 */
export async function drawsAlike(browser: Browser): Promise<boolean> {
  return (await drawingOf(browser)).probe === drawnBy()?.probe;
}

/** Writes beside the pictures how the machine that made them draws. */
export async function recordDrawing(browser: Browser): Promise<void> {
  const now = await drawingOf(browser);
  const kept = drawnBy();
  if (kept?.chromium === now.chromium && kept.probe === now.probe) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(now)}\n`);
}

function drawingOf(browser: Browser): Promise<Drawing> {
  const known = probed.get(browser) ?? draw(browser);
  probed.set(browser, known);
  return known;
}

async function draw(browser: Browser): Promise<Drawing> {
  const page = await browser.newPage({
    viewport: { width: 320, height: 320 },
    deviceScaleFactor: 1,
  });
  await page.setContent(PROBE);
  const picture = await page.screenshot();
  await page.close();
  return { chromium: browser.version(), probe: createHash('sha256').update(picture).digest('hex') };
}
