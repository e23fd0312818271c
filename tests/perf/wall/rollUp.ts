import { createTransport, signIn } from '@tqc/client';
import { registrationReview } from '@tqc/contract/register';
import type pg from 'pg';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { settled } from './commits';
import { ms, pause, percentile } from '../figures';
import type { Bench, Line, Proof } from './proof';

const WANTED = 1_000_000;
const ROUNDS = 9;
const WRITES = 400;
const REQUESTS = 160;
const BLOCK = 10;
/** A person may make a hundred calls in ten seconds. */
const PACE = 105;

/** What the wall asks and what it would have to ask without figures counted in advance. */
const QUESTIONS = [
  [
    'nation by status',
    "select k, sum(n) from agg_total where level = 5 and code = '00' and fact = 'reg' group by 1",
    'select status, count(*) from registration where record_status <> 2 group by 1',
  ],
  [
    '32 provinces by status',
    "select code, k, sum(n) from agg_total where level = 4 and up = '00' and fact = 'reg' group by 1, 2",
    'select prov, status, count(*) from registration where record_status <> 2 group by 1, 2',
  ],
  [
    'nation, the last 30 days',
    "select day, sum(n) from agg_roll where level = 5 and code = '00' and fact = 'reg' and day > $1::date - 30 group by 1",
    "select (apply_time at time zone 'Asia/Shanghai')::date, count(*) from registration where record_status <> 2 and apply_time > $1::date - 30 group by 1",
  ],
] as const;

const CHILDREN = `
  select count(*)::int as n from agg_roll p
  left join (select level + 1 as level, up as code, fact, day, k, ct, batch, sum(n) as n from agg_roll group by 1, 2, 3, 4, 5, 6, 7) c using (level, code, fact, day, k, ct, batch)
  where p.level > 1 and p.n is distinct from coalesce(c.n, 0)`;

/** Figures counted as rows change, against counting them when asked. */
export const rollUp: Proof = {
  name: 'rollup',
  how: `the applications of the demonstration are copied until there are ${WANTED.toLocaleString('en')}; each question is asked ${ROUNDS} times of the roll-up and of the base table, medians`,
  async run(bench) {
    const { pool } = bench.server;
    const total = await fill(pool);
    return [
      ...(await readLines(pool, total)),
      await sumLine(pool),
      ...(await auditLines(bench)),
      ...(await writeLines(bench)),
    ];
  },
};

/** Copies applications under new numbers, with every trigger, until there are enough. */
async function fill(pool: pg.Pool): Promise<number> {
  const { rows: columns } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'registration' order by ordinal_position",
  );
  const others = columns
    .map(({ name }) => name)
    .filter((name) => name !== 'reg_id' && name !== 'channel_no' && name !== 'id_index')
    .join(', ');
  for (let turn = 1; ; turn += 1) {
    const { rows } = await pool.query<{ n: number; top: string }>(
      'select count(*)::int as n, max(reg_id) as top from registration',
    );
    const { n = 0, top = '0' } = rows[0] ?? {};
    if (n >= WANTED) break;
    await pool.query(
      `insert into registration (reg_id, channel_no, id_index, ${others}) select $1::bigint + row_number() over (), channel_no || '/' || $2, id_index || decode(to_hex($2::int % 200 + 16), 'hex'), ${others} from (select * from registration limit $3) x`,
      [top, String(turn), Math.min(60_000, WANTED - n)],
    );
  }
  await settled(pool);
  await pool.query('vacuum analyze registration, agg_roll, agg_total');
  return WANTED;
}

async function readLines(pool: pg.Pool, total: number): Promise<Line[]> {
  const { rows } = await pool.query<{ day: string }>(
    'select max(apply_time)::date::text as day from registration',
  );
  const lines: Line[] = [];
  for (const [name, roll, base] of QUESTIONS) {
    const values = base.includes('$1') ? [rows[0]?.day] : [];
    const [fast, slow] = [await median(pool, roll, values), await median(pool, base, values)];
    lines.push({
      bar: `Roll-up against base, ${name} (${total.toLocaleString('en')} rows)`,
      wanted: '≥ 100 ×',
      measured: `${fast.toFixed(2)} ms against ${ms(slow)}: ${(slow / fast).toFixed(0)} ×`,
      met: slow / fast >= 100,
    });
  }
  return lines;
}

async function median(
  pool: pg.Pool,
  question: string,
  values: readonly unknown[],
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await pool.query(question, [...values]);
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.5);
}

async function sumLine(pool: pg.Pool): Promise<Line> {
  const { rows } = await pool.query<{ n: number }>(CHILDREN);
  const { rows: cells } = await pool.query<{ n: number }>(
    'select count(*)::int as n from agg_roll where level > 1',
  );
  return {
    bar: 'Places whose children do not sum up to them',
    wanted: '0',
    measured: `${rows[0]?.n} of ${cells[0]?.n.toLocaleString('en')} cells`,
    met: rows[0]?.n === 0,
  };
}

/**
 * Plants errors and lost changes, lets the product's own nightly job look, and counts what is still
 * wrong.
 */
async function auditLines({ server: { pool } }: Bench): Promise<Line[]> {
  await audit(pool);
  const { rowCount: planted } = await pool.query(
    'update agg_roll set n = n + 1 + (random() * 9)::int where level = 4 and (level, code, fact, day, k, ct, batch) in (select level, code, fact, day, k, ct, batch from agg_roll where level = 4 order by md5(code || fact || day || k || ct) limit 500)',
  );
  const found = await audit(pool);
  const after = await audit(pool);
  return [
    {
      bar: 'Drift audit: planted errors found',
      wanted: 'all',
      measured: `${found.drifted} of ${planted}, ${after.drifted} left after the repair`,
      met: found.drifted === planted && after.drifted === 0,
    },
    {
      bar: 'Drift audit: time',
      wanted: '–',
      measured: `${(found.took / 1000).toFixed(1)} s for ${found.cells.toLocaleString('en')} cells`,
      met: true,
    },
  ];
}

async function audit(pool: pg.Pool): Promise<{ cells: number; drifted: number; took: number }> {
  const { rows: last } = await pool.query<{ at: string | null }>(
    'select max(at) as at from agg_audit',
  );
  await pool.query("select graphile_worker.add_job('wallAudit')");
  for (;;) {
    const { rows } = await pool.query<{ cells: string; drifted: string; took: number }>(
      'select cells, drifted, took from agg_audit where $1::timestamptz is null or at > $1 order by at desc limit 1',
      [last[0]?.at],
    );
    if (rows[0])
      return { cells: Number(rows[0].cells), drifted: Number(rows[0].drifted), took: rows[0].took };
    await new Promise((done) => setTimeout(done, 200));
  }
}

/**
 * The same update with and without the triggers of the wall, in turns: bare, and as a whole request
 * of the product.
 */
async function writeLines({ server }: Bench): Promise<Line[]> {
  const { pool } = server;
  const { rows } = await pool.query<{ reg_id: string; city: string }>(
    'select reg_id, city from registration where status = 6 and record_status = 0 limit $1',
    [WRITES],
  );
  const bare = await inTurns(
    pool,
    rows,
    async ({ reg_id: regId, city }, client) =>
      void (await client.query(
        'update registration set status = 8 where reg_id = $1 and city = $2',
        [regId, city],
      )),
  );
  const transport = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  await signIn(transport, 'demo_q0001', DEMO_PASSWORD);
  const { rows: mine } = await pool.query<{ reg_id: string; version: number }>(
    "select r.reg_id, r.version from registration r join admin a on a.account = 'demo_q0001' join org o on o.org_id = a.org_id where r.point = o.point and r.status = 6 and r.record_status = 0 limit $1",
    [REQUESTS],
  );
  const whole = await inTurns(
    pool,
    mine,
    async ({ reg_id: regId, version }) =>
      void (await transport.send(
        registrationReview.confirmRegistration,
        { regId, decision: 'materialsQualified', healthResult: 1 },
        { version },
      )),
  );
  return [
    {
      bar: 'Delta triggers, bare update',
      wanted: '≤ 1.6 ×',
      measured: `${bare.on.toFixed(2)} ms against ${bare.off.toFixed(2)} ms: ${(bare.on / bare.off).toFixed(2)} ×`,
      met: bare.on / bare.off <= 1.6,
    },
    {
      bar: 'Delta triggers, whole request (材料合格, client included)',
      wanted: '≤ 1.1 ×',
      measured: `${whole.on.toFixed(1)} ms against ${whole.off.toFixed(1)} ms: ${(whole.on / whole.off).toFixed(2)} × (${whole.count} requests)`,
      met: whole.on / whole.off <= 1.1,
    },
  ];
}

/** Medians with the triggers on and off, switched every ten rows. */
async function inTurns<R>(
  pool: pg.Pool,
  rows: readonly R[],
  once: (row: R, client: pg.Pool) => Promise<void>,
): Promise<{ on: number; off: number; count: number }> {
  const times: { on: number[]; off: number[] } = { on: [], off: [] };
  try {
    for (const [at, row] of rows.entries()) {
      const kind = Math.floor(at / BLOCK) % 2 === 0 ? 'on' : 'off';
      if (at % BLOCK === 0)
        await pool.query(
          `alter table registration ${kind === 'on' ? 'enable' : 'disable'} trigger agg_changed`,
        );
      const begun = performance.now();
      await once(row, pool);
      times[kind].push(performance.now() - begun);
      await pause(PACE);
    }
  } finally {
    await pool.query('alter table registration enable trigger agg_changed');
  }
  return {
    on: percentile(times.on, 0.5),
    off: percentile(times.off, 0.5),
    count: times.on.length + times.off.length,
  };
}
