import type { ParsedOf } from '@tqc/contract/kit';
import { type registration } from '@tqc/contract/register';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import { daysLeftCondition, dressRows } from '../../../trade/registration';
import { notDeleted } from '../registrationFigures';

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

/** Finds applications; the total comes from the summary when it knows every filter. */
export async function list(call: CallContext<typeof registration.list>) {
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
