import { loadavg } from 'node:os';
import { machine } from '../figures';

/** What one list, detail or write took at one level. */
export interface Line {
  readonly what: string;
  readonly level: number;
  /** Every way it was asked, the slowest first. */
  readonly asked: readonly Asked[];
  /** How many of them the whole country may be asked within a province only. */
  readonly narrowed: number;
  readonly slowest: Asked;
}

/** One question and what it took, the middle of its rounds. */
export interface Asked {
  readonly name: string;
  readonly ms: number;
  /** Of it, what a processor of the database worked. */
  readonly cpu: number;
  /** The statement that took longest. */
  readonly text: string;
}

interface Side {
  readonly lines: readonly Line[];
  readonly holds: readonly { readonly name: string; readonly n: number }[];
}

/** The goal: so many milliseconds of work in the database. */
export const LIMIT = 50;

/**
 * The page of figures: what each list takes at each level, and every question that takes too long.
 * What stands there of another PostgreSQL stays.
 */
export function pageOf(side: Side, before: string): string {
  const others = before
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !section.startsWith(titleOf(side)));
  return [
    '# Look-ups at the size of a nation',
    '',
    '`npm run bench -- data`: every list of the contract is asked through signed calls in every order over each tab of its screens and by every filter it takes, one at a time, at every level that has it;',
    'filters with a value that many rows have, one that few have and one that none has. `work` is what a processor worked in the database for all statements of the call in its transaction, `time` what they took from sending to the last row while others used the machine too: the least and the middle of five. Nothing runs on two processors at once.',
    'Details and writes are the middle of a dozen. No call marks a print yet; that change is among those below that stay in their page. `TQC_BENCH_DATA` names a folder that a demo has filled, `TQC_BENCH_DATABASE_URL` another PostgreSQL with the same rows.',
    `Goal: ${LIMIT} ms of work each. ${machine()}, ${loadavg()[1]?.toFixed(0)} processes waiting for its processors on average, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    [sectionOf(side), ...others.map((section) => section.trimEnd())].sort().join('\n\n'),
    '',
  ].join('\n');
}

const titleOf = ({ holds }: Side) =>
  `## ${/^PostgreSQL \d+/.exec(holds[0]?.name ?? '')?.[0] ?? ''}`;

function sectionOf(side: Side): string {
  const { lines, holds } = side;
  const [version, ...counts] = holds;
  const missed = lines.flatMap(({ what, level, asked }) =>
    asked.filter(({ cpu }) => cpu > LIMIT).map((one) => ({ what, level, ...one })),
  );
  const asked = lines.reduce((sum, line) => sum + line.asked.length, 0);
  return [
    titleOf(side),
    '',
    `${version?.name ?? ''}, ${counts.map(({ name, n }) => `${n.toLocaleString('en')} ${name}`).join(', ')}; ${asked.toLocaleString('en')} questions, ${missed.length === 0 ? 'none' : `**${missed.length}**`} over ${LIMIT} ms of work.`,
    '',
    '| call | level | questions | asked within a province only | most work, ms | time, ms | which |',
    '|---|---|---|---|---|---|---|',
    ...lines.map(
      ({ what, level, asked: all, narrowed, slowest }) =>
        `| ${what} | ${level} | ${all.length} | ${narrowed || ''} | ${slowest.cpu.toFixed(1)} | ${slowest.ms.toFixed(0)} | ${slowest.name} |`,
    ),
    ...(missed.length === 0
      ? []
      : [
          '',
          `Over ${LIMIT} ms:`,
          '',
          '| call | level | which | work, ms | time, ms |',
          '|---|---|---|---|---|',
        ]),
    ...missed.map(
      ({ what, level, name, cpu, ms }) =>
        `| ${what} | ${level} | ${name} | ${cpu.toFixed(1)} | ${ms.toFixed(0)} |`,
    ),
  ].join('\n');
}
