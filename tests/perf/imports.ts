import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { createTransport, signIn } from '@tqc/client';
import { imports, job } from '@tqc/contract/resource';
import { jobStatus } from '@tqc/domain/shared';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/accounts';
import { bookOf } from '../../apps/server/src/kit/export';
import { machine, pause } from './figures';
import { startServer } from './startServer';
import { stolenWhile } from './stolen';

const root = resolve(import.meta.dirname, '../..');
const SIZES = [1000, 10_000];
const HEAD = ['代码', '名称', '系列', '级别', '排序', '状态'];
/** Every hundredth line is wrong in the second run: they are found among the others. */
const WRONG = 100;
const target = 'technicalJob';

/** Takes in files of posts: how long the look at a file takes, and the write of what it showed. */
export async function benchImports(): Promise<void> {
  const server = await startServer('dev');
  try {
    const transport = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
    await signIn(transport, 'demo_gj', DEMO_PASSWORD);
    const { send } = transport;
    const { made: lines, stolen } = await stolenWhile(async () => {
      const told: string[] = [];
      for (const size of SIZES) {
        const wrong = await fileOf(size, 'B', WRONG);
        const mixed = await timed(() => look(wrong));
        const good = await fileOf(size, 'A');
        const first = await timed(() => look(good));
        const written = await timed(() => write(good, first.made?.hash ?? ''));
        const [checked, bad, done] = [first, mixed, written].map(
          ({ seconds }) => `${seconds.toFixed(1)} s`,
        );
        told.push(`| ${size.toLocaleString('en')} | ${checked} | ${bad} | ${done} |`);
      }
      return told;
    });
    for (const line of lines) console.log(line);
    writeFileSync(resolve(root, 'docs/benchmarks-imports.md'), page(lines, stolen));

    async function look(file: Awaited<ReturnType<typeof fileOf>>) {
      const { plan } = await send(
        imports.importRows,
        { target, dryRun: 'true' },
        { files: [file] },
      );
      return plan;
    }
    async function write(file: Awaited<ReturnType<typeof fileOf>>, planHash: string) {
      const asked = { target, dryRun: 'false' as const, planHash };
      const { jobId } = await send(imports.importRows, asked, { files: [file] });
      for (;;) {
        const { status, message } = await send(job.get, { id: jobId ?? '' });
        if (status === jobStatus.code('done')) return;
        if (!jobStatus.group.open.includes(status)) throw new Error(message);
        await pause(200);
      }
    }
  } finally {
    await server.stop();
  }
}

async function timed<T>(work: () => Promise<T>) {
  const begun = performance.now();
  const made = await work();
  return { made, seconds: (performance.now() - begun) / 1000 };
}

async function fileOf(size: number, letter: string, wrong = Infinity) {
  const rows = Array.from({ length: size }, (_, at) => [
    `${letter}${size / 1000}-${at}`,
    `演示职务${at}`,
    '演示系列',
    at % wrong === wrong - 1 ? '' : '级',
    String(at % 1000),
    '启用',
  ]);
  const bytes = await bookOf([
    {
      name: '数据',
      widths: HEAD.map(() => 12),
      rows: [HEAD, ...rows].map((cells) => cells.map((text) => ({ text }))),
    },
  ]);
  return { field: 'file', name: '职务.xlsx', bytes: new Uint8Array(bytes) };
}

const page = (lines: readonly string[], stolen: number) => `# Taking in files of rows

\`npm run bench -- imports\`: xlsx files of six columns, each line a record of 专业技术职务, over HTTP on the built product with its own
database. A look reads the file, does every line by its own call and gives all of it up; a write does the same as a background task and
keeps it, with its audit row. In the third column every hundredth line is wrong.
${machine()}, ${stolen.toFixed(0)} % of the processors' time taken by the host, other work beside it: load ${(loadavg()[1] ?? 0).toFixed(0)}.

| lines | look | look, some wrong | write, until the task is done |
|---|---|---|---|
${lines.join('\n')}
`;
