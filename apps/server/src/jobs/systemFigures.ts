import { sysMetric } from '@tqc/domain/reports';
import { onOff, pushState, smsSendStatus, usbKeyStatus } from '@tqc/domain/dictionaries';
import { jobStatus } from '@tqc/domain/shared';
import type { Pool } from 'pg';
import type { AppParts } from '../kit/serve';

/** Every minute; one process of several runs it. */
export const SYSTEM_FIGURES_AT = '* * * * * systemFigures';

const MINUTE = 60_000;
/** What all files and organisations amount to is counted this often. */
const SELDOM = 5;
const ONLINE = "interval '5 minutes'";
const IDLE = "interval '30 days'";
const MB = 1_048_576;
const open = jobStatus.group.open.join();
const ON = onOff.code('on');
/** The rule whose measure the rate of errors is held against. */
const ERROR_RULE = 'A18';

/** Takes a reading of each figure of the running product; one process takes it. */
export async function systemFigures({ pool, clock }: Pick<AppParts, 'pool' | 'clock'>) {
  const at = new Date(Math.floor(clock().getTime() / MINUTE) * MINUTE);
  const isSeldom = at.getMinutes() % SELDOM === 0;
  await readMetrics(pool, at, isSeldom);
  if (isSeldom) await countOrganisations(pool, at);
}

const { code } = sysMetric;
/** Each figure as one number; `$1` is the minute. */
const METRICS: readonly (readonly [metric: number, query: string])[] = [
  [
    code('online'),
    `select count(distinct admin_id) from session where end_code is null and seen_at > $1 - ${ONLINE}`,
  ],
  [
    code('signIns'),
    "select count(*) from session where created_at >= $1 - interval '1 minute' and created_at < $1",
  ],
  [code('calls'), "select sum(calls) from call_minute where at = $1 - interval '1 minute'"],
  [code('p50'), "select max(p50) from call_minute where at = $1 - interval '1 minute'"],
  [code('p95'), "select max(p95) from call_minute where at = $1 - interval '1 minute'"],
  [
    code('errorRate'),
    `select round(100.0 * sum(errors) / nullif(sum(calls), 0), 2) from call_minute
     where at >= $1 - ${ONLINE} and at < $1`,
  ],
  [
    code('pushes'),
    `select count(*) from platform_push where state in (${pushState.code('waiting')}, ${pushState.code('failed')})`,
  ],
  [code('jobs'), 'select count(*) from graphile_worker.jobs where locked_at is null'],
  [code('fileTasks'), `select count(*) from job where status in (${open})`],
  [code('database'), `select round(pg_database_size(current_database()) / ${MB}.0, 1)`],
  [
    code('texts'),
    `select count(*) from sms_log where sendstatus = ${smsSendStatus.code('waiting')}`,
  ],
];
const FILES = `select round(coalesce(sum(size), 0) / ${MB}.0, 1) from file`;
/** Between two counts the last one stands. */
const LAST_FILES = `select value from sys_metric where metric = ${code('files')} and at < $1 order by at desc limit 1`;

async function readMetrics(pool: Pool, at: Date, isSeldom: boolean): Promise<void> {
  const all = [...METRICS, [code('files'), isSeldom ? FILES : LAST_FILES] as const];
  const parts = all.map(([metric, query]) => `(${metric}, (${query})::float8)`);
  await pool.query(
    `insert into sys_metric (at, metric, value, before, threshold)
     select $1::timestamptz, m.metric, coalesce(m.value, 0),
       (select b.value from sys_metric b where b.metric = m.metric and b.at = $1::timestamptz - interval '1 day'),
       case when m.metric = ${code('errorRate')} then
         (select threshold from monitor_alert_rule where rule = '${ERROR_RULE}' and prov = '') end
     from (values ${parts.join(', ').replaceAll('$1', '$1::timestamptz')}) m (metric, value)
     on conflict do nothing`,
    [at],
  );
}

/** Counts people, keys and tasks of every organisation at work; what is closed goes. */
export async function countOrganisations(pool: Pick<Pool, 'query'>, at: Date): Promise<void> {
  const keys = (name: Parameters<typeof usbKeyStatus.code>[0]) =>
    `count(*) filter (where k.state = ${usbKeyStatus.code(name)})`;
  await pool.query(
    `with seen as (
       select admin_id, max(seen_at) as seen, count(*) filter (where created_at >= date_trunc('day', $1::timestamptz, 'Asia/Shanghai')) as today,
         bool_or(end_code is null and seen_at > $1::timestamptz - ${ONLINE}) as online
       from session group by 1
     ), people as (
       select a.org_id, count(*) as users, count(*) filter (where a.status = ${ON}) as users_on,
         count(*) filter (where a.status = ${ON} and (s.seen is null or s.seen < $1::timestamptz - ${IDLE})) as idle,
         count(*) filter (where s.online) as online, coalesce(sum(s.today), 0) as today
       from admin a left join seen s using (admin_id) group by 1
     ), held as (
       select k.org_id, ${keys('unassigned')} as free, ${keys('normal')} as normal, ${keys('void')} as void, ${keys('locked')} as locked
       from usb_key k group by 1
     ), work as (select org_id, count(*) as n from job where status in (${open}) group by 1)
     insert into org_figure as f (org_id, org_type, org_name, prov, city, county, point, users, users_on, users_idle, online, signed_in,
       keys_free, keys_normal, keys_void, keys_locked, tasks, counted_at)
     select o.org_id, o.org_type, o.org_name, o.prov, o.city, o.county, o.point, coalesce(p.users, 0), coalesce(p.users_on, 0), coalesce(p.idle, 0),
       coalesce(p.online, 0), coalesce(p.today, 0), coalesce(h.free, 0), coalesce(h.normal, 0), coalesce(h.void, 0), coalesce(h.locked, 0),
       coalesce(w.n, 0), $1
     from org o left join people p using (org_id) left join held h using (org_id) left join work w using (org_id) where o.status = ${ON}
     on conflict (org_id) do update set org_type = excluded.org_type, org_name = excluded.org_name, prov = excluded.prov, city = excluded.city,
       county = excluded.county, point = excluded.point, users = excluded.users, users_on = excluded.users_on, users_idle = excluded.users_idle,
       online = excluded.online, signed_in = excluded.signed_in, keys_free = excluded.keys_free, keys_normal = excluded.keys_normal,
       keys_void = excluded.keys_void, keys_locked = excluded.keys_locked, tasks = excluded.tasks, counted_at = excluded.counted_at`,
    [at],
  );
  await pool.query('delete from org_figure where counted_at < $1', [at]);
}
