import type { govdata } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { dayAfter } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import { statusIn, statusIs, withinDays } from '../../../kit/store';

const RECOGNISED = recognitionStatus.code('recognised');
const DONE = recognitionStatus.group.decided;
const MOST_DAYS = 92;
/** So many cases are laid down at a time; the same days can be asked for again. */
const MOST_CASES = 1000;

/**
 * Lays down what was decided in some days and was never told: cases from before the platform was
 * connected. Tells how many; who only asks lays nothing down.
 */
export async function makePushes(call: CallContext<typeof govdata.gbTask>): Promise<number> {
  const { doneFrom, doneTo, preview } = call.input;
  if (doneFrom === undefined) throw refuse('doneFrom', '请选择办结日期起');
  if (doneTo === undefined) throw refuse('doneTo', '请选择办结日期止');
  if (doneTo < doneFrom) throw refuse('doneTo', '办结日期止不能早于办结日期起');
  if (dayAfter(doneFrom, MOST_DAYS) < doneTo)
    throw refuse('doneTo', `一次最多生成${MOST_DAYS}天的任务，请缩短起止日期`);
  // Two who lay down the same days at once would each tell every case: the second looks when the
  // first is done.
  if (!preview)
    await sql`select pg_advisory_xact_lock(hashtextextended('platform/make', 0))`.execute(call.db);
  // Chosen as the caller sees it, laid down as the system: no level writes what others hear.
  const { rows } = await sql<{ regId: string; city: string }>`
    select reg_id, city from registration r
    where ${statusIn('status', DONE)} and accept_no is not null and ${withinDays('approve_time', doneFrom, doneTo)}
      and not exists (select from platform_push p where p.reg_id = r.reg_id and p.city = r.city and p.event = 'done')
    order by approve_time, reg_id limit ${sql.lit(MOST_CASES)}`.execute(call.db);
  if (!preview && rows.length > 0) await asSystem(call.db, () => layDown(call, rows));
  call.note({ detail: { doneFrom, doneTo, made: rows.length } });
  return rows.length;
}

async function layDown(
  { db }: CallContext,
  rows: readonly { readonly regId: string; readonly city: string }[],
): Promise<void> {
  const regIds = rows.map(({ regId }) => regId);
  const cities = [...new Set(rows.map(({ city }) => city))];
  await sql`
    insert into platform_push (data_type, event, reg_id, prov, city, county, point, org_id, org_name, case_no, name, id_no, id_index, ct_id, cb_id, obt_id, accepted_at, done_at, outcome, cert_no)
    select h.data_type, h.event, r.reg_id, r.prov, r.city, r.county, r.point, r.org_id, o.org_name, r.accept_no, r.name, r.id_no, r.id_index, r.ct_id, r.cb_id, r.obt_id,
      r.confirm_time, case when h.event <> 'accepted' then r.approve_time end, case when h.event <> 'accepted' then case when ${statusIs('r.status', RECOGNISED)} then 1 else 2 end end, r.cert_no
    from registration r join org o on o.org_id = r.org_id cross join (values (1, 'case', 'accepted'), (2, 'case', 'done'), (3, 'license', 'issued')) h (n, data_type, event)
    where r.reg_id = any(${regIds}::bigint[]) and r.city in (${sql.join(cities)})
      and (h.event <> 'issued' or (${statusIs('r.status', RECOGNISED)} and r.cert_no is not null))
      and not exists (select from platform_push p where p.reg_id = r.reg_id and p.city = r.city and p.event = h.event)
    order by r.approve_time, r.reg_id, h.n`.execute(db);
}
