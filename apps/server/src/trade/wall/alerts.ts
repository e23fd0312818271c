import {
  limitStatus,
  onOff,
  recognitionStatus,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import { alertRules } from '@tqc/domain/wall';
import type { Pool, PoolClient } from 'pg';
import { chinaDay } from '@tqc/domain/shared';
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
  A16: `select a.point_id as org_id, w.n::int as cases, a.capacity as threshold from (
      select point_id, point, sum(day_capacity)::int as capacity from plan_arrangement where status = ${ON} and track = 'register' and $1::date between begin_date and end_date group by 1, 2
    ) a cross join lateral (select coalesce(sum(n), 0) as n from agg_roll where level = 1 and code = a.point and fact = 'confirm' and day = $1::date) w where w.n > a.capacity and $2::date is not null`,
};

const STORE = `
  with found as ($FOUND),
  written as (
    insert into monitor_alert as m (rule, org_id, prov, city, county, point, severity, cases, threshold, first_at, last_at)
    select $3, f.org_id, o.prov, o.city, o.county, o.point, $4, f.cases, f.threshold, $5, $5 from found f join org o using (org_id)
    on conflict (rule, org_id) do update set cases = excluded.cases, threshold = excluded.threshold, severity = excluded.severity, last_at = excluded.last_at, cleared_at = null,
      first_at = case when m.cleared_at is null then m.first_at else excluded.first_at end
    where m.cleared_at is not null or m.cases <> excluded.cases or m.threshold is distinct from excluded.threshold
    returning (m.first_at = $5) as fresh
  ),
  gone as (update monitor_alert set cleared_at = $5 where rule = $3 and cleared_at is null and org_id not in (select org_id from found) returning 1)
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
  for (const { id, severity } of alertRules) {
    const found = RULES[id];
    if (!found) continue;
    const { rows } = await client.query<typeof total>(
      STORE.replace('$FOUND', () => found),
      [today, over, id, severity, now],
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
