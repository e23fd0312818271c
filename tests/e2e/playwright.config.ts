import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../browser/browserPath';

export default defineConfig({
  testDir: '.',
  // For a machine that is busy with something else: quiet, no case needs a third of it.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  workers: 3,
  fullyParallel: false,
  globalSetup: './startProduct.ts',
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  outputDir: '../../test-results/e2e',
  use: {
    locale: 'zh-CN',
    // Nobody looks: drawing what moves by itself took a tenth of both cores.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: await browserLaunch(),
  },
});
