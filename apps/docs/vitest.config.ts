import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, browserPages, browserPath } from '../../tests/browser/browserPath.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));
const launchOptions = { executablePath: await browserPath(), args: browserArgs };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', maxWorkers: browserPages, environment: 'node', include: ['pages/*.test.ts'] } },
      {
        plugins: [storybookTest({ configDir })],
        test: {
          name: 'stories',
          maxWorkers: browserPages,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
