import { baseOrgSchool } from '@tqc/contract/basic';
import { job } from '@tqc/contract/resource';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTaskRunner } from '../../../jobs/taskRunner';
import { testOrgs, testServer, type TestOrg, type TestServer } from '../../../testing/server';

let server: TestServer;
let serial = 0;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.pool.query('delete from person_quota');
});

const school = (more: object = {}) => {
  serial += 1;
  return {
    schoolCode: String(3_199_000_000 + serial),
    schoolName: `试点${serial}小学`,
    unitType: 306,
    nature: 1,
    authority: '东霁区教育局',
    ...more,
  };
};
async function add(more: object = {}, by: TestOrg = 'county') {
  const input = school(more);
  const { id } = await (await server.as(by))(baseOrgSchool.create, input);
  return { id, ...input };
}
const read = async (schoolId: string) =>
  (await server.as('county'))(baseOrgSchool.get, { schoolId });

test('区县新增学校不用选地区，落在本区，由本区注册；上级要选辖区内的区县', async () => {
  const { id } = await add();
  expect(await read(id)).toMatchObject({
    areaCode: testOrgs.county.area,
    enrollOrgId: testOrgs.county.id,
    enrollOrgName: testOrgs.county.name,
    status: 1,
  });
  await expect(add({}, 'city')).rejects.toMatchObject({
    fields: { areaCode: '请选择学校所在的区县' },
  });
  await expect(add({ areaCode: '330102' }, 'city')).rejects.toMatchObject({
    fields: { areaCode: '请填写本机构辖区内的6位区县代码' },
  });
});

test('标识码和在用的信用代码不能重复，应注册人数不能多于教职工数', async () => {
  const { schoolCode } = await add({ creditCode: '12328801DM3288219N' });
  await expect(add({ schoolCode })).rejects.toMatchObject({
    fields: { schoolCode: '学校标识码已存在，请核对' },
  });
  await expect(add({ creditCode: '12328801DM3288219N' })).rejects.toMatchObject({
    fields: { creditCode: '统一社会信用代码已被另一所在用的学校使用，请核对' },
  });
  await expect(add({ staff: 10, due: 11 })).rejects.toMatchObject({
    fields: { due: '应注册教师数不能多于教职工数，请核对' },
  });
});

test('合并：标识码成为曾用码，按它还能查到；人数相加；并掉的只能看', async () => {
  const [from, into] = [
    await add({ staff: 30, due: 20 }),
    await add({ staff: 50, due: 40, pointId: undefined }),
  ];
  const county = await server.as('county');
  const merge = { schoolId: from.id, action: 'merge' as const };
  await expect(
    county(baseOrgSchool.update, { ...merge, intoId: from.id }, { version: 1 }),
  ).rejects.toMatchObject({ fields: { intoId: '不能并入自己，请选择另一所学校' } });
  await county(baseOrgSchool.update, { ...merge, intoId: into.id }, { version: 1 });
  expect(await read(into.id)).toMatchObject({
    formerCodes: [from.schoolCode],
    staff: 80,
    due: 60,
  });
  expect(await read(from.id)).toMatchObject({ status: 0, mergedName: into.schoolName });
  const { record } = await county(baseOrgSchool.list, {
    schoolCode: from.schoolCode,
    pageNo: 1,
    pageSize: 10,
  });
  expect(record.map(({ schoolId }) => schoolId).toSorted()).toEqual([from.id, into.id].toSorted());
  await expect(
    county(baseOrgSchool.update, { schoolId: from.id, status: 1 }, { version: 2 }),
  ).rejects.toMatchObject({ code: 422 });
  // Where the pointers of a school that holds others go when it is merged itself.
  const last = await add();
  await county(
    baseOrgSchool.update,
    { schoolId: into.id, action: 'merge', intoId: last.id },
    { version: 2 },
  );
  expect(await read(from.id)).toMatchObject({ mergedName: last.schoolName });
  expect((await read(last.id)).formerCodes).toEqual([into.schoolCode, from.schoolCode]);
});

test('关联确认点：只能选学校所在区县的点，可以取消', async () => {
  const { id } = await add();
  const county = await server.as('county');
  const point = { schoolId: id, action: 'point' as const };
  await county(baseOrgSchool.update, { ...point, pointId: testOrgs.point.id }, { version: 1 });
  expect(await read(id)).toMatchObject({ pointName: testOrgs.point.name });
  await expect(
    county(baseOrgSchool.update, { ...point, pointId: testOrgs.city.id }, { version: 2 }),
  ).rejects.toMatchObject({ fields: { pointId: '请选择学校所在区县内启用的确认点' } });
  await county(baseOrgSchool.update, { ...point, pointId: null }, { version: 2 });
  expect((await read(id)).pointId).toBeNull();
});

const HEAD = '学校标识码,学校名称,办学类型,办学性质,行政区划代码,主管部门,教职工数';
const fileOf = (lines: readonly string[]) => [
  {
    field: 'file',
    name: '学校.csv',
    bytes: new TextEncoder().encode([HEAD, ...lines].join('\r\n')),
  },
];

test('导入分两步：先核对，有错的行改好再写入；已有的标识码更新那一所；外区的行说不行', async () => {
  const { id, schoolCode } = await add();
  const county = await server.as('county');
  const area = testOrgs.county.area;
  const files = fileOf([
    `${schoolCode},改名后小学,小学,公办,${area},东霁区教育局,12`,
    `3199900001,新学校一,小学,公办,${area},东霁区教育局,`,
    `3199900002,新学校二,小学,公办,${testOrgs.otherCounty.area},西禾区教育局,`,
    `31999,新学校三,大学,公办,${area},东霁区教育局,`,
  ]);
  const { plan } = await county(baseOrgSchool.importSchool, { dryRun: 'true' }, { files });
  expect(plan?.rows.map(({ verdict }) => verdict)).toEqual(['update', 'add', 'bad', 'bad']);
  expect(plan?.rows[2]?.errors).toEqual({ areaCode: '请填写本机构辖区内的6位区县代码' });
  expect(Object.keys(plan?.rows[3]?.errors ?? {}).toSorted()).toEqual(['schoolCode', 'unitType']);
  const edits = JSON.stringify([
    { line: 4, cells: { areaCode: area } },
    { line: 5, cells: null },
  ]);
  const mended = await county(baseOrgSchool.importSchool, { dryRun: 'true', edits }, { files });
  expect(mended.plan?.rows.map(({ verdict }) => verdict)).toEqual(['update', 'add', 'add']);
  const { jobId } = await county(
    baseOrgSchool.importSchool,
    { dryRun: 'false', edits, planHash: mended.plan?.hash },
    { files },
  );
  await createTaskRunner(server.app).wake();
  expect(await county(job.get, { id: jobId ?? '' })).toMatchObject({
    status: 2,
    message: '新增2条，更新1条',
  });
  expect(await read(id)).toMatchObject({ schoolName: '改名后小学', staff: 12 });
  const status = await county(baseOrgSchool.importStatus, {});
  expect(status.record[0]).toMatchObject({ id: jobId, title: '导入学校', total: 3 });
});
