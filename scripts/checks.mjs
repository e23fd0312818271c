import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './steps.mjs';

const node = process.execPath;
/** Folders whose sources the formatter sets; `npm run format` names the same. */
const FORMATTED = ['packages', 'apps', 'tests', 'scripts'];
const packages = [
  'packages/domain',
  'packages/contract',
  'packages/client',
  'packages/testing',
  'packages/ui',
  'packages/charts',
  'apps/server',
  'apps/admin',
  'apps/bigscreen',
  'apps/docs',
  'tests',
];

/** A boundary check that read no module has checked nothing: it then fails, whatever it says. */
function boundaries() {
  const found = run(
    node,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      'packages',
      'apps/server/src',
      'apps/admin/src',
      'apps/bigscreen/src',
    ],
    { quiet: true },
  );
  const modules = Number(
    /\((\d+) modules|(\d+) modules/.exec(found.output)?.slice(1).find(Boolean) ?? 0,
  );
  return modules > 300
    ? found
    : { ok: false, output: `${found.output}\n只读到 ${modules} 个模块，检查没有真正进行` };
}

/** Every check that needs no running program: [name, what it does]. */
export const checks = [
  ...packages
    .filter((path) => existsSync(join(root, path, 'tsconfig.json')))
    .map((path) => [
      `类型 ${path}`,
      () => run(node, ['node_modules/typescript7/bin/tsc', '-p', path], { quiet: true }),
    ]),
  [
    '格式',
    () => run(node, ['node_modules/oxfmt/bin/oxfmt', '--check', ...FORMATTED], { quiet: true }),
  ],
  ['目录', () => run(node, ['scripts/catalogue.mjs', '--check'], { quiet: true })],
  ['代码规范', () => run(node, ['node_modules/oxlint/bin/oxlint', '--quiet'], { quiet: true })],
  ['依赖边界', boundaries],
  [
    '无用代码',
    () =>
      run(node, ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'], {
        quiet: true,
      }),
  ],
  ['依赖版本', () => run(node, ['node_modules/sherif/index.js'], { quiet: true })],
];

/** Runs the checks, tells those that fail, returns how many held. */
export function runChecks() {
  let passed = 0;
  for (const [name, check] of checks) {
    const { ok, output } = check();
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (ok) passed += 1;
    else console.log(output);
  }
  return { passed, failed: checks.length - passed };
}
