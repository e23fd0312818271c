import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a program from node_modules/.bin or PATH and says whether it succeeded. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: quiet ? 'pipe' : 'inherit', env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env }, shell: process.platform === 'win32', encoding: 'utf8' });
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}` };
}

/** Installs what is not installed. */
export function install() {
  if (existsSync(join(root, 'node_modules/.package-lock.json'))) return;
  console.log('正在安装依赖…');
  if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']).ok) {
    console.error('安装依赖失败，请检查网络后重试');
    process.exit(1);
  }
}

function newest(folder) {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    const path = join(folder, entry.name);
    return Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }, 0);
}

const built = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

/** Builds the apps whose sources are newer than what was built. */
export function build() {
  const shared = Math.max(...['domain', 'contract', 'client', 'ui', 'charts'].map((name) => newest(join(root, 'packages', name, 'src'))));
  const apps = [['server', 'dist/main.js'], ['admin', 'dist/index.html'], ['bigscreen', 'dist/index.html']];
  for (const [app, result] of apps) {
    const sources = Math.max(shared, newest(join(root, 'apps', app, 'src')), built(`apps/${app}/vite.config.ts`));
    if (built(`apps/${app}/${result}`) >= sources) continue;
    console.log(`正在构建 ${app}…`);
    const made = run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', `apps/${app}`, '--config', `apps/${app}/vite.config.ts`, '--logLevel', 'error'], { quiet: true, env: { NODE_ENV: 'production' } });
    if (!made.ok) {
      console.error(made.output);
      process.exit(1);
    }
  }
}

/** Builds Storybook in the background at the lowest priority when its sources are newer; the finished pages take the place of the old ones in one step. */
export function buildHandbook() {
  const docs = join(root, 'apps/docs');
  const sources = Math.max(...['packages/ui/src', 'packages/charts/src', 'apps/docs/.storybook', 'apps/docs/pages', 'apps/admin/src'].map((folder) => newest(join(root, folder))));
  if (built('apps/docs/storybook-static/index.html') >= sources) return;
  const fresh = join(docs, '.storybook-new');
  const log = [];
  const child = spawn(process.execPath, [join(root, 'node_modules/storybook/dist/bin/dispatcher.js'), 'build', '--quiet', '--disable-telemetry', '-o', fresh], { cwd: docs, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production', CI: '1' } });
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const stop = () => child.kill();
  process.once('exit', stop);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => log.push(text));
  child.once('exit', (code, signal) => {
    process.off('exit', stop);
    if (code === 0) {
      rmSync(join(docs, 'storybook-static'), { recursive: true, force: true });
      renameSync(fresh, join(docs, 'storybook-static'));
      console.log('  组件手册已就绪');
    } else {
      rmSync(fresh, { recursive: true, force: true });
      if (!signal) console.error(`组件手册没有构建成功，其余功能不受影响：\n${Buffer.concat(log).toString().slice(-2000)}`);
    }
  });
}
