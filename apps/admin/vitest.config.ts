import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArgs, browserPages, browserPath } from '../../tests/browser/browserPath.ts';

const launchOptions = { executablePath: await browserPath(), args: browserArgs };

// The pure rules run without a browser; a screen is tested by its stories in a real one.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', maxWorkers: browserPages, include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/testStorage.ts'] } },
      {
        plugins: [react()],
        test: {
          name: 'browser',
          maxWorkers: browserPages,
          // The vectors of the cryptography hold in Node; here they hold in the browser people use.
          include: ['src/**/*.test.tsx', '../../packages/client/src/{suite,work}.test.ts'],
          setupFiles: ['./src/setup/browserTest.tsx'],
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
