import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../browser/browserPath';
import { NO_PICTURES, pinnedBrowser } from '../browser/pinnedBrowser';

/** Glyphs are drawn alike on every machine: no hinting, no subpixels, one colour space. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

// Workers read this file too, and are told what the first reading found.
const pinned = pinnedBrowser();
if ('why' in pinned) process.env[NO_PICTURES] ??= pinned.why;

// Pictures of fixed data at a fixed moment, offline; the product need not run. `--update-snapshots`
// writes them anew.
export default defineConfig({
  testDir: '.',
  timeout: 180_000,
  workers: 4,
  fullyParallel: true,
  maxFailures: 0,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/visual.json' }]],
  outputDir: '../../test-results/visual',
  globalSetup: './serveStorybook.ts',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(await browserLaunch(...drawing)),
      ...('path' in pinned ? { executablePath: pinned.path } : {}),
    },
  },
});
