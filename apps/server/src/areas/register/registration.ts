import { registration } from '@tqc/contract/register';
import type { ParsedOf } from '@tqc/contract/kit';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { recordFlow } from '@tqc/domain/register';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import {
  daysLeftCondition,
  dressRows,
  recordStep,
  requireUndeleted,
} from '../../trade/registration';
import { serve, type CallContext } from '../../kit/serve';
import { store } from '../../kit/store';
import { detailOf } from './registrationDetail';
import { figuresOf, notDeleted } from './registrationFigures';

const rows = store('registration', 'regId');
type Filters = ParsedOf<typeof registration.list>;

/** Filters that the summary of totals knows; with any other one the rows are counted. */
const SUMMED = new Set([
  'statuses',
  'recordStatus',
  'undeleted',
  'ctId',
  'obId',
  'prov',
  'city',
  'county',
  'pageNo',
  'pageSize',
  'sort',
  'exactTotal',
]);

export const registrationRoutes = serve(registration, {
  list: async (call) => {
    const { db, app, now, input } = call;
    const { statuses, ...rest } = input;
    const page = await rows(call).page(
      { ...rest, ...(statuses ? { status: statuses } : {}) } as Filters,
      {
        like: ['name', 'graduateSchool', 'workUnit'],
        byName: 'registration_named',
        equal: [
          'regId',
          'archiveNo',
          'certNo',
          'obId',
          'obtId',
          'cbId',
          'pointId',
          'orgId',
          'prov',
          'city',
          'county',
          'ctId',
          'subjectId',
          'examType',
          'educationLevel',
          'collegeVerifyStatus',
          'accessResult',
          'nation',
          'sex',
          'graduating',
          'collegeAppendFlag',
          'normalStudent',
          'recordStatus',
        ],
        among: ['status'],
        sealed: ['idNo', 'mobile'],
        where: conditionsOf(call, input),
        total: () => totalOf(call, input),
      },
    );
    return { ...page, record: await dressRows(db, app.personal, now, page.record) };
  },
  figures: figuresOf,
  get: async (call) => detailOf(call, await rows(call).get(call.input.regId)),
  getByIdNo: async (call) => {
    const row = await rows(call).get(call.input.id);
    if (row.idRef !== call.input.idno) throw outOfReach();
    return detailOf(call, row);
  },
  create: () => {
    throw new ApiFailure(422, '后台采集请由申请人渠道交件，或使用补录功能');
  },
  update: async (call) => {
    const { regId, action, ...changes } = call.input;
    const row = await rows(call).get(regId);
    requireOwner(call, row);
    if (action === 'undelete') {
      if (call.who.orgType !== 4 && call.who.orgType !== 5) throw new ApiFailure(403);
      const recordStatus = recordFlow.next('undelete', row.recordStatus);
      await recordStep(call, row, { step: '数据维护', event: '恢复', toStatus: row.status });
      return rows(call).change(regId, { recordStatus });
    }
    requireUndeleted(row);
    await recordStep(call, row, {
      step: '数据维护',
      event: '修改',
      toStatus: row.status,
      detail: { fields: Object.keys(changes) },
    });
    return rows(call).change(regId, changes);
  },
  remove: (call) => removeOne(call, call.input.regId, call.input.reason),
  removeByIdNo: async (call) => {
    const row = await rows(call).get(call.input.id);
    if (row.idRef !== call.input.idNo) throw outOfReach();
    return removeOne(call, call.input.id, call.input.reason);
  },
});

async function removeOne(call: CallContext, regId: string, reason: string): Promise<null> {
  const row = await rows(call).get(regId);
  requireOwner(call, row);
  if (row.status === recognitionStatus.code('recognised'))
    throw new ApiFailure(422, '证书编号已生成，请先收回编号再删除');
  const recordStatus = recordFlow.next('remove', row.recordStatus);
  await recordStep(call, row, {
    step: '数据维护',
    event: '删除',
    toStatus: row.status,
    opinion: reason,
  });
  return rows(call).change(regId, { recordStatus });
}

/** The recognising organisation and its superiors keep the data; a point only checks. */
function requireOwner({ who }: CallContext, row: { orgId: string; pointId: string }): void {
  if (who.orgType === 1 && row.pointId !== who.orgId) throw outOfReach();
}

function conditionsOf({ now }: CallContext, input: Filters): (RawBuilder<unknown> | undefined)[] {
  const { daysLeft } = input;
  const day = (column: RawBuilder<unknown>, from: string | undefined, to: string | undefined) => [
    from === undefined ? undefined : sql`${column} >= ${`${from}T00:00:00+08:00`}`,
    to === undefined ? undefined : sql`${column} <= ${`${to}T23:59:59.999+08:00`}`,
  ];
  return [
    daysLeft === undefined ? undefined : daysLeftCondition(daysLeft, now),
    input.undeleted ? notDeleted : undefined,
    ...day(sql`apply_time`, input.applyTimeFrom, input.applyTimeTo),
    ...day(sql`confirm_time`, input.confirmTimeFrom, input.confirmTimeTo),
    ...day(sql`approve_time`, input.approveTimeFrom, input.approveTimeTo),
  ];
}

/** The exact total from the summary rows, when every filter is one of theirs. */
async function totalOf({ db }: CallContext, input: Filters): Promise<number | undefined> {
  if (Object.entries(input).some(([name, value]) => value !== undefined && !SUMMED.has(name)))
    return undefined;
  const { statuses, recordStatus, ctId, obId, prov, city, county } = input;
  const where: RawBuilder<unknown>[] = [sql`true`];
  if (input.undeleted) where.push(notDeleted);
  if (statuses && statuses.length > 0) where.push(sql`status in (${sql.join(statuses)})`);
  for (const [column, value] of Object.entries({
    record_status: recordStatus,
    ct_id: ctId,
    ob_id: obId,
    prov,
    city,
    county,
  }))
    if (value !== undefined) where.push(sql`${sql.ref(column)} = ${value}`);
  const { rows: sums } = await sql<{
    n: number;
  }>`select coalesce(sum(n), 0)::int as n from registration_total where ${sql.join(where, sql` and `)}`.execute(
    db,
  );
  return sums[0]?.n ?? 0;
}
