import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { compare, type Found } from './peers/bench/compare';
import type { Comparison } from './peers/bench/comparison';
import { documents } from './peers/bench/documents';
import { openCase } from './peers/bench/openCase';
import { pictures } from './peers/bench/pictures';
import { report, type Result } from './peers/bench/report';
import { makeScans } from './peers/bench/scans';
import { serve } from './peers/bench/serve';
import { tableOpen } from './peers/bench/tableOpen';
import { tableScroll } from './peers/bench/tableScroll';
import { tableSelect } from './peers/bench/tableSelect';

/** In the order of the table. */
const comparisons: readonly Comparison[] = [
  tableOpen,
  tableScroll,
  tableSelect,
  pictures,
  documents,
];
const root = resolve(import.meta.dirname, '../..');
const peers = join(import.meta.dirname, 'peers');
const dist = join(peers, 'dist');
/** Outside of what the build empties, and never part of the repository. */
const scans = join(peers, 'node_modules/.cache/scans');
const store = join(peers, 'results.json');
const traces = join(root, 'docs/benchmarks-ui.frames.json');
const TRACES_LIMIT = 200 * 1024;

/**
 * Compares the shared components with products people could take instead, all or the named cases;
 * those not run keep their last result.
 */
export async function benchUi(names: readonly string[]): Promise<void> {
  const wanted = comparisons.filter(({ name }) => names.length === 0 || names.includes(name));
  if (wanted.length === 0)
    throw new Error(`no such case; there are ${comparisons.map(({ name }) => name).join(', ')}`);
  await prepare();
  const server = await serve(dist, scans, join(root, 'node_modules/pdfjs-dist'));
  try {
    const place = { base: server.base, dist };
    const bare = await openCase(place, 'nothing', {}, () => undefined);
    const [weight, browser] = [bare.weight(), bare.browser.version()];
    await bare.browser.close();
    for (const comparison of wanted) {
      console.log(`${comparison.name}: ${comparison.how}`);
      const begun = Date.now();
      const found = await compare(comparison, place, weight);
      keep(
        comparison.name,
        {
          at: new Date().toISOString().slice(0, 16),
          took: Math.round((Date.now() - begun) / 1000),
          load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
          browser,
          rows: found.rows,
        },
        found,
      );
    }
  } finally {
    server.stop();
  }
}

/** Installs the peers where they are missing, draws the scans and builds the page. */
async function prepare(): Promise<void> {
  if (!existsSync(join(peers, 'node_modules/ag-grid-react')))
    execFileSync(
      'npm',
      [
        'install',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
        '--legacy-peer-deps',
        '--loglevel=error',
      ],
      { cwd: peers, stdio: 'inherit' },
    );
  await makeScans(scans);
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      join(peers, 'vite.config.ts'),
      '--logLevel',
      'error',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
}

function keep(name: string, result: Result, { frames }: Found): void {
  const known = read<Record<string, Result>>(store);
  known[name] = result;
  writeFileSync(store, `${JSON.stringify(known, null, 1)}\n`);
  const lines = Object.entries({ ...read<Record<string, unknown>>(traces), [name]: frames }).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const text = `{\n${lines.join(',\n')}\n}\n`;
  if (text.length < TRACES_LIMIT) writeFileSync(traces, text);
  writeFileSync(join(root, 'docs/benchmarks-ui.md'), report(comparisons, known));
  for (const line of report(
    comparisons.filter((one) => one.name === name),
    known,
  ).split('\n'))
    if (line.startsWith('|')) console.log(line);
}

function read<Kept>(file: string): Kept {
  return (
    existsSync(file) && statSync(file).size > 0 ? JSON.parse(readFileSync(file, 'utf8')) : {}
  ) as Kept;
}
