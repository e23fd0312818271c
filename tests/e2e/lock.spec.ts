import { expect, type Locator, type Page } from '@playwright/test';
import {
  base,
  choosePersonal,
  fillSignIn,
  knownCode,
  newestCode,
  openMenu,
  PASSWORD,
  signedIn,
} from './pages';
import { test } from './test';
import { changeRows } from './product';

const lockOf = (page: Page) => page.getByRole('dialog', { name: '屏幕已锁定' });

async function unlock(page: Page, password = PASSWORD): Promise<void> {
  const field = lockOf(page).getByLabel('登录密码', { exact: true });
  await field.fill(password);
  await field.press('Enter');
}

async function editFirstBatch(page: Page): Promise<void> {
  await page
    .getByRole('grid')
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: '编辑', exact: true })
    .click();
}

test('锁屏：会话当即在服务端结束，填到一半的表单留在下面，密码不对有提示，解锁后接着填', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_gj');
  await openMenu(page, '认定批次设置');
  await editFirstBatch(page);
  const notice = page.getByRole('dialog', { name: /编辑/ }).getByRole('textbox', { name: '公告' });
  await notice.fill('填到一半的公告，𬭎县与䶮村');
  const ended = page.waitForResponse((response) => response.url().includes('logout'));
  await page.keyboard.press('Control+Alt+l');
  await expect(lockOf(page)).toBeVisible();
  expect((await ended).status()).toBe(200);
  expect(
    await page.evaluate(() => ['key', 'uk', 'salt'].map((name) => sessionStorage.getItem(name))),
  ).toEqual([null, null, null]);
  expect(
    await page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('unInfo') ?? '{}') as { token: string }).token,
    ),
  ).toBe('');
  for (const keys of ['Escape', 'Alt+/', 'Control+k']) await page.keyboard.press(keys);
  await expect(page.getByRole('dialog', { name: '为什么不能操作' })).toBeHidden();
  expect(
    await page.evaluate(
      () =>
        document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')?.ariaLabel,
    ),
  ).toBe('屏幕已锁定');
  await unlock(page, 'Wrong-2024#');
  await expect(lockOf(page).getByRole('alert')).toContainText('密码不正确，请重新输入');
  await unlock(page);
  await expect(lockOf(page)).toBeHidden();
  await expect(notice).toHaveValue('填到一半的公告，𬭎县与䶮村');
  await expect(notice).toBeFocused();
});

test('二十五分钟没有人碰就锁上并说明原因，填到一半的内容还在', async ({ browser }) => {
  // Before the first call: while a clock is being installed it stands at zero, and what is signed
  // then is refused.
  const page = await signedIn(browser, 'demo_gj', (empty) => empty.clock.install());
  await openMenu(page, '认定批次设置');
  await editFirstBatch(page);
  const notice = page.getByRole('dialog', { name: /编辑/ }).getByRole('textbox', { name: '公告' });
  await notice.fill('午饭前填到一半');
  await page.clock.fastForward('24:30');
  await expect(lockOf(page)).toBeHidden();
  await page.keyboard.press('Shift');
  await page.clock.fastForward('24:30');
  await expect(lockOf(page)).toBeHidden();
  await page.clock.fastForward('01:00');
  await expect(lockOf(page)).toContainText('长时间未操作');
  await unlock(page);
  await expect(lockOf(page)).toBeHidden();
  await expect(notice).toHaveValue('午饭前填到一半');
});

test('锁屏前发出、锁屏后才被拒绝的查询，解锁后自己再问一次', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await openMenu(page, '认定数据查看');
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  let release = () => undefined as void;
  const locked = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/registration\?/, async (route) => {
    await locked;
    await route.continue();
  });
  await page.getByRole('search').getByLabel('姓名', { exact: true }).fill('查无此人');
  const asked = page.waitForRequest(/registration\?/);
  await page.keyboard.press('Enter');
  await asked;
  const ended = page.waitForResponse((response) => response.url().includes('logout'));
  await page.keyboard.press('Control+Alt+l');
  await ended;
  const refused = page.waitForResponse((response) => response.url().includes('registration?'));
  release();
  expect(((await (await refused).json()) as { code: number }).code).toBe(410);
  await unlock(page);
  await expect(
    page
      .getByText(/没有符合条件|没有找到|暂无/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByText('会话已结束')).toHaveCount(0);
});

test('锁着时刷新页面还是锁着，解锁后回到原来的页面和标签；换个人用则回到登录页', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_x320101');
  await openMenu(page, '认定数据查看');
  await choosePersonal(page, /锁定屏幕/);
  await expect(lockOf(page)).toBeVisible();
  await page.reload();
  await expect(lockOf(page)).toBeVisible();
  await unlock(page);
  await expect(page.getByRole('heading', { level: 1, name: '认定数据查看' })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  await expect(
    page
      .getByRole('navigation', { name: '已打开的页面' })
      .getByRole('button', { name: '认定数据查看', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Control+Alt+l');
  await lockOf(page)
    .getByRole('button', { name: /换个人用/ })
    .click();
  await expect(page).toHaveURL(/Login/);
  expect(await page.evaluate(() => sessionStorage.getItem('unInfo'))).toBeNull();
});

test('登录要短信验证的账号，解锁也要；取消后回到密码', async ({ page }) => {
  // Codes are a minute apart for one mobile.
  const minutes = () =>
    changeRows(
      "update sms_log set create_time = create_time - interval '2 minutes' where sms_type = '2'",
    );
  await minutes();
  await fillSignIn(page, 'demo_duanxin');
  const step = page.getByRole('dialog', { name: '短信验证' });
  await prove(step);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.keyboard.press('Control+Alt+l');
  await unlock(page);
  await expect(lockOf(page).getByLabel('验证码', { exact: true })).toBeFocused();
  await lockOf(page).getByRole('button', { name: '取 消' }).click();
  await unlock(page);
  await minutes();
  await prove(lockOf(page));
  await expect(lockOf(page)).toBeHidden();
  await openMenu(page, '认定数据查看');
});

async function prove(step: Locator): Promise<void> {
  const known = knownCode();
  await step.getByRole('button', { name: '获取验证码' }).click();
  await expect(step.getByRole('button', { name: /秒后可重发/ })).toBeDisabled();
  await step.getByLabel('验证码', { exact: true }).fill(await newestCode(known));
  await step.getByRole('button', { name: '确 定' }).click();
}

test('同一浏览器的第二个标签不再登录，第一个不被挤掉；锁屏、解锁、退出两个标签一起', async ({
  browser,
}) => {
  const first = await signedIn(browser, 'demo_x320101');
  const second = await first.context().newPage();
  await second.goto(`${base()}/register/RegistrationAudSubModel`);
  await expect(second.getByRole('heading', { level: 1, name: '认定审批' })).toBeVisible();
  await openMenu(first, '认定数据查看');
  await first.keyboard.press('Control+Alt+l');
  for (const page of [first, second]) await expect(lockOf(page)).toBeVisible();
  await unlock(second);
  for (const page of [first, second]) await expect(lockOf(page)).toBeHidden();
  await openMenu(first, '网报数据核验');
  await choosePersonal(second, /退出/);
  for (const page of [first, second]) await expect(page).toHaveURL(/Login/);
});
