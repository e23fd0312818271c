import { baseOrgSchool } from '@tqc/contract/basic';
import type { ParsedOf } from '@tqc/contract/kit';
import { IMPORT_KIND } from '@tqc/contract/resource';
import { refuse } from '@tqc/domain/kit';
import { COUNTY, requireSchoolFacts } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { serve, type CallContext, type Given, type ServedCall } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { importFile } from '../../../trade/imports';
import { ownTasks, startExport } from '../../../trade/tasks';
import { mergeSchool } from './mergeSchool';
import { pointAt, registeringOrg, schoolPlace } from './schoolPlace';
import { schools as schoolImporting } from './schoolImport';

const rows = store('orgSchool', 'schoolId');
type SchoolRow = RowOf<'orgSchool'>;
type Changes = Omit<ParsedOf<typeof baseOrgSchool.update>, 'schoolId' | 'action' | 'intoId'>;

const TAKEN: Readonly<Record<string, readonly [field: string, sentence: string]>> = {
  org_school_school_code_key: ['schoolCode', '学校标识码已存在，请核对'],
  org_school_credit_code: ['creditCode', '统一社会信用代码已被另一所在用的学校使用，请核对'],
};

/** What only the database knows to be taken or in use, at its field. */
function sayWhy(error: unknown): never {
  const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string };
  const taken = TAKEN[constraint];
  if (taken) throw refuse(...taken);
  if (code === '23503') throw new ApiFailure(422, '该数据已被引用，不能删除，可以停用');
  throw error;
}

/** Rows with the names of what they refer to. */
async function dressed({ db }: Pick<Given, 'db'>, page: readonly SchoolRow[]) {
  const orgIds = page.flatMap(({ enrollOrgId, pointId }) => [enrollOrgId ?? [], pointId ?? []]);
  const ids = page.flatMap(({ mergedInto }) => mergedInto ?? []);
  const [orgs, others] = await Promise.all([
    db
      .selectFrom('org')
      .select(['orgId as id', 'orgName as name'])
      .where('orgId', 'in', ['0', ...orgIds.flat()])
      .execute(),
    db
      .selectFrom('orgSchool')
      .select(['schoolId as id', 'schoolName as name'])
      .where('schoolId', 'in', ['0', ...ids])
      .execute(),
  ]);
  const orgName = new Map(orgs.map(({ id, name }) => [id, name]));
  const schoolName = new Map(others.map(({ id, name }) => [id, name]));
  return page.map((row) => ({
    ...row,
    enrollOrgName: orgName.get(row.enrollOrgId ?? '') ?? '',
    pointName: orgName.get(row.pointId ?? '') ?? '',
    mergedName: schoolName.get(row.mergedInto ?? '') ?? '',
  }));
}

export const baseOrgSchoolRoutes: ServedCall[] = serve(baseOrgSchool, {
  list: async (call) => {
    const { schoolCode } = call.input;
    const page = await rows(call).page(call.input, {
      like: ['schoolName'],
      equal: ['unitType', 'nature', 'collective', 'status', 'prov', 'city', 'county'],
      order: 'schoolCode.asc',
      filled: ['schoolCode', 'staff', 'due', 'updatedAt'],
      where: [
        schoolCode === undefined
          ? undefined
          : sql`(school_code = ${schoolCode} or former_codes @> array[${schoolCode}]::text[])`,
      ],
    });
    return { ...page, record: await dressed(call, page.record) };
  },
  get: async (call) => one(call, call.input.schoolId),
  create: async (call) => {
    const { areaCode, enrollOrgId, ...given } = call.input;
    requireSchoolFacts(given);
    const place = await schoolPlace(call, areaCode ?? ownArea(call));
    return rows(call)
      .add({
        ...given,
        ...place,
        enrollOrgId: await registeringOrg(call, place, enrollOrgId),
        updatedAt: call.now,
      })
      .catch(sayWhy);
  },
  update: async (call) => {
    const { schoolId, action, intoId, ...given } = call.input;
    const row = await rows(call).hold(schoolId);
    if (row.mergedInto !== null)
      throw new ApiFailure(422, '该学校已并入其他学校，不能再修改，请在并入的学校上办理');
    if (action === 'merge') return mergeSchool(call, row, intoId);
    if (action === 'point')
      return rows(call).change(schoolId, {
        pointId: await pointAt(call, row, given.pointId ?? null),
        updatedAt: call.now,
      });
    return edit(call, row, given);
  },
  remove: async (call) => {
    const row = await rows(call).hold(call.input.schoolId);
    if (row.formerCodes.length > 0)
      throw new ApiFailure(422, '有学校并入了该学校，不能删除，可以停用');
    return rows(call).remove(row.schoolId).catch(sayWhy);
  },
  export: (call) => startExport(call, baseOrgSchool.list.id, call.input),
  importSchool: (call) => importFile(call, baseOrgSchoolRoutes, schoolImporting, call.input),
  importStatus: (call) => ownTasks(call, IMPORT_KIND, schoolImporting.imported.target),
});

async function one(call: CallContext, schoolId: string) {
  const [found] = await dressed(call, [await rows(call).get(schoolId)]);
  if (found === undefined) throw new Error('a row that was read is dressed');
  return found;
}

async function edit(call: CallContext, row: SchoolRow, given: Changes): Promise<null> {
  const { areaCode, enrollOrgId, pointId: _, ...changes } = given;
  requireSchoolFacts({ ...row, ...changes }, row);
  const moved = areaCode !== undefined && areaCode !== row.areaCode;
  const place = moved ? await schoolPlace(call, areaCode) : undefined;
  const registers =
    enrollOrgId === undefined || enrollOrgId === row.enrollOrgId ? undefined : enrollOrgId;
  return rows(call)
    .change(row.schoolId, {
      ...changes,
      // Who registers and the point are of the place: another place asks for them anew.
      ...(place ? { ...place, pointId: null } : {}),
      ...(place || registers !== undefined
        ? { enrollOrgId: await registeringOrg(call, place ?? row, registers ?? null) }
        : {}),
      updatedAt: call.now,
    })
    .catch(sayWhy);
}

/** A county keeps the schools of its own place and need not say which. */
function ownArea({ who }: Pick<CallContext, 'who'>): string {
  if (who.orgType !== COUNTY) throw refuse('areaCode', '请选择学校所在的区县');
  return who.county;
}
