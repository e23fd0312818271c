import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, runBeside } from './steps.mjs';

const node = process.execPath;
/** Folders whose sources the formatter sets; `npm run format` names the same. */
const FORMATTED = ['packages', 'apps', 'tests', 'scripts'];
/** Those that take long first. */
const packages = [
  'apps/server',
  'apps/admin',
  'tests',
  'packages/contract',
  'packages/testing',
  'packages/client',
  'packages/domain',
  'packages/ui',
  'packages/charts',
  'apps/bigscreen',
  'apps/docs',
];

/** A boundary check that read no module has checked nothing: it then fails, whatever it says. */
async function boundaries() {
  const found = await runBeside(node, [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    'packages',
    'apps/server/src',
    'apps/admin/src',
    'apps/bigscreen/src',
  ]);
  const modules = Number(
    /\((\d+) modules|(\d+) modules/.exec(found.output)?.slice(1).find(Boolean) ?? 0,
  );
  return modules > 300
    ? found
    : { ok: false, output: `${found.output}\n只读到 ${modules} 个模块，检查没有真正进行` };
}

/** A check that is a tool of node_modules with its arguments. */
const tool =
  (path, ...args) =>
  () =>
    runBeside(node, [`node_modules/${path}`, ...args]);

/**
 * Every check that needs no running program, the long ones first so that the last does not run
 * alone: its name, what it does, and the package it is of when it is of one.
 */
export const checks = [
  {
    name: '无用代码',
    check: tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  },
  ...packages
    .filter((path) => existsSync(join(root, path, 'tsconfig.json')))
    .map((path) => ({
      name: `类型 ${path}`,
      of: path,
      // One checker: each more makes the contract's types anew, and other checks run beside.
      check: tool('typescript7/bin/tsc', '-p', path, '--checkers', '1'),
    })),
  { name: '代码规范', check: tool('oxlint/bin/oxlint', '--quiet') },
  { name: '依赖边界', check: boundaries },
  { name: '格式', check: tool('oxfmt/bin/oxfmt', '--check', ...FORMATTED) },
  { name: '目录', check: () => runBeside(node, ['scripts/catalogue.mjs', '--check']) },
  { name: '依赖版本', check: tool('sherif/index.js') },
];

/** Runs checks beside each other, tells those that fail, returns how many held. */
export async function runChecks(asked) {
  const waiting = [...asked];
  let passed = 0;
  const runner = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { ok, output } = await next.check();
      console.log(`${ok ? '✓' : '✗'} ${next.name}`);
      if (ok) passed += 1;
      else console.log(output);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runner));
  return { passed, failed: asked.length - passed };
}
