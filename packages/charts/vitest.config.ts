import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, browserPages, browserPath } from '../../tests/browser/browserPath.ts';
import { storyRuns } from '../../tests/browser/storyRuns.ts';

const launchOptions = { executablePath: await browserPath(), args: browserArgs };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', maxWorkers: browserPages, environment: 'node', include: ['src/**/*.test.ts'], css: true } },
      {
        plugins: [react()],
        test: {
          name: 'browser',
          maxWorkers: browserPages,
          include: ['src/**/*.test.tsx'],
          exclude: storyRuns(`${import.meta.dirname}/src`),
          setupFiles: ['../ui/src/setup/browserTest.ts'],
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
