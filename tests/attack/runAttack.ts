import { writeFileSync } from 'node:fs';
import { hostileCalls } from './hostile/hostileCalls';
import { closeAgents } from './kit/ask';
import { readOptions, type Options } from './kit/options';
import { startOwnCopy } from './kit/ownCopy';
import { peopleOf } from './kit/people';
import type { Attack, Finding, Proof } from './kit/proof';
import { closeRelays } from './kit/relay';
import { proofs } from './proofs';

/** A proof that takes longer than this has hung, ms. */
const LONGEST = 3_600_000;
/** The number under which the hostile calls are told. */
const HOSTILE = 10;

/**
 * Proves the points against a copy of its own or a given one, prints a line each, and answers the
 * exit code.
 */
export async function runAttack(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const starting = options.url === undefined ? startOwnCopy() : undefined;
  // Also while it starts: whoever breaks the program off leaves neither a process nor a folder
  // behind.
  const leave = () =>
    void Promise.resolve(starting)
      .then((copy) => copy?.stop())
      .finally(() => process.exit(130));
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  const copy = await starting;
  const url = copy?.url ?? options.url ?? '';
  console.log(`攻击 ${url}，随机种子 ${options.seed}`);
  try {
    const own = copy?.own;
    const attack: Attack = { url, own, people: peopleOf(url, own), seed: options.seed };
    return report(await proveAll(attack, options), options);
  } finally {
    await closeRelays();
    closeAgents();
    await copy?.stop();
  }
}

async function proveAll(attack: Attack, { only, calls }: Options): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const hostile: Proof = {
    point: HOSTILE,
    name: '敌意调用',
    prove: (target, check) => hostileCalls(target, calls, check),
  };
  for (const { point, name, prove } of calls > 0 ? [...proofs, hostile] : proofs) {
    if (only.length > 0 && !only.includes(point)) continue;
    const note = (finding: Finding) => {
      found.push(finding);
      console.log(lineOf(finding));
    };
    await inTime(
      prove(attack, (title, ok, figures) => note({ point, name: title, ok, figures })),
    ).catch((error: unknown) =>
      note({ point, name, ok: false, figures: `没有做完：${String(error)}` }),
    );
  }
  return found;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error(`超过 ${LONGEST / 1000} 秒`)), LONGEST);
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
}

function lineOf({ point, name, ok, figures }: Finding): string {
  return `${ok === undefined ? '-' : ok ? '✓' : '✗'} ${point} ${name} – ${figures}`;
}

function report(found: readonly Finding[], { json, seed }: Options): number {
  const failed = found.filter(({ ok }) => ok === false).length;
  const passed = found.filter(({ ok }) => ok === true).length;
  console.log(`\n${passed} passed, ${failed} failed`);
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify({ seed, passed, failed, findings: found }, null, 2)}\n`);
  return failed === 0 ? 0 : 1;
}
