import { expect, type Page } from '@playwright/test';
import { base, openMenu, PASSWORD, signedIn } from './pages';
import { test } from './test';

/** Nobody's number. */
const NUMBER = '320102199001011234';
const NOTE = '证件号码、手机号码和证书号码不保存在视图中';

const form = (page: Page) => page.getByRole('search').filter({ visible: true });
const idNo = (page: Page) => form(page).getByLabel('证件号码', { exact: true });

/**
 * Everything of the browser in which an address may be kept: the page's own, its storage, and the
 * history of the tab.
 */
async function traces(page: Page): Promise<string> {
  const own = await page.evaluate(() => [
    location.href,
    JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]),
  ]);
  const cdp = await page.context().newCDPSession(page);
  const { entries } = await cdp.send('Page.getNavigationHistory');
  await cdp.detach();
  return [...own, ...entries.flatMap(({ url, title }) => [url, title])].join('\n');
}

async function searchByNumber(page: Page): Promise<void> {
  await openMenu(page, '认定审批');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await idNo(page).fill(NUMBER);
  await form(page).getByRole('button', { name: '查 询' }).click();
  await expect(page.getByText('共 0 条记录').filter({ visible: true })).toBeVisible();
}

test('按证件号码查询：结果出来了，号码不在地址、历史和存储里；换标签页回来还在，刷新后没有', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_x320101');
  await searchByNumber(page);
  expect(page.url()).not.toContain(NUMBER);
  expect(await traces(page)).not.toContain(NUMBER);
  await openMenu(page, '认定数据查看');
  await openMenu(page, '认定审批');
  await expect(idNo(page)).toHaveValue(NUMBER);
  await expect(page.getByText('共 0 条记录').filter({ visible: true })).toBeVisible();
  await page.goBack();
  await page.goForward();
  expect(page.url()).not.toContain(NUMBER);
  await page.reload();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await expect(idNo(page)).toHaveValue('');
  await expect(page.getByText('共 0 条记录').filter({ visible: true })).toHaveCount(0);
  expect(await traces(page)).not.toContain(NUMBER);
});

test('存成视图不带证件号码，并说明', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await searchByNumber(page);
  await page.getByRole('button', { name: '视图：默认' }).click();
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.getByLabel('新视图的名称').fill('只查一人');
  const answered = page.waitForResponse(
    (response) => response.url().includes('personal/view') && response.request().method() === 'GET',
  );
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const answer = await (await answered).text();
  expect(answer).toContain('只查一人');
  expect(answer).not.toContain(NUMBER);
  await expect(page).toHaveURL(/view=/);
  await expect(idNo(page)).toHaveValue(NUMBER);
  expect(await traces(page)).not.toContain(NUMBER);
});

test('旧链接带来的证件号码当即清掉，登录后返回的地址里也没有', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await openMenu(page, '认定审批');
  const list = page.url();
  await page.goto(`${list}?tab=recognised&idNo=${NUMBER}`);
  await expect(idNo(page)).toHaveValue('');
  expect(page.url()).toBe(`${list}?tab=recognised`);
  expect(await traces(page)).not.toContain(NUMBER);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${list}?tab=recognised&idNo=${NUMBER}`);
  await expect(stranger).toHaveURL(/Login\?redirect=/);
  expect(decodeURIComponent(stranger.url())).toContain('?tab=recognised');
  expect(stranger.url()).not.toContain(NUMBER);
  await stranger.goto(`${base()}/Login?redirect=${encodeURIComponent(`/a?idNo=${NUMBER}`)}`);
  await expect(stranger.getByLabel('用户名')).toBeVisible();
  expect(stranger.url()).not.toContain(NUMBER);
});

test('被强制退出：登录页的返回地址不带证件号码，再登录后回到列表，查询框是空的', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_x320101');
  await searchByNumber(page);
  // A person has one session: the second sign-in ends the first.
  await signedIn(browser, 'demo_x320101');
  await form(page).getByRole('button', { name: '查 询' }).click();
  await expect(page).toHaveURL(/Login\?redirect=/);
  expect(page.url()).not.toContain(NUMBER);
  expect(await traces(page)).not.toContain(NUMBER);
  await page.getByLabel('用户名').fill('demo_x320101');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '认定审批' })).toBeVisible();
  await expect(idNo(page)).toHaveValue('');
  await expect(page.getByText('共 0 条记录').filter({ visible: true })).toHaveCount(0);
  expect(await traces(page)).not.toContain(NUMBER);
});
