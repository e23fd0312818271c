import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checks, runChecks } from './checks.mjs';
import { startReport } from './report.mjs';
import { runVitest } from './runSuite.mjs';
import { install, root, run } from './steps.mjs';
import { vitestSuites } from './suites.mjs';

/**
 * What a new call, table or page owes beyond its own folder: `npm run central -- enroll basic`
 * writes the generated files anew and runs the tests that name or walk over everything, with the
 * tests of those areas. It is what goes red after two pieces of work have met.
 */
const { positionals: areas } = parseArgs({ allowPositionals: true, options: {} });

const GENERATED = [
  ['目录', 'scripts/catalogue.mjs', []],
  ['表', 'node_modules/tsx/dist/cli.mjs', ['apps/server/src/console/tables.ts']],
];

/** Of each suite the files that look at all areas; a suite that is not named stays out. */
const CENTRAL = {
  'packages/domain': [],
  'packages/contract': [],
  tests: [],
  'apps/server': [
    'src/walks',
    'src/demo',
    'src/kit/database',
    'src/kit/serve/auditedTables',
    'src/kit/files/unnamed',
    'src/decisionDates',
    'src/displayCalls',
    'src/plainResources',
    'src/areas/imports',
    'src/areas/register/ownFiles',
    'src/areas/register/review',
    ...areas.map((area) => `src/areas/${area}/`),
  ],
  'apps/admin': ['src/shell', 'src/kit/list', ...areas.map((area) => `src/areas/${area}/`)],
  'apps/docs': [],
};

const report = startReport();
await report.step('安装', install);
const results = join(root, 'test-results');
mkdirSync(results, { recursive: true });
for (const [name, script, args] of GENERATED)
  await report.step(`生成 ${name}`, () => counted(run(process.execPath, [script, ...args]).ok));
await report.step('检查', () => runChecks(checks));
for (const suite of vitestSuites) {
  const files = CENTRAL[suite.folder];
  // Screens of other areas are walked only by a whole run.
  const env = areas.length > 0 ? { TQC_SCREENS: areas.map((area) => `${area}/`).join(',') } : {};
  if (files) await report.step(suite.name, () => runVitest({ ...suite, env }, files));
}
process.exitCode = report.end(join(results, 'central.json')) ? 0 : 1;

function counted(ok) {
  return ok ? { passed: 1 } : { failed: 1 };
}
