import { errorEntry } from '@tqc/contract/errors';
import { statusIn, statusIs } from '../../kit/store';
import { jobStatus } from '@tqc/domain/shared';
import { recognitionStatus, smsSendStatus } from '@tqc/domain/dictionaries';
import { metricsOf, typeWords, wallScene, type Panel } from '@tqc/domain/wall';
import { sql, type RawBuilder } from 'kysely';
import { chinaDay, chinaTime } from '@tqc/domain/shared';
import { asSystem, type Db } from '../../kit/scope';
import { alertRows, alertsByRule } from './alertRows';
import { limitFigures } from './limitFigures';
import { loopDelay } from './loopDelay';
import type { Place } from './place';
import type { Row } from './rollRows';

type Reader = (db: Db, place: Place, now: Date) => Promise<readonly Row[]>;

/** Rows that are asked of the running system; nothing in them belongs to a person. */
export async function probeRows(
  db: Db,
  place: Place,
  panel: Panel,
  now: Date,
): Promise<readonly Row[]> {
  if (panel.rowOf === 'metric') return figures(db, place, panel, now);
  const rows = await readers[panel.id]?.(db, place, now);
  return (rows ?? []).slice(0, panel.limit ?? 50);
}

const startOfToday = (now: Date) => `${chinaDay(now)}T00:00:00+08:00`;
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'o.point',
  2: 'o.county',
  3: 'o.city',
  4: 'o.prov',
};
/** Organisations of the place, for tables that have no place columns of their own. */
const here = (place: Place): RawBuilder<unknown> =>
  place.orgType >= 5
    ? sql`true`
    : sql`${sql.ref(COLUMNS[place.orgType] ?? 'o.point')} = ${place.code}`;
const all = async <R>(db: Db, query: RawBuilder<R>): Promise<R[]> => (await query.execute(db)).rows;
const one = async (db: Db, query: RawBuilder<{ n: number }>): Promise<number> =>
  (await all(db, query))[0]?.n ?? 0;

/**
 * Figures of the running system stand in tables whose rows no level reads: counted by the system,
 * within the place that each question names.
 */
const counted = <R>(db: Db, query: RawBuilder<R>): Promise<R[]> =>
  asSystem(db, () => all(db, query));
const countOf = async (db: Db, query: RawBuilder<{ n: number }>): Promise<number> =>
  (await counted(db, query))[0]?.n ?? 0;

/** Shorter than the words of the code list: a panel is narrow. */
const SMS_WORDS = { waiting: '待发送', sent: '已发送', failed: '发送失败' };
const ONLINE_SPAN = 1800_000;

const readFigure: Readonly<
  Record<string, (db: Db, place: Place, now: Date) => Promise<number | null>>
> = {
  online: (db, place, now) =>
    countOf(
      db,
      sql`select count(*)::int as n from session s join admin a using (admin_id) join org o using (org_id) where s.end_code is null and s.seen_at > ${new Date(now.getTime() - ONLINE_SPAN)} and ${here(place)}`,
    ),
  displays: (db, _place, now) =>
    one(
      db,
      sql`select count(*)::int as n from wall_display where revoked_at is null and seen_at > ${new Date(now.getTime() - 90_000)}`,
    ),
  databaseDelay: async (db) => {
    const begun = performance.now();
    await sql`select 1`.execute(db);
    return Math.round((performance.now() - begun) * 10) / 10;
  },
  loopDelay: async () => loopDelay(),
  queued: (db, place) =>
    countOf(
      db,
      sql`select count(*)::int as n from job j join org o using (org_id) where ${statusIn('j.status', jobStatus.group.open)} and ${here(place)}`,
    ),
  unsentSms: (db) =>
    one(
      db,
      sql`select count(*)::int as n from sms_log where ${statusIs('sendstatus', smsSendStatus.code('waiting'))}`,
    ),
  refused: (db, place, now) =>
    countOf(
      db,
      sql`select count(*)::int as n from audit a left join org o on o.org_id::text = a.row ->> 'org' where a.at >= ${startOfToday(now)} and not (a.row ->> 'ok')::boolean and ${here(place)}`,
    ),
  ...limitFigures,
  storage: async (db) =>
    Math.round(
      await one(db, sql`select (pg_database_size(current_database()) / 1048576.0)::float8 as n`),
    ),
};

async function figures(db: Db, place: Place, panel: Panel, now: Date): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { id, label, source } of metricsOf(panel))
    rows.push([
      id,
      label,
      source.kind === 'probe' ? ((await readFigure[id]?.(db, place, now)) ?? null) : null,
    ]);
  return rows;
}

const LEVELS: Readonly<Record<number, string>> = {
  1: '确认点',
  2: '区县',
  3: '地市',
  4: '省级',
  5: '国家',
  6: '高校',
};

const readers: Readonly<Record<string, Reader>> = {
  'register.events': async (db, _place, now) => {
    const rows = await all(
      db,
      sql<{
        id: string;
        at: string;
        org: string;
        event: string;
        status: number | null;
        ct: number | null;
      }>`
      select l.log_id as id, l.at, coalesce(nullif(l.org_name, ''), o.org_name, '') as org, l.event, l.to_status as status, r.ct_id as ct
      from (select * from registration_log where at <= ${now} order by at desc, log_id desc limit 14) l
      left join registration r on r.city = l.city and r.reg_id = l.reg_id left join org o on o.org_id = r.org_id order by l.at desc, l.log_id desc`,
    );
    return rows.map(({ id, at, org, event, status, ct }): Row => [
      id,
      chinaTime(new Date(at)),
      org,
      `${typeWords.label(ct)} ${event}`.trim(),
      status === null ? '' : recognitionStatus.label(status),
    ]);
  },
  'enroll.events': async (db, place, now) => {
    const rows = await counted(
      db,
      sql<{ id: string; at: string; org: string; step: string; event: string }>`
      select l.step_id as id, l.at, l.org_name as org, l.step, l.event from case_step l join org o using (org_id)
      where l.kind = 'enrollment' and l.at <= ${now} and ${here(place)} order by l.step_id desc limit 14`,
    );
    return rows.map(({ id, at, org, step, event }): Row => [
      id,
      chinaTime(new Date(at)),
      org,
      step,
      event,
    ]);
  },
  'register.alerts': alertRows,
  'system.alerts': alertsByRule,
  'system.online': async (db, place, now) => {
    const rows = await counted(
      db,
      sql<{ type: number; n: number }>`
      select o.org_type as type, count(*)::int as n from session s join admin a using (admin_id) join org o using (org_id)
      where s.end_code is null and s.seen_at > ${new Date(now.getTime() - ONLINE_SPAN)} and ${here(place)} group by 1`,
    );
    return [5, 4, 3, 2, 1].map((type): Row => [
      String(type),
      LEVELS[type] ?? '',
      rows.find((row) => row.type === type)?.n ?? 0,
    ]);
  },
  'system.queues': async (db) => [
    ['delta', '统计归并', await one(db, sql`select coalesce(wall_waiting(), 0)::int as n`)],
    ['audit', '审计排序', await countOf(db, sql`select count(*)::int as n from audit_inbox`)],
    [
      'job',
      '后台任务',
      await countOf(
        db,
        sql`select count(*)::int as n from job where ${statusIn('status', jobStatus.group.open)}`,
      ),
    ],
    [
      'sms',
      '短信发送',
      await one(
        db,
        sql`select count(*)::int as n from sms_log where ${statusIs('sendstatus', smsSendStatus.code('waiting'))}`,
      ),
    ],
  ],
  'system.sms': async (db, _place, now) => {
    const rows = await all(
      db,
      sql<{
        status: number;
        n: number;
      }>`select sendstatus as status, count(*)::int as n from sms_log where create_time >= ${startOfToday(now)} group by 1 order by 1`,
    );
    return rows.map(({ status, n }): Row => [
      String(status),
      SMS_WORDS[smsSendStatus.nameOf(status) ?? 'failed'],
      n,
    ]);
  },
  'system.calls': async (db, place, now) => {
    const rows = await counted(
      db,
      sql<{ hour: number; n: number; refused: number }>`
      select extract(hour from a.at at time zone 'Asia/Shanghai')::int as hour, count(*)::int as n, count(*) filter (where not (a.row ->> 'ok')::boolean)::int as refused
      from audit a left join org o on o.org_id::text = a.row ->> 'org' where a.at >= ${startOfToday(now)} and ${here(place)} group by 1`,
    );
    if (rows.length === 0) return [];
    const last = Number(chinaTime(now).slice(0, 2));
    return Array.from({ length: last + 1 }, (_, hour) => hour).map((hour): Row => {
      const found = rows.find((row) => row.hour === hour);
      return [String(hour), `${hour}时`, found?.n ?? 0, found?.refused ?? 0];
    });
  },
  'system.refusals': async (db, place, now) => {
    const rows = await counted(
      db,
      sql<{ code: string | null; n: number }>`
      select a.row -> 'detail' ->> 'code' as code, count(*)::int as n
      from audit a left join org o on o.org_id::text = a.row ->> 'org' where a.at >= ${startOfToday(now)} and not (a.row ->> 'ok')::boolean and ${here(place)} group by 1 order by n desc limit 14`,
    );
    // The sentence of the catalogue, never that of a row: callers' words stand in some of those.
    return rows.map(({ code, n }): Row => {
      const { message = '' } = (code === null ? undefined : errorEntry(Number(code))) ?? {};
      return [code ?? '-', code ?? '-', message, n];
    });
  },
  'system.tables': async (db) => {
    const rows = await all(
      db,
      sql<{
        name: string;
        n: number;
      }>`select t as name, (select sum(greatest(c.reltuples, 0)) from pg_partition_tree(to_regclass('public.' || t)) part join pg_class c on c.oid = part.relid where part.isleaf)::float8 as n
        from unnest(array['registration', 'cert', 'registration_log', 'audit', 'file', 'sms_log']) t order by 1`,
    );
    const words: Readonly<Record<string, string>> = {
      registration: '认定申请',
      cert: '证书',
      registration_log: '办理记录',
      audit: '审计',
      file: '文件',
      sms_log: '短信',
    };
    return rows.map(({ name, n }): Row => [name, words[name] ?? name, Math.max(0, Math.round(n))]);
  },
  'system.audit': async (db) => {
    const rows = await all(
      db,
      sql<{
        at: string;
        cells: string;
        drifted: string;
        took: number;
      }>`select at, cells, drifted, took from agg_audit order by at desc limit 8`,
    );
    return rows.map(({ at, cells, drifted, took }): Row => [
      at,
      `${chinaDay(new Date(at)).slice(5)} ${chinaTime(new Date(at)).slice(0, 5)}`,
      Number(cells),
      Number(drifted),
      took,
    ]);
  },
  'system.devices': async (db, _place, now) => {
    const rows = await all(
      db,
      sql<{ id: string; name: string; org: string; scene: string; fps: number | null }>`
      select d.display_id as id, d.name, o.org_name as org, d.scene, d.fps from wall_display d join org o on o.org_id = d.viewed_org
      where d.revoked_at is null and d.seen_at > ${new Date(now.getTime() - 90_000)} order by d.name limit 10`,
    );
    return rows.map(({ id, name, org, scene, fps }): Row => [
      id,
      name,
      org,
      wallScene.label(scene),
      fps === null ? null : Math.round(fps),
    ]);
  },
  'system.sessions': async (db, place, now) => {
    const since = chinaDay(new Date(now.getTime() - 6 * 86_400_000));
    const rows = await counted(
      db,
      sql<{ day: string; n: number }>`
      select (s.created_at at time zone 'Asia/Shanghai')::date::text as day, count(*)::int as n from session s join admin a using (admin_id) join org o using (org_id)
      where s.created_at >= ${`${since}T00:00:00+08:00`} and ${here(place)} group by 1`,
    );
    return Array.from({ length: 7 }, (_, at) =>
      chinaDay(new Date(now.getTime() - (6 - at) * 86_400_000)),
    ).map((day): Row => [day, day.slice(5), rows.find((row) => row.day === day)?.n ?? 0]);
  },
};
