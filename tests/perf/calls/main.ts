import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTransport, signIn } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { DEMO_PASSWORD } from '../../../apps/server/src/demo/accounts';
import { machine, percentile } from '../figures';
import { startServer } from '../startServer';
import { logValues, sqlOf, type Scoped } from './sqlOf';

const root = resolve(import.meta.dirname, '../../..');
const ROUNDS = 3;
const CALLS = 60;
/** Between two calls, ms: the product allows a session 100 calls in ten seconds. */
const PAUSE = 110;
/** How long the servers are watched without calls, ms. */
const IDLE = 3000;
/** A clock tick of the kernel, ms. */
const TICK = 10;

interface Case {
  readonly name: string;
  readonly path: string;
  run(): Promise<unknown>;
}

interface Side {
  /** Each call as its caller sees it, ms. */
  readonly times: number[];
  /** Processor time of its server, ms. */
  cpu: number;
}

/**
 * Our signed, scoped, audited calls against bare Fastify and pg running the same queries; call by
 * call in turn, at the same pace, each server in a process of its own.
 */
export async function benchCalls(): Promise<void> {
  const profile = process.env['TQC_BENCH_PROFILE'] ?? 'demo';
  const server = await startServer(profile);
  const bare = fork(join(import.meta.dirname, 'bareServer.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    await logValues(server);
    const transport = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
    await signIn(transport, 'demo_x320101', DEMO_PASSWORD);
    const cases = await casesOf(transport);
    const paths: Record<string, Scoped> = {};
    for (const { path, run } of cases) paths[path] = await sqlOf(server, run);
    const listens = new Promise<string>((told) => bare.once('message', (url) => told(String(url))));
    bare.send({ socket: server.socket, paths });
    const origin = await listens;
    const lines: string[] = [];
    for (const { name, path, run } of cases) {
      const fetched = async () => {
        const answer = await fetch(`${origin}/${path}`);
        if (!answer.ok) throw new Error(`bare ${path}: ${await answer.text()}`);
        return answer.json();
      };
      await inTurn(10, [run, fetched], [server.pid, bare.pid ?? 0]);
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await inTurn(CALLS, [run, fetched], [server.pid, bare.pid ?? 0]));
      const line = rowOf(name, paths[path]?.queries.length ?? 0, rounds);
      console.log(line);
      lines.push(line);
    }
    writeFileSync(join(root, 'docs/benchmarks.md'), page(profile, lines));
  } finally {
    bare.kill();
    await server.stop();
  }
}

async function casesOf(transport: ReturnType<typeof createTransport>): Promise<readonly Case[]> {
  const [first] = (await transport.send(registration.list, {})).record;
  if (!first) throw new Error('the demonstration holds no application of this county');
  return [
    {
      name: 'list, first 10 of one county',
      path: 'list',
      run: () => transport.send(registration.list, {}),
    },
    {
      name: 'point lookup by application number',
      path: 'lookup',
      run: () => transport.send(registration.list, { regId: first.regId }),
    },
    {
      name: 'search by name, two characters',
      path: 'search',
      run: () => transport.send(registration.list, { name: [...first.name].slice(0, 2).join('') }),
    },
    {
      name: 'detail of one application',
      path: 'detail',
      run: () => transport.send(registration.get, { regId: first.regId }),
    },
  ];
}

/** Calls both in turn, so that whatever else the machine does falls on both alike. */
async function inTurn(
  calls: number,
  both: readonly [() => Promise<unknown>, () => Promise<unknown>],
  pids: readonly [number, number],
): Promise<readonly [Side, Side]> {
  const sides: readonly [Side, Side] = [
    { times: [], cpu: 0 },
    { times: [], cpu: 0 },
  ];
  const idle = await idleOf(pids);
  const began = pids.map(cpuOf);
  const since = performance.now();
  for (let n = 0; n < calls; n += 1) {
    for (const at of n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      await both[at]();
      sides[at].times.push(performance.now() - started);
      await setTimeout(PAUSE / 2);
    }
  }
  sides.forEach((side, at) => {
    const resting = (idle[at] ?? 0) * (performance.now() - since);
    side.cpu = Math.max(0, cpuOf(pids[at] ?? 0) - (began[at] ?? 0) - resting) / calls;
  });
  return sides;
}

/**
 * The part of one processor each server uses while nobody calls: ours keeps clocks, aggregates and
 * the audit chain going.
 */
async function idleOf(pids: readonly number[]): Promise<readonly number[]> {
  const began = pids.map(cpuOf);
  await setTimeout(IDLE);
  return pids.map((pid, at) => (cpuOf(pid) - (began[at] ?? 0)) / IDLE);
}

/** User and system time of a process and its threads, ms. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

function rowOf(name: string, queries: number, rounds: readonly (readonly [Side, Side])[]): string {
  const of = (at: 0 | 1, part: (side: Side) => number) =>
    percentile(
      rounds.map((sides) => part(sides[at])),
      0.5,
    );
  const [ours, bare] = ([0, 1] as const).map((at) => ({
    median: of(at, ({ times }) => percentile(times, 0.5)),
    p95: of(at, ({ times }) => percentile(times, 0.95)),
    cpu: of(at, ({ cpu }) => cpu),
  }));
  if (!ours || !bare) return '';
  return `| ${name} (${queries} queries) | ${ours.median.toFixed(2)} / ${ours.p95.toFixed(2)} | ${bare.median.toFixed(2)} / ${bare.p95.toFixed(2)} | ${(ours.median / bare.median).toFixed(2)} / ${(ours.p95 / bare.p95).toFixed(2)} | ${ours.cpu.toFixed(2)} / ${bare.cpu.toFixed(2)} | ${(ours.cpu / bare.cpu).toFixed(2)} |`;
}

function page(profile: string, lines: readonly string[]): string {
  return `# Benchmarks

\`npm run bench\`: one call at a time against bare Fastify and pg, which runs the same data queries (read from the database's log) under the same role. Both servers are processes of their own; they are called in turn, at the same pace, with ${PAUSE / 2} ms between two calls.
Ours does more in every row: session, signature, permission, transaction, masking of sealed numbers, audit; and its times hold what the caller does before and after: signing the call, checking and parsing the answer. Processor time is without what each server uses while nobody calls.
Profile ${profile}, ${machine()}. Medians of ${ROUNDS} rounds of ${CALLS} calls, ${new Date().toISOString().slice(0, 10)}.

| call | ours, ms median / p95 | bare, ms median / p95 | ratio | server's processor time a call, ms, ours / bare | ratio |
|---|---|---|---|---|---|
${lines.join('\n')}

More: [what a call spends its time on](benchmarks-calls.md), [the wall](benchmarks-wall.md) (\`npm run bench -- wall\`), [the shared components beside others](benchmarks-ui.md) (\`npm run bench -- ui\`), [finding an application](benchmarks-find.md) among a million (\`npm run bench -- find\`), [every list at the size of a nation](benchmarks-data.md) (\`npm run bench -- data\`), [lists as files](benchmarks-exports.md) (\`npm run bench -- exports\`), [files taken in](benchmarks-imports.md) (\`npm run bench -- imports\`).
`;
}
