import { playwright } from '@vitest/browser-playwright';
import { browserLaunch } from './browserPath.ts';

/** The browser all packages share in tests: real Chromium, no motion, Chinese, one window size. */
export const browserTests = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1440, height: 900 },
  provider: playwright({
    launchOptions: await browserLaunch(),
    contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN' },
  }),
  instances: [{ browser: 'chromium' as const }],
};
