import process from 'node:process';
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { RULES } from '../../browser/axeRules';
import { findings } from '../../browser/findings';
import type { ListedStory } from './storyList';
import { quietPage } from './quietPage';

const HEIGHT = 900;

/** One page of the built Storybook in which stories follow each other without a reload. */
export interface StoryStage {
  /** Shows and plays a story; says the theme it has of its own, if it has one. */
  show: (story: ListedStory) => Promise<{ readonly theme?: string }>;
  /** Opens the page anew, as if no story had been shown on it. */
  renew: () => Promise<void>;
  /** What axe finds on the page as the story left it. */
  findings: (rules: keyof typeof RULES) => Promise<string[]>;
  /** Puts the theme on the page as the product does, the story staying as it is. */
  paint: (theme: 'light' | 'dark') => Promise<void>;
  /** The story's part of the window as a PNG. */
  shoot: () => Promise<Buffer>;
}

/** Opens the stage; nothing is loaded from elsewhere than the built Storybook. */
export async function storyStage(
  browser: Browser,
  options: Parameters<Browser['newPage']>[0],
): Promise<StoryStage & { close: () => Promise<void> }> {
  let current = await open(browser, options);
  let shown = 0;
  return {
    async show(story) {
      // A page that has shown many stories grows slow, and what failed may have left things behind.
      if (shown > 0 && shown % 150 === 0) current = await reopen(current, browser, options);
      shown += 1;
      const { page } = current;
      if (page.viewportSize()?.width !== story.width)
        await page.setViewportSize({ width: story.width, height: HEIGHT });
      const { problem, theme } = await page.evaluate(
        (id) => globalThis.tqcStage.show(id),
        story.id,
      );
      if (problem) {
        current = await reopen(current, browser, options);
        throw new Error(problem);
      }
      return theme === undefined ? {} : { theme };
    },
    findings: (rules) => findings(current.page, rules, 'body'),
    async renew() {
      current = await reopen(current, browser, options);
    },
    paint: (theme) =>
      current.page.evaluate((dark) => globalThis.tqcStage.paint(dark), theme === 'dark'),
    async shoot() {
      const clip = await current.page.evaluate(() => globalThis.tqcStage.still());
      const { data } = await current.session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        clip: { ...clip, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    close: () => current.page.context().close(),
  };
}

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

async function open(browser: Browser, options: Parameters<Browser['newPage']>[0]): Promise<Opened> {
  const page = await browser.newPage({
    ...options,
    viewport: { width: 1440, height: HEIGHT },
    deviceScaleFactor: 1,
  });
  await quietPage(page);
  await page.goto(
    `${process.env['TQC_STORYBOOK_URL']}/iframe.html?viewMode=story&id=none&globals=a11y.manual:!true`,
  );
  await page.waitForFunction(() =>
    Boolean(
      (globalThis as { __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown } })
        .__STORYBOOK_PREVIEW__?.storyStoreValue,
    ),
  );
  return { page, session: await page.context().newCDPSession(page) };
}

async function reopen(
  { page }: Opened,
  browser: Browser,
  options: Parameters<Browser['newPage']>[0],
): Promise<Opened> {
  await page.context().close();
  return open(browser, options);
}
