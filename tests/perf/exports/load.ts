import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, signIn, type Transport } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { exports, job } from '@tqc/contract/resource';
import { jobStatus } from '@tqc/domain/shared';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { readSheet } from '../../../apps/server/src/kit/export/exportTesting';
import { machine, pause, percentile } from '../figures';
import { startServer, type BenchServer } from '../startServer';
import { stolenWhile } from '../stolen';
import { manyRows } from './manyRows';
import { othersAt } from './others';
import { writeSection } from './section';

const ROWS = 100_000;
const ROUNDS = 2;
/** Work without an export, as long as one takes. */
const ALONE = 25_000;
const MOST_GROWTH = 150;
const MOST_RATIO = 2;
const MB = 1024;
const COLUMNS = [
  'regId',
  'archiveNo',
  'name',
  'status',
  'sex',
  'idNo',
  'ctId',
  'subjectName',
  'orgName',
  'pointName',
  'applyTime',
  'approveTime',
  'certNo',
  'recordStatus',
];

/**
 * A province exports its whole list through the built server, while others work and alone; then the
 * server is killed in the middle, started again, and has to end what it began.
 */
export async function benchExportLoad(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'tqc-exports-'));
  process.env['TQC_BENCH_DATA'] = data;
  try {
    let server = await startServer('dev');
    await manyRows(server, '32', ROWS);
    // What filled the demonstration keeps a large heap: nobody's server is that one.
    await server.stop();
    server = await startServer('dev');
    const { made: whole, stolen } = await stolenWhile(() => measured(server));
    const killed = await survivesKill(server);
    server = killed.server;
    await server.stop();
    const lines = [...whole.lines, ...killed.lines];
    for (const [what, , value, met] of lines)
      console.log(`${met ? '达到' : '没有达到'}　${what}：${value}`);
    writeSection(page(lines, stolen));
    if (lines.some(([, , , met]) => !met)) process.exitCode = 1;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

type Line = readonly [what: string, wanted: string, value: string, met: boolean];

async function measured(server: BenchServer): Promise<{ lines: Line[] }> {
  const others = await othersAt(server.url);
  const province = await signedIn(server.url);
  const { total } = await province.send(registration.list, { exactTotal: true });
  // What is loaded and compiled once is no growth of an export.
  await others.during(() => pause(ALONE));
  const alone: number[] = [];
  const beside: number[] = [];
  const seconds: number[] = [];
  const grown: number[] = [];
  let rows = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await others.during(() => pause(ALONE))));
    const before = residentMb(server.pid);
    const watch = watchMemory(server.pid);
    const begun = performance.now();
    let id = '';
    beside.push(
      ...(await others.during(async () => {
        id = await begin(province);
        await ended(province, id);
      })),
    );
    seconds.push((performance.now() - begun) / 1000);
    grown.push(watch.stop() - before);
    rows = await rowsOf(province, id);
  }
  const p99 = { alone: percentile(alone, 0.99), beside: percentile(beside, 0.99) };
  const p50 = { alone: percentile(alone, 0.5), beside: percentile(beside, 0.5) };
  const ratio = p99.beside / p99.alone;
  return {
    lines: [
      [
        'rows of the list',
        `${ROWS.toLocaleString('en')}`,
        total.toLocaleString('en'),
        total >= ROWS,
      ],
      ['rows of the file', 'as many', rows.toLocaleString('en'), rows === total],
      [
        'an export, others working',
        '–',
        seconds.map((one) => `${one.toFixed(0)} s`).join(', '),
        true,
      ],
      [
        'growth of the server beyond its memory before the export',
        `≤ ${MOST_GROWTH} MiB`,
        `${grown.map((one) => one.toFixed(0)).join(', ')} MiB`,
        Math.max(...grown) <= MOST_GROWTH,
      ],
      [
        'p99 of other calls, with an export beside without',
        `≤ ${MOST_RATIO} ×`,
        `${p99.beside.toFixed(0)} ms beside ${p99.alone.toFixed(0)} ms: ${ratio.toFixed(2)} × (${beside.length} and ${alone.length} calls; medians ${p50.beside.toFixed(0)} and ${p50.alone.toFixed(0)} ms)`,
        ratio <= MOST_RATIO,
      ],
    ],
  };
}

/** Kills the server when a third of the rows is written, and starts it again. */
async function survivesKill(before: BenchServer): Promise<{ server: BenchServer; lines: Line[] }> {
  const asked = await signedIn(before.url);
  const id = await begin(asked);
  const at = await until(asked, id, ({ done }) => done > ROWS / 3);
  await before.pool.end();
  process.kill(before.pid, 'SIGKILL');
  const begun = performance.now();
  const server = await startServer('dev');
  const province = await signedIn(server.url);
  const { total } = await province.send(registration.list, { exactTotal: true });
  await ended(province, id);
  const took = (performance.now() - begun) / 1000;
  const rows = await rowsOf(province, id);
  const { rows: files } = await server.pool.query<{ n: number }>(
    'select count(*)::int as n from file where file_id = (select result_file from job where job_id = $1)',
    [id],
  );
  return {
    server,
    lines: [
      [
        `SIGKILL after ${at.toLocaleString('en')} rows, started again`,
        'the same task ends, its file whole',
        `${rows.toLocaleString('en')} of ${total.toLocaleString('en')} rows in ${files[0]?.n ?? 0} file, ${took.toFixed(0)} s after the kill`,
        rows === total && files[0]?.n === 1,
      ],
    ],
  };
}

async function signedIn(baseUrl: string): Promise<Transport> {
  const transport = createTransport({ baseUrl, app: 'tqc-admin' });
  await signIn(transport, 'demo_s32', DEMO_PASSWORD);
  return transport;
}

async function begin({ send }: Transport): Promise<string> {
  const asked = { title: '认定数据查看', query: {}, columns: COLUMNS, format: 'xlsx' as const };
  return (await send(exports.exporRegExcelData, asked)).id;
}

type Progress = { readonly done: number; readonly status: number; readonly message: string };

/** Looks at a task until it is as wanted; how far it is then. */
async function until(
  { send }: Transport,
  id: string,
  wanted: (progress: Progress) => boolean,
): Promise<number> {
  for (;;) {
    const progress = await send(job.get, { id });
    if (wanted(progress)) return progress.done;
    if (!jobStatus.group.open.includes(progress.status)) throw new Error(progress.message);
    await pause(200);
  }
}

const ended = (transport: Transport, id: string) =>
  until(transport, id, ({ status }) => status === jobStatus.code('done'));

/** Rows of a result below its head, its hash compared with what the task says. */
async function rowsOf({ send }: Transport, id: string): Promise<number> {
  const { sha256 } = await send(job.get, { id });
  // A reply that is a file comes as one.
  const reply = (await send(exports.downRegExcelFile, { id })) as unknown as Blob;
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error('the file is not the one of the task');
  const sheet = readSheet(bytes);
  const ids = new Set(
    sheet.map(([first]) => String(first)).filter((first) => /^\d{16}$/.test(first)),
  );
  return ids.size;
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / MB;
}

/** The most a process has held, looked at ten times a second. */
function watchMemory(pid: number): { stop(): number } {
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, residentMb(pid))), 100);
  return {
    stop() {
      clearInterval(look);
      return most;
    },
  };
}

const page = (
  lines: readonly Line[],
  stolen: number,
) => `## A province exports its list while others work

\`npm run bench -- exports load\`: the built server (profile dev, the applications of a province copied to ${ROWS.toLocaleString('en')}, each with its own sealed numbers), fourteen columns as xlsx.
Four people work at lists, applications, a search and messages, in turn ${ALONE / 1000} s without an export and for as long as one takes, ${ROUNDS} times; all calls of each kind are taken together. Memory is what the system says the process holds;
the process is not the one that filled the demonstration.
${machine()}, ${stolen.toFixed(0)} % of the processors' time taken by the host, other work beside it: load ${(loadavg()[1] ?? 0).toFixed(0)}.

| what | wanted | measured | |
|---|---|---|---|
${lines.map(([what, wanted, value, met]) => `| ${what} | ${wanted} | ${value} | ${met ? 'met' : 'missed'} |`).join('\n')}
`;
