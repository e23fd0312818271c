import { alertStatus } from '@tqc/domain/dictionaries';
import { alertRules } from '@tqc/domain/wall';
import type { Pool, PoolClient } from 'pg';
import { chinaDay } from '@tqc/domain/shared';
import { inTransaction } from '../../kit/database';
import { EVENT_CHANNEL } from '../../kit/events';
import { lastOverdueDay } from '../calendar';
import { MEASURE, ruleSql } from './alertSql';
import { WALL_TOPIC } from './fold';

/** The kind of fact under which rooms hear that warnings changed. */
export const ALERT_FACT = 'alert';

/** What one evaluation found. */
export interface AlertReport {
  readonly open: number;
  readonly opened: number;
  readonly cleared: number;
}

/** The measure that is set for the place of `o`: the province's own, or the nation's. */
const measureOf = (rule: string) =>
  `(select s.threshold from monitor_alert_rule s where s.rule = '${rule}' and s.prov in ('', o.prov) order by s.prov desc limit 1)`;

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
 * Counts every rule anew, those that read much on the hour, opens and closes warnings, and tells
 * the walls when something differs.
 */
export async function evaluateAlerts(pool: Pool, now: Date): Promise<AlertReport> {
  return inTransaction(pool, (client) => evaluate(client, now));
}

async function evaluate(client: PoolClient, now: Date): Promise<AlertReport> {
  const total = { open: 0, opened: 0, cleared: 0, written: 0 };
  const today = chinaDay(now);
  const over = await lastOverdueDay(client, today);
  for (const { id } of alertRules) {
    const rule = ruleSql[id];
    if (!rule || (rule.hourly && now.getUTCMinutes() > 0)) continue;
    const found = rule.now.replaceAll(MEASURE, measureOf(id));
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
