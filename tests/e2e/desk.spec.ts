import { expect, type Page } from '@playwright/test';
import { base, openMenu, shown, signedIn } from './pages';
import { test } from './test';

test('审核台：只用键盘，看材料、勾选、办理、到下一件', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_q0001');
  let clicks = 0;
  await page.exposeFunction('clicked', () => (clicks += 1));
  await page.goto(`${base()}/register/desk?step=check`);
  await page.evaluate(() =>
    document.addEventListener('pointerdown', () =>
      (globalThis as unknown as { clicked(): void }).clicked(),
    ),
  );
  const queue = page.getByRole('region', { name: '待办队列' });
  const current = queue.locator('[aria-current]');
  await expect(current).toHaveCount(1);
  const before = Number(/(\d+) 件待办/.exec(await queue.getByRole('status').innerText())?.[1]);
  expect(before).toBeGreaterThan(5);
  const first = await current.innerText();
  await page.keyboard.press('j');
  await expect(current).not.toHaveText(first);
  await page.keyboard.press('k');
  await expect(current).toHaveText(first, { useInnerText: true });
  await expect(page.getByRole('group', { name: '图片预览' })).toBeVisible();
  await page.keyboard.press('v');
  await page.keyboard.press(']');
  await expect(shown(page, '旋转 15 度')).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('checkbox', { name: '身份证件' })).toBeChecked();
  for (let n = 0; n < 5; n += 1) {
    const name = (await current.innerText()).split('\n')[0] ?? '';
    await expect(page.getByRole('region', { name: '身份' })).toContainText(name);
    // Whoever was just opened is looked at before a digit counts (useSettled).
    await page.waitForTimeout(800);
    await page.keyboard.press('1');
    await expect(page.getByText(`${name}：材料合格`).first()).toBeVisible();
    await expect(queue.getByRole('status')).toHaveText(`${before - n - 1} 件待办`);
  }
  await page.keyboard.press('/');
  await expect(queue.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('j1');
  await expect(queue.getByRole('searchbox')).toHaveValue('j1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('审核台的按键');
  expect(clicks).toBe(0);
});

test('会话过期不丢已填的内容：审核原因和表单都在重新登录后恢复', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101');
  await page.goto(`${base()}/register/desk?step=check`);
  await page.getByRole('button', { name: /核验不通过/ }).click();
  const reason = page.getByRole('textbox', { name: '原因说明' });
  await reason.fill('毕业证书的姓名与身份证不一致，𬭎字写法不同');
  await openMenu(page, '确认点工作安排');
  await page
    .getByRole('button', { name: /新增/ })
    .first()
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/确认范围/).fill('东霁区户籍、居住和就读人员');
  // The same account signs in elsewhere: this page's next call ends its session.
  await signedIn(browser, 'demo_x320101');
  await page.waitForTimeout(500);
  await form.getByRole('button', { name: '提交' }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  if (!/Login/.test(page.url())) await page.goto(`${base()}/register/desk?step=check`);
  await expect(page.getByLabel('用户名')).toBeVisible();
  await page.getByLabel('用户名').fill('demo_x320101');
  await page.getByLabel('密码', { exact: true }).fill('Yanshi-2024#');
  await page.getByRole('button', { name: '登 录' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.goto(`${base()}/register/desk?step=check`);
  await expect(page.getByRole('textbox', { name: '原因说明' })).toHaveValue(
    '毕业证书的姓名与身份证不一致，𬭎字写法不同',
  );
  await openMenu(page, '确认点工作安排');
  await page
    .getByRole('button', { name: /新增/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('已恢复上次未提交的内容')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel(/确认范围/)).toHaveValue(
    '东霁区户籍、居住和就读人员',
  );
});

test('数据变更：提交、由另一人审核通过；打印申请表在查看器里打开', async ({ browser }) => {
  const point = await signedIn(browser, 'demo_q0001');
  await openMenu(point, '网报数据核验');
  await point.getByRole('grid').getByRole('button', { name: '确认', exact: true }).first().click();
  await expect(point.getByRole('heading', { name: '申请材料' })).toBeVisible();
  const regId = point.url().split('/').at(-1) ?? '';
  await point.getByRole('button', { name: '数据变更' }).click();
  const form = point.getByRole('dialog');
  await form.getByLabel(/工作单位/).fill('云汀市第一中学');
  await form.getByLabel(/申请原因/).fill('申请人补充在职证明');
  await form.getByRole('button', { name: '提交' }).click();
  await expect(point.getByRole('region', { name: '数据变更' })).toContainText('云汀市第一中学');
  await point.getByRole('button', { name: '申请表', exact: true }).click();
  await expect(point.getByRole('group', { name: 'PDF预览' })).toBeVisible();
  const county = await signedIn(browser, 'demo_x320101');
  await county.goto(`${base()}/register/application/${regId}`);
  await county
    .getByRole('region', { name: '数据变更' })
    .getByRole('button', { name: '通过', exact: true })
    .click();
  await county.getByRole('button', { name: '确 定' }).click();
  await expect(county.getByRole('region', { name: '数据变更' })).toContainText('审核通过');
  await expect(county.getByText('云汀市第一中学').first()).toBeVisible();
});

/** How many messages wait in the bell: more of them come while the demonstration runs. */
async function unreadOf(page: Page): Promise<number> {
  const bell = page.getByRole('button', { name: /^消息，[1-9]\d*条未读/ });
  const name = await bell.getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0]);
}

test('铃铛：未读数、六条一页、更多与返回第一页、看过即已读', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_c3201');
  const unread = await unreadOf(page);
  expect(unread).toBeGreaterThanOrEqual(4);
  await page.getByRole('button', { name: /^消息，/ }).click();
  await page.getByRole('tab', { name: /全部/ }).click();
  await expect(page.getByRole('button', { name: '更多' })).toBeVisible();
  await page.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('button', { name: '返回第一页' })).toBeVisible();
  await page.getByRole('tab', { name: /未读/ }).click();
  await page.getByRole('button', { name: /^未读 演示数据说明/ }).click();
  await expect(page.getByText('本系统中的人员、学校、证件号码均为虚构')).toBeVisible();
  await expect(page.getByRole('button', { name: `消息，${unread - 1}条未读` })).toBeVisible();
});

test('铃铛：别人办理的结果马上到，不用刷新', async ({ browser }) => {
  const county = await signedIn(browser, 'demo_x320101');
  const point = await signedIn(browser, 'demo_q0001');
  const unread = await unreadOf(point);
  await point.goto(`${base()}/register/RegistrationCheckSubModel?tab=confirmed`);
  const waiting = point.getByRole('row').filter({ hasText: '已确认待审批' }).first();
  await expect(waiting).toBeVisible();
  const regId = /\d{16}/.exec(await waiting.innerText())?.[0] ?? '';
  await county.goto(`${base()}/register/application/${regId}`);
  await county.getByRole('button', { name: /退回确认/ }).click();
  await county.getByRole('textbox', { name: '审核意见' }).fill('学历材料需要补充');
  await county.getByRole('button', { name: /提交：退回确认/ }).click();
  await expect(county.getByText(/：退回确认/).first()).toBeVisible();
  await expect(point.getByRole('button', { name: `消息，${unread + 1}条未读` })).toBeVisible({
    timeout: 5000,
  });
});

test('两人办理同一件：后到的人被告知数据已被他人修改，已填的内容还在', async ({ browser }) => {
  const point = await signedIn(browser, 'demo_q0001');
  await openMenu(point, '网报数据核验');
  await point.getByRole('grid').getByRole('button', { name: '确认', exact: true }).first().click();
  await expect(point.getByRole('heading', { name: '申请材料' })).toBeVisible();
  const regId = point.url().split('/').at(-1) ?? '';
  const county = await signedIn(browser, 'demo_x320101');
  await county.goto(`${base()}/register/application/${regId}`);
  await county.getByRole('button', { name: /材料待补全/ }).click();
  await county.getByRole('textbox', { name: '原因说明' }).fill('照片不清楚');
  await point.getByRole('button', { name: '材料合格', exact: true }).click();
  await expect(shown(point, '材料合格待确认')).toBeVisible();
  await county.getByRole('button', { name: /提交：材料待补全/ }).click();
  // Who was first and what they did is said, so that nobody has to search for it.
  await expect(
    county.getByText(/^数据已被他人修改（最近一步：.+ 材料合格），请刷新后再操作$/).first(),
  ).toBeVisible();
  await expect(shown(county, '材料合格待确认')).toBeVisible();
  // The words were for a step that is over: they are shown, and stand in no form of this one.
  await expect(
    shown(county, /您先前填写的内容没有带到这一环节。先前写的是：“照片不清楚”/),
  ).toBeVisible();
  await expect(county.getByRole('textbox', { name: '原因说明' })).toHaveCount(0);
});
