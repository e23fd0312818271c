import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { base, signedIn } from './pages';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The routes an account sees, besides the public ones. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  demo_gj: ['/HomeWorks', '/register/CertBatchSubModel', '/register/ProvinceBatchApproveSubModel', '/register/ProvinceBatchPostponeSubModel', '/basicModel/SmsLogSubModel', '/historyDataManage/CertSubModel'],
  demo_s32: ['/register/ProvinceBatchSubModel', '/register/DownOrgBatchSubModel'],
  demo_x320101: ['/HomeWorks', '/register/OrgBatchSubModel', '/register/LocaleSetSubModel', '/register/RegistrationCheckSubModel', '/register/RegistrationSubModel', '/register/RegistrationAudSubModel', '/register/desk', '/personal/sessions'],
  demo_q0001: ['/register/ProvinceBatchViewSubModel', '/register/RegistrationCheckSubModel?tab=confirmed'],
  demo_shenji: ['/basicModel/AuditSubModel'],
};

interface Finding { readonly id: string; readonly target: string }

/** What axe finds on the page as it stands: rule and place. */
async function findings(page: Page): Promise<Finding[]> {
  // The policy of the pages forbids scripts of others; the test brings its own through the debugger.
  await page.evaluate(axe);
  return page.evaluate(async (tags) => {
    const { violations } = await (globalThis as unknown as { axe: { run(target: Document, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }).axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })));
  }, TAGS);
}

for (const theme of ['white', 'dark']) {
  test(`无障碍：每个页面 ${theme}，没有违反 WCAG 2.2 A、AA 的地方`, async ({ browser, page }) => {
    test.setTimeout(300_000);
    await page.addInitScript((name) => localStorage.setItem('tqc-theme', name), theme);
    for (const path of ['/Login', '/findPassword']) {
      await page.goto(base() + path);
      await page.waitForTimeout(500);
      expect.soft(await findings(page), `${theme} ${path}`).toEqual([]);
    }
    for (const [account, routes] of Object.entries(ROUTES)) {
      const mine = await signedIn(browser, account);
      await mine.evaluate((name) => localStorage.setItem('tqc-theme', name), theme);
      for (const path of routes) {
        await mine.goto(base() + path);
        // The line of the bell stays open, so the network is never idle: the page is there when its heading is.
        await mine.getByRole('heading', { level: 1 }).first().waitFor();
        await mine.waitForTimeout(1200);
        expect.soft(await findings(mine), `${theme} ${account} ${path}`).toEqual([]);
      }
      await mine.context().close();
    }
  });
}
