import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { createTransport, signIn, type Transport } from '@tqc/client';
import { baseOrg, baseOrgAnnulLog } from '@tqc/contract/basic';
import { annulState } from '@tqc/domain/dictionaries';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { othersAt } from '../exports/others';
import { machine, ms, pause, percentile } from '../figures';
import { startServer, type BenchServer } from '../startServer';
import { stolenWhile } from '../stolen';
import { manyOrganisations } from './manyOrganisations';

const CERTS = 20_000;
const MOST_RATIO = 2;
const MOST_NODE = 200;
const MOST_SEARCH = 100;
const QUESTIONS = 200;
/** Below what one person may ask in ten seconds. */
const EVERY = 110;
/** Work without a move beside it. */
const ALONE = 25_000;
const WORDS = ['东霁', '澄岚3', '望舒11市', '第7确认点', '朝晖', '教育厅', '青溪4区'];

type Line = readonly [what: string, wanted: string, value: string, met: boolean];

/**
 * Asks for nodes of the tree and for names among some 40,000 organisations; then an organisation
 * with 20,000 certificates goes into its neighbour while others work.
 */
export async function benchOrganisations(): Promise<void> {
  const server = await startServer('dev');
  try {
    const { made: lines, stolen } = await stolenWhile(async () => [
      ...(await asked(server)),
      ...(await moved(server)),
    ]);
    for (const [what, , value, met] of lines)
      console.log(`${met ? '达到' : '没有达到'}　${what}：${value}`);
    const file = resolve(import.meta.dirname, '../../../docs/benchmarks-organisations.md');
    writeFileSync(file, page(lines, stolen));
    if (lines.some(([, , , met]) => !met)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

async function asked({ pool, url }: BenchServer): Promise<Line[]> {
  const all = await manyOrganisations(pool);
  const { send } = await signedIn(url, 'demo_gj');
  const { rows: parents } = await pool.query<{ id: string }>(
    `select org_id::text as id from org where org_type between 2 and 5 order by md5(org_id::text) limit ${QUESTIONS}`,
  );
  const root = await send(baseOrg.getTreeData, {});
  const centre = root.record[0]?.orgId ?? '';
  // The whole country below the centre is the largest node there is: every tenth question.
  const nodes = await timed(parents, ({ id }, n) =>
    send(baseOrg.getTreeData, { parentId: n % 10 === 0 ? centre : id }),
  );
  const words = Array.from({ length: QUESTIONS }, (_, n) => WORDS[n % WORDS.length] ?? '');
  const named = await timed(words, (keyword) => send(baseOrg.getTreeData, { keyword }));
  const listed = await timed(words, (orgName, n) =>
    send(baseOrg.list, { orgName, pageNo: 1 + (n % 3) }),
  );
  const line = (what: string, most: number, took: readonly number[]): Line => {
    const p95 = percentile(took, 0.95);
    return [
      what,
      `p95 ≤ ${most} ms`,
      `${ms(p95)} (median ${ms(percentile(took, 0.5))})`,
      p95 <= most,
    ];
  };
  return [
    ['organisations', '40,000', all.toLocaleString('en'), all >= 40_000],
    line('a node of the tree', MOST_NODE, nodes),
    line('a search in the tree', MOST_SEARCH, named),
    line('a page of the list by name', MOST_SEARCH, listed),
  ];
}

/** How long each question took, one after the other. */
async function timed<T>(
  all: readonly T[],
  ask: (one: T, n: number) => Promise<unknown>,
): Promise<number[]> {
  const took: number[] = [];
  for (const [n, one] of all.entries()) {
    const begun = performance.now();
    await ask(one, n);
    took.push(performance.now() - begun);
    await pause(EVERY);
  }
  return took;
}

async function moved({ pool, url }: BenchServer): Promise<Line[]> {
  const { rows: pair } = await pool.query<{ from: string; into: string; county: string }>(
    `select a.org_id::text as from, b.org_id::text as into, a.county from org a join org b on b.parent_id = a.parent_id and b.org_type = 2 and b.org_id > a.org_id
     where a.org_type = 2 and a.prov = '32' and a.org_id > 900000000 order by a.org_id, b.org_id limit 1`,
  );
  const { from = '', into = '', county = '' } = pair[0] ?? {};
  await giveCerts(pool, from);
  const others = await othersAt(url);
  const province = await signedIn(url, 'demo_s32');
  const alone = await others.during(() => pause(ALONE));
  const { version } = await province.send(baseOrg.get, { orgId: from });
  const asking = { id: from, intoId: into, paperNo: '9号', effectiveDay: TOMORROW };
  await province.send(baseOrg.orgAnnul, asking, { version });
  const begun = performance.now();
  const beside = await others.during(async () => {
    // The night that the job waits for has come.
    await pool.query('update org_annul set effective_day = $1 where from_org_id = $2', [
      '2024-06-18',
      from,
    ]);
    for (;;) {
      const { record } = await province.send(baseOrgAnnulLog.list, { pageSize: 10 });
      if (record.some(({ intoOrgId, state }) => intoOrgId === into && state === DONE)) return;
      await pause(1000);
    }
  });
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await pool.query<{ left: number }>(
    'select count(*)::int as left from cert where county = $1',
    [county],
  );
  const p99 = { alone: percentile(alone, 0.99), beside: percentile(beside, 0.99) };
  const ratio = p99.beside / p99.alone;
  return [
    [
      'certificates of the organisation that goes into another',
      CERTS.toLocaleString('en'),
      `all but ${rows[0]?.left ?? CERTS} moved, ${seconds.toFixed(0)} s from the asking to the end`,
      rows[0]?.left === 0,
    ],
    [
      'p99 of other calls, with the move beside without',
      `≤ ${MOST_RATIO} ×`,
      `${ms(p99.beside)} beside ${ms(p99.alone)}: ${ratio.toFixed(2)} × (${beside.length} and ${alone.length} calls)`,
      ratio <= MOST_RATIO,
    ],
  ];
}

const TOMORROW = '2024-06-19';
const DONE = annulState.code('done');

/** Certificates of one organisation, counted like any other. */
async function giveCerts(pool: BenchServer['pool'], orgId: string): Promise<void> {
  await pool.query(
    `with made as (insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, point, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
       select 800000000 + n, '2024880' || lpad(n::text, 10, '0'), o.org_id, o.org_name, o.prov, o.city, o.county, '', '林问夏', '\\x01', decode(lpad(to_hex(n), 64, '0'), 'hex'), 'x' || n, 3, '3002', '数学', '2024-06-01', '2024-06-01'
       from org o, generate_series(1, ${CERTS}) n where o.org_id = $1 returning cert_no, cert_id, city)
     insert into cert_key (cert_no, cert_id, city) select cert_no, cert_id, city from made`,
    [orgId],
  );
  await pool.query('analyze cert');
}

async function signedIn(baseUrl: string, account: string): Promise<Transport> {
  const transport = createTransport({ baseUrl, app: 'tqc-admin' });
  await signIn(transport, account, DEMO_PASSWORD);
  return transport;
}

const page = (lines: readonly Line[], stolen: number): string =>
  `# Organisations by the ten thousand

\`npm run bench -- organisations\`: the built server (profile dev) with organisations of every province beside those of the demonstration. The centre opens nodes of the tree, every tenth time its own,
and looks for names; then a county with ${CERTS.toLocaleString('en')} certificates goes into its neighbour while four people work at lists, applications, a search and messages.
${machine()}, ${stolen.toFixed(0)} % of the processors' time taken by the host, load ${(loadavg()[0] ?? 0).toFixed(0)}.

| what | wanted | measured | |
|---|---|---|---|
${lines.map(([what, wanted, value, met]) => `| ${what} | ${wanted} | ${value} | ${met ? 'met' : 'missed'} |`).join('\n')}
`;
