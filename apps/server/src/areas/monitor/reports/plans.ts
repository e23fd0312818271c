import type { reports } from '@tqc/contract/monitor';
import { reportStatus } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { dueAfter, NEVER, planFault, planText } from '@tqc/domain/reports';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { readPeople } from '../../../trade/messages';
import { reportRows, type Report } from './reportOf';

const MOST = 50;

/** When each report of a list is made by itself, in words. */
export async function planTexts(
  { db }: Pick<CallContext, 'db'>,
  found: readonly Report[],
): Promise<ReadonlyMap<string, string>> {
  if (found.length === 0) return new Map();
  const rows = await db
    .selectFrom('reportSchedule')
    .select(['reportId', 'every', 'weekday', 'day', 'hour', 'paused'])
    .where(
      'reportId',
      'in',
      found.map(({ reportId }) => reportId),
    )
    .execute();
  return new Map(rows.map((row) => [row.reportId, textOf(row)]));
}

const textOf = (row: Parameters<typeof planText>[0] & { readonly paused: boolean }) =>
  `${planText(row)}${row.paused ? '（已暂停）' : ''}`;

/** The plan of one report, with the names of those who get it. */
export async function planOf(call: CallContext, { reportId }: Report) {
  const row = await call.db
    .selectFrom('reportSchedule')
    .selectAll()
    .where('reportId', '=', reportId)
    .executeTakeFirst();
  if (!row) return { plan: null, planText: '' };
  const { receivers, every, weekday, day, hour, format, owner, paused, nextAt, lastAt, message } =
    row;
  const { rows: people } = await sql<{ adminId: string; name: string; orgName: string }>`
    select a.admin_id, a.name, o.org_name from admin a join org o using (org_id)
    where a.admin_id = any(${[...receivers]}::bigint[]) order by o.area_code, a.admin_id`.execute(
    call.db,
  );
  return {
    plan: {
      every,
      weekday,
      day,
      hour,
      format,
      owner,
      paused,
      nextAt,
      lastAt,
      message,
      receivers: people,
    },
    planText: textOf(row),
  };
}

/** 定时：a published report is made by itself, for people whom the caller may write to. */
export async function scheduleReport(call: CallContext<typeof reports.schedule>) {
  const { db, who, now, input } = call;
  const { id, every, weekday, day, hour, format, receivers = [] } = input;
  const row = await reportRows(call).hold(id);
  if (row.number === null || row.status === reportStatus.code('stopped'))
    throw new RuleError('只有已发布的报表可以定时，请先发布');
  const plan = { every, weekday, day, hour };
  await reportRows(call).change(id, { name: row.name });
  call.note({ obj: `report/${id}`, detail: { every, receivers: receivers.length } });
  if (every === NEVER) {
    await db.deleteFrom('reportSchedule').where('reportId', '=', id).execute();
    return null;
  }
  const fault = planFault(plan);
  if (fault) throw refuse(fault.at, fault.says);
  if (receivers.length === 0) throw refuse('receivers', '请选择接收人');
  const chosen = [...new Set(receivers)];
  const people = await readPeople(db, who, sql`a.admin_id = any(${chosen}::bigint[])`, MOST);
  if (people.length < chosen.length)
    throw refuse('receivers', '有人已停用或不在可以发送的范围内，请重新选择接收人');
  const values = {
    every,
    weekday: weekday ?? null,
    day: day ?? null,
    hour,
    format,
    receivers: chosen,
    ownerId: who.adminId,
    owner: who.name,
    paused: false,
    nextAt: dueAfter(plan, now).toISOString(),
    message: '',
  };
  await db
    .insertInto('reportSchedule')
    .values({ reportId: id, ...values })
    .onConflict((on) => on.column('reportId').doUpdateSet(values))
    .execute();
  return null;
}
