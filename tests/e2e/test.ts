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
        // A context that closes with pages in it has a picture taken of each, passed or failed.
        await Promise.all(context.pages().map((page) => page.close()));
        await context.close();
      }
    },
    { auto: true },
  ],
});
