import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApiError, createTransport, signIn, type Transport } from '@tqc/client';
import { allCalls } from '@tqc/contract/catalogue';
import { membersOf, type Call } from '@tqc/contract/kit';
import { nation, orgBatch, orgBatchTime, otherPoint, registration } from '@tqc/contract/register';
import { createApp } from '../../../apps/server/src/app';
import { readConfig } from '../../../apps/server/src/config';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { createPool } from '../../../apps/server/src/kit/database';
import { placeOf } from '../../../apps/server/src/kit/personal';
import type { Ticks } from '../../../apps/server/src/kit/ticks';
import { openParts, type Parts } from '../../../apps/server/src/running';
import { percentile } from '../figures';
import { enlarge } from './enlarge';
import { rowsOf } from './cases';
import { detailsOf } from './details';
import { LIMIT, pageOf, type Asked, type Line } from './page';
import { questionsOf, type Known, type Question } from './questions';
import { watchStatements, type Watched } from './watchStatements';
import { writesOf } from './writes';

const root = resolve(import.meta.dirname, '../../..');
/** One of each level, and who reads the audit. */
const WHO = [
  ['demo_q0001', 1],
  ['demo_x320101', 2],
  ['demo_c3201', 3],
  ['demo_s32', 4],
  ['demo_gj', 5],
  ['demo_shenji', 5],
] as const;
const ROUNDS = 5;
/** What took so little work, in milliseconds, is asked once. */
const FAR_BELOW = 15;
/** A list that the server gave up. */
const OUT_OF_TIME: Watched = {
  ms: 2000,
  cpu: 2000,
  statements: 1,
  longest: { text: '', ms: 2000 },
};
/** The tabs of the screens, by the list they stand over. */
const TABS: Readonly<Record<string, readonly Question[]>> = {
  'register.registration.list': [
    { name: '', input: {} },
    ...[6, 15, 21, 24].map((status) => ({
      name: `status ${status}`,
      input: { statuses: [status], undeleted: true },
    })),
  ],
  [nation.queryNation.id]: [{ name: '', input: { purpose: '核对同一申请人的历史申请' } }],
};
const ALL: readonly Question[] = [{ name: '', input: {} }];

/** Lists that answer about one person: by a whole number, and for a purpose. */
const OF_ONE: readonly string[] = [otherPoint.otherOrgRegistration.id, nation.queryNation.id];

type Watch = ReturnType<typeof watchStatements>;

/**
 * Asks every list of the contract at every level in every way its screens can, reads and writes
 * single cases, and tells what the statements took in the database. `TQC_BENCH_DATA` names a folder
 * that a demo has filled and `data enlarge` has brought to size; `TQC_BENCH_DATABASE_URL` another
 * PostgreSQL that was filled with the keys of the same folder. Each has its section of the page;
 * whoever names accounts, and lists, sees those alone, and the page stays as it is.
 */
export async function benchData(names: readonly string[]): Promise<void> {
  if (names[0] === 'enlarge') return enlarge(process.env);
  const watch = watchStatements();
  const data = process.env['TQC_BENCH_DATA'];
  if (!data) throw new Error('TQC_BENCH_DATA names no filled folder');
  const other = process.env['TQC_BENCH_DATABASE_URL'];
  const env = { TQC_DATA: data, ...(other ? { DATABASE_URL: other } : {}) };
  const parts = await openParts(readConfig(env), { fill: false });
  const file = resolve(root, 'docs/benchmarks-data.md');
  const owner = createPool(parts.owner, 1);
  try {
    // All work of a statement in one process, so that it can be told.
    await owner.query('alter system set max_parallel_workers_per_gather = 0');
    await owner.query('select pg_reload_conf()');
    const side = await measured(parts, watch, names);
    if (names.length > 0) return;
    writeFileSync(file, pageOf(side, existsSync(file) ? readFileSync(file, 'utf8') : ''));
  } finally {
    await owner.query('alter system reset max_parallel_workers_per_gather');
    await owner.end();
    await parts.stop();
  }
}

async function measured(parts: Parts, watch: Watch, names: readonly string[]) {
  // The product lets a session call a hundred times in ten seconds; here its clock runs twenty
  // times as fast, and a call that waits for its turn still has a second and a half.
  const app = {
    ...parts.app,
    ticks: () => (performance.now() * 20) as Ticks,
    personal: openingCopies(parts.app.personal),
  };
  const server = await createApp(app);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const lines: Line[] = [];
  try {
    const lists = allCalls.filter(({ input }) => 'pageNo' in membersOf(input));
    const named = lists.filter(({ id }) => names.includes(id));
    for (const [account, level] of WHO) {
      if (names.length > 0 && !names.includes(account)) continue;
      const transport = createTransport({ baseUrl: server.listeningOrigin, app: 'tqc-admin' });
      await signIn(transport, account, DEMO_PASSWORD);
      for (const call of named.length > 0 ? named : lists) {
        const line = await lineOf(parts, transport, watch, call, level);
        if (line) tell(account, line);
        if (line) lines.push(line);
      }
      for (const casesOf of named.length > 0 ? [] : [detailsOf, writesOf])
        for (const line of await casesOf(transport, watch, level)) {
          tell(account, line);
          lines.push(line);
        }
    }
    const { rows } = await parts.system.query<{ name: string; n: number }>(
      `select 'PostgreSQL ' || current_setting('server_version') as name, 0 as n
       union all select 'applications', (select sum(n)::int from registration_total) union all select 'certificates', (select sum(n)::int from cert_total)`,
    );
    return { lines, holds: rows };
  } finally {
    await server.close();
  }
}

function tell(account: string, { what, asked, slowest }: Line): void {
  console.log(
    `${account} ${what}: ${slowest.cpu.toFixed(1)} (${slowest.ms.toFixed(0)}) ms ${slowest.name}`,
  );
  for (const { name, cpu, ms } of asked.slice(1).filter((one) => one.cpu > LIMIT))
    console.log(`  over: ${cpu.toFixed(1)} (${ms.toFixed(0)}) ms ${name}`);
}

/** What stands sealed in a copied row belongs to its model: a number of nobody stands for it. */
function openingCopies(personal: Parts['app']['personal']): Parts['app']['personal'] {
  return {
    ...personal,
    open(place, sealed) {
      try {
        return personal.open(place, sealed);
      } catch {
        return '110105194912310029';
      }
    },
  };
}

async function lineOf(
  parts: Parts,
  transport: Transport,
  watch: Watch,
  call: Call,
  level: number,
): Promise<Line | undefined> {
  const known = await knownOf(parts, transport, call);
  if (!known) return undefined;
  const asked: Asked[] = [];
  let narrowed = 0;
  for (const { name, input } of questionsOf(call, TABS[call.id] ?? ALL, known)) {
    const here = await timesOf(watch, transport, call, input);
    const times = here ?? (await timesOf(watch, transport, call, { ...input, prov: '32' }));
    if (!here) narrowed += 1;
    if (!times) throw new Error(`${call.id}: refused, ${name}`);
    if (times.length === 0) continue;
    asked.push({
      name: here ? name : `${name}, in a province`,
      ms: percentile(
        times.map((one) => one.ms),
        0.5,
      ),
      // Others on the same processor make the same work longer, never shorter.
      cpu: Math.min(...times.map((one) => one.cpu)),
      text: longestOf(times),
    });
  }
  asked.sort((a, b) => b.cpu - a.cpu);
  const [slowest] = asked;
  return slowest && { what: call.id, level, asked, narrowed, slowest };
}

/**
 * Five times, once where it is far below the goal; nothing where the question is too wide.
 */
async function timesOf(
  watch: Watch,
  transport: Transport,
  call: Call,
  input: Readonly<Record<string, unknown>>,
): Promise<readonly Watched[] | undefined> {
  const times: Watched[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    try {
      times.push(await watch.during(() => transport.send(call, input)));
      if ((times[0]?.cpu ?? 0) < FAR_BELOW) break;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 422 && /全国/.test(error.message)) return undefined;
      // Of nothing that this person may see there is nothing to measure.
      if (error.code === 403) return [];
      // A question that is refused in words is nobody's; it is told, so that none is lost unseen.
      if (error.code === 422) {
        console.log(`  refused: ${call.id} ${Object.keys(input).join(', ')}: ${error.message}`);
        return [];
      }
      if (/秒内没有查完/.test(error.message)) return [OUT_OF_TIME];
      throw new Error(`${call.id} ${JSON.stringify(input)}`, { cause: error });
    }
  }
  return times;
}

const longestOf = (times: readonly Watched[]) =>
  times.reduce((most, { longest }) => (longest.ms > most.ms ? longest : most), {
    text: '',
    ms: 0,
  }).text;

/** A row to look for; nothing of a list that this person may not ask. */
async function knownOf(
  { app, system }: Parts,
  transport: Transport,
  call: Call,
): Promise<Known | undefined> {
  const paged = 'pageNo' in membersOf(call.input);
  const first = await transport
    .send(call, paged ? { pageSize: 100 } : {})
    .catch((error: unknown) => {
      if (error instanceof ApiError && (error.code === 403 || error.code === 404)) return undefined;
      throw error;
    });
  if (!first) return undefined;
  const { record } = first as { record: Readonly<Record<string, unknown>>[] };
  const row = record[Math.min(record.length - 1, 40)] ?? (await namedBy(transport, call));
  const table = { regId: 'registration', certId: 'cert' }[call.rowKey ?? ''];
  const place = { prov: '32', city: '', county: '' };
  const id = row[call.rowKey ?? ''];
  if (!table || id === undefined) return { row, sealed: {}, place };
  const { rows } = await system.query<Model>(
    table === 'cert'
      ? `select m.cert_id::text as key, m.id_no, null as mobile, m.cert_no, m.prov, m.city, m.county from cert r join cert m using (prov, city, county, point)
         where r.cert_id = $1 order by m.cert_id limit 1`
      : `select m.reg_id::text as key, m.id_no, m.mobile, m.cert_no, m.prov, m.city, m.county from registration r join registration m using (prov, city, county, point)
         where r.reg_id = $1 and m.channel_no not like '%-%' limit 1`,
    [id],
  );
  const [found] = rows;
  if (!found) return { row, sealed: {}, place };
  const { key, prov, city, county } = found;
  return {
    row,
    sealed: {
      idNo: app.personal.open(placeOf(table, 'id_no', key), found.id_no),
      ...(found.mobile
        ? { mobile: app.personal.open(placeOf('registration', 'mobile', key), found.mobile) }
        : {}),
      ...(found.cert_no ? { certNo: found.cert_no } : {}),
    },
    place: { prov, city, county },
  };
}

/** A list that answers only who names a plan or a person: one in reach of this person. */
async function namedBy(
  transport: Transport,
  call: Call,
): Promise<Readonly<Record<string, unknown>>> {
  if (OF_ONE.includes(call.id)) {
    const [one] = await rowsOf(() => transport.send(registration.list, {}));
    return one ? { regId: one.regId } : {};
  }
  if (call.id !== orgBatchTime.list.id) return {};
  const [plan] = await rowsOf(() => transport.send(orgBatch.list, {}));
  return plan ? { obId: plan.obId } : {};
}

/** A row that was drawn, not copied: what stands sealed in it can be opened. */
interface Model {
  readonly key: string;
  readonly id_no: Buffer;
  readonly mobile: Buffer | null;
  readonly cert_no: string | null;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
}
