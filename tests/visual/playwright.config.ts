import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath } from '../browser/browserPath';

// Pictures of fixed data at a fixed moment; the product need not run.
export default defineConfig({
  testDir: '.', timeout: 60_000, workers: 1, reporter: [['list']], outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' } },
  use: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', launchOptions: { executablePath: await browserPath(), args: browserArgs } },
});
