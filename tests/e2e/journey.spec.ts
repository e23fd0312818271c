import { expect, type Page } from '@playwright/test';
import { isCertificateNo } from '@tqc/domain/shared';
import { atPace, base, openMenu, search, shown, signedIn } from './pages';
import { test } from './test';
import { simulate } from './product';

test('从申请人交件到证书号码：确认点核验确认，县级审批编号，证书可查', async ({ browser }) => {
  expect(await simulate(12, 7)).toContain('拒绝 0 份');
  const point = await signedIn(browser, 'demo_q0001');
  await openMenu(point, '网报数据核验');
  const found: string[] = [];
  await test.step('确认点：看材料、核验、确认', async () => {
    for (let turn = 0; turn < 12 && found.length < 1; turn += 1) {
      await openMenu(point, '网报数据核验');
      await point
        .getByRole('grid')
        .getByRole('button', { name: '确认', exact: true })
        .nth(turn)
        .click();
      await expect(point.getByRole('heading', { name: '申请材料' })).toBeVisible();
      const regId = point.url().split('/').at(-1) ?? '';
      if (await shown(point, '目前不能通过').isVisible()) continue;
      await point.getByRole('button', { name: '证件照片' }).click();
      await expect(point.getByRole('img', { name: /第1张/ })).toBeVisible();
      await point.getByRole('button', { name: '右转15°' }).click();
      await expect(shown(point, '旋转 15 度')).toBeVisible();
      await point.keyboard.press('Escape');
      await point.getByRole('button', { name: /PDF · .*申请表/ }).click();
      await expect(shown(point, /共 2 页/)).toBeVisible();
      await point.getByRole('button', { name: '材料合格', exact: true }).click();
      await expect(shown(point, '材料合格待确认')).toBeVisible();
      await point.getByRole('combobox', { name: '体检结论' }).click();
      await point
        .getByRole('option', { name: '合格', exact: true })
        .filter({ visible: true })
        .click();
      await point.getByRole('textbox', { name: '体检日期' }).fill('2024-06-17');
      await point.getByRole('textbox', { name: '体检日期' }).press('Enter');
      const tickAll = point.getByRole('button', { name: '全部勾选' });
      if (await tickAll.isVisible()) await tickAll.click();
      await point.getByRole('button', { name: '确认通过' }).click();
      await expect(shown(point, '已确认待审批')).toBeVisible();
      found.push(regId);
    }
  });
  const [regId = ''] = found;
  expect(regId).toMatch(/^\d{16}$/);

  const other = await signedIn(browser, 'demo_x320102');
  await test.step('别的县打不开这条申请', async () => {
    await other.goto(`${base()}/register/application/${regId}`);
    await expect(other.getByRole('alert')).toContainText('您不具备该条数据的权限');
  });

  const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
  let certNo = '';
  await test.step('县级：查询前审批被逐条说明原因', async () => {
    await openMenu(county, '认定审批');
    await county.goto(`${base()}/register/application/${regId}`);
    await expect(shown(county, '尚未进行准入查询')).toBeVisible();
    const name = (await county.getByRole('heading', { level: 1 }).innerText()).split(/\s/)[0] ?? '';
    await openMenu(county, '认定审批');
    await search(county, '姓名', name);
    await county
      .getByRole('checkbox', { name: /全选|本页/ })
      .first()
      .click();
    await county.getByRole('button', { name: '批量审批通过' }).click();
    await expect(shown(county, /条没有办理/)).toBeVisible();
    await expect(shown(county, `${name}：`)).toBeVisible();
    await county.getByRole('button', { name: '知道了' }).click();
  });
  await test.step('县级：准入查询、审批、编号', async () => {
    await county.goto(`${base()}/register/RegistrationAudSubModel?tab=confirmed`);
    const name = await nameOf(county, regId);
    await search(county, '姓名', name);
    await county
      .getByRole('checkbox', { name: /全选|本页/ })
      .first()
      .click();
    await county.getByRole('button', { name: '发起准入查询' }).click();
    await county.getByRole('button', { name: /^发起准入查询 \d+ 条$/ }).click();
    await expect(shown(county, /已发起查询/)).toBeVisible();
    // The answer comes through the job queue; the page shows it when it is opened again.
    await expect(async () => {
      await county.goto(`${base()}/register/application/${regId}`);
      await expect(county.getByRole('button', { name: '审批通过' })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await county.getByRole('button', { name: '审批通过' }).click();
    await expect(shown(county, '审批通过待编号')).toBeVisible();
    await county.goto(
      `${base()}/register/RegistrationAudSubModel?tab=approved&name=${encodeURIComponent(name)}`,
    );
    await county
      .getByRole('checkbox', { name: /全选|本页/ })
      .first()
      .click();
    await county.getByRole('button', { name: '生成证书编号' }).click();
    await expect(shown(county, /将生成 \d+ 个号码/)).toBeVisible();
    await county.getByRole('button', { name: /^生成 \d+ 个$/ }).click();
    await expect(shown(county, /已生成/)).toBeVisible();
    await county.goto(`${base()}/register/application/${regId}`);
    await expect(shown(county, '认定通过')).toBeVisible();
    certNo = (
      await shown(county, /^2024\d{13}$/)
        .first()
        .innerText()
    ).trim();
    expect(isCertificateNo(certNo)).toBe(true);
  });
  await test.step('证书可查', async () => {
    await openMenu(county, '教师资格证书管理');
    await search2(county, certNo);
    await expect(county.getByRole('grid').getByText(certNo)).toBeVisible();
  });
});

async function nameOf(page: Page, regId: string): Promise<string> {
  await page.goto(`${base()}/register/application/${regId}`);
  await expect(page.getByRole('heading', { name: '申请材料' })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).split(/\s/)[0] ?? '';
  await page.goto(`${base()}/register/RegistrationAudSubModel?tab=confirmed`);
  return name;
}

async function search2(page: Page, certNo: string): Promise<void> {
  await page.getByRole('search').getByLabel('证书号码', { exact: true }).fill(certNo);
  await page.getByRole('button', { name: '查 询' }).click();
}
