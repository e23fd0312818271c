import { expect, test } from '@playwright/test';
import { choosePersonal, openMenu, signedIn } from './pages';

test('为什么不能操作：Alt+/ 和个人菜单都说出这一页每个操作的结论、原因和判断的各环', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_x320101');
  await openMenu(page, '认定审批');
  const first = page.getByRole('checkbox', { name: '选择第 1 条' });
  await expect(first).toBeVisible();
  const panel = page.getByRole('dialog', { name: '为什么不能操作' });
  const approve = panel
    .getByRole('listitem')
    .filter({ has: page.getByText('批量审批通过', { exact: true }) });
  await page.keyboard.press('Alt+/');
  await expect(approve).toContainText('请先勾选要办理的申请');
  await expect(approve).toContainText('功能授权：通过');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await first.check();
  await choosePersonal(page, /为什么不能操作/);
  await expect(approve).toContainText('可以办理');
});

test('水印写着是谁在看；服务器换了版本时提示，手上的内容不受影响', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await expect(page.locator('svg pattern text').first()).toHaveText(/演示/);
  await page.route('**/tqc/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-newer.js'),
    });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const prompt = page.getByText('系统已更新，刷新页面后使用新版本。');
  await expect(prompt).toBeVisible();
  await page.getByRole('button', { name: '稍后' }).click();
  await expect(prompt).toBeHidden();
});
