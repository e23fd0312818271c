import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { burst } from './burst';
import { commitToPixel } from './commitToPixel';
import { crowd } from './crowd';
import { cuts } from './cuts';
import { firstPaint } from './firstPaint';
import { frames } from './frames';
import { longDay } from './longDay';
import { asNation } from './openWall';
import type { Line, Proof } from './proof';
import { rollUp } from './rollUp';
import { machine } from '../figures';
import { startServer } from '../startServer';

/** In the order of the table. */
const proofs: readonly Proof[] = [
  commitToPixel,
  cuts,
  burst,
  firstPaint,
  frames,
  longDay,
  crowd,
  rollUp,
];
const root = resolve(import.meta.dirname, '../../..');
const file = join(root, 'docs/benchmarks-wall.md');
const store = join(import.meta.dirname, 'results.json');

interface Result {
  readonly at: string;
  readonly took: number;
  readonly load: number;
  readonly lines: readonly Line[];
}

/**
 * Runs the proofs of the wall, all or those named, and writes their table; those not run keep their
 * last result.
 */
export async function benchWall(names: readonly string[]): Promise<void> {
  const wanted = proofs.filter(({ name }) => names.length === 0 || names.includes(name));
  const server = await startServer('demo');
  try {
    const nation = await asNation(server.url);
    for (const proof of wanted) {
      console.log(`${proof.name}: ${proof.how}`);
      const begun = Date.now();
      const lines = await proof.run({ server, nation });
      for (const line of lines) console.log(rowOf(line));
      keep(proof.name, {
        at: new Date().toISOString().slice(0, 16),
        took: Math.round((Date.now() - begun) / 1000),
        load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
        lines,
      });
    }
  } finally {
    await server.stop();
  }
}

const rowOf = ({ bar, wanted, measured, met }: Line): string =>
  `| ${bar} | ${wanted} | ${measured} | ${met === undefined ? '' : met ? 'met' : '**missed**'} |`;

function keep(name: string, result: Result): void {
  const known = existsSync(store)
    ? (JSON.parse(readFileSync(store, 'utf8')) as Record<string, Result>)
    : {};
  known[name] = result;
  writeFileSync(store, `${JSON.stringify(known, null, 1)}\n`);
  writeFileSync(file, render(known));
}

function render(results: Readonly<Record<string, Result>>): string {
  const sections = proofs.flatMap(({ name, how }) => {
    const result = results[name];
    if (!result) return [`## ${name}\n\n${how}.\n\nNot run yet.`];
    return [
      `## ${name}\n\n${how}.\n\`npm run bench -- wall ${name}\` · ${result.at} UTC · ${result.took} s · load of the machine at the end ${result.load}\n\n| bar | wanted | measured | |\n|---|---|---|---|\n${result.lines.map(rowOf).join('\n')}`,
    ];
  });
  return `# Benchmarks of the wall\n\n\`npm run bench -- wall\` runs everything below against the built product (\`TQC_DEMO=demo\`, 60,000 applications unless said otherwise) and a real Chromium; a name behind it runs one.\nMachine: ${machine()}, no graphics card. Browser, server, database and the writers share these processors.\n\n${sections.join('\n\n')}\n`;
}
