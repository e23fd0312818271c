import { cubeOf } from '@tqc/domain/reports';
import type { Pool, PoolClient } from 'pg';
import { inTransaction, takesLock } from '../../kit/database';
import { repeat, type Repeated } from '../../kit/repeat';
import { provincesOf } from '../provinces';

/** Lock of whoever moves the sums of reports: one process folds or recounts at a time. */
const REPORT_LOCK = 7304;
/** A row of the queue is some ninety cells: more of them hold up nothing but take longer. */
const BATCH = 2000;
const LONG = 1_800_000;
const ALONE = { lock: REPORT_LOCK, workMem: '128MB' } as const;

const CELL = 'level, prov, city, county, point, span, day, fact, key, cb_id, ct_id, status';
const KEY = 'level, span, fact, prov, city, county, point, day, ct_id, status, cb_id, key';

/** What rows that say an application and how many come to, a sum a cell. */
const cellsOf = (rows: string) => `
  select p.level, p.prov, p.city, p.county, p.point, s.span,
    case s.span when 1 then date_trunc('month', r.day::timestamp)::date else r.day end as day,
    k.fact, k.key, r.cb_id, r.ct_id, r.status, sum(r.n)::bigint as n
  from (
    select prov, city, county, point, cb_id, ct_id, status, (apply_time at time zone 'Asia/Shanghai')::date as day, subject_name, exam_type, person_type, sex,
      extract(year from age((apply_time at time zone 'Asia/Shanghai')::date::timestamp, birth_date::timestamp))::int as age, nation, politics, education_level,
      mandarin_level, normal_student, to_char(approve_time at time zone 'Asia/Shanghai', 'YYYY-MM') as approve_month, cert_no is not null as numbered,
      (approve_time at time zone 'Asia/Shanghai')::date - (confirm_time at time zone 'Asia/Shanghai')::date as approve_days, sum(n) as n
    from (${rows}) changed group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21
  ) r
  cross join lateral report_places(r.prov, r.city, r.county, r.point) p
  cross join (values (1::smallint), (2::smallint)) s (span)
  cross join lateral report_keys(r.subject_name, r.exam_type, r.person_type, r.sex, r.age, r.nation, r.politics, r.education_level, r.mandarin_level,
    r.normal_student, r.approve_month, r.numbered, r.approve_days) k
  where report_kept(p.level, s.span, k.fact) and r.n <> 0
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`;

const added = (cells: string) => `
  insert into report_roll as t (${CELL}, n) select ${CELL}, n from (${cells}) moved where n <> 0 order by ${KEY}
  on conflict (${KEY}) do update set n = t.n + excluded.n`;

const FOLD = `
  with taken as (delete from report_delta where id in (select id from report_delta order by id limit $1) returning *),
  written as (${added(cellsOf('select * from taken'))})
  select count(*)::int as changes from taken`;

/**
 * Folds what waits into the sums of every level, exactly once: taken and added in one statement.
 * Readers add what waits, so that this may be late and never changes a figure.
 */
export async function foldReports(pool: Pool, most = BATCH): Promise<number> {
  const { rows } = await pool.query<{ some: boolean }>(
    'select exists (select 1 from report_delta) as some',
  );
  if (!rows[0]?.some) return 0;
  const fold = async (client: PoolClient) => {
    if (!(await takesLock(client, REPORT_LOCK))) return 0;
    const asked = { text: FOLD, values: [most], query_timeout: LONG };
    const { rows: folded } = await client.query<{ changes: number }>(asked);
    return folded[0]?.changes ?? 0;
  };
  // On a slow disk a full batch outlasts the limit of a question, and nobody waits for it.
  return inTransaction(pool, fold, { workMem: '64MB' });
}

/** Folds again and again until told to stop; a full batch is followed at once by the next. */
export function startReportFolding(
  pool: Pool,
  { every = 1000, onError = (_error: unknown): void => undefined } = {},
): Repeated {
  return repeat(async () => (await foldReports(pool)) >= BATCH, { every, onError });
}

/** Adds what is missing where these cells come to more or less than nothing. */
const repaired = (...cells: readonly string[]) => `
  with missing as (
    select ${CELL}, sum(n)::bigint as n from (${cells.join(' union all ')}) sides group by ${CELL} having sum(n) <> 0
  ),
  written as (${added('select * from missing')} returning 1)
  select count(*)::int as drifted from missing`;

/** The record states that the reports of applications count; the trigger names the same. */
const COUNTED = (cubeOf('applications')?.always ?? []).flatMap((one) =>
  'codes' in one ? [...one.codes] : [],
);

const belowNation = (rows: string, n: string) =>
  `select ${CELL}, ${n} as n from (${cellsOf(rows)}) cells where level < 5`;
// One statement is one snapshot: the rows, less what still waits, because the fold will add that.
const PROVINCE = repaired(
  belowNation(
    'select *, 1 as n from report_applications() where prov = $1 and record_status = any($2::smallint[])',
    'n',
  ),
  belowNation('select * from report_delta where prov = $1', '-n'),
  `select ${CELL}, -n from report_roll where prov = $1 and level < 5`,
);

/** The nation is the sum of its provinces, which are right by now; the fold moves both at once. */
const NATION = repaired(
  `select 5::smallint as level, '' as prov, '' as city, '' as county, '' as point, span, day, fact, key, cb_id, ct_id, status, sum(n) as n
   from report_roll where level = 4 group by span, day, fact, key, cb_id, ct_id, status`,
  `select ${CELL}, -n from report_roll where level = 5`,
);

/** As many applications are held at once, while their copies are made right. */
const HELD = 20_000;

// Persons whom no trigger saw may be added at any time: too many of them cost room alone.
const PERSONS = `
  insert into report_person (person) select distinct substring(id_index for 8) from registration order by 1 on conflict do nothing`;
const GONE = `
  with gone as (delete from report_again a where not exists (select from registration r where r.reg_id = a.reg_id) returning 1)
  select count(*)::int as drifted from gone`;
const DIFFERENT = `
  select reg_id::text as id from (
    select * from report_applications()
    where reg_id in (select reg_id from report_again) or id_index in (select id_index from registration group by id_index having count(*) > 1)
    except select * from report_again
  ) different order by reg_id`;

/**
 * Compares the applications of persons who have more than one with their copies, and mends these;
 * tells how many differed. What changes meanwhile is waited for and copied as it is by then.
 */
async function repeatedPersons(pool: Pool): Promise<number> {
  const ask = async <T extends object>(text: string, values: readonly unknown[] = []) => {
    const asked = { text, values: [...values], query_timeout: LONG };
    return inTransaction(pool, async (client) => (await client.query<T>(asked)).rows, ALONE);
  };
  await ask(PERSONS);
  const [gone] = await ask<{ drifted: number }>(GONE);
  const ids = (await ask<{ id: string }>(DIFFERENT)).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += HELD)
    await ask('select report_takes($1::bigint[])', [ids.slice(at, at + HELD)]);
  return ids.length + (gone?.drifted ?? 0);
}

/**
 * Counts the sums of reports anew, a province at a time and then the nation, and repairs what
 * differs, then the applications of repeated persons; tells how many cells and applications did.
 * Over empty sums it makes them.
 */
export async function recountReports(pool: Pool): Promise<number> {
  let drifted = 0;
  const compare = async (client: PoolClient, text: string, values: readonly unknown[]) => {
    // Counting millions of rows outlasts the limit of an ordinary question.
    const counting = { text, values: [...values], query_timeout: LONG };
    const { rows } = await client.query<{ drifted: number }>(counting);
    drifted += rows[0]?.drifted ?? 0;
  };
  for (const prov of await provincesOf(pool))
    await inTransaction(pool, (client) => compare(client, PROVINCE, [prov, COUNTED]), ALONE);
  const nation = async (client: PoolClient) => {
    await compare(client, NATION, []);
    const empty = { text: 'delete from report_roll where n = 0', query_timeout: LONG };
    await client.query(empty);
  };
  await inTransaction(pool, nation, ALONE);
  return drifted + (await repeatedPersons(pool));
}
