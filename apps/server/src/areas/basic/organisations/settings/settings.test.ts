import { baseOrg, baseOrgCertType, baseOrgCetNum, baseOrgTag } from '@tqc/contract/basic';
import { beforeAll, expect, test } from 'vitest';
import { kyselyOfPool } from '../../../../kit/scope';
import { lastNumberOf } from '../../../../trade/numbers';
import { testOrgs, testServer, type TestServer } from '../../../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const county = testOrgs.county;

test('标签：各机构用自己的，贴到下级机构上后能按它查，取下之前不能删', async () => {
  const city = await server.as('city');
  const { id: orgTagId } = await city(baseOrgTag.create, { name: '重点县', colour: 'red' });
  await expect(city(baseOrgTag.create, { name: '重点县', colour: 'green' })).rejects.toMatchObject({
    fields: { name: '标签名称已存在' },
  });
  await expect(
    city(baseOrgTag.update, { orgTagId, orgIds: [testOrgs.otherProvince.id] }, { version: 1 }),
  ).rejects.toMatchObject({
    fields: { orgIds: '有机构不存在或不在本机构辖区内，请重新选择' },
  });
  await expect(
    city(baseOrgTag.update, { orgTagId, orgTypes: [1], orgIds: [county.id] }, { version: 1 }),
  ).rejects.toMatchObject({ fields: { orgIds: '有机构不是这个标签的适用对象，请核对' } });
  await city(baseOrgTag.update, { orgTagId, orgIds: [county.id] }, { version: 1 });
  const { record } = await city(baseOrg.list, { tagId: orgTagId });
  expect(record.map(({ orgName, tagNames }) => [orgName, tagNames])).toEqual([
    [county.name, '重点县'],
  ]);
  // Nobody else reads an organisation's own words.
  const province = await server.as('province');
  expect((await province(baseOrg.list, { tagId: orgTagId })).record).toEqual([]);
  await expect(city(baseOrgTag.remove, { orgTagId }, { version: 2 })).rejects.toMatchObject({
    code: 422,
  });
});

test('资格种类：不超出法定权限，同一时间只有一份', async () => {
  const province = await server.as('province');
  const set = (more: object) =>
    province(baseOrgCertType.create, {
      orgId: county.id,
      ctIds: [1],
      beginDate: '2024-01-01',
      ...more,
    });
  await expect(set({ ctIds: [1, 4] })).rejects.toMatchObject({
    fields: { ctIds: '“高级中学教师资格”不由东霁区教育局这一级认定，请去掉' },
  });
  await expect(set({ orgId: testOrgs.point.id })).rejects.toMatchObject({
    fields: { orgId: '这个机构不认定教师资格，请另选机构' },
  });
  await expect(set({ endDate: '2023-12-31' })).rejects.toMatchObject({
    fields: { endDate: '结束日期不能早于开始日期' },
  });
  const { id: octId } = await set({ endDate: '2024-12-31' });
  await expect(set({ beginDate: '2024-06-01' })).rejects.toMatchObject({
    fields: { beginDate: '该机构在这段时间已有资格种类，请先给原记录填结束日期' },
  });
  await set({ beginDate: '2025-01-01' });
  const { record } = await province(baseOrgCertType.list, { day: '2024-06-01', ctId: 1 });
  expect(record.map((row) => row.octId)).toEqual([octId]);
  await province(baseOrgCertType.remove, { octId }, { version: 1 });
});

test('证书起始编号：第一个号码发出前可以改，发出后不能；全部退回的又可以改', async () => {
  const province = await server.as('province');
  const { id: cetNumId } = await province(baseOrgCetNum.create, {
    orgId: county.id,
    year: 2031,
    firstNo: 501,
  });
  const series = { kind: 'cert', period: '2031', orgId: county.id } as const;
  const db = kyselyOfPool(server.pool);
  expect(await lastNumberOf(db, series)).toBe(500);
  await province(baseOrgCetNum.update, { cetNumId, firstNo: 601 }, { version: 1 });
  expect(await lastNumberOf(db, series)).toBe(600);
  await server.pool.query(
    "insert into number_counter (series, last) values ('cert/2031/328801', 602)",
  );
  expect(await province(baseOrgCetNum.get, { cetNumId })).toMatchObject({
    orgName: county.name,
    currentNo: 602,
    used: 2,
    gaps: 2,
  });
  for (const change of [
    () => province(baseOrgCetNum.update, { cetNumId, firstNo: 1 }, { version: 2 }),
    () => province(baseOrgCetNum.remove, { cetNumId }, { version: 2 }),
  ])
    await expect(change()).rejects.toMatchObject({
      message: '本年度已发出证书号码，起始序号不能再改',
    });
  await server.pool.query("update number_counter set last = 600 where series = 'cert/2031/328801'");
  await province(baseOrgCetNum.remove, { cetNumId }, { version: 2 });
  expect(await lastNumberOf(db, series)).toBe(0);
  await expect(
    province(baseOrgCetNum.create, { orgId: county.id, year: 2023, firstNo: 1 }),
  ).rejects.toMatchObject({ fields: { year: '只能设置今年和以后年度的起始序号' } });
});
