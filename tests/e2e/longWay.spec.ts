import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { isCertificateNo } from '@tqc/domain/shared';
import { confirm, dates, fill, pass, pick, rowAction, submit } from './dialogs';
import {
  arranged,
  BATCH,
  bringsDiploma,
  confirmed,
  filed,
  PLAN,
  planned,
  PROVINCE_PLAN,
  stopped,
} from './longRoad';
import { atPace, openInside, openMenu, search, shown, signedIn } from './pages';
import { test } from './test';
import { changeRows } from './product';

const GRADUATE = '汪雪晴';
const ASKED_AGAIN = '田若婷';
const FOUND = '石佳宁';
const MOVED = '方思雨';

/** The list in front shows a row of somebody or something. */
const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text }).filter({ visible: true }).first();

// Each part of the way signs four accounts in, which takes its time on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.describe('认定的长路', () => {
  let obId = '';
  let arrangements: readonly string[] = [];
  let graduate = '';
  let again = '';
  let found = '';
  let moved = '';

  test('计划：改时间段、上报、通过以后延期，逐级审批', async ({ browser }) => {
    ({ obId } = await planned());
    const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
    const city = await signedIn(browser, 'demo_c3201', atPace('demo_c3201'));
    await test.step('县级：改一个时间段，删一个，上报；市级通过', async () => {
      await openMenu(county, '本机构计划');
      await rowAction(county, PLAN, '时间段');
      const slots = county.getByRole('dialog');
      const second = slots.getByRole('row').filter({ hasText: '2024-06-27' });
      await second.getByRole('button', { name: '编辑时间段' }).click();
      await fill(county, { 每日限额: '80' });
      await submit(county);
      await expect(second).toContainText('80');
      await second.getByRole('button', { name: '删除时间段' }).click();
      await confirm(county);
      await expect(second).toHaveCount(0);
      await county.keyboard.press('Escape');
      await rowAction(county, PLAN, '上报');
      await confirm(county);
      await expect(rowOf(county, PLAN).getByText('待审批')).toBeVisible();
      await openMenu(city, '认定计划审批');
      await pass(city, PLAN);
    });
    await test.step('县级申请延期：超出省级计划的当场说明', async () => {
      await county.reload();
      await rowAction(county, PLAN, '申请变更');
      await pick(county, '变更类型', '延期');
      await dates(county, { 确认结束日期: '2024-07-26' });
      await fill(county, { 申请原因: '报名人数多，确认时间延长' });
      await submit(county);
      await expect(shown(county, /2024-07-26）超出补充认定省级计划/)).toBeVisible();
      await county.keyboard.press('Escape');
    });
    await test.step('省级先延期，国家级通过', async () => {
      const province = await signedIn(browser, 'demo_s32', atPace('demo_s32'));
      await openMenu(province, '省级计划');
      await rowAction(province, PROVINCE_PLAN, '申请变更');
      await pick(province, '变更类型', '延期');
      await dates(province, { 确认结束日期: '2024-07-31' });
      await fill(province, { 申请原因: '各地报名人数多' });
      await submit(province);
      await expect(province.getByRole('dialog')).toBeHidden();
      const centre = await signedIn(browser, 'demo_gj', atPace('demo_gj'));
      await openInside(centre, '/register/ProvinceBatchPostponeSubModel');
      await pass(centre, PROVINCE_PLAN);
    });
    await test.step('县级再申请，市级通过，计划已延期', async () => {
      await county.reload();
      await rowAction(county, PLAN, '申请变更');
      await pick(county, '变更类型', '延期');
      await dates(county, { 确认结束日期: '2024-07-26' });
      await fill(county, { 申请原因: '报名人数多，确认时间延长' });
      await submit(county);
      await expect(county.getByRole('dialog')).toBeHidden();
      await openInside(city, '/register/ProvinceBatchPostponeSubModel');
      await pass(city, PLAN);
      await county.reload();
      await rowAction(county, PLAN, '查看');
      await expect(county.getByRole('dialog')).toContainText('2024-07-26');
      await county.keyboard.press('Escape');
    });
  });

  test('办理：转移、应届、证明重新查询和复议', async ({ browser }) => {
    arrangements = await arranged(obId);
    const [own = '', other = ''] = arrangements;
    [graduate = '', again = '', found = '', moved = ''] = await filed([
      { name: GRADUATE, lsId: own, graduating: true },
      { name: ASKED_AGAIN, lsId: own },
      { name: FOUND, lsId: own, found: true },
      { name: MOVED, lsId: other },
    ]);
    await confirmed([graduate, again, found]);
    await bringsDiploma(0);
    const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
    await test.step('县级：转移确认点；新的确认点核验、确认', async () => {
      await openMenu(county, '网报数据核验');
      await search(county, '姓名', MOVED);
      await rowOf(county, MOVED).getByRole('checkbox').click();
      await county.getByRole('button', { name: '转移确认点' }).click();
      await pick(county, '新确认点', /政务服务中心教师资格窗口 · 06-11/);
      await county.getByRole('button', { name: '转移 1 条' }).click();
      await expect(shown(county, /已转移/)).toBeVisible();
      await confirmByHand(browser, moved);
    });
    await test.step('县级：应届毕业生学历审核通过', async () => {
      await openMenu(county, '应届毕业生学历审核');
      await search(county, '姓名', GRADUATE);
      await rowAction(county, GRADUATE, '学历审核通过');
      await submit(county);
      await expect(rowOf(county, GRADUATE)).toHaveCount(0);
    });
    await test.step('县级：证明查询；过期的重新查询，有异议的复议', async () => {
      await openMenu(county, '证明查询申请');
      for (const name of [GRADUATE, ASKED_AGAIN, FOUND, MOVED]) {
        await search(county, '姓名', name);
        await rowOf(county, name).getByRole('checkbox').click();
        // The button for the chosen ones stands before that of the row.
        await county.getByRole('button', { name: '发起查询' }).first().click();
        await county.getByRole('button', { name: /^发起查询 1 条$/ }).click();
        await expect(shown(county, /已发起查询/)).toBeVisible();
      }
      await openCase(county, again, '审批通过');
      // Time passes: the answer is older than it may be.
      await changeRows(
        `update registration set access_time = access_time - interval '100 days' where reg_id = '${again}'`,
      );
      await openCase(county, again, '重新查询');
      await expect(shown(county, '准入查询结果已超过90天，请重新查询')).toBeVisible();
      await county.getByRole('button', { name: '重新查询', exact: true }).click();
      await county.getByRole('button', { name: /^重新查询 1 条$/ }).click();
      await expect(shown(county, /已发起查询/)).toBeVisible();
      await openCase(county, again, '审批通过');
      await openCase(county, found, '申请复议');
      await expect(shown(county, /准入查询结果异常/)).toBeVisible();
      await county.getByRole('button', { name: '申请复议' }).click();
      await fill(county, { 复议说明: '申请人对查询结果有异议' });
      await submit(county);
      await expect(county.getByRole('dialog')).toBeHidden();
    });
  });

  test('审批：不予认定、通过；编号、收回、重新编号', async ({ browser }) => {
    const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
    await test.step('县级：复议后仍有记录的不予认定，其余审批通过', async () => {
      await openCase(county, found, '申请复议');
      await county.getByRole('button', { name: '不予认定', exact: true }).click();
      await county.getByRole('textbox', { name: '审核意见' }).fill('复议后仍查有违法犯罪记录');
      await county.getByRole('button', { name: /^提交：不予认定/ }).click();
      await expect(shown(county, '认定未通过')).toBeVisible();
      for (const regId of [graduate, again, moved]) {
        await openCase(county, regId, '审批通过');
        await county.getByRole('button', { name: '审批通过' }).click();
        await expect(shown(county, '审批通过待编号')).toBeVisible();
      }
    });
    await test.step('县级：编号，收回，重新编号', async () => {
      const first = await numbered(county);
      await openInside(county, '/register/numbers');
      await rowAction(county, first, '收回编号');
      const recalled = county.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await confirm(county);
      expect((await recalled).ok()).toBe(true);
      await openInside(county, `/register/application/${graduate}`);
      await expect(shown(county, '审批通过待编号')).toBeVisible();
      const second = await numbered(county);
      expect(second).toBe(first);
      await openInside(county, `/register/application/${moved}`);
      await expect(shown(county, '认定通过')).toBeVisible();
      const certNo = await shown(county, /^2024\d{13}$/).innerText();
      expect(isCertificateNo(certNo.trim())).toBe(true);
    });
  });

  test('结束：机构计划、省级计划、批次依次结束', async ({ browser }) => {
    await stopped(arrangements);
    const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
    await test.step('县级申请结束，市级同意', async () => {
      await openMenu(county, '申请结束计划');
      await rowAction(county, PLAN, '申请结束');
      await confirm(county);
      await expect(rowOf(county, PLAN)).toContainText('待审批');
      const city = await signedIn(browser, 'demo_c3201', atPace('demo_c3201'));
      await openMenu(city, '结束计划');
      await rowAction(city, PLAN, '同意结束');
      await confirm(city);
      await expect(rowOf(city, PLAN)).toContainText('已结束');
    });
    await test.step('国家级结束省级计划和批次', async () => {
      const centre = await signedIn(browser, 'demo_gj', atPace('demo_gj'));
      await openMenu(centre, '结束计划');
      const kinds = centre.getByRole('navigation', { name: '计划类型' });
      await kinds.getByRole('button', { name: '省级计划' }).click();
      await rowAction(centre, PROVINCE_PLAN, '结束');
      await confirm(centre);
      await expect(rowOf(centre, PROVINCE_PLAN)).toContainText('已结束');
      await kinds.getByRole('button', { name: '认定批次' }).click();
      await rowAction(centre, BATCH, '结束');
      await confirm(centre);
      await expect(rowOf(centre, BATCH)).toContainText('已结束');
    });
    await test.step('县级：结束的计划只能查看', async () => {
      await openMenu(county, '本机构计划');
      const row = rowOf(county, PLAN);
      await expect(row).toContainText('已结束');
      await expect(row.getByRole('button', { name: '申请变更' })).toHaveCount(0);
    });
  });
});

/** The point checks and confirms an application with its own controls. */
async function confirmByHand(browser: Browser, regId: string): Promise<void> {
  const point = await signedIn(browser, 'demo_q0001', atPace('demo_q0001'));
  await openInside(point, `/register/application/${regId}`);
  await point.getByRole('button', { name: '材料合格', exact: true }).click();
  await expect(shown(point, '材料合格待确认')).toBeVisible();
  await point.getByRole('combobox', { name: '体检结论' }).click();
  await point.getByRole('option', { name: '合格', exact: true }).filter({ visible: true }).click();
  await point.getByRole('textbox', { name: '体检日期' }).fill('2024-06-17');
  await point.getByRole('textbox', { name: '体检日期' }).press('Enter');
  await point.getByRole('button', { name: '全部勾选' }).click();
  await point.getByRole('button', { name: '确认通过' }).click();
  await expect(shown(point, '已确认待审批')).toBeVisible();
}

/** Opens an application until a button is there: answers of the platform come by and by. */
async function openCase(page: Page, regId: string, button: string): Promise<void> {
  await openInside(page, `/register/application/${regId}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible({
      timeout: 4000,
    });
  }).toPass();
}

/** Numbers the three who were approved; the first of the new numbers. */
async function numbered(county: Page): Promise<string> {
  await openInside(county, '/register/RegistrationAudSubModel?tab=approved');
  for (const name of [GRADUATE, ASKED_AGAIN, MOVED])
    await rowOf(county, name).getByRole('checkbox').click();
  await county.getByRole('button', { name: '生成证书编号' }).click();
  await expect(shown(county, '将生成 3 个号码：')).toBeVisible();
  const first = county.getByRole('list', { name: '将生成的号码' }).getByRole('listitem').first();
  const certNo = /\d{17}/.exec(await first.innerText())?.[0] ?? '';
  await county.getByRole('button', { name: /^生成 \d+ 个$/ }).click();
  await expect(shown(county, /已生成 3 个证书编号/)).toBeVisible();
  // The words may be those of the time before: who has a number leaves the list.
  await expect(
    county.getByRole('row').filter({ hasText: MOVED }).filter({ visible: true }),
  ).toHaveCount(0);
  return certNo;
}
