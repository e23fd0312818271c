import { cubeOf, readingOf, templates, type Cube, type Definition } from '@tqc/domain/reports';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { kyselyOfPool } from '../../kit/scope';
import { times } from '../../testing/long';
import { testOrgs, testServer, type TestOrg } from '../../testing/server';
import { addApplication } from '../../testing/wall';
import { compileReport, type Asked } from './compile';
import { foldReports, recountReports, startReportFolding } from './foldReports';
import { definitions, keptDefinitions } from './reportsTesting';
import { isKept } from './rolled';

const { pool } = await testServer();
const db = kyselyOfPool(pool);
const applications = cubeOf('applications') as Cube;
const RUNS = times({ short: 60, long: 700 });
const orgNames: readonly TestOrg[] = ['centre', 'province', 'city', 'county', 'point'];

const within = (org: TestOrg) => {
  const { type, prov, city, county, point } = testOrgs[org];
  return { orgType: type, prov, city, county, point };
};
const counted = async (definition: Definition, org: TestOrg, asked: Asked, from?: 'rows') => {
  const reading = readingOf(applications, definition);
  const plan = compileReport(reading, within(org), asked, 20_000, [], from);
  const { rows } = await plan.statement.execute(db);
  // Where nothing was found, the sum is nothing in either way.
  const found = rows.filter((row) =>
    Object.entries(row).some(([name, value]) => name.startsWith('m') && Number(value) !== 0),
  );
  const lines = found.map((row) => JSON.stringify(row)).sort();
  return { source: plan.source, lines };
};
const waiting = async () =>
  Number((await pool.query<{ n: string }>('select count(*) as n from report_delta')).rows[0]?.n);
const foldAllReports = async () => {
  while ((await foldReports(pool)) > 0);
};

let seed = 7;
const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
const statuses = [6, 7, 8, 9, 15, 18, 21, 24];
/** Of some hundred and fifty persons: many have one application, some a few. */
const somebody = () => `\\x${random(150).toString(16).padStart(64, '0')}`;

/** Something happens to some application, as all that can happen to one happens. */
async function write(): Promise<void> {
  const id = 900_000 + random(120);
  const acts: readonly (readonly [string, readonly unknown[]])[] = [
    ['update registration set status = $2 where reg_id = $1', [id, statuses[random(8)]]],
    ['update registration set record_status = $2 where reg_id = $1', [id, random(4)]],
    ["update registration set point = '' where reg_id = $1", [id]],
    [
      'update registration set prov = $2, city = $3, county = $4, point = $5 where reg_id = $1',
      [id, ...placeOf(random(2) === 0 ? 'otherPoint' : 'point')],
    ],
    [
      'update registration set sex = 3 - sex, nation = $2, politics = $3, mandarin_level = $4 where reg_id = $1',
      [id, random(2) === 0 ? '' : '11', `0${random(4)}`, random(2) === 0 ? null : 21],
    ],
    [
      "update registration set cert_no = $2, approve_time = apply_time + interval '40 days', subject_name = $3 where reg_id = $1",
      [id, random(2) === 0 ? null : String(id), random(2) === 0 ? '' : '数学'],
    ],
    [
      "update registration set confirm_time = apply_time + $2 * interval '7 hours', approve_time = apply_time + $3 * interval '11 hours', education_level = 1 + education_level % 4, normal_student = not normal_student where reg_id = $1",
      [id, random(3) === 0 ? null : random(30), random(3) === 0 ? null : random(200)],
    ],
    [
      "update registration set apply_time = apply_time - interval '9 days', cb_id = $2 where reg_id = $1",
      [id, 7 + random(2)],
    ],
    ['delete from registration where reg_id = $1 and reg_id % 6 = 0', [id]],
    ['update registration set id_index = $2 where reg_id = $1', [id, somebody()]],
    ['update registration set id_index = $2 where reg_id between $1 and $1 + 1', [id, somebody()]],
    [
      "update registration set id_index = case when reg_id = $1 then '\\x07'::bytea else '\\x08' end where reg_id between $1 and $1 + 1",
      [id],
    ],
    [
      'update registration set ct_id = 1 + ct_id % 7, exam_type = 1 - exam_type where county = $1',
      [testOrgs.county.county],
    ],
  ];
  const [text, values] = acts[random(acts.length)] ?? ['select 1', []];
  await pool.query(text, [...values]);
}

const placeOf = (org: 'point' | 'otherPoint') => {
  const { prov, city, county, point } = testOrgs[org];
  return [prov, city, county, point];
};

beforeAll(async () => {
  for (let at = 0; at < 120; at += 1)
    await addApplication(pool, 900_000 + at, {
      at: random(4),
      status: statuses[random(8)] ?? 6,
      day: `2024-0${1 + random(6)}-${10 + random(18)}`,
      confirmed: random(2) === 0,
      person: somebody().slice(2),
    });
});

const asked = fc.constantFrom<Asked>(
  {},
  { from: '2024-02-01', to: '2024-04-30' },
  { from: '2024-02-12', to: '2024-05-20' },
  { from: '2024-03-12', to: '2024-03-20' },
  { from: '2024-03-12' },
  { to: '2024-05-12' },
  { from: '2024-04-01', to: '2024-05-15', ctId: [1, 2, 3] },
  { batch: ['8'] },
);

test('任意定义，改动之后汇总数与逐行数出来的相同，归并前、归并一半和归并后都相同', async () => {
  const seen = { sums: 0, rows: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(definitions, keptDefinitions),
      fc.constantFrom(...orgNames),
      asked,
      async (definition, org, days) => {
        for (let turn = 0; turn < 3; turn += 1) await write();
        if (random(3) > 0) await foldReports(pool, 1 + random(20));
        const fromRows = await counted(definition, org, days, 'rows');
        const found = await counted(definition, org, days);
        seen[found.source] += 1;
        expect(found.lines).toEqual(fromRows.lines);
      },
    ),
    { numRuns: RUNS },
  );
  expect(seen.rows).toBeGreaterThan(0);
  expect(seen.sums).toBeGreaterThan(RUNS / 10);
  // Every template that can be answered from sums is, at every level, and tells the same.
  const answered = new Set<string>();
  for (const { id, definition } of templates.filter(
    (one) => one.definition.cube === applications.id,
  ))
    for (const org of orgNames)
      for (const days of [{}, { from: '2024-02-01', to: '2024-05-10' }]) {
        const { source, lines } = await counted(definition, org, days);
        if (source === 'sums') answered.add(`${id} ${org}${'from' in days ? ' days' : ''}`);
        expect(lines, `${id} ${org}`).toEqual((await counted(definition, org, days, 'rows')).lines);
      }
  expect(answered).toContain('T2 centre days');
  expect(answered).toContain('R11 county days');
  expect(answered).toContain('R02 city');
  for (const org of ['centre', 'province', 'city', 'county'])
    for (const days of ['', ' days']) expect(answered).toContain(`T1 ${org}${days}`);
  // Days of a city that no sum is kept of are counted from rows, whole months are not.
  expect(answered).toContain('T2 city days');
  // Two divisions at once from the city upwards, days between two moments at every level.
  for (const days of ['', ' days']) {
    for (const org of ['centre', 'province', 'city'])
      expect(answered).toContain(`T3 ${org}${days}`);
    for (const org of ['centre', 'province', 'city', 'county', 'point'])
      expect(answered).toContain(`T11 ${org}${days}`);
  }
  await foldAllReports();
  expect(await waiting()).toBe(0);
  expect(await recountReports(pool)).toBe(0);
}, 600_000);

test('归并到一半被杀掉：什么也没有丢，什么也没有重复', async () => {
  const definition = templates.find(({ id }) => id === 'R11')?.definition as Definition;
  for (let turn = 0; turn < 20; turn += 1) await write();
  const before = await counted(definition, 'centre', {});
  const left = await waiting();
  expect(left).toBeGreaterThan(0);
  // The fold comes to the rows that it wants to change and waits there, its queue already taken.
  const holder = await pool.connect();
  try {
    await holder.query('begin; lock table report_roll in exclusive mode');
    const folding = foldReports(pool).catch((error: Error) => error);
    await expect
      .poll(async () => {
        const { rows } = await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%report_roll%'",
        );
        return rows.length;
      })
      .toBe(1);
    expect(await folding).toBeInstanceOf(Error);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect(await waiting()).toBe(left);
  expect(await counted(definition, 'centre', {})).toEqual(before);
  await foldAllReports();
  expect(await counted(definition, 'centre', {})).toEqual(before);
  expect(await recountReports(pool)).toBe(0);
});

test('两个同时归并时只有一个动；丢失的改动由重算找回；从空的表重算出同样的数', async () => {
  for (let turn = 0; turn < 20; turn += 1) await write();
  await Promise.all([foldAllReports(), foldAllReports(), foldAllReports()]);
  await foldAllReports();
  expect(await recountReports(pool)).toBe(0);
  await pool.query(
    "update registration set status = 24 where reg_id % 2 = 1; delete from report_delta; update report_roll set n = n + 1 where level = 5 and fact = 'sex'",
  );
  expect(await recountReports(pool)).toBeGreaterThan(0);
  const { rows: kept } = await pool.query(
    'select * from report_roll order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  );
  await pool.query('delete from report_roll');
  expect(await recountReports(pool)).toBe(kept.length);
  const again = await pool.query(
    'select * from report_roll order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  );
  expect(again.rows).toEqual(kept);
});

test('同一个人同时申报两份：后一份等前一份，两份都记下；在改动中的一份等它改完', async () => {
  const people = templates.find(({ id }) => id === 'T1')?.definition as Definition;
  const same = async () => {
    const sums = await counted(people, 'centre', {});
    expect(sums.source).toBe('sums');
    expect(sums.lines).toEqual((await counted(people, 'centre', {}, 'rows')).lines);
  };
  const waits = () =>
    expect
      .poll(async () => {
        const { rows } = await pool.query<{ n: number }>(
          "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows[0]?.n;
      })
      .toBe(1);
  const [first, second] = [await pool.connect(), await pool.connect()];
  const file = (client: Pick<typeof pool, 'query'>, id: number) =>
    addApplication(client, id, { person: 'f1f1' });
  try {
    for (const end of ['rollback', 'commit']) {
      await first.query('begin');
      await second.query('begin');
      await file(first, 901_001);
      const filed = file(second, 901_002);
      await waits();
      await first.query(end);
      await filed;
      await second.query(end === 'commit' ? 'commit' : 'rollback');
      await same();
    }
    const { rows } = await pool.query(
      "select reg_id::int as id from report_again where id_index = '\\xf1f1' order by 1",
    );
    expect(rows.map(({ id }) => id)).toEqual([901_001, 901_002]);
    // The first application is being decided while the person files the second.
    await addApplication(pool, 901_003, { person: 'f2f2' });
    await first.query('begin; update registration set status = 21 where reg_id = 901003');
    const filed = addApplication(second, 901_004, { person: 'f2f2' });
    await waits();
    await first.query('commit');
    await filed;
    await same();
    const { rows: copied } = await pool.query(
      'select status from report_again where reg_id = 901003',
    );
    expect(copied).toEqual([{ status: 21 }]);
    // A decision waits until the copy is made.
    await second.query('begin');
    await addApplication(pool, 901_005, { person: 'f3f3' });
    await addApplication(second, 901_006, { person: 'f3f3' });
    const decided = first.query('update registration set status = 24 where reg_id = 901005');
    await waits();
    await second.query('commit');
    await decided;
    await same();
    expect(await recountReports(pool)).toBe(0);
  } finally {
    for (const client of [first, second]) {
      await client.query('rollback');
      client.release();
    }
    await pool.query('delete from registration where reg_id between 901001 and 901006');
  }
});

test('没有经过触发器的申请和走样的抄本，由重算补齐', async () => {
  await pool.query(
    'update report_again set status = 6 where reg_id % 3 = 0; delete from report_again where reg_id % 5 = 0; delete from report_person; insert into report_again select -1, id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex, birth_date, nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no, confirm_time from report_again limit 1',
  );
  expect(await recountReports(pool)).toBeGreaterThan(0);
  expect(await recountReports(pool)).toBe(0);
  const people = templates.find(({ id }) => id === 'T1')?.definition as Definition;
  for (const org of orgNames)
    expect((await counted(people, org, {})).lines).toEqual(
      (await counted(people, org, {}, 'rows')).lines,
    );
});

test('后台自己归并；一级只读得到自己范围内的汇总和等着归并的改动', async () => {
  const folding = startReportFolding(pool, { every: 20 });
  for (let turn = 0; turn < 5; turn += 1) await write();
  await expect.poll(waiting).toBe(0);
  await folding.stop();
  await pool.query('update registration set status = 21');
  const client = await pool.connect();
  try {
    const { prov, city, county } = testOrgs.county;
    await client.query(
      `begin; set local role tqc_l2; set local app.code = '${county}'; set local app.prov = '${prov}'; set local app.city = '${city}'`,
    );
    for (const table of ['report_roll', 'report_delta', 'report_again']) {
      const { rows } = await client.query<{ county: string }>(
        `select distinct county from ${table}`,
      );
      expect(rows.map((row) => row.county)).toEqual([county]);
    }
    await expect(client.query('select * from report_person')).rejects.toThrow(/permission denied/);
    await client.query('rollback; begin; set local role tqc_l2');
    await expect(client.query('update report_roll set n = 0')).rejects.toThrow(/permission denied/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('哪些汇总在库里，代码与数据库说的一样', async () => {
  const { rows } = await pool.query<{ level: number; span: 1 | 2; fact: string; kept: boolean }>(
    "select l::int as level, s::int as span, f as fact, report_kept(l::smallint, s::smallint, f) as kept from generate_series(1, 5) l, generate_series(1, 2) s, unnest(array['', 'sex', 'numbered', 'sex+subject', 'approveDays']) f",
  );
  expect(rows).toHaveLength(50);
  for (const { level, span, fact, kept } of rows) expect(isKept(level, span, fact)).toBe(kept);
});

test('从各天数的份数得出的中位数与逐行的相同；同一天数分几次说、等着归并的减少也算进去', async () => {
  const counts = fc.array(
    fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 1, max: 9 })),
  );
  const parted = counts.chain((of) =>
    fc.tuple(
      fc.constant(of),
      // What comes and goes again says nothing in the end.
      fc.shuffledSubarray([...of, ...of.flatMap(([day, n]) => [[day, n + 2] as const])]),
    ),
  );
  await fc.assert(
    fc.asyncProperty(parted, async ([of, also]) => {
      const told = [...also, ...of, ...also.map(([day, n]) => [day, -n] as const)];
      const { rows } = await pool.query<
        Record<'half' | 'most' | 'half_told' | 'most_told', number>
      >(
        `select percentile_cont(0.5) within group (order by d) as half, percentile_cont(0.9) within group (order by d) as most,
           report_percentile(0.5, $3, $4) as half_told, report_percentile(0.9, $3, $4) as most_told
         from unnest($1::int[], $2::int[]) x (d, n), generate_series(1, n)`,
        [
          of.map(([day]) => day),
          of.map(([, n]) => n),
          told.map(([day]) => day),
          told.map(([, n]) => n),
        ],
      );
      expect(rows[0]?.half_told).toBe(rows[0]?.half);
      expect(rows[0]?.most_told).toBe(rows[0]?.most);
    }),
    { numRuns: RUNS },
  );
});
