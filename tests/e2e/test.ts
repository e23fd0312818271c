import { test as base } from '@playwright/test';

/**
 * A test whose windows close with it. Those it opened for its people would otherwise stay until the
 * worker ends: each goes on asking for messages and keeps 200 MB.
 */
export const test = base.extend<{ readonly closing: void }>({
  closing: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use();
      for (const context of browser.contexts()) {
        if (before.includes(context)) continue;
        await Promise.all(
          context.pages().map(async (page) => {
            // A call that waits for its turn (`atPace`) ends with its page, and is no failure.
            await page.unrouteAll({ behavior: 'ignoreErrors' });
            await page.close();
          }),
        );
        await context.close();
      }
    },
    { auto: true },
  ],
});
