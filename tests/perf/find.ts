import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createTransport, signIn, type Transport } from '@tqc/client';
import { personal } from '@tqc/contract/account';
import { registration } from '@tqc/contract/register';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/accounts';
import { machine, pause, percentile } from './figures';
import { startServer } from './startServer';
import { stolenWhile } from './stolen';

const root = resolve(import.meta.dirname, '../..');
/**
 * A point, a county and the centre: two thousand, eight thousand and a million applications to
 * search in.
 */
const WHO = ['demo_q0001', 'demo_x320101', 'demo_gj'] as const;
/**
 * Pages of a hundred from which every ninth application is looked for, so that new and old ones are
 * among them.
 */
const PAGES = [1, 7, 15];
const EVERY = 9;
/**
 * Between two calls, ms: the product allows a session 100 calls in ten seconds, and the client
 * waits when it is told to.
 */
const PACE = 120;
const LIMIT = 1000;

/**
 * Finds applications as a clerk does, by name, application number and ID number, at profile load;
 * `TQC_BENCH_DATA` names a filled folder.
 */
export async function benchFind(): Promise<void> {
  const profile = process.env['TQC_BENCH_PROFILE'] ?? 'load';
  const server = await startServer(profile);
  try {
    const { made: lines, stolen } = await stolenWhile(async () => {
      const found: string[] = [];
      for (const account of WHO) found.push(...(await asClerk(server.url, account)));
      return found;
    });
    for (const line of lines) console.log(line);
    writeFileSync(resolve(root, 'docs/benchmarks-find.md'), page(profile, lines, stolen));
  } finally {
    await server.stop();
  }
}

async function asClerk(url: string, account: string): Promise<string[]> {
  const transport = createTransport({ baseUrl: url, app: 'tqc-admin' });
  await signIn(transport, account, DEMO_PASSWORD);
  const times: Record<string, number[]> = { name: [], 'application number': [], 'ID number': [] };
  let missed = 0;
  let total = 0;
  for (const pageNo of PAGES) {
    const list = await transport.send(registration.list, { pageNo, pageSize: 100 });
    total = list.total;
    for (const row of list.record.filter((_, at) => at % EVERY === 0)) {
      const { idNo } = await personOf(transport, row.regId);
      for (const [kind, query] of [
        ['name', { name: row.name }],
        ['application number', { regId: row.regId }],
        ['ID number', { idNo }],
      ] as const) {
        await pause(PACE);
        const begun = performance.now();
        const answer = await transport.send(registration.list, { ...query, pageSize: 200 });
        times[kind]?.push(performance.now() - begun);
        if (answer.total <= 200 && !answer.record.some(({ regId }) => regId === row.regId))
          missed += 1;
      }
    }
  }
  return Object.entries(times).map(
    ([kind, all]) =>
      `| ${account}, ${total.toLocaleString('en')} applications | ${kind} | ${all.length} | ${percentile(all, 0.5).toFixed(0)} | ${percentile(all, 0.95).toFixed(0)} | ${Math.max(...all).toFixed(0)} | ${missed} | ${Math.max(...all) < LIMIT && missed === 0 ? 'met' : '**missed**'} |`,
  );
}

/** The full ID number is shown for a reason only, as to everybody. */
async function personOf(transport: Transport, id: string): Promise<{ readonly idNo: string }> {
  await pause(PACE);
  const { value } = await transport.send(personal.reveal, {
    table: 'registration',
    id,
    field: 'idNo',
    reason: '核对身份信息',
  });
  return { idNo: value };
}

function page(profile: string, lines: readonly string[], stolen: number): string {
  return `# Finding an application

\`npm run bench -- find\`: signed calls through the client, one at a time, answered within a second each. Applications are taken from the first, the seventh and the fifteenth hundred of a list and looked for by name, application number and full ID number.
\`TQC_BENCH_DATA\` names a folder that \`npm run demo -- --profile load\` has filled. Times are the caller's: signing, the way there and back, checking the answer.
Profile ${profile}, ${machine()}, ${new Date().toISOString().slice(0, 10)}; the host of this machine took ${stolen.toFixed(1)} % of the processors.

| who searches in what | by | searches | median, ms | p95, ms | longest, ms | not found | |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
}
