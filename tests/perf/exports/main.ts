import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { machine } from '../figures';
import { stolenWhile } from '../stolen';
import type { Took } from './rows';
import { writeSection } from './section';

const root = resolve(import.meta.dirname, '../../..');
const peers = join(root, 'tests/perf/peers');
const SIZES = [10_000, 100_000, 200_000];

/** Writes the same rows with our writer and with SheetJS, each in a process of its own, in turn. */
export async function benchExports(): Promise<void> {
  const modules = requirePeer();
  const folder = mkdtempSync(join(tmpdir(), 'tqc-exports-'));
  try {
    const { made: lines, stolen } = await stolenWhile(async () =>
      SIZES.map((size) => {
        const ours = run('ours', size, join(folder, 'ours.xlsx'), modules);
        const theirs = run('sheetJs', size, join(folder, 'theirs.xlsx'), modules);
        return `| ${size.toLocaleString('en')} | ${said(ours)} | ${said(theirs)} |`;
      }),
    );
    for (const line of lines) console.log(line);
    writeSection(page(lines, stolen));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder of the peer. */
export function requirePeer(): string {
  const modules = process.env['TQC_BENCH_SHEETJS'] ?? peers;
  if (!existsSync(join(modules, 'node_modules/@e965/xlsx')))
    throw new Error(
      'SheetJS is not there: run `npm run bench -- ui` once, which installs the peers',
    );
  return modules;
}

/** Writes so many rows in a process of its own. */
export function run(
  writer: 'ours' | 'sheetJs',
  size: number,
  path: string,
  modules: string,
  columns?: number,
): Took {
  const script = join(import.meta.dirname, `${writer}.ts`);
  const told = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      script,
      String(size),
      path,
      modules,
      ...(columns ? [String(columns)] : []),
    ],
    { cwd: root, encoding: 'utf8' },
  );
  // The script writes one line of this form.
  return JSON.parse(told.trim().split('\n').at(-1) ?? '') as Took;
}

export const said = ({ seconds, growth, file }: Took) =>
  `${seconds.toFixed(1)} s, +${growth.toFixed(0)} MiB, ${file.toFixed(1)} MiB`;

const page = (lines: readonly string[], stolen: number) => `# Writing a list as xlsx

\`npm run bench -- exports\`: rows of fourteen texts, written to a file by our writer (rows come in pieces of a thousand) and by SheetJS 0.20.3 (rows, then sheet, then file), each in a process
of its own, one after the other. Time, growth of the process beyond what it had before the first row, size of the file.
${machine()}, ${stolen.toFixed(0)} % of the processors' time taken by the host.

| rows | ours | SheetJS |
|---|---|---|
${lines.join('\n')}
`;
