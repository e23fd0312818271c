import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTransport, signIn } from '@tqc/client';
import type { InputOf } from '@tqc/contract/kit';
import { admins } from '@tqc/contract/rms';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/accounts';
import { machine, pause, percentile } from './figures';
import { startServer, type BenchServer } from './startServer';
import { stolenWhile } from './stolen';

const root = resolve(import.meta.dirname, '../..');
/** So many people, `TQC_BENCH_PEOPLE` for fewer. */
const PEOPLE = Number(process.env['TQC_BENCH_PEOPLE'] ?? 200_000);
/** Numbers of the people that are added: behind all others. */
const FIRST = 500_000_000;
/** Each question so often. */
const TIMES = 60;
/** Between two calls, ms: the product allows a session 100 calls in ten seconds. */
const PACE = 120;
const LIMIT = 150;
/** The centre keeps its own people and those of the provinces right below it. */
const KEEPER = 'demo_gj';

type Question = Omit<InputOf<typeof admins.list>, 'sort'> & { readonly sort?: string };
const nth = (at: number) => FIRST + ((at * 7919) % PEOPLE);

/** What somebody asks the page of users, the nth time. */
const QUESTIONS: Readonly<Record<string, (at: number) => Question>> = {
  'first page': () => ({}),
  'tenth page': () => ({ pageNo: 10 }),
  'by account, ascending': () => ({ sort: 'account.asc' }),
  'account begins': (at) => ({ account: `b${String(nth(at)).slice(0, 7)}` }),
  'account, one': (at) => ({ account: `b${nth(at)}` }),
  'name holds': (at) => ({ name: ['林问', '宋怀', '白明', '江以'][at % 4] ?? '林问' }),
  'kind of organisation': () => ({ orgType: 4 }),
  'name of organisation': () => ({ orgName: '教育厅' }),
  role: () => ({ roleId: '4' }),
  forbidden: () => ({ status: 1 }),
};

/** Asks the list of users in every way with 200,000 of them; answers stand in the documents. */
export async function benchPeople(): Promise<void> {
  const server = await startServer('dev');
  try {
    await fill(server);
    const { made: lines, stolen } = await stolenWhile(() => asked(server.url));
    for (const line of lines) console.log(line);
    writeFileSync(resolve(root, 'docs/benchmarks-people.md'), page(lines, stolen));
  } finally {
    await server.stop();
  }
}

/** People of the centre and its provinces, each with the role of their kind of organisation. */
async function fill({ pool }: BenchServer): Promise<void> {
  await pool.query(
    `insert into admin (admin_id, account, account_n, name, org_id, password_phc, pepper_id, password_first, status, updated_at)
     select $1::bigint + n, 'b' || ($1::bigint + n), 'b' || ($1::bigint + n),
       (array['林问夏', '宋怀瑾', '白明川', '江以宁', '孟知远', '顾青岚'])[1 + n % 6],
       o.ids[1 + n % cardinality(o.ids)], '-', '-', true, case when n % 40 = 0 then 0 else 1 end,
       now() - make_interval(secs => n)
     from generate_series(0, $2::int - 1) n,
       (select array_agg(org_id order by org_id) as ids from org where org_type in (4, 5)) o`,
    [FIRST, PEOPLE],
  );
  await pool.query(
    `insert into admin_role (admin_id, role_id) select admin_id, org_type from admin join org using (org_id)
     where admin_id >= $1`,
    [FIRST],
  );
  await pool.query('vacuum analyze admin');
  await pool.query('analyze admin_role');
}

async function asked(url: string): Promise<string[]> {
  const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
  await signIn(transport, KEEPER, DEMO_PASSWORD);
  const lines: string[] = [];
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const times: number[] = [];
    let total = 0;
    for (let at = 0; at < TIMES; at += 1) {
      await pause(PACE);
      const begun = performance.now();
      // The orders are those of the call; here they are named as texts.
      const answer = await transport.send(admins.list, question(at) as InputOf<typeof admins.list>);
      times.push(performance.now() - begun);
      total = answer.total;
    }
    const slow = percentile(times, 0.95);
    lines.push(
      `| ${name} | ${total.toLocaleString('en')} | ${percentile(times, 0.5).toFixed(0)} | ${slow.toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${slow <= LIMIT ? 'met' : '**missed**'} |`,
    );
  }
  return lines;
}

function page(lines: readonly string[], stolen: number): string {
  return `# The list of users

\`npm run bench -- people\`: ${PEOPLE.toLocaleString('en')} people of the centre and its provinces, asked for by the centre through the client, ${TIMES} times each, one after the other.
Wanted: p95 within ${LIMIT} ms. Times are the caller's: signing, the way there and back, checking the answer. \`TQC_BENCH_PEOPLE\` takes fewer.
${machine()}, ${new Date().toISOString().slice(0, 10)}; the host of this machine took ${stolen.toFixed(1)} % of the processors.

| asked | found | median, ms | p95, ms | longest, ms | |
|---|---|---|---|---|---|
${lines.join('\n')}
`;
}
