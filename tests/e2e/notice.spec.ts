import { expect, test, type Page } from '@playwright/test';
import { base, openMenu, signedIn } from './pages';

/**
 * Sets the clock of a signed-in page to a moment: its requests get no answer, for an answer would
 * put the clock right.
 */
async function atMoment(page: Page, path: string, moment: string): Promise<void> {
  await page.route('**/rest/**', (route) => route.abort());
  await page.evaluate(
    (then) => {
      const stored = JSON.parse(sessionStorage.getItem('unInfo') ?? '{}') as object;
      sessionStorage.setItem('unInfo', JSON.stringify({ ...stored, offset: then - Date.now() }));
    },
    Date.parse(`${moment}+08:00`),
  );
  await page.goto(base() + path);
}

test('系统维护通知：时段内打开时提示，看过就不再出现，另一个功能各提示一次', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_gj');
  const notice = page.getByRole('dialog', { name: '系统维护通知' });
  await atMoment(page, '/historyDataManage/CertSubModel', '2024-08-10T09:00:00');
  await expect(notice.getByText(/2024年8月22日至24日系统维护/)).toBeVisible();
  await notice.getByRole('button', { name: '知道了' }).click();
  await expect(notice).toHaveCount(0);
  await openMenu(page, '认定批次设置');
  await openMenu(page, '教师资格证书管理');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '教师资格证书管理' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.goto(`${base()}/limitModel/LimitationSubModel`);
  await expect(notice).toBeVisible();
});

// Rules: notice-04
test('系统维护通知：时段之后不提示', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_gj');
  await atMoment(page, '/historyDataManage/CertSubModel', '2024-08-25T00:00:00');
  await expect(page.getByRole('heading', { level: 1, name: '教师资格证书管理' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '系统维护通知' })).toHaveCount(0);
});
