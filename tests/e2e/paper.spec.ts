import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { checkIdNo } from '@tqc/domain/shared';
import { bookOf } from '../../apps/server/src/kit/export';
import { readSheet } from '../../apps/server/src/kit/export/exportTesting';
import { pdfOf } from '../../apps/server/src/kit/files/filesTesting';
import { control, fill, pick, submit } from './dialogs';
import { atPace, choosePersonal, openMenu, shown, signedIn } from './pages';
import { test } from './test';
import { applicants, startGround, type Cases, type Ground } from './paperGround';
import { product } from './product';

const CASES = 30;
const GRADUATES = 12;
const HEAD = [
  '档案号',
  '姓名',
  '审核结论',
  '毕业证书号',
  '毕业时间',
  '毕业学校',
  '专业',
  '最高学历',
  '审核意见',
];

// One day of a county, in the order in which it happens.
test.describe.configure({ mode: 'serial' });

let ground: Ground;
let cases: Cases;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  ground = await startGround();
  cases = await applicants(product(), { approved: CASES, awaiting: GRADUATES });
  const [times = '', annex = '', other = ''] = cases.caseNos;
  ground.find([
    {
      caseNo: times,
      code: 'E05',
      text: '办结时间早于受理时间',
      right: { acceptedAt: `${cases.today}T00:30:00.000Z` },
    },
    { caseNo: annex, code: 'E06', text: '缺少申请表附件' },
    { caseNo: other, code: 'E01', text: '证件号码与姓名不符', right: { name: '另有其人' } },
  ]);
});
test.afterAll(() => ground?.stop());

/** Fills in what is chosen from lists in the search form. */
async function searchFor(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('search').filter({ visible: true });
  await unfold(page);
  for (const [label, option] of Object.entries(values)) {
    await form.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).filter({ visible: true }).click();
  }
}

/** Shows every field of the search form. */
async function unfold(page: Page): Promise<void> {
  const open = page.getByRole('search').getByRole('button', { name: '展开' });
  if (await open.filter({ visible: true }).isVisible())
    await open.filter({ visible: true }).click();
}

/** Searches by the day on which something happened; today is the demonstration's. */
async function searchDay(page: Page, label: string, from: string, to = from): Promise<void> {
  const form = page.getByRole('search').filter({ visible: true });
  await unfold(page);
  await form.getByRole('textbox', { name: `${label}开始日期` }).fill(from);
  await form.getByRole('textbox', { name: `${label}结束日期` }).fill(to);
  await form.getByRole('button', { name: '查 询' }).click();
}

/**
 * Chooses every row of the list, however many pages it would have. The total stands before the
 * longer page has come, and what comes then is not chosen: then it is chosen anew.
 */
async function chooseAll(page: Page, rows: number): Promise<void> {
  await expect(shown(page, `共 ${rows} 条记录`)).toBeVisible();
  await page.getByRole('button', { name: '10 条/页' }).filter({ visible: true }).click();
  await page.getByRole('menuitem', { name: '50 条/页' }).click();
  const grid = page.getByRole('grid').filter({ visible: true });
  const all = page.getByRole('checkbox', { name: '选择本页全部' }).filter({ visible: true });
  await expect(async () => {
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    await all.uncheck();
    await all.check();
    await expect(shown(page, `已选 ${rows} 条`)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** How many rows the list has. */
async function totalOf(page: Page): Promise<number> {
  const text = await shown(page, /^共 \d+ 条记录$/).innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** The paper that opened beside the page, once it is read; then it is put away. */
async function lookAt(page: Page, title: string, pages: number): Promise<void> {
  await expect(shown(page, title)).toBeVisible();
  const viewer = page.getByRole('group', { name: 'PDF预览' });
  await expect(viewer.getByText(`共 ${pages} 页`, { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}

test('编号三十件，先打测试页，再打在空白证书上，重置打坏的一张，凭签收表发放', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
  await test.step('生成证书编号', async () => {
    await openMenu(page, '认定审批');
    await page.getByRole('button', { name: /^待编号/ }).click();
    await searchDay(page, '确认时间', cases.today);
    await chooseAll(page, CASES);
    await page.getByRole('button', { name: '生成证书编号' }).click();
    await expect(shown(page, `将生成 ${CASES} 个号码`)).toBeVisible();
    await page.getByRole('button', { name: `生成 ${CASES} 个` }).click();
    await expect(shown(page, `已生成 ${CASES} 个证书编号`)).toBeVisible();
  });
  await test.step('打印版式：调整以后打印测试页', async () => {
    await openMenu(page, '教师资格证书管理');
    await page.getByRole('button', { name: '打印版式' }).click();
    await page.getByRole('button', { name: '新增版式' }).click();
    await fill(page, { 打印机名称: '二号窗口', 整体右移: '1.5', 整体下移: '-0.5' });
    await submit(page);
    const layout = page
      .getByRole('list', { name: '打印版式' })
      .getByRole('listitem')
      .filter({ hasText: '二号窗口' });
    await layout.getByRole('button', { name: '测试页' }).click();
    await lookAt(page, '测试页 二号窗口', 1);
    await page.keyboard.press('Escape');
    await expect(layout).toBeHidden();
  });
  await test.step('打在空白证书上', async () => {
    await searchFor(page, { 资格种类: '幼儿园教师资格', 打印状态: '未打印' });
    await searchDay(page, '认定日期', cases.today);
    await chooseAll(page, CASES);
    await page.getByRole('button', { name: '打印证书' }).click();
    await expect(shown(page, `将打印 ${CASES} 张`)).toBeVisible();
    await pick(page, '打印版式', '二号窗口');
    await page.getByRole('button', { name: /^打印 \d+ 张$/ }).click();
    await lookAt(page, `教师资格证书（${CASES} 张）`, CASES);
  });
  await test.step('打坏的一张：写明原因重置，换一张空白证书再打', async () => {
    await searchFor(page, { 打印状态: '已打印' });
    await page.getByRole('button', { name: '查 询' }).filter({ visible: true }).click();
    const row = page.getByRole('grid').getByRole('row').filter({ hasText: '已打印' }).first();
    const certNo = /2024\d{13}/.exec(await row.innerText())?.[0] ?? '';
    const own = page.getByRole('row').filter({ hasText: certNo });
    await own.getByRole('button', { name: '重置打印' }).click();
    await fill(page, { 重置原因: '卡纸，纸面污损' });
    await submit(page);
    await searchFor(page, { 打印状态: '已重置' });
    await page.getByRole('button', { name: '查 询' }).filter({ visible: true }).click();
    await expect(own).toContainText('已重置');
    await own.getByRole('checkbox').click();
    await page.getByRole('button', { name: '打印证书' }).click();
    await expect(shown(page, '将打印 1 张')).toBeVisible();
    await page.getByRole('button', { name: /^打印 \d+ 张$/ }).click();
    await lookAt(page, '教师资格证书（1 张）', 1);
    await expect(own).toHaveCount(0);
    await page.getByRole('button', { name: '空白证书台账' }).click();
    const stock = page
      .getByRole('row')
      .filter({ hasText: '幼儿园教师资格' })
      .filter({ hasText: '已签收' });
    await stock.getByRole('button', { name: '明细' }).click();
    const numbers = page.getByRole('list', { name: '空白证书明细' }).getByRole('listitem');
    await expect(numbers.filter({ hasText: '作废：卡纸，纸面污损' })).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
  await test.step('凭签收表发放', async () => {
    await openMenu(page, '认定审批');
    await page.getByRole('button', { name: /^已认定/ }).click();
    await searchFor(page, { 资格种类: '幼儿园教师资格' });
    await searchDay(page, '确认时间', cases.today);
    await chooseAll(page, CASES);
    await page.getByRole('button', { name: '证书签收表' }).click();
    await expect(page.getByText('签收人').first()).toBeVisible();
    await lookAt(page, `证书签收表（${CASES} 人）`, 2);
  });
});

test('整月导出：申请导出权限备案，上一级批准，文件里是完整号码，行数与列表相同', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
  await test.step('申请备案', async () => {
    await openMenu(page, '导出权限备案');
    await page.getByRole('button', { name: '新增备案' }).click();
    await fill(page, {
      导出用途: '报送市教育局核对六月认定数据',
      数据范围: '2024年6月，本机构',
      需要完整号码的说明: '市级系统按证件号码比对',
      预计条数: '500',
      '使用期限（天）': '10',
      责任人: '演示负责人',
    });
    await pick(page, '字段范围', '完整证件号码');
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: '承诺书.pdf', mimeType: 'application/pdf', buffer: pdfOf() });
    await expect(page.getByRole('button', { name: '删除承诺书.pdf' })).toBeVisible();
    await submit(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(
      page.getByRole('row').filter({ hasText: '报送市教育局' }).getByText('待审批'),
    ).toBeVisible();
  });
  await test.step('市级审批', async () => {
    const city = await signedIn(browser, 'demo_c3201', atPace('demo_c3201'));
    await openMenu(city, '导出权限备案审批');
    const row = city.getByRole('row').filter({ hasText: '报送市教育局' });
    await row.getByRole('checkbox').click();
    await city.getByRole('button', { name: '通过', exact: true }).click();
    await fill(city, { 可用次数: '2' });
    await city.getByRole('button', { name: '通过 1 条' }).click();
    await expect(shown(city, '已通过 1 条')).toBeVisible();
    await city.context().close();
  });
  await test.step('导出、下载、读回', async () => {
    await openMenu(page, '认定数据查看');
    const all = await totalOf(page);
    await searchDay(page, '审批时间', cases.today.replace(/\d\d$/, '01'), cases.today);
    await expect.poll(() => totalOf(page)).toBeLessThan(all);
    const total = await totalOf(page);
    expect(total).toBeGreaterThanOrEqual(CASES);
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await control(page, '导出权限备案').click();
    await page.getByRole('option', { name: /报送市教育局/ }).click();
    await page.getByRole('button', { name: '开始导出' }).click();
    await choosePersonal(page, /文件任务/);
    const task = page.getByRole('row').filter({ hasText: '认定数据查看' });
    const download = page.waitForEvent('download');
    await task.getByRole('button', { name: '下载' }).click();
    const sheet = readSheet(readFileSync(await (await download).path()));
    const head = sheet.findIndex((cells) => cells.includes('证件号码'));
    const at = sheet[head]?.indexOf('证件号码') ?? -1;
    const rows = sheet.slice(head + 1);
    expect(rows).toHaveLength(total);
    expect(rows.filter((cells) => !checkIdNo(1, String(cells[at])).ok)).toEqual([]);
    // The list itself goes on showing first and last signs only.
    await openMenu(page, '认定数据查看');
    await expect(shown(page, /^\d{3}\*+\w{3,4}$/)).toBeVisible();
  });
});

test('名单导入：五行有错，在表格里改正后写入', async ({ browser }) => {
  const page = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
  await openMenu(page, '应届毕业生学历审核');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByLabel('导入学历审核结论的文件').setInputFiles({
    name: '学历审核结论.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await roster(cases.awaiting),
  });
  const wrong = page.getByRole('radio', { name: '有错 5' });
  await expect(wrong).toHaveAttribute('aria-checked', 'true');
  const mends: Readonly<Record<string, string>> = {
    '第 2 行档案号': cases.awaiting[0]?.archiveNo ?? '',
    '第 4 行姓名': cases.awaiting[2]?.name ?? '',
    '第 6 行毕业证书号': '100001202405000004',
    '第 8 行毕业时间': '2024-06-15',
    '第 10 行最高学历': '本科',
  };
  for (const [cell, text] of Object.entries(mends)) {
    const box = page.getByRole('textbox', { name: cell });
    await box.fill(text);
    await box.press('Enter');
  }
  await page.getByRole('button', { name: '核对改动（5 行）' }).click();
  await page.getByRole('button', { name: `写入这 ${GRADUATES} 条` }).click();
  await expect(shown(page, `已写入 ${GRADUATES} 条`)).toBeVisible();
  await page.getByRole('button', { name: '完成' }).click();
  for (const { archiveNo } of cases.awaiting)
    await expect(page.getByRole('row').filter({ hasText: archiveNo ?? '' })).toHaveCount(0);
});

test('国家平台退回三件：国家级看到，修正后重推，再退回再改，直到收下', async ({ browser }) => {
  test.setTimeout(600_000);
  const centre = await signedIn(browser, 'demo_gj', atPace('demo_gj'));
  const [times = ''] = cases.caseNos;
  await test.step('看到退回的三件', async () => {
    await openMenu(centre, '回传异常处理');
    await expect(async () => {
      await centre.getByRole('button', { name: '刷新列表' }).click();
      for (const caseNo of cases.caseNos)
        await expect(centre.getByRole('row').filter({ hasText: caseNo })).toBeVisible({
          timeout: 2000,
        });
    }).toPass({ timeout: 40_000 });
    // The list opens on what waits; what is mended goes on being watched among all.
    await centre
      .getByRole('navigation', { name: '处理状态' })
      .getByRole('button', { name: '全部' })
      .click();
  });
  const own = centre.getByRole('row').filter({ hasText: times });
  const mend = async (minute: string) => {
    await own.getByRole('button', { name: '修正' }).click();
    await control(centre, '受理时间小时').selectOption('08');
    await control(centre, '受理时间分钟').selectOption(minute);
    await submit(centre);
    await expect(centre.getByRole('dialog')).toBeHidden();
  };
  const until = async (text: string) =>
    expect(async () => {
      await centre.getByRole('button', { name: '刷新列表' }).click();
      await expect(own).toContainText(text, { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
  await test.step('改得不对，再退回', async () => {
    await mend('00');
    await until('已修正');
    await until('待处理');
  });
  await test.step('改对，收下', async () => {
    await mend('30');
    await until('推送成功');
    const heard = ground.taken(times).filter(({ event }) => event === 'done');
    expect(heard.map(({ round }) => round)).toEqual([1, 2, 3]);
  });
});

/** What is filled in of whoever brought the diploma: five of the lines are wrong. */
async function roster(people: Cases['awaiting']): Promise<Buffer> {
  const lines = people.map(({ archiveNo, name }, at) => [
    archiveNo ?? '',
    name,
    '是',
    `1000012024050000${String(at).padStart(2, '0')}`,
    '2024-06-15',
    '云汀师范学院',
    '汉语言文学',
    '本科',
    '',
  ]);
  const wrong = [
    [0, 0, '2024000000000000'],
    [2, 1, '另一个人'],
    [4, 3, ''],
    [6, 4, '2024-13-45'],
    [8, 7, '大专以上'],
  ] as const;
  for (const [line, column, text] of wrong) lines[line]?.splice(column, 1, text);
  const rows = [HEAD, ...lines].map((cells) => cells.map((text) => ({ text })));
  return bookOf([{ name: '数据', widths: HEAD.map(() => 20), rows }]);
}
