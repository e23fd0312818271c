import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTransport, signIn, type Transport } from '@tqc/client';
import { reports } from '@tqc/contract/monitor';
import { reportFileStatus } from '@tqc/domain/dictionaries';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/accounts';
import { recountReports } from '../../apps/server/src/trade/reports';
import { requirePeer, run, said } from './exports/main';
import { machine, pause, percentile } from './figures';
import { startServer, type BenchServer } from './startServer';
import { stolenWhile } from './stolen';

const root = resolve(import.meta.dirname, '../..');
const APPLICATIONS = 1_000_000;
const ROWS = 570_000;
const COLUMNS = 45;
/** SheetJS holds all rows at once: more of them it does not write in this memory. */
const MOST_PEER = 85_000;
const AT_ONCE = 50_000;
const ROUNDS = 20;
/** A window of the preview, as the spec counts it. */
const WINDOW = 200;
/** The product allows a session 100 calls in ten seconds. */
const PACE = 120;
const LIMITS = { window: 600, rollUp: 200, seconds: 60, growth: 200 };
const MB = 1024 * 1024;
/** A county, a city, a province and the centre. */
const WHO = ['demo_x320101', 'demo_c3201', 'demo_s32', 'demo_gj'] as const;
const REPORTS = [
  '教师资格认定情况统计表',
  '认定人员基本情况统计表',
  '网上申报月度趋势表',
  '认定批次进度表',
  '分学科认定情况统计表',
  '审批时效统计表',
] as const;
/** It does not ask for days: other types are another question. */
const BY_TYPES = '认定批次进度表';
/** Beside the sums rows are counted: of repeated persons, or of days before and behind months. */
const WITH_ROWS: Readonly<Record<string, string>> = {
  教师资格认定情况统计表: 'repeated persons',
  分学科认定情况统计表: 'rows of days',
  审批时效统计表: 'rows of days',
};

/**
 * Previews of reports over many applications, each level its own, then a file of many rows beside
 * SheetJS. The first argument is the number of applications, the second that of rows.
 */
export async function benchReports([applications, rows]: readonly string[]): Promise<void> {
  const modules = requirePeer();
  const wanted = Number(applications ?? APPLICATIONS);
  const data = mkdtempSync(join(tmpdir(), 'tqc-reports-'));
  process.env['TQC_BENCH_DATA'] = data;
  try {
    const server = await startServer('dev');
    const { made: previews, stolen } = await stolenWhile(async () => {
      await manyApplications(server, wanted);
      // Copies are made without triggers: the sums of reports are counted as they are every night.
      await recountReports(server.pool);
      await server.pool.query('vacuum (analyze) report_roll, report_again');
      const lines: string[] = [];
      for (const account of WHO) lines.push(...(await asReader(server, account)));
      lines.push(...(await rollUps(server)));
      return lines;
    }).finally(() => server.stop());
    const files = filesOf(Number(rows ?? ROWS), modules, data);
    for (const line of [...previews, ...files]) console.log(line);
    writeFileSync(
      resolve(root, 'docs/benchmarks-reports.md'),
      page(wanted, previews, files, stolen),
    );
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Every so many applications one is of a person who filed another one shortly before. */
const ONCE_MORE = 10;
/** They come day after day over so many days, as they do in life. */
const DAYS = 300;

/**
 * Applications copied under new numbers, days and types mixed anew; what stands sealed in a copy
 * belongs to its model, which no report opens.
 */
export async function manyApplications({ pool }: BenchServer, wanted: number): Promise<void> {
  const client = await pool.connect();
  try {
    // Nobody hears of a copy: no push, no word of the plan.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query(
      'create temp table models as select reg_id, row_number() over (order by reg_id) - 1 as at from registration; analyze models',
    );
    const { rows } = await client.query<{ n: number; last: string }>(
      'select count(*)::int as n, max(reg_id)::text as last from models',
    );
    const [{ n: models, last } = { n: 0, last: '0' }] = rows;
    for (let made = 0; made < wanted - models; made += AT_ONCE)
      await client.query(
        `insert into registration select copy.* from generate_series($1::int, $2::int) s
           join models m on m.at = s % $3 join registration r on r.reg_id = m.reg_id,
           jsonb_populate_record(r, jsonb_build_object('reg_id', $4::bigint + s + 1, 'channel_no', 'X-' || s,
             'id_index', '\\x' || lpad(to_hex(s - case when s % ${ONCE_MORE} = 0 and s > 5 then 5 else 0 end), 64, '0'), 'id_ref', 'X-' || s, 'ct_id', 1 + s % 7,
             'apply_time', r.apply_time - (${DAYS} - s::bigint * ${DAYS} / $5) * interval '1 day',
             'archive_no', case when r.archive_no is not null then 'X' || s end,
             'accept_no', case when r.accept_no is not null then 'X' || s end, 'cert_no', case when r.cert_no is not null then 'X' || s end)) copy`,
        [made, Math.min(made + AT_ONCE, wanted - models) - 1, models, last, wanted],
      );
    await client.query('vacuum (analyze) registration');
  } finally {
    client.release(true);
  }
}

/** Previews of one level, each for other days, so that none was answered before. */
async function asReader({ url }: BenchServer, account: string): Promise<string[]> {
  const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
  await signIn(transport, account, DEMO_PASSWORD);
  const { record } = await transport.send(reports.queryInfos, { business: 2, pageSize: 100 });
  const lines: string[] = [];
  for (const name of REPORTS) {
    const id = record.find((one) => one.name === name)?.id;
    if (id === undefined) throw new Error(`no report ${name}`);
    const times: number[] = [];
    const sources = new Set<string>();
    let asTask = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Another last day is another question: none of them was answered before.
      const to = `2024-06-${String(1 + (round % 30)).padStart(2, '0')}`;
      const days = { from: `2023-0${1 + (round % 9)}-01`, to };
      const types = [1, 2, 3, 4, 5, 6, 7].filter((type) => ((round + 1) >> (type - 1)) % 2 === 1);
      const asked = { id, ...(name === BY_TYPES ? { ctId: types } : days), limit: WINDOW };
      await pause(PACE);
      const begun = performance.now();
      const { isTask, source } = await transport.send(reports.getReportDataPreview, asked);
      sources.add(source);
      if (isTask) {
        asTask += 1;
        await finished(transport, asked);
      }
      times.push(performance.now() - begun);
    }
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
    const how = asTask > 0 ? `, ${asTask} as a task` : '';
    // Every round must have been answered from kept sums to be held to their bound.
    const isRolled = sources.size === 1 && sources.has('sums');
    const beside = WITH_ROWS[name];
    const limit = isRolled && beside === undefined ? LIMITS.rollUp : LIMITS.window;
    const from = [...sources, ...(isRolled && beside !== undefined ? [beside] : [])].join(', ');
    lines.push(
      `| ${name}, ${account}${how} | ${from} | ${half.toFixed(0)} | ${most.toFixed(0)} | ${limit} | ${met(most <= limit)} |`,
    );
  }
  return lines;
}

/** A run that was too big for one answer, until it is over and its window is there. */
async function finished(
  transport: Transport,
  { limit, ...asked }: { readonly id: string; readonly limit: number },
): Promise<void> {
  const open = [reportFileStatus.code('queued'), reportFileStatus.code('running')];
  for (;;) {
    const { status } = await transport.send(reports.getReportDataPreviewTask, asked);
    if (!open.includes(status)) break;
    await pause(PACE);
  }
  await transport.send(reports.getReportDataPreview, { ...asked, limit });
}

/** The sums by state that the wall keeps, at each level, beside those that reports keep. */
async function rollUps({ pool }: BenchServer): Promise<string[]> {
  const lines: string[] = [];
  for (const [level, name] of [
    [5, 'nation'],
    [4, 'province'],
    [2, 'county'],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await pool.query(
        "select up, code, k, ct, sum(n) from agg_total where level = $1 and fact = 'reg' group by grouping sets ((up, code, k, ct), (up, code), ())",
        [level],
      );
      times.push(performance.now() - begun);
    }
    const most = percentile(times, 0.95);
    lines.push(
      `| sums of the wall by state and type, ${name} | sums | ${percentile(times, 0.5).toFixed(1)} | ${most.toFixed(1)} | ${LIMITS.rollUp} | ${met(most <= LIMITS.rollUp)} |`,
    );
  }
  return lines;
}

function filesOf(rows: number, modules: string, folder: string): string[] {
  const sizes = [...new Set([Math.min(rows, MOST_PEER), rows])];
  return sizes.map((size) => {
    const ours = run('ours', size, join(folder, 'ours.xlsx'), modules, COLUMNS);
    const theirs =
      size <= MOST_PEER
        ? said(run('sheetJs', size, join(folder, 'theirs.xlsx'), modules, COLUMNS))
        : '–';
    const isMet = ours.seconds <= LIMITS.seconds && ours.growth <= LIMITS.growth;
    return `| ${size.toLocaleString('en')} × ${COLUMNS} | ${said(ours)} | ${theirs} | ${met(isMet)} |`;
  });
}

const met = (is: boolean) => (is ? 'met' : '**missed**');

const page = (
  applications: number,
  previews: readonly string[],
  files: readonly string[],
  stolen: number,
) => `# Reports

\`npm run bench -- reports\`: previews of six statutory tables over ${applications.toLocaleString('en')} applications, signed calls through the client on the built product,
each time with other days or types, the first ${WINDOW} rows of the answer; a run that is too big for one answer is counted until its window is there. A report
whose every figure stands in kept sums is answered from them (\`sums\`, D-083), any other counts rows; the sums that the wall keeps are read beside them.
Numbers of persons come from sums too, less the applications of persons who have more than one (D-084): a fifth of all here, far more than in life. These are
counted as rows, so the bound is that of a first window; below the province the days after the last whole month are rows as well. Two divisions at once and
days between two moments are kept by month alone: their days after the last whole month are rows at every level, and their bound is the same.
${machine()}, ${stolen.toFixed(0)} % of the processors' time taken by the host, load ${(loadavg()[1] ?? 0).toFixed(0)}, ${(process.memoryUsage().rss / MB).toFixed(0)} MiB in the process that asks.

| preview | from | ms median | p95 | bound | |
|---|---|---|---|---|---|
${previews.join('\n')}

## Its file

Rows of fourteen texts and figures beside them, written as xlsx by our writer and by SheetJS 0.20.3, each in a process of its own: time, growth of the
process, size of the file. Bounds: ${LIMITS.seconds} s, ${LIMITS.growth} MiB.

| rows × columns | ours | SheetJS | |
|---|---|---|---|
${files.join('\n')}
`;
