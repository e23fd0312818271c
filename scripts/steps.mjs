import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program and says whether it succeeded; what it prints is seen. */
export function run(command, args, { env = {} } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  return { ok: result.status === 0 };
}

/** Runs a program beside others; answers whether it succeeded and what it said. */
export async function runBeside(command, args, { env = {} } = {}) {
  const options = { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, ...env } };
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, options);
    return { ok: true, output: `${stdout}${stderr}` };
  } catch (error) {
    return { ok: false, output: `${error.stdout ?? ''}${error.stderr ?? error.message}` };
  }
}

/** Installs what is not installed. */
export function install() {
  if (existsSync(join(root, 'node_modules/.package-lock.json'))) return;
  console.log('正在安装依赖…');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']).ok) {
    console.error('安装依赖失败，请检查网络后重试');
    process.exit(1);
  }
}

/** When anything in a folder was last changed, ms; 0 when there is none. */
export function newest(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    const path = join(folder, entry.name);
    return Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }, 0);
}

const built = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

const RESULTS = {
  server: 'dist/main.js',
  admin: 'dist/index.html',
  bigscreen: 'dist/index.html',
};

/** Whether an app was built since any of its sources changed. */
export function isBuilt(app) {
  const shared = ['domain', 'contract', 'client', 'ui', 'charts'].map((name) =>
    newest(join(root, 'packages', name, 'src')),
  );
  const own = [newest(join(root, 'apps', app, 'src')), built(`apps/${app}/vite.config.ts`)];
  return built(`apps/${app}/${RESULTS[app]}`) >= Math.max(...shared, ...own);
}

/** Builds the apps whose sources are newer than what was built, beside each other. */
export async function build() {
  const stale = Object.keys(RESULTS).filter((app) => !isBuilt(app));
  const made = await Promise.all(stale.map(buildApp));
  if (!made.every(Boolean)) process.exit(1);
}

/** Builds one app; what the builder said is printed where it failed. */
async function buildApp(app) {
  console.log(`正在构建 ${app}…`);
  try {
    await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        `apps/${app}`,
        '--config',
        `apps/${app}/vite.config.ts`,
        '--logLevel',
        'error',
      ],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
    );
    return true;
  } catch (error) {
    console.error(`${error.stdout ?? ''}${error.stderr ?? error.message}`);
    return false;
  }
}

/**
 * Builds Storybook behind what else runs, at the lowest priority; whoever stops this process stops
 * it too. Answers when it has ended.
 */
export function buildHandbook() {
  const child = spawn(process.execPath, [join(root, 'scripts/handbook.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const stop = () => child.kill();
  process.once('exit', stop);
  return new Promise((done) => {
    child.once('exit', () => {
      process.off('exit', stop);
      done();
    });
  });
}
