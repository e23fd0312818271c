import { expect } from '@playwright/test';
import {
  base,
  choosePersonal,
  fillSignIn,
  knownCode,
  newestCode,
  PASSWORD,
  signedIn,
} from './pages';
import { test } from './test';

// Rules: signin-02, signin-03, signin-16, signin-17, signin-20
test('短信验证：空、格式错、验证码错各有提示，倒计时期间不能重发，正确后进入系统', async ({
  page,
}) => {
  await fillSignIn(page, 'demo_duanxin');
  const dialog = page.getByRole('dialog', { name: /短信验证/ });
  await expect(dialog).toBeVisible();
  await expect(
    dialog.getByText(/验证码将发送到您登记的手机 .*如号码有误或无法使用，请联系上级机构/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: '确 定' }).click();
  await expect(dialog.getByText('验证码不能为空')).toBeVisible();
  await dialog.getByLabel('验证码').fill('12');
  await dialog.getByRole('button', { name: '确 定' }).click();
  await expect(dialog.getByText('请输入六位数验证码', { exact: true })).toBeVisible();
  const known = knownCode();
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByRole('button', { name: /\d+ 秒后可重发/ })).toBeDisabled();
  const code = await newestCode(known);
  await dialog.getByLabel('验证码').fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: '确 定' }).click();
  await expect(dialog.getByText(/验证码错误.*联系上级机构/)).toBeVisible();
  await dialog.getByLabel('验证码').fill(code);
  await dialog.getByRole('button', { name: '确 定' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

// Rules: signin-04, signin-05, signin-06, signin-07, signin-10, password-06, password-10,
// password-20
test('密码过期：必须先改密码，规则逐条提示，改完用新密码登录；在页头再改一次，说成功后退出', async ({
  page,
}) => {
  await fillSignIn(page, 'demo_guoqi');
  await expect(page.getByText('密码已过期，请修改密码后重新登陆！')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const dialog = page.getByRole('dialog', { name: /修改密码/ });
  const submit = dialog.getByRole('button', { name: '提 交' });
  await submit.click();
  await expect(dialog.getByText('请输入当前密码')).toBeVisible();
  await dialog.getByLabel('当前密码', { exact: true }).fill('Wrong-2024#');
  await dialog.getByLabel('新密码', { exact: true }).fill('short1#');
  await submit.click();
  await expect(dialog.getByText(/密码长度8位以上/)).toBeVisible();
  await dialog.getByLabel('新密码', { exact: true }).fill('Rainy_2025#');
  await dialog.getByLabel('确认密码', { exact: true }).fill('Rainy_2026#');
  await submit.click();
  await expect(dialog.getByText('两次输入密码不一致!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('确认密码', { exact: true }).fill('Rainy_2025#');
  await submit.click();
  await expect(dialog.getByText('当前密码不正确，请重新输入')).toBeVisible();
  await expect(dialog.getByLabel('当前密码', { exact: true })).toHaveAccessibleDescription(
    /当前密码不正确/,
  );
  await dialog.getByLabel('当前密码', { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('修改密码成功，请用新密码登录');
  await fillSignIn(page, 'demo_guoqi', 'Rainy_2025#');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await choosePersonal(page, /修改密码/);
  await dialog.getByLabel('当前密码', { exact: true }).fill('Rainy_2025#');
  await dialog.getByLabel('新密码', { exact: true }).fill('Cloudy_2026#');
  await dialog.getByLabel('确认密码', { exact: true }).fill('Cloudy_2026#');
  await submit.click();
  await expect(page.getByText('修改密码成功', { exact: true })).toBeVisible();
  await expect(page.getByText('密码已修改，请重新登录')).toBeVisible();
  await expect(page).toHaveURL(/Login/);
});

// Rules: forgot-01, forgot-02, forgot-03, forgot-04, forgot-05, forgot-06, forgot-11, forgot-14,
// password-08
test('找回密码：三步，不透露账号与手机号是否相符，每一步的错误都有提示，设新密码后能登录', async ({
  page,
}) => {
  await page.goto(`${base()}/Login`);
  await page.getByRole('link', { name: '找回密码' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请输入用户名').last()).toBeVisible();
  await page.getByLabel('用户名').fill('demo_x320102');
  await page.getByLabel('手机号').fill('15400001006');
  const known = knownCode();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('如账号与手机号码相符，验证码已发送，请注意查收')).toBeVisible();
  await expect(page.getByRole('button', { name: /\d+ 秒后可重发/ })).toBeDisabled();
  const code = await newestCode(known);
  await page.getByLabel('手机号').fill('15400009999');
  await page.getByLabel('验证码').fill(code);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText(/验证码不正确或已失效/).first()).toBeVisible();
  await page.getByLabel('手机号').fill('15400001006');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('验证码通过，请重置密码')).toBeVisible();
  const submit = page.getByRole('button', { name: '提 交' });
  await submit.click();
  await expect(page.getByText('请输入新设密码').last()).toBeVisible();
  await expect(page.getByText('确认密码不能为空')).toBeVisible();
  await page.getByLabel(/^\*?新密码$/).fill('Windy_2025#');
  await page.getByLabel(/^\*?确认密码$/).fill('Windy_2024#');
  await submit.click();
  await expect(page.getByText('两次输入密码不一致!')).toBeVisible();
  await page.getByLabel(/^\*?确认密码$/).fill('Windy_2025#');
  await submit.click();
  await expect(page.getByText('密码修改成功，可以重新登录')).toBeVisible();
  await expect(page).toHaveURL(/Login/);
  await fillSignIn(page, 'demo_x320102', 'Windy_2025#');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

// What reads the certificate is another host, which the products of the tests do not have.
test('检测到USB Key：登录页写出证书里的机构，填好账号（signin-08）', async ({ page }) => {
  await page.route('**/login/oauth*', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { data: object };
    await route.fulfill({
      json: { ...envelope, data: { ...envelope.data, keyProbe: base().replace(/\/tqc$/, '') } },
    });
  });
  const data = { account: 'demo_s32', orgName: '云梦省教育厅', isOldKey: false, ticket: 't' };
  await page.route('**/getUKeyCert*', (route) =>
    route.fulfill({ json: { code: 0, message: '', data } }),
  );
  await page.goto(`${base()}/Login`);
  await expect(page.getByText('云梦省教育厅', { exact: true })).toBeVisible();
  await expect(page.getByLabel('用户名')).toHaveValue('demo_s32');
});

test('五次失败后锁定，浏览器做功不让人察觉', async ({ page }) => {
  for (let n = 0; n < 5; n += 1) {
    await fillSignIn(page, 'demo_nobody', 'wrong-2024#');
    await expect(
      page.getByRole('alert').filter({
        hasText: n < 4 ? '登录系统后台异常' : '登录失败次数过多，账号已锁定，请30分钟后再试',
      }),
    ).toBeVisible();
  }
});

// What each code says and that it ends the session once is a table in packages/client; that the
// page leaves and says it is the same for all of them.
const FORCED = [
  [410, '会话已结束，请重新登录'],
  [492, '该用户已经停用，不允许登录，请联系上级机构！'],
] as const;

test('被强制退出：退出一次，说明一次', async ({ browser }) => {
  for (const [code, message] of FORCED) {
    await test.step(String(code), async () => {
      const page = await signedIn(browser, 'demo_s32');
      // A page that asks for nothing: the first call the code answers is that of the click.
      await page.goto(`${base()}/Development`);
      await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
      // The server's own answers are tested on the server; here the line gives each code to the
      // page, for every call at once.
      await page.route('**/rest/edu/kernal/**', (route) =>
        route.fulfill({
          status: 401,
          contentType: 'application/json; charset=utf-8',
          body: JSON.stringify({ code, message, data: null }),
        }),
      );
      await page
        .getByRole('navigation', { name: '主菜单' })
        .getByRole('link', { name: '认定数据查看', exact: true })
        .click();
      await expect(page).toHaveURL(/Login\?redirect=.*RegistrationSubModel/);
      await expect(page.getByText(message)).toHaveCount(1);
      expect(await page.evaluate(() => sessionStorage.getItem('unInfo'))).toBeNull();
      await page.context().close();
    });
  }
});

test('网关自己的 413、415 页面不会让人退出', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_s32');
  await page.route('**/rest/edu/kernal/certificate/registration**', (route) =>
    route.fulfill({
      status: 413,
      contentType: 'text/html',
      body: '<h1>413 Request Entity Too Large</h1>',
    }),
  );
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '认定数据查看', exact: true })
    .click();
  await expect(page.getByText('服务没有正确答复，请稍后重试').first()).toBeVisible();
  await expect(page).not.toHaveURL(/Login/);
});

test('一段程序没有载入：说明原因，重试会重新载入整页', async ({ page }) => {
  await page.goto(`${base()}/Login`);
  await page.route(/FindPasswordPage/, (route) => route.abort());
  await page.goto(`${base()}/findPassword`);
  await expect(page.getByRole('alert')).toContainText('系统出了问题');
  await page.unroute(/FindPasswordPage/);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: /找回密码/ })).toBeVisible();
});
