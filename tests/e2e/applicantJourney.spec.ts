import { expect, type Locator, type Page } from '@playwright/test';
import { accountComes, applies, NAME, results, RESULTS, somebody } from './applicantRoad';
import { confirm, fill, rowAction, submit } from './dialogs';
import { atPace, openMenu, search, shown, signedIn } from './pages';
import { test } from './test';

/** The list in front shows a row of somebody or something. */
const rowsOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text }).filter({ visible: true });

test('申请人：人像不符不通过，再来通过；学位更正，成绩导入，准入查询复议后清除', async ({
  browser,
}) => {
  const who = await somebody();
  await accountComes(who, { faceScore: 38, autoTries: 3 });
  const province = await signedIn(browser, 'demo_s32', atPace('demo_s32'));
  const centre = await signedIn(browser, 'demo_gj', atPace('demo_gj'));
  await test.step('省级：人像与证件不是同一人，初审不通过', async () => {
    await openDesk(province);
    await refuse(province, '不通过');
    await expect(shown(province, '已初审不通过，等另一人复核')).toBeVisible();
    await province.keyboard.press('Escape');
    await search(province, '姓名', NAME);
    await rowAction(province, NAME, '审核');
    await expect(shown(province, /请由本机构或国家中心的另一位审核人员复核/)).toBeVisible();
    await province.keyboard.press('Escape');
  });
  await test.step('国家级：复核，同意不通过，短信告知', async () => {
    await openDesk(centre);
    await expect(shown(centre, /^初审不通过：人证不符/)).toBeVisible();
    await refuse(centre, '同意不通过');
    await expect(shown(centre, '已不通过，短信告知申请人')).toBeVisible();
    await centre.keyboard.press('Escape');
    await expect(rowsOf(centre, NAME)).toHaveCount(0);
  });
  await test.step('申请人再来，人像相符，省级通过', async () => {
    await accountComes(who, { faceScore: 91, autoTries: 4 });
    await province.reload();
    await openDesk(province);
    await expect(province.getByRole('dialog').getByText('实名人工审核不通过')).toBeVisible();
    await province.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
    await expect(shown(province, '已通过')).toBeVisible();
    await province.keyboard.press('Escape');
    await openMenu(province, '申请人基本信息');
    await search(province, '姓名', NAME);
    await expect(rowsOf(province, NAME).first()).toContainText('人工审核通过');
  });
  await test.step('省级：学位授予单位写错，写明原因更正，改前改后都在', async () => {
    await openMenu(province, '学位信息');
    await search(province, '姓名', NAME);
    await rowAction(province, NAME, '更正');
    await fill(province, { 授予单位: '澄岚师范大学', 更正原因: '学院已更名为大学，核对了原件' });
    await submit(province);
    await expect(rowsOf(province, NAME).first()).toContainText('澄岚师范大学');
    await rowAction(province, NAME, '查看');
    await expect(shown(province, /授予单位：澄岚师范学院 改为 澄岚师范大学/)).toBeVisible();
    await expect(shown(province, /学院已更名为大学，核对了原件/)).toBeVisible();
    await province.keyboard.press('Escape');
  });
  await test.step('国家级：成绩导入，三行有错，在表格里改正后写入', async () => {
    await openMenu(centre, '国考成绩信息');
    await centre.getByRole('button', { name: '导入', exact: true }).click();
    await centre.getByLabel('导入国考成绩的文件').setInputFiles({
      name: '国考成绩.csv',
      mimeType: 'text/csv',
      buffer: results(who),
    });
    await expect(centre.getByRole('radio', { name: '有错 3' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    const mends: Readonly<Record<string, string>> = {
      '第 4 行科目一': '72',
      '第 7 行合格证明编号': '20244100770005',
      '第 10 行有效期止': '2027-06-30',
    };
    for (const [cell, text] of Object.entries(mends)) {
      const box = centre.getByRole('textbox', { name: cell });
      await box.fill(text);
      await box.press('Enter');
    }
    await centre.getByRole('button', { name: '核对改动（3 行）' }).click();
    await centre.getByRole('button', { name: `写入这 ${RESULTS} 条` }).click();
    await expect(shown(centre, `已写入 ${RESULTS} 条`)).toBeVisible();
    await centre.getByRole('button', { name: '完成' }).click();
    await search(centre, '姓名', NAME);
    await expect(rowsOf(centre, NAME).first()).toContainText('20244100770000');
  });
  await applies(who);
  const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
  await test.step('县级：发起准入查询，有判决信息', async () => {
    await openMenu(county, '证明查询申请');
    await search(county, '姓名', NAME);
    await rowsOf(county, NAME).first().getByRole('checkbox').click();
    await county.getByRole('button', { name: '发起查询' }).first().click();
    await county.getByRole('button', { name: /^发起查询 1 条$/ }).click();
    await expect(shown(county, /已发起查询/)).toBeVisible();
    await openMenu(county, '准入查询信息');
    await search(county, '姓名', NAME);
    await until(county, '有判决信息');
  });
  await test.step('县级：申请人有异议，申请复议；平台重新查询，没有记录', async () => {
    await rowAction(county, NAME, '申请复议');
    await fill(county, { 复议说明: '申请人与判决书中的人同名，不是本人' });
    await submit(county);
    await expect(county.getByRole('dialog')).toBeHidden();
    await until(county, '正常');
    await rowAction(county, NAME, '查看结果');
    const before = county.getByRole('list', { name: '历史结果' });
    await expect(before).toContainText('有判决信息');
    await county.keyboard.press('Escape');
  });
  await test.step('国家级：清除保留的结果，再用时要重新查询', async () => {
    await openMenu(centre, '准入查询信息');
    await search(centre, '姓名', NAME);
    await rowAction(centre, NAME, '清除结果');
    await confirm(centre);
    await expect(shown(centre, /清除结果成功/)).toBeVisible();
    await expect(rowsOf(centre, NAME).getByRole('button', { name: '清除结果' })).toHaveCount(0);
    await openMenu(county, '证明查询申请');
    await county.reload();
    await search(county, '姓名', NAME);
    await expect(
      rowsOf(county, NAME)
        .first()
        .getByRole('button', { name: /查询/ }),
    ).toBeVisible();
  });
});

/** The desk of the real-name review, with the person of this journey. */
async function openDesk(page: Page): Promise<void> {
  await openMenu(page, '实名信息人工审核');
  await search(page, '姓名', NAME);
  await rowAction(page, NAME, '审核');
  await expect(page.getByRole('dialog').getByRole('group', { name: '审核' })).toBeVisible();
}

async function refuse(page: Page, button: string): Promise<void> {
  const desk = page.getByRole('dialog');
  await desk.getByRole('combobox', { name: '不通过原因' }).click();
  await page.getByRole('option', { name: '人证不符' }).filter({ visible: true }).click();
  await desk.getByRole('textbox', { name: '审核意见' }).fill('现场人像与证件不是同一人');
  await desk.getByRole('button', { name: button, exact: true }).click();
}

/** Answers of the platform come by and by. */
async function until(page: Page, answer: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: '刷新列表' }).click();
    await expect(rowsOf(page, NAME).first()).toContainText(answer, { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
}
