import { expect } from '@playwright/test';
import { base, openInside, openMenu, search, signedIn } from './pages';
import { test } from './test';

test('列设置由服务端记住：换一个浏览器也一样，恢复默认即清除', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_s32');
  await openMenu(page, '认定数据查看');
  await expect(page.getByRole('columnheader', { name: '性别' })).toBeVisible();
  await page.getByRole('button', { name: '列设置' }).click();
  const saved = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('personal/view'),
  );
  await page
    .getByRole('checkbox', { name: /性别/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader', { name: '性别' })).toHaveCount(0);
  expect((await saved).ok()).toBe(true);
  const other = await signedIn(browser, 'demo_s32');
  await openMenu(other, '认定数据查看');
  await expect(other.getByRole('columnheader', { name: '姓名' })).toBeVisible();
  await expect(other.getByRole('columnheader', { name: '性别' })).toHaveCount(0);
  await other.getByRole('button', { name: '列设置' }).click();
  await other.getByRole('button', { name: /恢复默认/ }).click();
  await expect(other.getByRole('columnheader', { name: '性别' })).toBeVisible();
});

test('二十个标签页：逐个切换回来，输入的内容还在，全部关闭后内存回到原处', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  const strip = page.getByRole('navigation', { name: '已打开的页面' });
  await openMenu(page, '认定数据查看');
  await expect(
    page
      .getByRole('gridcell')
      .filter({ hasText: /^20240\d{11}$/ })
      .first(),
  ).toBeVisible();
  const ids = await page
    .getByRole('gridcell')
    .filter({ hasText: /^20240\d{11}$/ })
    .allInnerTexts();
  expect(ids.length).toBeGreaterThanOrEqual(10);
  const cdp = await page.context().newCDPSession(page);
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
  };
  const openMore = async () => {
    for (const id of ids.slice(0, 10)) {
      await openInside(page, `/register/application/${id}`);
      await expect(strip.getByRole('button', { name: `申请 ${id}`, exact: true })).toBeVisible();
      await expect(
        page.getByRole('heading', { name: '申请材料' }).filter({ visible: true }),
      ).toBeVisible();
    }
    for (const title of [
      '本机构计划',
      '确认点工作安排',
      '认定审批',
      '认定计划查看',
      '教师资格证书管理',
    ])
      await openMenu(page, title);
    for (const [path, title] of [
      ['/register/desk', '审核台'],
      ['/personal/sessions', '登录会话'],
    ] as const) {
      await openInside(page, path);
      // The page before has a heading too: only the tab tells that this one was opened.
      await expect(strip.getByRole('button', { name: title, exact: true })).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 1, name: title }).filter({ visible: true }),
      ).toBeVisible();
    }
  };
  const closeAll = async () => {
    const first = strip.getByRole('button', { name: '网报数据核验', exact: true });
    await first.click({ button: 'right' });
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
    await expect(strip.getByRole('button', { name: /^申请/ })).toHaveCount(0);
  };
  // The code of a page stays once it was opened, and has nothing to do with tabs: every page is
  // opened once before anything is measured.
  await openMore();
  await openMenu(page, '网报数据核验');
  await closeAll();
  await openMenu(page, '认定数据查看');
  await openMenu(page, '网报数据核验');
  await page.getByRole('search').getByLabel('姓名', { exact: true }).fill('输入了一半');
  const before = await heap();
  await openMore();
  const tabs = strip.getByRole('button').filter({ hasNotText: /^$/ });
  const titles = (await tabs.allInnerTexts())
    .map((text) => text.trim())
    .filter((text) => text !== '');
  expect(titles.length).toBeGreaterThanOrEqual(20);
  for (const title of titles) {
    const tab = strip.getByRole('button', { name: title, exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }
  expect(await strip.getByRole('button', { name: /^申请 \d{16}$/ }).count()).toBe(10);
  await openMenu(page, '网报数据核验');
  await expect(
    page.getByRole('search').filter({ visible: true }).getByLabel('姓名', { exact: true }),
  ).toHaveValue('输入了一半');
  const full = await heap();
  await closeAll();
  let after = await heap();
  // Effects of hidden pages and the viewers' pictures are let go of when the browser is idle;
  // twenty pages kept alive would be many MiB.
  await expect
    .poll(async () => (after = await heap()) - before, { timeout: 15_000 })
    .toBeLessThan(2);
  console.log(
    `标签页：打开前 ${before.toFixed(1)} MiB，二十个打开时 ${full.toFixed(1)} MiB，全部关闭后 ${after.toFixed(1)} MiB`,
  );
});

test('同一个条件的列表能用地址分享，收到的人看到自己范围内的', async ({ browser }) => {
  const province = await signedIn(browser, 'demo_s32');
  await openMenu(province, '认定数据查看');
  await search(province, '姓名', '陈静怡');
  const link = province.url();
  await expect(province.getByText('共 1 条记录')).toBeVisible();
  const elsewhere = await signedIn(browser, 'demo_x320102');
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('search').getByLabel('姓名', { exact: true })).toHaveValue(
    '陈静怡',
  );
  await expect(elsewhere.getByText('共 0 条记录')).toBeVisible();
  expect(link).toContain(base());
});

test('看过的行有标记，从申请回到列表时还在', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await openMenu(page, '认定审批');
  const row = (at: number) => page.getByRole('grid').getByRole('row').nth(at);
  await expect(row(1)).not.toContainText('已查看');
  await row(1).getByRole('button', { name: '审批', exact: true }).click();
  await expect(page.getByRole('heading', { name: '申请材料' })).toBeVisible();
  await openMenu(page, '认定审批');
  await expect(row(1)).toContainText('已查看');
  await expect(row(2)).not.toContainText('已查看');
  await row(2).getByRole('gridcell').nth(2).dblclick();
  await expect(page.getByRole('heading', { name: '申请材料' })).toBeVisible();
  await openMenu(page, '认定审批');
  await expect(row(2)).toContainText('已查看');
});

test('打印名单：纸上只有名单，表头每页都有；菜单、查询、按钮都不在', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-asked', '');
  });
  await page.goto(`${base()}/register/RegistrationSubModel?pageSize=50`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(rows.first()).toBeVisible();
  const numbers = await page
    .getByRole('gridcell')
    .filter({ hasText: /^\d{3}\*+\d{3}[\dX]$/ })
    .allInnerTexts();
  await page.getByRole('button', { name: '打印名单' }).click();
  await expect(page.locator('body[data-asked]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('button', { name: '查 询' })).toBeHidden();
  const sheet = page.locator('[data-printed]');
  await expect(sheet.getByRole('heading', { name: '认定数据查看' })).toBeVisible();
  await expect(sheet.getByText(/打印人：.*demo_x320101/)).toBeVisible();
  await expect(sheet.locator('tbody tr')).toHaveCount(50);
  // Masked as on the screen.
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) await expect(sheet.getByText(number).first()).toBeVisible();
  const heads = await sheet.locator('thead').evaluate((head) => getComputedStyle(head).display);
  expect(heads).toBe('table-header-group');
  const paper = await page.pdf({ preferCSSPageSize: true });
  // Fifty rows take several pages across, and no page is that of the shell.
  const text = paper.toString('latin1');
  const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: '查 询' })).toBeVisible();
});

test('选择符合条件的全部：不只是本页，办理前说明一共多少条', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await openMenu(page, '认定数据查看');
  const whole = page.getByRole('checkbox', { name: '选择本页全部' });
  await expect(whole).toBeEnabled();
  const total = Number(
    /共 (\d+) 条/.exec(await page.getByText(/^共 \d+ 条记录$/).innerText())?.[1],
  );
  expect(total).toBeGreaterThan(10);
  await whole.check();
  await page.getByRole('button', { name: `选择符合条件的全部 ${total} 条` }).click();
  await expect(page.getByText(`已选 ${total} 条`)).toBeVisible();
  await page.getByRole('button', { name: '批量留言' }).click();
  const question = page.getByRole('dialog', { name: '批量留言' });
  await expect(question.getByText(new RegExp(`^将办理 ${total} 条：`))).toBeVisible();
  await question.getByRole('button', { name: /取\s?消/ }).click();
});
