import { expect } from '@playwright/test';
import { confirm, control, dates, fill, moments, pass, pick, rowAction, submit } from './dialogs';
import { openMenu, shown, signedIn } from './pages';
import { test } from './test';

test('批次、省级计划、机构计划、确认点安排，四级账号依次办理', async ({ browser }) => {
  const centre = await signedIn(browser, 'demo_gj');
  await test.step('国家级：新增批次，空表单逐项提示', async () => {
    await openMenu(centre, '认定批次设置');
    await centre.getByRole('button', { name: '新增批次' }).click();
    await submit(centre);
    await expect(shown(centre, '请输入批次名称')).toBeVisible();
    await fill(centre, { 批次名称: '2024年专项认定' });
    await pick(centre, '批次类型', '专项');
    await pick(centre, '面向人员', '社会人员', '应届毕业生');
    await pick(centre, '开放资格种类', '幼儿园教师资格', '小学教师资格', '初级中学教师资格');
    await dates(centre, { 认定开始日期: '2024-06-01', 认定结束日期: '2024-09-30' });
    await fill(centre, { 年度: '2024' });
    await submit(centre);
    await expect(centre.getByRole('grid').getByText('2024年专项认定')).toBeVisible();
  });
  const province = await signedIn(browser, 'demo_s32');
  await test.step('省级：超出批次的计划被拒绝并保留已填内容，改正后上报', async () => {
    await openMenu(province, '省级计划');
    await province.getByRole('button', { name: '新增计划' }).click();
    await pick(province, '所属批次', '2024年专项认定');
    await moments(province, { 网报开始时间: '2024-06-18 09:00', 网报结束时间: '2024-07-10 18:00' });
    await dates(province, {
      确认开始日期: '2024-06-18',
      确认结束日期: '2024-07-20',
      审批开始日期: '2024-06-20',
      审批结束日期: '2024-10-31',
    });
    await fill(province, {
      计划名称: '专项省级计划',
      联系人: '演示联系人',
      联系电话: '025-88880000',
    });
    await pick(province, '开放资格种类', '幼儿园教师资格', '小学教师资格', '初级中学教师资格');
    await submit(province);
    await expect(shown(province, /审批时间（2024-06-20 至 2024-10-31）超出批次/)).toBeVisible();
    await expect(control(province, '计划名称')).toHaveValue('专项省级计划');
    await dates(province, { 审批结束日期: '2024-08-31' });
    await submit(province);
    await expect(province.getByRole('grid').getByText('专项省级计划')).toBeVisible();
    await rowAction(province, '专项省级计划', '上报');
    await confirm(province);
    await expect(
      province.getByRole('row').filter({ hasText: '专项省级计划' }).getByText('待审批'),
    ).toBeVisible();
  });
  await test.step('国家级：审批通过', async () => {
    await openMenu(centre, '认定计划审批');
    await pass(centre, '专项省级计划');
  });
  const county = await signedIn(browser, 'demo_x320101');
  await test.step('县级：制定本机构计划并上报，市级审批', async () => {
    await openMenu(county, '本机构计划');
    await county.getByRole('button', { name: '新增计划' }).click();
    await pick(county, '省级计划', '专项省级计划');
    await fill(county, { 计划名称: '东霁专项计划' });
    await pick(county, '领证方式', '自取');
    await moments(county, { 网报开始时间: '2024-06-18 09:00', 网报结束时间: '2024-07-10 18:00' });
    await dates(county, { 确认开始日期: '2024-06-18', 确认结束日期: '2024-07-20' });
    await pick(county, '开放资格种类', '幼儿园教师资格', '小学教师资格');
    await submit(county);
    await rowAction(county, '东霁专项计划', '上报');
    await confirm(county);
    const city = await signedIn(browser, 'demo_c3201');
    await openMenu(city, '认定计划审批');
    await pass(city, '东霁专项计划');
  });
  await test.step('县级：安排确认点，确认点看到自己的计划', async () => {
    await openMenu(county, '确认点工作安排');
    await county.reload();
    await county.getByRole('button', { name: '新增安排' }).click();
    await control(county, '时间段').click();
    await county
      .getByRole('option', { name: /东霁专项计划/ })
      .filter({ visible: true })
      .click();
    await control(county, '确认点').click();
    await county
      .getByRole('button', { name: /^选择东霁区/ })
      .first()
      .click();
    await dates(county, { 确认开始日期: '2024-06-18', 确认结束日期: '2024-07-20' });
    await fill(county, { 确认范围: '东霁区户籍、居住或就读人员' });
    await pick(county, '面向人员', '社会人员', '应届毕业生');
    await pick(county, '可办种类', '幼儿园教师资格', '小学教师资格');
    await submit(county);
    await expect(county.getByRole('grid').getByText('东霁专项计划').first()).toBeVisible();
    const point = await signedIn(browser, 'demo_q0001');
    await expect(point.getByRole('grid').getByText('东霁专项计划')).toBeVisible();
  });
});
