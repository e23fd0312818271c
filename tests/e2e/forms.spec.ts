import { expect, type Page } from '@playwright/test';
import { base, openInside, signedIn } from './pages';
import { test } from './test';

interface Form {
  readonly path: string;
  readonly button: RegExp;
  readonly text: string;
  readonly row?: true;
}

/** Every form behind a button of a list: who opens it, where, and which button. */
const FORMS: Readonly<Record<string, readonly Form[]>> = {
  demo_gj: [
    { path: '/register/CertBatchSubModel', button: /^新增/, text: '批次名称' },
    { path: '/register/CertBatchSubModel', button: /^编辑$/, text: '批次名称', row: true },
  ],
  demo_s32: [{ path: '/register/ProvinceBatchSubModel', button: /^新增/, text: '计划名称' }],
  demo_x320101: [
    { path: '/register/OrgBatchSubModel', button: /^新增计划/, text: '计划名称' },
    { path: '/register/LocaleSetSubModel', button: /^新增安排$/, text: '确认范围' },
  ],
};

for (const [account, forms] of Object.entries(FORMS)) {
  test(`错误的输入：${account} 的表单`, async ({ browser }) => {
    const page = await signedIn(browser, account);
    for (const form of forms)
      await test.step(`${form.path} ${form.button.source}`, async () => {
        await openInside(page, form.path);
        await fillWrongly(page, form);
      });
  });
}

async function fillWrongly(page: Page, { button, text, row }: Form): Promise<void> {
  const dialog = await openForm(page, button, row);
  const field = dialog.getByRole('textbox', { name: new RegExp(text) }).first();
  await field.fill('');
  await dialog.getByRole('button', { name: '提交' }).click();
  const problems = await dialog.getByRole('alert').allInnerTexts();
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(/^(请|.*[\u4e00-\u9fff]{2})/);
  // The first field with a problem has the focus, and what was typed stays.
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(
    true,
  );
  await field.fill('𬭎'.repeat(40) + '超长'.repeat(200));
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog).toBeVisible();
  expect((await field.inputValue()).length).toBeGreaterThan(20);
  // Leaving with something typed asks first.
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/还没有保存|未保存|尚未提交|确定离开|放弃/).first()).toBeVisible();
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect(dialog).toHaveCount(0);
}

async function openForm(
  page: Page,
  button: RegExp,
  row?: true,
): Promise<ReturnType<Page['getByRole']>> {
  const grid = page.getByRole('grid').filter({ visible: true }).first();
  await grid.waitFor();
  const place = row ? grid.getByRole('row').nth(1) : page.getByRole('main');
  await place.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('错误的输入：审核意见为空、补全没有期限，服务端说明原因，已填的保留', async ({ browser }) => {
  const county = await signedIn(browser, 'demo_x320101');
  await county.goto(`${base()}/register/desk?step=audit`);
  await county.getByRole('button', { name: /不予认定/ }).click();
  await county.getByRole('button', { name: /提交：不予认定/ }).click();
  await expect(county.getByRole('region', { name: '办理' }).getByRole('alert').last()).toHaveText(
    '请填写审核意见',
  );
  const point = await signedIn(browser, 'demo_q0001');
  await point.goto(`${base()}/register/desk?step=check`);
  const panel = point.getByRole('region', { name: '办理' });
  await panel.getByRole('button', { name: /材料待补全/ }).click();
  await panel.getByRole('textbox', { name: '原因说明' }).fill('照片不清楚');
  await panel.getByRole('button', { name: /提交：材料待补全/ }).click();
  await expect(panel.getByRole('alert').last()).toHaveText('请填写今天之后的补全截止日期');
  await expect(panel.getByRole('textbox', { name: '原因说明' })).toHaveValue('照片不清楚');
});
