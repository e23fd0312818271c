import { expect, type Page } from '@playwright/test';
import { choosePersonal, openMenu, signedIn } from './pages';
import { test } from './test';

const strip = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
const asked = (page: Page) => page.getByRole('dialog', { name: '有未保存的内容' });

async function stay(page: Page): Promise<void> {
  await expect(asked(page)).toContainText('给申请人的留言');
  await asked(page).getByRole('button', { name: '继续填写' }).click();
  await expect(asked(page)).toHaveCount(0);
}

// Rules: signin-09
test('没写完的留言：关标签、关全部、退出、刷新浏览器都先问，藏在后面也算；放弃了才关', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_x320101');
  await openMenu(page, '认定审批');
  await page
    .getByRole('grid')
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: '审批', exact: true })
    .click();
  const text = page.getByRole('textbox', { name: '留言内容' });
  await text.fill('请于周五前到窗口，带上𬭎县的证明');
  const close = strip(page).getByRole('button', { name: /^关闭申请/ });
  await close.click();
  await stay(page);
  await openMenu(page, '认定数据查看');
  await strip(page).getByRole('button', { name: '关闭认定数据查看' }).click();
  await expect(asked(page)).toHaveCount(0);
  await openMenu(page, '认定审批');
  await close.click();
  await stay(page);
  await strip(page)
    .getByRole('button', { name: '认定审批', exact: true })
    .click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await stay(page);
  await choosePersonal(page, /退出登录/);
  await stay(page);
  const ofBrowser = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await ofBrowser;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await strip(page)
    .getByRole('button', { name: /^申请/ })
    .first()
    .click();
  await expect(text).toHaveValue('请于周五前到窗口，带上𬭎县的证明');
  await close.click();
  await asked(page).getByRole('button', { name: '放弃修改' }).click();
  await expect(strip(page).getByRole('button', { name: /^申请/ })).toHaveCount(0);
  await page.evaluate(() => ((globalThis as { before?: true }).before = true));
  await choosePersonal(page, /退出登录/);
  await expect(page).toHaveURL(/Login/);
  await expect(page.getByRole('button', { name: '登 录' })).toBeVisible();
  // The page is loaded anew: nothing of whoever left is in it.
  expect(await page.evaluate(() => 'before' in globalThis)).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem('unInfo'))).toBeNull();
});
