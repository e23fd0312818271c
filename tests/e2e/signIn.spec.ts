import { expect, type Page } from '@playwright/test';
import { base, openMenu, signedIn } from './pages';
import { test } from './test';

// Rules: guard-01, guard-02, guard-03, routing-01, routing-02, routing-03
test('没有登录时任何页面都去登录，登录后回到原来的页面', async ({ page }) => {
  await page.goto(`${base()}/register/RegistrationSubModel`);
  await expect(page).toHaveURL(/\/Login\?redirect=/);
  await expect(page).toHaveTitle(/登录/);
  await page.getByLabel('用户名').fill('demo_x320101');
  await page.getByLabel('密码').fill('Yanshi-2024#');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '认定数据查看' })).toBeVisible();
  await page.goto(`${base()}/Login?redirect=//evil.example`);
  await expect(page).toHaveURL(/HomeWorks/);
});

// Rules: signin-11, signin-12, error-22
test('空的账号和密码各有提示，错误的密码用规定的话说明，不留下会话', async ({ page }) => {
  await page.goto(`${base()}/Login`);
  await expect(page.getByLabel('用户名'), '打开就能输入').toBeFocused();
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page.getByText('用户名不能为空')).toBeVisible();
  await expect(page.getByText('密码不能为空')).toBeVisible();
  await expect(page.getByLabel('用户名'), '停在第一个缺的字段').toBeFocused();
  await page.getByLabel('用户名').fill('demo_c3201');
  await page.getByLabel('密码').fill('wrong-2024#');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(
    page.getByText('登录系统后台异常，账号和密码错误，请您与上级机构核实用户权限或者找回密码。'),
  ).toBeVisible();
  await expect(page.getByLabel('密码'), '错了就在密码上重来').toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('unInfo'))).toBeNull();
});

test('演示账号晚一步到，登录按钮不从手底下滑走', async ({ page }) => {
  let release = () => undefined as void;
  const told = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/security/auth/login/oauth*', async (route) => {
    await told;
    await route.continue();
  });
  await page.goto(`${base()}/Login`);
  const button = page.getByRole('button', { name: '登 录' });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  release();
  await expect(page.getByText('演示账号（演示数据）')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

// Rules: session-01, session-02
test('浏览器里不存密钥和个人信息，刷新后会话继续', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_s32');
  // Named `key`, the entry hides behind a method of the storage; only getItem reads it.
  const stored = await page.evaluate(() =>
    Object.fromEntries(
      ['unInfo', 'key', 'salt', 'orgType', 'recrdData', 'uk'].map((name) => [
        name,
        sessionStorage.getItem(name),
      ]),
    ),
  );
  expect(Object.values(stored)).not.toContain(null);
  expect(stored['orgType']).toBe('4');
  expect(stored['key']).toMatch(/^idb:/);
  expect(stored['uk']).toMatch(/#uk$/);
  expect(stored['unInfo']).not.toMatch(/1540000\d{4}/);
  await page.reload();
  await expect(page.getByText('省级演示员').first()).toBeVisible();
});

// Rules: error-11
test('同一账号在别处登录后，先前的页面说明原因并退出，只说一次', async ({ browser }) => {
  const first = await signedIn(browser, 'demo_c3201');
  await signedIn(browser, 'demo_c3201');
  const menu = first.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '认定数据查看', exact: true }).click();
  await expect(first.getByText('您的账号已在其他地方登录')).toBeVisible();
  await expect(first).toHaveURL(/Login/);
});

// Rules: shell-03, shell-05, shell-06, tabs-01, tabs-03
test('框架和标签页：菜单上是系统名称，页头有全屏、消息和个人菜单；切换标签页保留输入，关闭回到前一页，刷新后还在', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_x320101');
  await openMenu(page, '认定数据查看');
  await page.getByRole('search').getByLabel('姓名', { exact: true }).fill('输入了一半');
  await openMenu(page, '认定审批');
  const strip = page.getByRole('navigation', { name: '已打开的页面' });
  await expect(page.getByText('教师资格管理信息系统', { exact: true })).toBeVisible();
  const head = page.getByRole('banner');
  for (const name of ['全屏', /^消息，/, / · /])
    await expect(head.getByRole('button', { name })).toBeVisible();
  const [under, over] = await Promise.all([head.boundingBox(), strip.boundingBox()]);
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  await strip.getByRole('button', { name: '认定数据查看', exact: true }).click();
  await expect(page.getByRole('search').getByLabel('姓名', { exact: true })).toHaveValue(
    '输入了一半',
  );
  await strip.getByRole('button', { name: '关闭认定数据查看' }).click();
  await expect(page).toHaveURL(/HomeWorks/);
  await page.reload();
  await expect(strip.getByRole('button', { name: '认定审批', exact: true })).toBeVisible();
  await strip.getByRole('button', { name: '认定审批', exact: true }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect(strip.getByRole('button', { name: '工作台', exact: true })).toBeVisible();
  await expect(strip.getByRole('button', { name: '认定审批', exact: true })).toHaveCount(0);
});

// Rules: menu-01, menu-02
test('菜单按级别给：确认点没有审批，国家级没有本机构计划', async ({ browser }) => {
  const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
  const point = await signedIn(browser, 'demo_q0001');
  await expect(point).toHaveURL(/ProvinceBatchViewSubModel/);
  await expect(menu(point).getByRole('link', { name: '认定审批' })).toHaveCount(0);
  await point.goto(`${base()}/register/RegistrationAudSubModel`);
  await expect(point.getByRole('alert')).toContainText('您没有该页面的权限');
  const centre = await signedIn(browser, 'demo_gj');
  await expect(menu(centre).getByRole('link', { name: '认定批次设置' })).toBeVisible();
  await expect(menu(centre).getByRole('link', { name: '本机构计划' })).toHaveCount(0);
});
