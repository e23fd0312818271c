import { expect, type Locator, type Page } from '@playwright/test';
import { confirm, dates, fill, pick, rowAction, submit } from './dialogs';
import {
  accepted,
  answered,
  arranged,
  declaredAs,
  figuresOf,
  noticeOver,
  PLAN,
  planned,
  rechecked,
  restricted,
  SCHOOL,
  TEACHERS,
  type Declared,
} from './enrollRoad';
import { atPace, openInside, openMenu, shown, signedIn } from './pages';
import { test } from './test';

/** Those who are found qualified. */
const TOGETHER = TEACHERS - 1;
const INBOX = '/MyWorks/WfWorkflowAuditSubModel';
const CHECK = '/enrollModel/EnrollmentCheckSubModel';
const AUDIT = '/enrollModel/EnrollmentAudSubModel';

/** What a list shows of those who declared in the journey, all on one page. */
const OURS = `workUnit=${encodeURIComponent(SCHOOL)}&pageSize=30`;
/** Chooses all of the page but one. */
async function chooseAllBut(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name: '选择本页全部' }).filter({ visible: true }).click();
  await rowOf(page, name).getByRole('checkbox').click();
}

const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('row').filter({ hasText: text }).filter({ visible: true }).first();

// Each part signs several accounts in, which takes its time on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.describe('定期注册的路', () => {
  let obId = '';
  let teachers: readonly Declared[] = [];

  test('计划：县级上报，市级在审批管理里通过', async ({ browser }) => {
    ({ obId } = await planned());
    const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
    await openMenu(county, '本机构注册计划');
    await rowAction(county, PLAN, '上报');
    await confirm(county);
    await expect(rowOf(county, PLAN).getByText('待审批')).toBeVisible();
    const city = await signedIn(browser, 'demo_c3201', atPace('demo_c3201'));
    await openInside(city, `${INBOX}?approval=enrollOrgPlan`);
    await rowAction(city, PLAN, '审批');
    await pick(city, '审批结论', '通过');
    await submit(city);
    await expect(city.getByRole('dialog')).toBeHidden();
    await expect(rowOf(city, PLAN)).toHaveCount(0);
  });

  test('初核：材料不全的补齐，一起合格，一名不合格；公示有异议的撤销结论', async ({ browser }) => {
    const before = await figuresOf('demo_x320101');
    teachers = await declaredAs(await arranged(obId), TEACHERS);
    await accepted(teachers);
    // Who came last stands first in the lists, which draw the rows in sight only.
    const [bad, asked, objected, held] = [...teachers].reverse();
    if (!asked || !objected || !held || !bad) throw new Error('too few declared');
    const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
    await test.step('二十名都数在页签里', async () => {
      await openInside(county, `${CHECK}?kind=pending&${OURS}`);
      const waited = before.first.find(({ tab }) => tab === 'pending')?.n ?? 0;
      await expect(shown(county, `待初核（${waited + TEACHERS}）`)).toBeVisible();
      await expect(shown(county, new RegExp(`共 ?${TEACHERS} ?条`))).toBeVisible();
    });
    await test.step('一次写明要补的材料和期限', async () => {
      await rowAction(county, asked.name, '初核');
      await pick(county, '结论', '材料不全');
      await pick(county, '缺少的材料', '聘用合同');
      await dates(county, { 补全截止日期: '2024-06-28' });
      await submit(county);
      await expect(county.getByRole('dialog')).toBeHidden();
      await openInside(county, `${CHECK}?kind=returned`);
      await expect(rowOf(county, asked.name)).toBeVisible();
    });
    await answered(asked);
    await restricted(held, true);
    await test.step('补齐的和其他人一起合格；先说将办理几条、哪一条不办理和原因', async () => {
      await openInside(county, `${CHECK}?kind=pending&${OURS}`);
      await chooseAllBut(county, bad.name);
      await county.getByRole('button', { name: '批量合格' }).click();
      await expect(shown(county, `将办理 ${TOGETHER - 1} 条`)).toBeVisible();
      await expect(shown(county, '不办理 1 条')).toBeVisible();
      await expect(shown(county, /命中限制库，不能注册合格/)).toBeVisible();
      await county.getByRole('switch', { name: '材料齐全' }).filter({ visible: true }).click();
      await county.getByRole('button', { name: ` ${TOGETHER - 1} 条` }).click();
      await expect(shown(county, new RegExp(`已按合格办理 ${TOGETHER - 1} 条`))).toBeVisible();
      await county.getByRole('button', { name: '知道了' }).click();
    });
    await restricted(held, false);
    await test.step('解除限制的那一名合格，一名不合格', async () => {
      await rowAction(county, held.name, '初核');
      await pick(county, '结论', '合格');
      await county.getByRole('switch', { name: '材料齐全' }).filter({ visible: true }).click();
      await submit(county);
      await expect(county.getByRole('dialog')).toBeHidden();
      await rowAction(county, bad.name, '初核');
      await pick(county, '结论', '不合格');
      await pick(county, '不合格原因', '违反职业道德规范，影响恶劣');
      await pick(county, '准则条款', /关心爱护学生/);
      await fill(county, { 意见: '体罚学生，影响恶劣' });
      await submit(county);
      await expect(county.getByRole('dialog')).toBeHidden();
    });
    await test.step('公示有异议：撤销结论，查实后重新作出', async () => {
      await openInside(county, `${AUDIT}?kind=notice&${OURS}`);
      await rowAction(county, objected.name, '撤销初核结论');
      await pick(county, '结论', '撤销初核结论');
      await fill(county, { 意见: '公示有异议，核实年度考核' });
      await submit(county);
      await expect(county.getByRole('dialog')).toBeHidden();
      await expect(rowOf(county, objected.name)).toHaveCount(0);
      await openInside(county, `${CHECK}?kind=pending&${OURS}`);
      await rowAction(county, objected.name, '初核');
      await pick(county, '结论', '合格');
      await county.getByRole('switch', { name: '材料齐全' }).filter({ visible: true }).click();
      await submit(county);
      await expect(county.getByRole('dialog')).toBeHidden();
    });
  });

  test('公示期满复核、终审：结论贴打印，不合格的成为限制草稿', async ({ browser }) => {
    const qualified = teachers.slice(0, TOGETHER);
    const bad = teachers.at(-1);
    if (!bad) throw new Error('too few declared');
    await noticeOver(obId);
    await rechecked(qualified, 'qualified');
    await rechecked([bad], 'unqualified');
    const province = await signedIn(browser, 'demo_s32', atPace('demo_s32'));
    await test.step('省级一起终审合格', async () => {
      await openInside(province, `${AUDIT}?kind=final&${OURS}`);
      await chooseAllBut(province, bad.name);
      await province.getByRole('button', { name: '批量合格' }).click();
      await expect(shown(province, `将办理 ${TOGETHER} 条`)).toBeVisible();
      await province.getByRole('button', { name: ` ${TOGETHER} 条` }).click();
      await expect(shown(province, new RegExp(`已按合格办理 ${TOGETHER} 条`))).toBeVisible();
    });
    await test.step('不合格的建立限制草稿，在限制库等待提交', async () => {
      await rowAction(province, bad.name, '终审');
      await pick(province, '结论', '不合格');
      await pick(province, '不合格原因', '违反职业道德规范，影响恶劣');
      await pick(province, '准则条款', /关心爱护学生/);
      await fill(province, { 意见: '体罚学生，影响恶劣' });
      await submit(province);
      await expect(province.getByRole('dialog')).toBeHidden();
      await rowAction(province, bad.name, '建立限制草稿');
      await confirm(province);
      await expect(shown(province, /已建立限制草稿 XZ/)).toBeVisible();
      await openMenu(province, '限制库管理');
      const draft = rowOf(province, bad.name);
      await expect(draft).toContainText('草稿');
      await expect(draft).toContainText('撤销教师资格');
      await rowAction(province, bad.name, '提交');
      await confirm(province);
      await expect(shown(province, /请先编辑补全/)).toBeVisible();
    });
    await test.step('打印结论贴', async () => {
      await openInside(province, `${AUDIT}?kind=final&${OURS}`);
      await chooseAllBut(province, bad.name);
      await province.getByRole('button', { name: '打印结论贴' }).click();
      await province.getByRole('button', { name: ` ${TOGETHER} 条` }).click();
      await expect(shown(province, `注册结论贴（${TOGETHER} 张）`)).toBeVisible();
      await province.keyboard.press('Escape');
      await expect(rowOf(province, qualified.at(-1)?.name ?? '')).toContainText('已打印');
    });
  });

  test('结束：县级申请，市级在审批管理里同意', async ({ browser }) => {
    const county = await signedIn(browser, 'demo_x320101', atPace('demo_x320101'));
    await openMenu(county, '申请结束注册计划');
    await rowAction(county, PLAN, '申请结束');
    await confirm(county);
    await expect(rowOf(county, PLAN)).toContainText('待审批');
    const city = await signedIn(browser, 'demo_c3201', atPace('demo_c3201'));
    await openInside(city, `${INBOX}?approval=enrollEndPlan`);
    await rowAction(city, PLAN, '同意结束');
    await confirm(city);
    await expect(rowOf(city, PLAN)).toHaveCount(0);
    await openMenu(county, '本机构注册计划');
    await expect(rowOf(county, PLAN)).toContainText('已结束');
  });
});
