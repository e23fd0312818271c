import { expect, test } from '@playwright/test';
import { base, openMenu, search, signedIn } from './pages';

test('列设置由服务端记住：换一个浏览器也一样，恢复默认即清除', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_s32');
  await openMenu(page, '认定数据查看');
  await expect(page.getByRole('columnheader', { name: '性别' })).toBeVisible();
  await page.getByRole('button', { name: '列设置' }).click();
  await page
    .getByRole('checkbox', { name: /性别/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader', { name: '性别' })).toHaveCount(0);
  await page.waitForTimeout(1500);
  const other = await signedIn(browser, 'demo_s32');
  await openMenu(other, '认定数据查看');
  await expect(other.getByRole('columnheader', { name: '姓名' })).toBeVisible();
  await expect(other.getByRole('columnheader', { name: '性别' })).toHaveCount(0);
  await other.getByRole('button', { name: '列设置' }).click();
  await other.getByRole('button', { name: /恢复默认/ }).click();
  await expect(other.getByRole('columnheader', { name: '性别' })).toBeVisible();
});

test('二十个标签页：逐个切换回来，输入的内容还在，全部关闭后内存回到原处', async ({ browser }) => {
  test.setTimeout(180_000);
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
  // Pages are opened inside the app, as links do: an address typed anew would start it afresh.
  const open = async (path: string) => {
    await page.evaluate((to) => {
      history.pushState({}, '', `/tqc${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  };
  const openMore = async () => {
    for (const id of ids.slice(0, 10)) {
      await open(`/register/application/${id}`);
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
      await open(path);
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
