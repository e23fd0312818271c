import { expect } from '@playwright/test';
import { choosePersonal, fillSignIn, openMenu, signedIn } from './pages';
import { test } from './test';

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

test('页面的程序没有取到时说是网络或更新，按重试重新打开这一页，别的页照常', async ({
  browser,
}) => {
  // The errors that React writes of it are meant here.
  const page = await (await browser.newContext()).newPage();
  await fillSignIn(page, 'demo_s32');
  const code = '**/assets/DegreeScreen-*.js';
  await page.route(code, (route) => route.abort());
  await openMenu(page, '学历信息');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '学位信息', exact: true }).click();
  const said = page.getByText('本页没有打开：网络中断，或者系统刚刚更新过。请按重试重新打开。');
  await expect(said).toBeVisible();
  await menu.getByRole('link', { name: '学历信息', exact: true }).click();
  await expect(page.getByRole('grid').filter({ visible: true })).toBeVisible();
  await menu.getByRole('link', { name: '学位信息', exact: true }).click();
  await page.unroute(code);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(said).toBeHidden();
  await expect(page.getByRole('grid').filter({ visible: true })).toContainText('学位级别');
});
