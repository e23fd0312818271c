import { exchange } from '@tqc/contract/register';
import { sql } from 'kysely';
import { serve, type CallContext } from '../../../kit/serve';
import { store, withinDays } from '../../../kit/store';
import { ofApplication } from '../../../trade/registration';
import { handleAbnormal } from './handleAbnormal';
import { gbStatistics } from './figures';
import { dressed, pushRows } from './pushRows';

const runs = store('platformRun', 'runId');
const KINDS: Readonly<Record<string, string>> = {
  push: '推送',
  recover: '回收异常',
  test: '连通测试',
  switch: '改变开关',
};
/** What both lists are narrowed by as it stands. */
const NARROWED = ['caseNo', 'dataType', 'prov', 'city', 'county', 'orgId', 'obtId'] as const;
const MOST_CHOICES = 1000;

export const exchangeRoutes = serve(exchange, {
  gbTaskAll: async (call) => {
    const { regId, answerCode, tries, doneAtFrom, doneAtTo, lastAtFrom, lastAtTo } = call.input;
    const page = await pushRows(call).page(call.input, {
      equal: [...NARROWED, 'state'],
      like: ['name'],
      sealed: ['idNo'],
      where: [
        regId === undefined ? undefined : ofApplication(regId),
        answerCode === undefined ? undefined : sql`answer_code = ${answerCode}`,
        tries === undefined ? undefined : sql`tries >= ${sql.lit(tries)}`,
        withinDays('done_at', doneAtFrom, doneAtTo),
        withinDays('last_at', lastAtFrom, lastAtTo),
      ],
    });
    return { ...page, record: await dressed(call, page.record) };
  },
  listAbnormal: async (call) => {
    const { returnedAtFrom, returnedAtTo } = call.input;
    const page = await pushRows(call).page(call.input, {
      equal: [...NARROWED, 'abnormalCode', 'abnormalStatus'],
      like: ['name'],
      sealed: ['idNo'],
      where: [
        sql`abnormal_status is not null`,
        withinDays('returned_at', returnedAtFrom, returnedAtTo),
      ],
    });
    return { ...page, record: await dressed(call, page.record) };
  },
  handleAbnormal,
  gbSyncInfo: async (call) => {
    const page = await runs(call).page(call.input, {
      equal: ['prov', 'name'],
      order: 'at.desc',
      filled: ['at'],
    });
    return {
      ...page,
      record: page.record.map((row) => ({
        ...row,
        kind: KINDS[row.kind] ?? row.kind,
        took: row.sent > 1 ? Math.round(row.took / row.sent) : row.took,
      })),
    };
  },
  gbStatistics,
  obt: async (call) => {
    const { orgId } = call.input;
    const { rows } = await sql<{ id: string; name: string }>`
      select t.obt_id as id, p.plan_name || ' ' || to_char(t.filing_begin, 'MM-DD') || '至' || to_char(t.filing_end, 'MM-DD') as name
      from plan_slot t join org_plan p on p.ob_id = t.ob_id
      where ${orgId === undefined ? sql`true` : sql`p.org_id = ${orgId}`}
        and exists (select from platform_push q where q.obt_id = t.obt_id)
      order by t.obt_id desc limit ${sql.lit(MOST_CHOICES)}`.execute(call.db);
    return { record: rows };
  },
  orgId: async (call) => ({ record: await pushingOrgs(call) }),
});

/** Organisations that have something to be heard, of a province all that decide. */
async function pushingOrgs({
  db,
  input: { prov },
}: CallContext<typeof exchange.orgId>): Promise<{ id: string; name: string }[]> {
  const which =
    prov === undefined
      ? sql`exists (select from platform_push p where p.org_id = o.org_id)`
      : sql`prov = ${String(prov)}`;
  const { rows } = await sql<{ id: string; name: string }>`
    select org_id as id, org_name as name from org o where org_type between 2 and 4 and ${which}
    order by area_code, org_id limit ${sql.lit(MOST_CHOICES)}`.execute(db);
  return rows;
}
