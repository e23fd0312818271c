import { expect, type Locator, type Page } from '@playwright/test';
import { pdfOf } from '../../apps/server/src/kit/files/filesTesting';
import {
  CITY,
  COUNTY,
  creditOf,
  dayComes,
  nameTurns,
  ownProduct,
  RENAMED,
  SCHOOLS,
  schoolsFile,
  TOMORROW,
} from './basicRoad';
import { confirm, control, dates, fill, pick, rowAction, submit } from './dialogs';
import { atPace, openInside, openMenu, search, shown, signedIn } from './pages';
import { test } from './test';
import { applicants, type Cases } from './paperGround';
import { product } from './product';

const OLD = '云汀市东霁区教育局';
const POINT = '江苏省演练确认点';
const HOURS = '工作日 8:30-11:30，14:00-17:30';

let stop: () => Promise<void>;
let cases: Cases;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  stop = await ownProduct();
  cases = await applicants(product(), { approved: 2, awaiting: 0 });
});
test.afterAll(() => stop());

/** The list in front shows a row of somebody or something. */
const rowsOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text }).filter({ visible: true });

test('基础数据：新增市、县、确认点，更名，公示信息，学校合并与导入', async ({ browser }) => {
  let province = await signedIn(browser, 'demo_s32', atPace('demo_s32'));
  await test.step('省级：新增市级机构，在它下面新增县级机构', async () => {
    await openMenu(province, '机构管理');
    await addOrg(province, '市级', CITY);
    const tree = province.getByRole('complementary', { name: '机构树' });
    await tree.getByRole('textbox', { name: '按名称找机构' }).fill(CITY.name);
    await tree.getByText(CITY.name, { exact: true }).click();
    await addOrg(province, '县级', COUNTY);
    await expect(rowsOf(province, COUNTY.name).first()).toContainText(CITY.name);
  });
  await test.step('省级：新增确认点', async () => {
    await openMenu(province, '认定确认点管理');
    await province.getByRole('button', { name: '新增确认点' }).click();
    await fill(province, {
      确认点名称: POINT,
      详细地址: '云汀市滨河路1号',
      联系电话: '000-88880000',
      每日容量: '80',
    });
    await pick(province, '确认方式', '现场确认');
    await pick(province, '可办资格种类', '幼儿园教师资格', '小学教师资格');
    await submit(province);
    await expect(rowsOf(province, POINT).first()).toContainText('启用');
  });
  await test.step('省级：撤下还没有生效的一次更名，改从明天起更名，附批文', async () => {
    await openMenu(province, '机构更名日志');
    const waiting = rowsOf(province, '待生效').filter({ hasText: OLD });
    await rowAction(province, '待生效', '删除');
    await confirm(province);
    await expect(waiting).toHaveCount(0);
    await openMenu(province, '机构管理');
    await province.reload();
    await search(province, '机构名称', OLD);
    await rowAction(province, OLD, '更名');
    await fill(province, { 新机构名称: RENAMED, 批文号: '演编办〔2024〕29号' });
    await dates(province, { 生效日期: TOMORROW });
    await province
      .getByLabel('批文扫描件')
      .setInputFiles({ name: '批文.pdf', mimeType: 'application/pdf', buffer: pdfOf() });
    await expect(province.getByRole('button', { name: '删除批文.pdf' })).toBeVisible();
    await submit(province);
    await expect(province.getByRole('dialog')).toBeHidden();
    await expect(rowsOf(province, OLD).first()).toBeVisible();
  });
  let county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
  let first = '';
  await test.step('县级：今天签发的证书用原名称', async () => {
    first = await numbered(county, cases.approved[0]?.archiveNo ?? '');
    await expect(await certificateOf(county, first)).toContainText(OLD);
  });
  await test.step('第二天：名称换了，今天签发的用新名称，昨天的不变', async () => {
    await dayComes(TOMORROW);
    await nameTurns();
    county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
    await expect(county.getByRole('banner').getByText(RENAMED)).toBeVisible();
    const second = await numbered(county, cases.approved[1]?.archiveNo ?? '');
    await expect(await certificateOf(county, second)).toContainText(RENAMED);
    await expect(await certificateOf(county, first)).toContainText(OLD);
  });
  await test.step('县级：写好公示信息，申请发布', async () => {
    await openMenu(county, '认定机构公示信息');
    await rowAction(county, RENAMED, '编辑');
    await fill(county, {
      对外名称: RENAMED,
      办公地址: '东霁区滨河路2号',
      咨询电话: '000-88880001',
      办公时间: HOURS,
      材料清单: '身份证、学历证书、普通话证书、体检表',
    });
    await county
      .getByLabel('附件')
      .setInputFiles({ name: '认定公告.pdf', mimeType: 'application/pdf', buffer: pdfOf() });
    await expect(county.getByRole('button', { name: '删除认定公告.pdf' })).toBeVisible();
    await submit(county);
    await expect(rowsOf(county, RENAMED).first()).toContainText(HOURS);
    await rowAction(county, RENAMED, '申请发布');
    await confirm(county);
    await expect(rowsOf(county, RENAMED).first()).toContainText('待审核');
  });
  await test.step('省级：看修改前后，通过并公示；发布记录里是新内容', async () => {
    province = await signedIn(browser, 'demo_s32', atPace('demo_s32'));
    await openMenu(province, '认定机构公示信息');
    await search(province, '机构名称', RENAMED);
    await rowAction(province, RENAMED, '审核');
    await expect(shown(province, new RegExp(`→ ${HOURS}`))).toBeVisible();
    await expect(shown(province, /→ 认定办事指南.pdf、认定公告.pdf/)).toBeVisible();
    await province.getByRole('dialog').getByRole('button', { name: '通过并公示' }).click();
    await province.getByRole('button', { name: '通过并公示 1 条' }).click();
    await expect(shown(province, /已公示/)).toBeVisible();
    await openInside(province, '/basicModel/BasicsProvinceBatchPostponeSubModelHis');
    await expect(rowsOf(province, RENAMED).first()).toContainText(HOURS);
  });
  await test.step('县级：把一所学校并入另一所', async () => {
    await openMenu(county, '学校信息管理');
    await rowAction(county, '东霁区第一幼儿园', '合并');
    await control(county, '并入学校').click();
    await county.keyboard.type('实验小学');
    await county
      .getByRole('option', { name: /^东霁区实验小学/ })
      .filter({ visible: true })
      .click();
    await submit(county);
    await expect(rowsOf(county, '东霁区第一幼儿园').first()).toContainText('停用');
    await rowAction(county, '东霁区实验小学', '查看');
    await expect(shown(county, '曾用标识码')).toBeVisible();
    await county.keyboard.press('Escape');
  });
  await test.step('县级：导入二百所学校，五行有错，在表格里改正后写入', async () => {
    await county.getByRole('button', { name: '导入', exact: true }).click();
    await county
      .getByLabel('导入学校的文件')
      .setInputFiles({ name: '学校.csv', mimeType: 'text/csv', buffer: schoolsFile() });
    await expect(county.getByRole('radio', { name: '有错 5' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    const mends: Readonly<Record<string, string>> = {
      '第 2 行学校标识码': '3132900000',
      '第 51 行办学类型': '小学',
      '第 101 行办学性质': '公办',
      '第 151 行行政区划代码': '328801',
      '第 201 行学校名称': '东霁区演练200小学',
    };
    for (const [cell, text] of Object.entries(mends)) {
      const box = county.getByRole('textbox', { name: cell });
      await box.fill(text);
      await box.press('Enter');
    }
    await county.getByRole('button', { name: '核对改动（5 行）' }).click();
    await county.getByRole('button', { name: `写入这 ${SCHOOLS} 条` }).click();
    await expect(shown(county, `已写入 ${SCHOOLS} 条`)).toBeVisible();
    await county.getByRole('button', { name: '完成' }).click();
    await search(county, '学校名称', '东霁区演练');
    await expect(shown(county, `共 ${SCHOOLS} 条记录`)).toBeVisible();
  });
});

/** Adds an organisation below the chosen one. */
async function addOrg(page: Page, type: string, org: typeof CITY): Promise<void> {
  await page.getByRole('button', { name: '新增下级机构' }).click();
  await pick(page, '机构类型', type);
  await fill(page, {
    机构名称: org.name,
    行政区划代码: org.area,
    地区名称: org.areaName,
    认定机构代码: org.code3,
    统一社会信用代码: creditOf(org),
    负责人: '孟知远',
    负责人手机: '15480029001',
    联系电话: '000-88880000',
    地址: `${org.areaName}滨河路1号`,
  });
  await submit(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await search(page, '机构名称', org.name);
  await expect(rowsOf(page, org.name).first()).toBeVisible();
}

/** Gives one who was approved a number; that number. */
async function numbered(county: Page, archiveNo: string): Promise<string> {
  await openInside(county, '/register/RegistrationAudSubModel?tab=approved');
  await rowsOf(county, archiveNo).first().getByRole('checkbox').click();
  await county.getByRole('button', { name: '生成证书编号' }).click();
  await expect(shown(county, '将生成 1 个号码：')).toBeVisible();
  const made = county.getByRole('list', { name: '将生成的号码' }).getByRole('listitem').first();
  const certNo = /\d{17}/.exec(await made.innerText())?.[0] ?? '';
  await county.getByRole('button', { name: /^生成 \d+ 个$/ }).click();
  await expect(rowsOf(county, archiveNo)).toHaveCount(0);
  return certNo;
}

/** The row of a certificate. */
async function certificateOf(county: Page, certNo: string): Promise<Locator> {
  await openMenu(county, '教师资格证书管理');
  // A certificate number leads to a person: it stands in no address.
  const form = county.getByRole('search').filter({ visible: true });
  await form.getByLabel('证书号码', { exact: true }).fill(certNo);
  await form.getByRole('button', { name: '查 询' }).click();
  await expect(county.getByRole('grid').filter({ visible: true })).toHaveAttribute(
    'aria-rowcount',
    '2',
  );
  await expect(rowsOf(county, certNo).first()).toBeVisible();
  return rowsOf(county, certNo).first();
}
