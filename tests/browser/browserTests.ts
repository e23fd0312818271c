import { playwright } from '@vitest/browser-playwright';
import { browserArgs, browserPath } from './browserPath.ts';

/** 各包在浏览器里跑的测试共用的浏览器：真的 Chromium，不动画，中文，同一个窗口大小。 */
export const browserTests = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1440, height: 900 },
  provider: playwright({
    launchOptions: { executablePath: await browserPath(), args: browserArgs },
    contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN' },
  }),
  instances: [{ browser: 'chromium' as const }],
};
