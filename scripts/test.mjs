import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { affected } from './affected.mjs';
import { checks, runChecks } from './checks.mjs';
import { changedSince, greens } from './greens.mjs';
import { startReport } from './report.mjs';
import { runAgain, worthAgain } from './runAgain.mjs';
import { runInBrowser, runVitest } from './runSuite.mjs';
import { build, buildHandbook, install, root } from './steps.mjs';
import { browserSuites, vitestSuites, WORKERS } from './suites.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    all: { type: 'boolean' },
    long: { type: 'boolean' },
  },
});

// Heard by the tests that try something more often in a long run.
if (values.long) process.env.TQC_LONG = '1';
const results = join(root, 'test-results');
const report = startReport();
await report.step('安装', install);
mkdirSync(results, { recursive: true });
if (values.changed) await runChanged(positionals[0] ?? 'HEAD');
else await runAll();
process.exitCode = report.end(join(results, 'summary.json')) ? 0 : 1;

/** The checks and every suite; what held on the same inputs is left out, never when CI=true. */
async function runAll() {
  const remembered = greens({ fresh: values.all === true });
  const failing = [];
  const suite = async (one, work) => {
    const before = remembered.known(one);
    if (before !== undefined) {
      const why = `输入没有变化，上次 ${before} 例全部通过；npm test -- --all 全部重跑`;
      await report.step(one.name, () => ({ skipped: before, why }));
      return;
    }
    const came = await report.step(one.name, () => work(one));
    remembered.note(one, came);
    if (worthAgain(came)) failing.push([one, came]);
  };
  await report.step('检查', () => runChecks(checks));
  await report.step('构建', build);
  for (const one of vitestSuites.filter(({ alone }) => alone))
    await suite(one, (each) => runVitest(each));
  const waiting = vitestSuites
    .filter(({ alone }) => !alone)
    .toSorted((one, other) => Number(other.long) - Number(one.long));
  const beside = (each) => runVitest(each, [], { beside: true });
  const runner = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await suite(one, beside);
  };
  await Promise.all(Array.from({ length: WORKERS }, runner));
  // The journeys wait more than they work, so the stories that are looked at are built beside them.
  const handbook = buildHandbook();
  await suite(browserSuites.journeys, runInBrowser);
  await handbook;
  await suite(browserSuites.looks, runInBrowser);
  for (const [one, came] of failing)
    await report.step(`再跑 ${one.name}`, () => report.amend(one.name, runAgain(one, came)));
}

/** What a change since a commit asks for; no journeys and no pictures. */
async function runChanged(ref) {
  const files = changedSince(ref);
  console.log(`自 ${ref} 以来改动 ${files.length} 个文件`);
  const asked = affected(files, ref);
  await report.step('检查', () => runChecks(asked.checks));
  for (const { suite, filter } of asked.suites)
    await report.step(suite.name, () => runVitest(suite, filter));
}
