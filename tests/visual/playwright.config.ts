import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath } from '../browser/browserPath';

/** Glyphs are drawn alike on every machine: no hinting, no subpixels, one colour space. */
const drawing = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

// Pictures of fixed data at a fixed moment, offline; the product need not run. `--update-snapshots`
// writes them anew.
export default defineConfig({
  testDir: '.',
  timeout: 60_000,
  workers: 3,
  fullyParallel: true,
  maxFailures: 0,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/visual.json' }]],
  outputDir: '../../test-results/visual',
  globalSetup: './serveStorybook.ts',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: [...browserArgs, ...drawing] },
  },
});
