import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { allScreens } from '@tqc/contract/screens';
import { applyTheme } from '../../packages/ui/src/tokens';
import { base, signedIn } from './pages';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Time for colours to have changed over, ms. */
const SETTLED = 400;

/**
 * Every page, seen by an account that has it; one with an id in its address is opened by the first
 * row of the list before it.
 */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  demo_gj: [
    '/HomeWorks',
    '/basicModel/BaseDictSubModel',
    '/register/CertBatchSubModel',
    '/register/ProvinceBatchApproveSubModel',
    '/register/ProvinceBatchPostponeSubModel',
    '/basicModel/SmsLogSubModel',
    '/historyDataManage/CertSubModel',
    '/historyDataManage/cert/:id',
    '/tqcStat',
    '/monitor/WallDevices',
    '/Development',
  ],
  demo_s32: ['/register/ProvinceBatchSubModel', '/register/DownOrgBatchSubModel'],
  demo_x320101: [
    '/HomeWorks',
    '/register/OrgBatchSubModel',
    '/register/LocaleSetSubModel',
    '/register/RegistrationCheckSubModel',
    '/register/RegistrationSubModel',
    '/register/application/:id',
    '/register/RegistrationAudSubModel',
    '/register/desk',
    '/personal/sessions',
  ],
  demo_q0001: [
    '/confirmaIndex',
    '/register/ProvinceBatchViewSubModel',
    '/register/RegistrationCheckSubModel?tab=confirmed',
  ],
  demo_shenji: ['/basicModel/AuditSubModel'],
};

interface Finding {
  readonly id: string;
  readonly target: string;
}

/** What axe finds on the page as it stands: rule and place. */
async function findings(page: Page): Promise<Finding[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await (
      globalThis as unknown as {
        axe: {
          run(
            target: Document,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      }
    ).axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => ({ id, target: target.join(' ') })),
    );
  }, TAGS);
}

/** Looks at a page in both themes, as the switch in the header paints them. */
async function look(page: Page, name: string): Promise<void> {
  // What is still being fetched stands as a skeleton, and that is not what is looked at.
  await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  // The policy of the pages forbids scripts of others; the test brings its own through the
  // debugger.
  await page.evaluate(axe);
  for (const theme of ['white', 'dark'] as const) {
    await page.evaluate(applyTheme, theme);
    await page.waitForTimeout(SETTLED);
    expect.soft(await findings(page), `${theme} ${name}`).toEqual([]);
  }
}

test('无障碍：没有登录时的页面，明暗两种主题都没有违反 WCAG 2.2 A、AA 的地方', async ({ page }) => {
  for (const path of ['/Login', '/findPassword']) {
    await page.goto(base() + path);
    await page.getByRole('button').first().waitFor();
    await look(page, path);
  }
});

for (const [account, routes] of Object.entries(ROUTES)) {
  test(`无障碍：${account} 的页面，明暗两种主题都没有违反 WCAG 2.2 A、AA 的地方`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, account);
    for (const path of routes) {
      if (path.endsWith('/:id')) {
        await page
          .getByRole('gridcell')
          .getByRole('button')
          .or(page.getByRole('gridcell').getByRole('link'))
          .filter({ hasText: /^查看|^详情/ })
          .first()
          .click();
        await expect(page).toHaveURL(new RegExp(path.replace(':id', '[^/]+$')));
      } else await page.goto(base() + path);
      // The line of the bell stays open, so the network is never idle: the page is there when its
      // heading is.
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
      await look(page, `${account} ${path}`);
    }
    await page.context().close();
  });
}

test('无障碍：每个建成的页面都看过', () => {
  const seen = new Set(
    Object.values(ROUTES)
      .flat()
      .map((path) => path.replace(/\?.*/, '')),
  );
  const areas = resolve(import.meta.dirname, '../../apps/admin/src/areas');
  const built = readdirSync(areas).flatMap((area) =>
    [
      ...readFileSync(join(areas, area, 'index.ts'), 'utf8').matchAll(/^ {2}'([\w.]+)': \(\) =>/gm),
    ].map(([, id]) => allScreens.find((screen) => screen.id === id)?.route ?? `没有画面 ${id}`),
  );
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((path) => !seen.has(path))).toEqual([]);
});
