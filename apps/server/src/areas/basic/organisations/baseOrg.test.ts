import { baseOrg, baseOrgHisoryLog } from '@tqc/contract/basic';
import { makeCreditCode } from '@tqc/domain/shared';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestOrg, type TestServer } from '../../../testing/server';
import { referring } from './requireUnused';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const as = (org: TestOrg) => server.as(org);

const county = (area: string, more: object = {}) => ({
  orgType: 2,
  parentId: testOrgs.city.id,
  areaCode: area,
  areaName: '云棠县',
  orgName: '云棠县教育局',
  orgBizType: 3,
  orgCode3: area.slice(-3),
  creditCode: makeCreditCode('11', area, `DM${area}`),
  mobile: '13800138000',
  ...more,
});

test('新机构的地区、名称和号码都记下；它出现在上级的树上，日志里有它', async () => {
  const city = await as('city');
  const { id } = await city(baseOrg.create, county('328811'));
  const one = await city(baseOrg.get, { orgId: id });
  expect(one).toMatchObject({
    orgName: '云棠县教育局',
    areaName: '云汀市教育局云棠县',
    parentName: '云汀市教育局',
    orgCode3: '811',
    mobile: '138****8000',
    version: 1,
  });
  const { rows } = await server.pool.query<{ place: string; sealed: string; parent: string }>(
    `select prov || city || county as place, mobile::text as sealed,
       (select parent from division where code = '328811') as parent from org where org_id = $1`,
    [id],
  );
  expect(rows[0]).toMatchObject({ place: '323288328811', parent: '3288' });
  expect(rows[0]?.sealed).not.toContain('13800138000');
  const { record } = await city(baseOrg.getTreeData, { parentId: testOrgs.city.id });
  expect(record.find(({ orgId }) => orgId === id)).toMatchObject({ hasChildren: false });
  const named = await (await as('province'))(baseOrg.getTreeData, { keyword: '云棠' });
  expect(named.record.map(({ orgId }) => orgId)).toEqual([id]);
  const log = await (await as('province'))(baseOrgHisoryLog.list, { orgName: '云棠' });
  expect(log.record[0]).toMatchObject({ kind: 1, after: '云棠县教育局', byHand: false });
});

test('同一地区、同一代码、同一信用代码的第二个，都在那一项上说明', async () => {
  const city = await as('city');
  await city(baseOrg.create, county('328821'));
  const again = (area: string, more: object) =>
    city(baseOrg.create, county(area, { areaName: '沐禾县', orgName: '沐禾县教育局', ...more }));
  await expect(again('328821', { areaName: '云棠县' })).rejects.toMatchObject({
    fields: { areaCode: '该行政区划已有同级机构，请核对代码' },
  });
  await expect(again('328821', {})).rejects.toMatchObject({
    fields: { areaName: '行政区划328821已登记为“云棠县”，请核对代码或名称' },
  });
  await expect(again('328822', { orgCode3: '821' })).rejects.toMatchObject({
    fields: { orgCode3: '认定机构代码在本省已被使用，请换一个' },
  });
  const creditCode = makeCreditCode('11', '328821', 'DM328821');
  await expect(again('328822', { creditCode })).rejects.toMatchObject({
    fields: { creditCode: '统一社会信用代码在本省已被其他机构使用，请核对' },
  });
});

test('各级只列自己和下级；别人的看不到，也不能设在别人之下', async () => {
  const idsOf = async (org: TestOrg) => {
    const { record } = await (await as(org))(baseOrg.list, { pageSize: 200, orgType: 1 });
    return record.map(({ orgId }) => orgId);
  };
  expect(await idsOf('point')).toEqual([testOrgs.point.id]);
  expect(await idsOf('county')).toEqual([testOrgs.point.id, testOrgs.otherPoint.id]);
  expect(await idsOf('otherProvince')).toEqual([]);
  const other = await as('otherProvince');
  await expect(other(baseOrg.list, { under: testOrgs.city.id })).rejects.toMatchObject({
    code: 403,
  });
  await expect(
    other(baseOrg.create, county('328831', { parentId: testOrgs.city.id })),
  ).rejects.toMatchObject({ code: 403 });
  const { record } = await (await as('centre'))(baseOrg.getProvinces, {});
  expect(record.map(({ areaCode }) => areaCode)).toEqual(['32', '33']);
});

test('自己的机构只改联系方式，其余由上级改；改了什么逐项记下，手机只记更换过', async () => {
  const [mine, above] = [await as('county'), await as('city')];
  const { orgId, version } = await mine(baseOrg.get, { orgId: testOrgs.county.id });
  await mine(baseOrg.update, { orgId, phone: '010-00000002', mobile: '13900139000' }, { version });
  await expect(
    mine(baseOrg.update, { orgId, remark: '试' }, { version: version + 1 }),
  ).rejects.toMatchObject({ fields: { remark: expect.stringContaining('由上级机构修改') } });
  await above(baseOrg.update, { orgId, remark: '新址' }, { version: version + 1 });
  const { record } = await mine(baseOrg.orgInfoQueryChange, { orgName: testOrgs.county.name });
  expect(record.map(({ field, before, after }) => ({ field, before, after }))).toEqual([
    { field: '备注', before: '—', after: '新址' },
    { field: '负责人手机；联系电话', before: '—；—', after: '已更换；010-00000002' },
  ]);
  const [, second] = record;
  const detail = await mine(baseOrg.orgChangeDetailInfo, { id: second?.id ?? '' });
  expect(detail.changes).toHaveLength(2);
});

test('发出过号码的机构，三位代码不再改', async () => {
  const city = await as('city');
  const { id } = await city(baseOrg.create, county('328841'));
  await server.pool.query('insert into number_counter (series, last) values ($1, 1)', [
    `cert/2024/${id}`,
  ]);
  await expect(
    city(baseOrg.update, { orgId: id, orgCode3: '999' }, { version: 1 }),
  ).rejects.toMatchObject({
    fields: { orgCode3: '本机构已按原代码发出号码，认定机构代码不能再改' },
  });
});

test('有东西引用的不能删除，说出是什么；数据库里每种引用都叫得出名字', async () => {
  const city = await as('city');
  const { version } = await city(baseOrg.get, { orgId: testOrgs.county.id });
  await expect(
    city(baseOrg.remove, { orgId: testOrgs.county.id }, { version }),
  ).rejects.toMatchObject({
    message: '该数据已被引用（用户、下级机构），不能删除，可以停用',
  });
  await expect(
    city(baseOrg.remove, { orgId: testOrgs.city.id }, { version }),
  ).rejects.toMatchObject({ code: 403 });
  const { rows } = await server.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'org'::regclass and conparentid = 0`,
  );
  const nameless = rows.map(({ name }) => name).filter((name) => !(name in referring));
  expect(nameless).toEqual([]);
});

test('高校机构取院校的名称，站在省里；一所院校一个', async () => {
  await server.pool.query(
    "insert into college (college_id, code, name, prov) values (801, '10801', '云梦师范大学', '32')",
  );
  const province = await as('province');
  const input = {
    orgType: 6,
    parentId: testOrgs.province.id,
    collegeId: '801',
    orgBizType: 1,
    head: '䶮知远',
  };
  const { id } = await province(baseOrg.create, input);
  expect(await province(baseOrg.get, { orgId: id })).toMatchObject({
    orgName: '云梦师范大学',
    collegeName: '云梦师范大学',
    areaCode: '32',
  });
  await expect(province(baseOrg.create, input)).rejects.toMatchObject({
    fields: { collegeId: '该院校已有机构' },
  });
});

test('只发电子证书：记在变更日志里，重复设置和不发证的机构说明原因；编号查到的只有本机构范围内的', async () => {
  const city = await as('city');
  const province = await as('province');
  const { id } = await city(baseOrg.create, county('328851', { orgName: '云杉县教育局' }));
  const set = (onlyEcert: boolean, version: number) =>
    province(
      baseOrg.onlyEcertSwitch,
      { orgId: id, onlyEcert, reason: '全部改用电子证书' },
      { version },
    );
  await set(true, 1);
  await expect(set(true, 2)).rejects.toThrow('该机构已经只发电子证书，不用再设置');
  const log = await province(baseOrgHisoryLog.list, { orgName: '云杉' });
  expect(log.record[0]).toMatchObject({
    field: '只发电子证书；原因',
    after: '是；全部改用电子证书',
  });
  const orgIds = `${id},${testOrgs.province.id}`;
  const { record } = await city(baseOrg.queryBaseOrgByOrgIds, { orgIds });
  expect(record.map(({ orgId, onlyEcert }) => [orgId, onlyEcert])).toEqual([[id, true]]);
  await set(false, 2);
  await expect(
    province(
      baseOrg.onlyEcertSwitch,
      { orgId: testOrgs.point.id, onlyEcert: true, reason: '试' },
      { version: 1 },
    ),
  ).rejects.toThrow('只有认定机构签发证书，该机构不用设置');
});
