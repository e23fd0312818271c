import { expect, type Browser, type Page } from '@playwright/test';
import { orgBatch } from '@tqc/contract/register';
import { permissionsOf, rolePermission, roles } from '@tqc/contract/rms';
import { routeOf } from '@tqc/contract/screens';
import { chinaDay, dayAfter } from '@tqc/domain/shared';
import { control, fill, pick, rowAction, submit } from './dialogs';
import { addOffice, addPoint, arrangedFor, startEmpty, type Empty } from './emptyRoad';
import { filed } from './longRoad';
import { base, fillSignIn, openMenu, PASSWORD, shown, signedIn } from './pages';
import { test } from './test';
import { callsAs } from './product';

let empty: Empty;
test.beforeAll(async () => {
  empty = await startEmpty();
});
test.afterAll(() => empty.stop());

const accounts = {
  centre: 'gj_admin',
  province: 's32_admin',
  city: 'c3201_admin',
  county: 'x320101_a',
  reader: 'x320101_b',
  point: 'q_linwx',
} as const;
const POINT = '东霁区政务服务中心确认点';
const FEWER = '县级只看计划';
const PAGE = '本机构计划';

/** Somebody signs in with the password that was made for them, and has to choose their own. */
async function begins(browser: Browser, account: string, first: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await fillSignIn(page, account, first);
  const dialog = page.getByRole('dialog', { name: /修改密码/ });
  await dialog.getByLabel('当前密码', { exact: true }).fill(first);
  await dialog.getByLabel('新密码', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('确认密码', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: '提 交' }).click();
  await expect(dialog).toHaveCount(0);
  await context.close();
}

/** The password that is shown once to whoever made it. */
async function issued(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: '初始密码' });
  const password = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: '已经记下，关闭' }).click();
  return password;
}

interface Person {
  readonly account: string;
  readonly name: string;
  readonly org: string;
  readonly roles: readonly string[];
  readonly mobile: string;
}

/** Somebody new, entered by the one above; their first password. */
async function adds(
  page: Page,
  { account, name, org, roles: given, mobile }: Person,
): Promise<string> {
  await openMenu(page, '用户管理');
  await page.getByRole('button', { name: '新增用户' }).click();
  await fill(page, { 账号: account, 姓名: name, 手机号码: mobile });
  await pick(page, '所属机构', org);
  // The list shows a few at once: the rest is found by its name.
  for (const role of given) {
    await control(page, '角色').click();
    await page.keyboard.type(role);
    await page
      .getByRole('option', { name: new RegExp(`^${role}`) })
      .filter({ visible: true })
      .click();
    await page.keyboard.press('Tab');
  }
  await submit(page);
  return issued(page);
}

/** A second person looks at the rights that somebody got. */
async function accepts(page: Page, account: string): Promise<void> {
  await openMenu(page, '用户管理');
  await page.getByRole('button', { name: '权限变更审核' }).click();
  await rowAction(page, account, '通过');
  await submit(page);
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('从空的正式系统开始：第一个管理员、各级机构和用户、权限更少的角色、批次和计划，到新的经办人确认一件申请', async ({
  browser,
}) => {
  test.slow();
  const ids = { province: '', city: '', county: '', point: '' };

  await test.step('第一个管理员先改密码，再进系统', async () => {
    await begins(browser, accounts.centre, await empty.firstAdmin(accounts.centre, '程若溪'));
    ids.province = await addOffice({
      by: accounts.centre,
      orgType: 4,
      parentId: '1',
      areaCode: '32',
      areaName: '江苏',
      orgName: '江苏省教育厅',
    });
  });

  const centre = await signedIn(browser, accounts.centre);
  await test.step('国家级：省级用户，初始密码只显示一次', async () => {
    const first = await adds(centre, {
      account: accounts.province,
      name: '沈知微',
      org: '江苏省教育厅',
      // Who lets the next in keeps the people besides the business.
      roles: ['省级经办', '省级安全管理员'],
      mobile: '15488800001',
    });
    await begins(browser, accounts.province, first);
    ids.city = await addOffice({
      by: accounts.province,
      orgType: 3,
      parentId: ids.province,
      areaCode: '3201',
      areaName: '云汀',
      orgName: '云汀市教育局',
    });
  });

  const province = await signedIn(browser, accounts.province);
  await test.step('省级：市级用户，国家级第二人审核后生效', async () => {
    const first = await adds(province, {
      account: accounts.city,
      name: '陆望舒',
      org: '云汀市教育局',
      roles: ['市级经办', '市级安全管理员'],
      mobile: '15488800002',
    });
    await accepts(centre, accounts.city);
    await begins(browser, accounts.city, first);
    ids.county = await addOffice({
      by: accounts.city,
      orgType: 2,
      parentId: ids.city,
      areaCode: '320101',
      areaName: '东霁',
      orgName: '东霁区教育局',
    });
  });

  const city = await signedIn(browser, accounts.city);
  await test.step('市级：县级用户，省级第二人审核后生效', async () => {
    const first = await adds(city, {
      account: accounts.county,
      name: '顾南栀',
      org: '东霁区教育局',
      roles: ['县级经办'],
      mobile: '15488800003',
    });
    await accepts(province, accounts.county);
    await begins(browser, accounts.county, first);
    ids.point = await addPoint(accounts.county, POINT);
  });

  await test.step('国家级：权限更少的县级角色，只看本机构计划', async () => {
    await openMenu(centre, '角色权限管理');
    await centre.getByRole('button', { name: '新增角色' }).click();
    await fill(centre, { 角色名称: FEWER });
    await pick(centre, '适用机构类型', /^县级/);
    await submit(centre);
    await expect(centre.getByRole('grid').getByText(FEWER)).toBeVisible();
    const calls = await callsAs(accounts.centre);
    const { record } = await calls.send(roles.list, { roleName: FEWER });
    const { roleId = '', version = 0 } = record[0] ?? {};
    const all = await calls.send(permissionsOf.list, { orgType: 2 });
    const permissions = all.record
      .filter(({ page, isPage, code }) => page === PAGE && (isPage || code.endsWith('.view')))
      .map(({ code }) => code);
    await calls.send(rolePermission.relations, { roleId, permissions }, { version });
  });

  const county = await signedIn(browser, accounts.county);
  await test.step('县级：确认点用户；批次和计划逐级通过，确认点排上工作', async () => {
    await openMenu(county, '认定确认点用户管理');
    await county.getByRole('button', { name: '新增用户' }).click();
    await fill(county, { 账号: accounts.point, 姓名: '林问夏', 手机号码: '15488800004' });
    await pick(county, '确认点', POINT);
    await pick(county, '角色', '确认人员');
    await submit(county);
    await begins(browser, accounts.point, await issued(county));
  });
  const lsId = await arrangedFor(accounts, ids.point);
  const today = chinaDay(new Date());
  const [regId = ''] = await filed([
    { name: '许星辞', lsId, examValidUntil: dayAfter(today, 365) },
  ]);

  await test.step('确认点：新的经办人核验、确认这件申请', async () => {
    const point = await signedIn(browser, accounts.point);
    await openMenu(point, '网报数据核验');
    await expect(point.getByRole('grid').getByText('许星辞')).toBeVisible();
    await point.goto(`${base()}/register/application/${regId}`);
    await point.getByRole('button', { name: '材料合格', exact: true }).click();
    await expect(shown(point, '材料合格待确认')).toBeVisible();
    await point.getByRole('combobox', { name: '体检结论' }).click();
    await point
      .getByRole('option', { name: '合格', exact: true })
      .filter({ visible: true })
      .click();
    await point.getByRole('textbox', { name: '体检日期' }).fill(today);
    await point.getByRole('textbox', { name: '体检日期' }).press('Enter');
    const tickAll = point.getByRole('button', { name: '全部勾选' });
    if (await tickAll.isVisible()) await tickAll.click();
    await point.getByRole('button', { name: '确认通过' }).click();
    await expect(shown(point, '已确认待审批')).toBeVisible();
  });

  await test.step('权限更少的县级用户只看得到计划，不能新增', async () => {
    // The calls that made the plans ended the session that the city had in its browser.
    const again = await signedIn(browser, accounts.city);
    const first = await adds(again, {
      account: accounts.reader,
      name: '江照野',
      org: '东霁区教育局',
      roles: [FEWER],
      mobile: '15488800005',
    });
    await begins(browser, accounts.reader, first);
    const reader = await signedIn(browser, accounts.reader);
    const menu = reader.getByRole('navigation', { name: '主菜单' });
    await openMenu(reader, PAGE);
    await expect(reader.getByRole('grid').getByText('东霁区计划')).toBeVisible();
    await expect(reader.getByRole('button', { name: '新增计划' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: '认定审批', exact: true })).toHaveCount(0);
    await reader.goto(`${base()}${routeOf('register.audit')}`);
    await expect(reader.getByRole('alert')).toContainText('您没有该页面的权限');
    // What no button offers, asked all the same: the server says why not and changes nothing.
    const calls = await callsAs(accounts.reader);
    const { record } = await calls.send(orgBatch.list, {});
    const { obId = '', version = 0, planName } = record[0] ?? {};
    expect(planName).toBe('东霁区计划');
    await expect(
      calls.send(orgBatch.update, { obId, action: 'report' }, { version }),
    ).rejects.toMatchObject({ code: 403, message: expect.stringMatching(/权限/) });
    expect((await calls.send(orgBatch.list, {})).record[0]?.version).toBe(version);
  });
});
