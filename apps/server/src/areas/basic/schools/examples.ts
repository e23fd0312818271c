import { baseOrgSchool, type School } from '@tqc/contract/basic';
import type { z } from 'zod';
import { testOrgs, type TestOrg } from '../../../testing/server';
import type { Asked, Example } from '../../../walks/example';
import { call, idOf, next, once } from '../../../walks/stage';

const HASH = 'a'.repeat(64);
const WHERE = testOrgs.county.area;

/** What is entered of a school of the county; each has a code and a name of its own. */
export function schoolInput(more: Partial<z.input<typeof School>> = {}) {
  const serial = next();
  return {
    schoolCode: String(3_188_000_000 + serial),
    schoolName: `演示${serial}小学`,
    unitType: 306,
    nature: 1,
    areaCode: WHERE,
    authority: '东霁区教育局',
    ...more,
  };
}
const add = async (by: TestOrg = 'county') =>
  idOf(await call(by, baseOrgSchool.create, { input: schoolInput() }));
const seen = once(async () => {
  const input = schoolInput();
  return {
    schoolId: idOf(await call('county', baseOrgSchool.create, { input })),
    mark: input.schoolName,
  };
});
/** One that was merged into another. */
async function merged(): Promise<Asked> {
  const [schoolId, intoId] = [await add(), await add()];
  await call('county', baseOrgSchool.update, {
    input: { schoolId, action: 'merge', intoId },
    version: 1,
  });
  return { input: { schoolId, address: '演示路1号' }, version: 2 };
}
/** One that took another in. */
async function holding(): Promise<Asked> {
  const [schoolId, intoId] = [await add(), await add()];
  await call('county', baseOrgSchool.update, {
    input: { schoolId, action: 'merge', intoId },
    version: 1,
  });
  return { input: { schoolId: intoId }, version: 2 };
}
/** A file of one school, another one every time. */
const files = () => {
  const { schoolCode, schoolName } = schoolInput();
  const line = `${schoolCode},${schoolName},小学,公办,${WHERE},东霁区教育局`;
  const head = '学校标识码,学校名称,办学类型,办学性质,行政区划代码,主管部门';
  return [
    { field: 'file', name: '学校.csv', bytes: new TextEncoder().encode(`${head}\r\n${line}\r\n`) },
  ];
};
const above = { by: 'county', also: ['city', 'province'] } as const;
const seenAbove = { by: 'county', also: ['city', 'province', 'centre'] } as const;

export const schoolExamples: readonly Example[] = [
  {
    call: baseOrgSchool.list,
    ...seenAbove,
    ready: async () => {
      const { mark } = await seen();
      return { input: { schoolName: mark }, mark };
    },
  },
  {
    call: baseOrgSchool.get,
    ...seenAbove,
    ready: async () => ({ input: { schoolId: (await seen()).schoolId } }),
  },
  {
    call: baseOrgSchool.create,
    ...above,
    ready: async () => ({ input: schoolInput() }),
    stranger: { code: 422, message: '请填写本机构辖区内的6位区县代码' },
  },
  {
    call: baseOrgSchool.update,
    ...above,
    ready: async () => ({ input: { schoolId: await add(), address: '演示路1号' }, version: 1 }),
    state: {
      says: '该学校已并入其他学校，不能再修改，请在并入的学校上办理',
      ready: merged,
    },
  },
  {
    call: baseOrgSchool.remove,
    by: 'province',
    at: 'county',
    ready: async () => ({ input: { schoolId: await add() }, version: 1 }),
    state: { says: '有学校并入了该学校，不能删除，可以停用', ready: holding },
  },
  {
    call: baseOrgSchool.export,
    by: 'county',
    personal: true,
    ready: async () => ({
      input: { title: '学校', query: {}, format: 'xlsx', columns: ['schoolCode', 'schoolName'] },
    }),
  },
  {
    call: baseOrgSchool.importSchool,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: files() }),
    state: {
      says: '请选择一个文件',
      ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: [] }),
    },
  },
  {
    call: baseOrgSchool.importStatus,
    by: 'city',
    ready: once(async () => {
      await call('city', baseOrgSchool.importSchool, {
        input: { dryRun: 'false', planHash: HASH },
        files: files(),
      });
      return { input: {}, mark: '导入学校' };
    }),
  },
];
