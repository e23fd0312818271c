import { baseOrg, baseOrgHisoryLog } from '@tqc/contract/basic';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-06-18T02:00:00Z'));
});
const input = (more: object = {}) => ({
  orgName: '东霁区教师发展中心确认点',
  address: '滨河路2号',
  phone: '000-88880000',
  confirmWay: 1,
  ctIds: [1, 2],
  dayCapacity: 60,
  ...more,
});

test('新确认点设在本机构之下，两项业务都办的两边都列得出；日志记下', async () => {
  const county = await server.as('county');
  const { id } = await county(baseOrg.addBaseOrg2, input({ both: true }));
  const page = { orgName: '教师发展中心' };
  const [one] = (await county(baseOrg.getConfirmPointData, page)).record;
  expect(one).toMatchObject({
    orgId: id,
    parentName: testOrgs.county.name,
    orgBizType: 3,
    dayCapacity: 60,
    ctIds: [1, 2],
    staff: 0,
    own: true,
  });
  const enroll = await (await server.as('city'))(baseOrg.queryBaseOrgEnroll, page);
  expect(enroll.record).toMatchObject([{ orgId: id, own: false }]);
  expect((await (await server.as('otherProvince'))(baseOrg.getConfirmPointData, page)).total).toBe(
    0,
  );
  const log = await (
    await server.as('province')
  )(baseOrgHisoryLog.list, {
    orgName: '教师发展中心',
  });
  expect(log.record).toMatchObject([{ kind: 1, field: '确认点' }]);
});

test('种类超出本机构的、同名的、国家级新增的，都说明原因', async () => {
  const county = await server.as('county');
  const add = (more: object) => county(baseOrg.addBaseOrg2, input(more));
  await expect(add({ orgName: '甲确认点', ctIds: [4] })).rejects.toMatchObject({
    fields: { ctIds: expect.stringContaining('不认定“高级中学教师资格”') },
  });
  await expect(add({})).rejects.toMatchObject({
    fields: { orgName: '本机构已有同名的确认点，请换一个名称' },
  });
  await expect(add({ orgName: '乙确认点', schoolId: '1' })).rejects.toMatchObject({
    fields: { schoolId: '请选择本地区启用的学校' },
  });
  const centre = await server.as('centre');
  await expect(centre(baseOrg.addBaseOrg2, input())).rejects.toMatchObject({ code: 422 });
});

test('修改确认点只改写了的；行政机构不能这样改名', async () => {
  const county = await server.as('county');
  const [one] = (await county(baseOrg.getConfirmPointData, { orgName: '教师发展中心' })).record;
  const { orgId = '', version = 0 } = one ?? {};
  const changes = { orgId, orgName: '东霁区教师发展中心窗口', dayCapacity: 80, tips: '带原件' };
  await county(baseOrg.update, changes, { version });
  const [now] = (await county(baseOrg.getConfirmPointData, { orgId })).record;
  expect(now).toMatchObject({ orgName: '东霁区教师发展中心窗口', dayCapacity: 80, ctIds: [1, 2] });
  const { record } = await county(baseOrg.orgInfoQueryChange, { orgName: '教师发展中心' });
  expect(record[0]).toMatchObject({ field: '机构名称；每日容量；温馨提示' });
  const city = await server.as('city');
  const above = await city(baseOrg.get, { orgId: testOrgs.county.id });
  await expect(
    city(
      baseOrg.update,
      { orgId: testOrgs.county.id, orgName: '东霁区教委会' },
      {
        version: above.version,
      },
    ),
  ).rejects.toMatchObject({ fields: { orgName: '机构更名请用“更名”办理，要有批文' } });
});

test('认定机构的确认点数；没有安排的一天没有工作；导出就是所列的', async () => {
  const county = await server.as('county');
  const { record } = await county(baseOrg.getRegOrgData, {});
  expect(record).toMatchObject([{ orgId: testOrgs.county.id, points: 3, startedPoints: 3 }]);
  expect(await county(baseOrg.getConfirmWorkData, {})).toEqual({ record: [] });
  const file = (await county(baseOrg.exportLocaleSetData, {
    bizType: 1,
  })) as unknown as { readonly size: number };
  expect(file.size).toBeGreaterThan(1000);
  const none = county(baseOrg.exportLocaleSetData, { bizType: 1, orgName: '没有这个确认点' });
  await expect(none).rejects.toThrow('没有符合条件的记录，没有可以导出的内容');
});
