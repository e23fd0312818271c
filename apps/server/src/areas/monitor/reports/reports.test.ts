import { reports } from '@tqc/contract/monitor';
import { templates } from '@tqc/domain/reports';
import { beforeAll, expect, test } from 'vitest';
import { addApplication } from '../../../testing/wall';
import { testOrgs, testServer, type TestOrg } from '../../../testing/server';

const server = await testServer();
const definition = templates[0]?.definition;
if (!definition) throw new Error('no template');
const written = { name: '认定情况', business: 2, audience: [2, 3, 4], definition };

beforeAll(async () => {
  for (let at = 0; at < 12; at += 1)
    await addApplication(server.pool, 700_000 + at, { at, status: at % 2 ? 21 : 15 });
});

const made = async (input: Partial<typeof written> = {}) => {
  const centre = await server.as('centre');
  return centre(reports.add, { ...written, ...input });
};
const published = async (input: Partial<typeof written> = {}) => {
  const centre = await server.as('centre');
  const { id } = await made(input);
  await centre(reports.publish, { id, action: 'ask' }, { version: 1 });
  return id;
};

test('草稿只有设计的人看得到；发布后，可见的级别才看得到', async () => {
  const [centre, county] = [await server.as('centre'), await server.as('county')];
  const { id } = await made({ name: '看得到谁' });
  const find = async (call: typeof centre, all: boolean) =>
    (await call(reports.queryInfos, { name: '看得到谁', all })).record.map((row) => row.id);
  expect(await find(centre, true)).toEqual([id]);
  expect(await find(county, false)).toEqual([]);
  await expect(county(reports.queryInfos, { all: true })).rejects.toMatchObject({ code: 403 });
  await expect(county(reports.getInfo, { id })).rejects.toMatchObject({ code: 403 });
  await expect(county(reports.getInfo, { id, draft: true })).rejects.toMatchObject({ code: 403 });
  await centre(reports.publish, { id, action: 'ask' }, { version: 1 });
  expect(await find(county, false)).toEqual([id]);
  // The centre is not among those it is for.
  expect(await find(centre, false)).toEqual([]);
});

test('已发布的版本不变：改动是新的草稿，发布前大家仍看旧版，放弃改动回到旧版', async () => {
  const [centre, county] = [await server.as('centre'), await server.as('county')];
  const id = await published({ name: '旧名' });
  const change = { ...written, id, name: '新名', version: 2 };
  expect(await centre(reports.add, change)).toEqual({ id, version: 3 });
  expect((await county(reports.getInfo, { id })).name).toBe('旧名');
  expect((await centre(reports.getInfo, { id, draft: true })).name).toBe('新名');
  await expect(centre(reports.add, change)).rejects.toMatchObject({ code: 409 });
  await centre(reports.del, { records: [{ id, version: 3 }] });
  expect(await centre(reports.getInfo, { id, draft: true })).toMatchObject({
    name: '旧名',
    status: 2,
    number: 1,
  });
  await centre(reports.add, { ...change, version: 4 });
  await centre(reports.publish, { id, action: 'ask' }, { version: 5 });
  expect(await county(reports.getInfo, { id })).toMatchObject({ name: '新名', number: 2 });
  const { rows } = await server.pool.query(
    'select name from report_version where report_id = $1 order by number',
    [id],
  );
  expect(rows).toEqual([{ name: '旧名' }, { name: '新名' }]);
});

test('全国范围的报表由第二个人复核，自己不能通过自己提交的', async () => {
  const centre = await server.as('centre');
  const { id } = await made({ audience: [4, 5] });
  await centre(reports.publish, { id, action: 'ask' }, { version: 1 });
  await expect(centre(reports.publish, { id, action: 'approve' }, { version: 2 })).rejects.toThrow(
    '不能审批自己提交的申请',
  );
  await expect(centre(reports.add, { ...written, id, version: 2 })).rejects.toThrow('不能修改');
  await centre(reports.publish, { id, action: 'return' }, { version: 2 });
  expect((await centre(reports.getInfo, { id, draft: true })).status).toBe(0);
});

test('定义里有目录以外的名称、多余的内容，都不保存', async () => {
  const centre = await server.as('centre');
  const hostile: readonly [object, string][] = [
    [{ rows: ['ctId; drop table org'] }, '名称不正确'],
    [{ rows: ['idNo'] }, '行维度不属于'],
    [{ sql: 'select 1' }, '不支持的参数：sql'],
    [{ groups: [{ measures: ['certs'] }] }, '指标不属于'],
    [{ filters: [{ dim: 'ctId', keys: ["1' or '1'='1"] }] }, '取值不正确'],
  ];
  for (const [change, says] of hostile) {
    const input = { ...written, definition: { ...definition, ...change } };
    await expect(centre(reports.add, input as typeof written)).rejects.toThrow(says);
  }
});

test('发布以后指标没有了：打开报表说是哪一组列、到哪里改', async () => {
  const id = await published({ name: '指标没有了' });
  await server.pool.query(
    `update report_version set definition = replace(definition::text, '"accepted"', '"gone"')::jsonb where report_id = $1`,
    [id],
  );
  const province = await server.as('province');
  await expect(province(reports.getReportDataPreview, { id })).rejects.toThrow(
    /^报表定义有误：第2组列有1个指标不属于统计主题“认定申请”，.*请在“报表设计器”中改正$/,
  );
});

test('预览只数本机构范围内的，点下级机构可以往下看，不能往上看', async () => {
  const id = await published();
  const [province, county] = [await server.as('province'), await server.as('county')];
  const all = await province(reports.getReportDataPreview, { id });
  expect(all.place.name).toBe(testOrgs.province.name);
  const filed = (org: string) =>
    server.pool
      .query<{ n: number }>(`select count(*)::int as n from registration where ${org}`)
      .then(({ rows }) => rows[0]?.n);
  const head = await province(reports.getReportHead, { id });
  const at = head.columns.findIndex(({ key }) => key === 'g1.accepted');
  expect(all.totals[at]).toBe(await filed("prov = '32'"));
  const city = all.rows.find(({ org }) => org === testOrgs.city.id);
  expect(city?.cells[at]).toBe(await filed("city = '3288'"));
  const below = await province(reports.getReportDataPreview, { id, org: testOrgs.city.id });
  expect(below.path.map(({ id: one }) => one)).toEqual([testOrgs.province.id, testOrgs.city.id]);
  expect(below.totals[at]).toBe(city?.cells[at]);
  const own = await county(reports.getReportDataPreview, { id });
  expect(own.totals[at]).toBe(await filed("county = '328801'"));
  for (const org of ['city', 'otherCounty'] as const satisfies readonly TestOrg[])
    await expect(
      county(reports.getReportDataPreview, { id, org: testOrgs[org].id }),
    ).rejects.toMatchObject({ code: 403 });
});

test('查询条件给出可选的机构和批次', async () => {
  const id = await published();
  const city = await server.as('city');
  const asked = await city(reports.getReportQuery, { id });
  expect(asked.asks).toEqual(['org', 'batch', 'when']);
  expect(asked.orgs.map(({ value }) => value)).toContain(testOrgs.county.id);
  const { cubes } = await (await server.as('centre'))(reports.catalogue, {});
  expect(cubes.map(({ label }) => label)).toEqual([
    '认定申请',
    '教师资格证书',
    '定期注册',
    '国家平台推送',
    '机构、用户与UKey',
    '系统运行指标',
  ]);
});
