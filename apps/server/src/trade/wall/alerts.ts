import { exports } from '@tqc/contract/resource';
import {
  alertStatus,
  limitStatus,
  onOff,
  pushState,
  recognitionStatus,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import { alertRules } from '@tqc/domain/wall';
import type { Pool, PoolClient } from 'pg';
import { chinaDay, jobStatus } from '@tqc/domain/shared';
import { EVENT_CHANNEL } from '../../kit/events';
import { lastOverdueDay } from '../calendar';
import { WALL_TOPIC } from './fold';

/** The kind of fact under which rooms hear that warnings changed. */
export const ALERT_FACT = 'alert';

/** What one evaluation found. */
export interface AlertReport {
  readonly open: number;
  readonly opened: number;
  readonly cleared: number;
}

const ON = onOff.code('on');

/** The measure that is set for the place of `o`: the province's own, or the nation's. */
const measureOf = (rule: string) =>
  `(select s.threshold from monitor_alert_rule s where s.rule = '${rule}' and s.prov in ('', o.prov) order by s.prov desc limit 1)`;
const ONE_DAY = (column: string) =>
  `${column} >= ($1::date::timestamp at time zone 'Asia/Shanghai') and ${column} < (($1::date + 1)::timestamp at time zone 'Asia/Shanghai') and $2::date is not null`;
const EXPORTS = [exports.exportRows, exports.exporRegExcelData, exports.exporEnrollExcelData]
  .map(({ id }) => `'${id}'`)
  .join();

// Each answers org_id, cases, threshold; parameters: 1 today, 2 the last due day that is over.
const RULES: Readonly<Record<string, string>> = {
  // Counted by the roll-ups, so that a million applications cost nothing.
  A01: `select o.org_id, sum(r.n)::int as cases, null::int as threshold from agg_roll r join org o on o.county = r.code and o.org_type = 2 and o.status = ${ON}
    where r.level = 2 and r.fact = 'wait' and r.day <= $2 and $1::date is not null group by 1 having sum(r.n) > 0`,
  A02: `select a.point_id as org_id, sum(w.n)::int as cases, min(a.end_date - $1::date)::int as threshold from (
      select point_id, point, cb_id, max(a.end_date) as end_date from plan_arrangement a join org_plan p using (ob_id) where a.status = ${ON} and a.track = 'register' group by 1, 2, 3
    ) a cross join lateral (select coalesce(sum(n), 0) as n from agg_total where level = 1 and code = a.point and fact = 'reg' and k in (${recognitionStatus.group.awaitingConfirmation}) and batch = a.cb_id) w
    where a.end_date between $1::date and $1::date + 3 and w.n > 0 and $2::date is not null group by 1`,
  A06: `select o.org_id, count(*)::int as cases, null::int as threshold from (
      select distinct r.county, r.reg_id from limitation l join registration r on r.id_index = l.id_index
      where l.status in (${limitStatus.group.inForce}) and l.begin_date <= $1::date and (l.end_date is null or l.end_date >= $1::date) and r.status in (${recognitionStatus.group.unsettled}) and r.record_status <> ${recordStatusRegister.code('deleted')}
    ) hit join org o on o.county = hit.county and o.org_type = 2 and o.status = ${ON} where $2::date is not null group by 1`,
  A04: `select o.org_id, count(*)::int as cases, min(${measureOf('A04')}) as threshold from platform_push p join org o using (org_id)
    where p.state = ${pushState.code('failed')} and p.tries > 1 and p.tries >= ${measureOf('A04')} and o.status = ${ON} and $1::date is not null and $2::date is not null group by 1`,
  A08: `select o.org_id, max(j.n)::int as cases, min(${measureOf('A08')}) as threshold from (
      select org_id, admin_id, sum(total) as n from job where status = ${jobStatus.code('done')} and kind in (${EXPORTS}) and ${ONE_DAY('ended_at')} group by 1, 2
    ) j join org o using (org_id) where o.status = ${ON} and j.n > ${measureOf('A08')} group by 1`,
  A10: `select o.org_id, max(e.n)::int as cases, min(${measureOf('A10')}) as threshold from (
      select a.org_id, s.address, count(distinct s.admin_id) as n from session s join admin a using (admin_id) where ${ONE_DAY('s.created_at')} group by 1, 2
    ) e join org o using (org_id) where o.status = ${ON} and e.n > ${measureOf('A10')} group by 1`,
  A16: `select a.point_id as org_id, w.n::int as cases, a.capacity as threshold from (
      select point_id, point, sum(day_capacity)::int as capacity from plan_arrangement where status = ${ON} and track = 'register' and $1::date between begin_date and end_date group by 1, 2
    ) a cross join lateral (select coalesce(sum(n), 0) as n from agg_roll where level = 1 and code = a.point and fact = 'confirm' and day = $1::date) w where w.n > a.capacity and $2::date is not null`,
};

const STORE = `
  with counted as ($FOUND),
  found as (
    select c.*, o.prov, o.city, o.county, o.point, s.severity from counted c join org o using (org_id)
    cross join lateral (select severity, enabled from monitor_alert_rule r where r.rule = $3 and r.prov in ('', o.prov) order by r.prov desc limit 1) s where s.enabled
  ),
  written as (
    insert into monitor_alert as m (rule, org_id, prov, city, county, point, severity, cases, threshold, first_at, last_at)
    select $3, f.org_id, f.prov, f.city, f.county, f.point, f.severity, f.cases, f.threshold, $4, $4 from found f
    on conflict (rule, org_id) do update set cases = excluded.cases, threshold = excluded.threshold, severity = excluded.severity, last_at = excluded.last_at, cleared_at = null,
      first_at = case when m.cleared_at is null then m.first_at else excluded.first_at end,
      times = case when m.cleared_at is null then m.times else m.times + 1 end,
      told_at = case when m.cleared_at is null then m.told_at end,
      status = case when m.cleared_at is not null and m.status = ${alertStatus.code('closed')} then ${alertStatus.code('open')} else m.status end,
      version = case when m.cleared_at is not null then m.version + 1 else m.version end
    where m.cleared_at is not null or m.cases <> excluded.cases or m.threshold is distinct from excluded.threshold or m.severity <> excluded.severity
    returning (m.first_at = $4) as fresh
  ),
  gone as (update monitor_alert set cleared_at = $4 where rule = $3 and cleared_at is null and org_id not in (select org_id from found) returning 1)
  select (select count(*) from found)::int as open, (select count(*) from written)::int as written, (select count(*) from written where fresh)::int as opened, (select count(*) from gone)::int as cleared`;

/**
 * Counts every rule anew, opens and closes warnings, and tells the walls when something differs.
 */
export async function evaluateAlerts(pool: Pool, now: Date): Promise<AlertReport> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const report = await evaluate(client, now);
    await client.query('commit');
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function evaluate(client: PoolClient, now: Date): Promise<AlertReport> {
  const total = { open: 0, opened: 0, cleared: 0, written: 0 };
  const today = chinaDay(now);
  const over = await lastOverdueDay(client, today);
  for (const { id } of alertRules) {
    const found = RULES[id];
    if (!found) continue;
    const { rows } = await client.query<typeof total>(
      STORE.replace('$FOUND', () => found),
      [today, over, id, now],
    );
    for (const key of ['open', 'opened', 'cleared', 'written'] as const)
      total[key] += rows[0]?.[key] ?? 0;
  }
  if (total.written + total.cleared > 0)
    await client.query('select pg_notify($1, $2)', [
      EVENT_CHANNEL,
      JSON.stringify({
        topic: WALL_TOPIC,
        event: 'folded',
        data: { codes: '*', facts: [ALERT_FACT] },
      }),
    ]);
  return { open: total.open, opened: total.opened, cleared: total.cleared };
}
