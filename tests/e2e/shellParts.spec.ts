import { expect, test } from '@playwright/test';
import { openMenu, signedIn } from './pages';

test('为什么不能操作：Alt+/ 说出这一页每个操作的结论和判断的各环', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_gj');
  await openMenu(page, '认定批次设置');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Alt+/');
  const panel = page.getByRole('dialog', { name: '为什么不能操作' });
  await expect(panel.getByText('新增批次', { exact: true })).toBeVisible();
  await expect(panel.getByText(/功能授权：通过/).first()).toBeVisible();
  await expect(panel.getByText(/记录现在的状态没有这项操作/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('水印写着是谁在看；服务器换了版本时提示，手上的内容不受影响', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await expect(page.locator('svg pattern text').first()).toHaveText(/演示/);
  await page.route('**/tqc/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-newer.js') });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const prompt = page.getByText('系统已更新，刷新页面后使用新版本。');
  await expect(prompt).toBeVisible();
  await page.getByRole('button', { name: '稍后' }).click();
  await expect(prompt).toBeHidden();
});
