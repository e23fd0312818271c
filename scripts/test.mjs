import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { build, buildHandbook, install, root, run } from './steps.mjs';

const results = join(root, 'test-results');
const suites = [
  ['领域', 'packages/domain'],
  ['客户端', 'packages/client'],
  ['测试工具', 'packages/testing'],
  ['目录与结构', 'tests'],
  ['服务端', 'apps/server'],
  ['管理端', 'apps/admin'],
  ['组件', 'packages/ui'],
  ['图表', 'packages/charts'],
  ['大屏', 'apps/bigscreen'],
  ['故事', 'apps/docs'],
];

/**
 * Runs a vitest suite and counts its tests; a suite that breaks before its tests counts as one
 * failure.
 */
function vitest(name, folder) {
  const file = join(results, `${folder.replaceAll('/', '-')}.json`);
  rmSync(file, { force: true });
  console.log(`\n── ${name}（${folder}）`);
  const { ok } = run(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      folder,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { TQC_CHEAP_PASSWORDS: 'for-tests', TQC_STORIES: 'once' } },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

/**
 * Runs a Playwright suite in a real browser: the journeys against the built product, or the
 * pictures of every story and of the wall.
 */
function inBrowser(name, folder) {
  console.log(`\n── ${name}（tests/${folder}）`);
  const file = join(results, `${folder}.json`);
  rmSync(file, { force: true });
  run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    `tests/${folder}/playwright.config.ts`,
  ]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

install();
mkdirSync(results, { recursive: true });
console.log('── 检查');
const all = [runChecks()];
await build();
for (const [name, folder] of suites) all.push(vitest(name, folder));
// The journeys wait more than they work, so the stories of the pictures are built beside them.
const handbook = buildHandbook();
all.push(inBrowser('端到端', 'e2e'));
await handbook;
all.push(inBrowser('画面', 'visual'));
const total = (key) => all.reduce((sum, one) => sum + one[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);
