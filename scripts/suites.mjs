import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** What every suite depends on besides its own packages. */
const EVERYWHERE = ['package-lock.json', 'tsconfig.base.json', 'scripts', 'tests/browser'];

/** Packages and apps of the repository: their name, folder and which of them they need. */
export const workspaces = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(root, parent))
    .filter((folder) => existsSync(join(root, parent, folder, 'package.json')))
    .map((folder) => {
      const path = `${parent}/${folder}`;
      const { name, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, path, 'package.json'), 'utf8'),
      );
      const needs = Object.keys({ ...dependencies, ...devDependencies });
      return { name, path, needs: needs.filter((one) => one.startsWith('@tqc/')) };
    }),
);

/** A package's folder and those of everything it needs, however far. */
function closure(path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  const own = workspaces.find((one) => one.path === path);
  for (const name of own?.needs ?? []) {
    const needed = workspaces.find((one) => one.name === name);
    if (needed) closure(needed.path, seen);
  }
  return seen;
}

// The tests of screens and calls run over generated and faked entities.
const inputsOf = (...paths) => [
  ...new Set([...paths.flatMap((path) => [...closure(path)]), ...EVERYWHERE]),
];

/** Processes of tests, and suites beside each other: one a core of the machine. */
export const WORKERS = 2;

// Pure rules leave nothing behind: their files share a process, which reads the contract once.
const ONE_READING = ['--no-isolate', `--maxWorkers=${WORKERS}`];

// The server's suite measures what its processes and database take: it has the machine alone.
const ALONE = { alone: true };

/**
 * The suites run by vitest, in their order: what a suite is called, its folder, its inputs, its
 * arguments, and whether it runs alone. The one that is `long` begins before those beside it: it
 * waits for frames and timers, and the start of each of the short ones keeps one core alone busy.
 */
export const vitestSuites = [
  ['领域', 'packages/domain', inputsOf('packages/domain'), { args: ONE_READING }],
  ['契约', 'packages/contract', inputsOf('packages/contract'), { args: ONE_READING }],
  ['客户端', 'packages/client', inputsOf('packages/client'), { args: ONE_READING }],
  ['测试工具', 'packages/testing', inputsOf('packages/testing'), { args: ONE_READING }],
  // It compares everything with everything.
  ['目录与结构', 'tests', ['apps', 'packages', 'docs', 'tests', ...EVERYWHERE]],
  ['服务端', 'apps/server', inputsOf('apps/server'), ALONE],
  ['管理端', 'apps/admin', inputsOf('apps/admin', 'packages/testing'), { long: true }],
  ['组件', 'packages/ui', inputsOf('packages/ui')],
  ['图表', 'packages/charts', inputsOf('packages/charts', 'packages/ui')],
  ['大屏', 'apps/bigscreen', inputsOf('apps/bigscreen')],
  // Its stories are played where their pictures are taken.
  ['手册', 'apps/docs', inputsOf('apps/docs', 'apps/admin'), { args: ['--project', 'unit'] }],
].map(([name, folder, inputs, { args = [], alone = false, long = false } = {}]) => ({
  name,
  folder,
  inputs,
  args,
  alone,
  long,
}));

/** The suites run by Playwright: journeys through the built product, and what stories look like. */
export const browserSuites = {
  journeys: {
    name: '端到端',
    folder: 'tests/e2e',
    inputs: ['apps', 'packages', 'tests/e2e', 'tests/product', 'tests/perf/wall', ...EVERYWHERE],
  },
  looks: {
    name: '故事与画面',
    folder: 'tests/visual',
    inputs: [
      ...inputsOf('apps/docs', 'apps/admin', 'apps/bigscreen', 'packages/testing'),
      'tests/visual',
    ],
  },
};
