import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newest, root } from './steps.mjs';

const docs = join(root, 'apps/docs');
const shown = join(docs, 'storybook-static');
const fresh = join(docs, '.storybook-new');
const sources = [
  'packages/ui/src',
  'packages/charts/src',
  'packages/testing/src',
  'packages/client/src',
  'packages/contract/src',
  'packages/domain/src',
  'apps/admin/src',
  'apps/docs/pages',
  'apps/docs/.storybook',
];

/**
 * Builds Storybook when a source is newer; the finished pages take the place of the old ones in one
 * step, so that a build cut short leaves none.
 */
async function buildHandbook() {
  const made = statSync(join(shown, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (made >= Math.max(...sources.map((folder) => newest(join(root, folder))))) return;
  const log = [];
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
      'build',
      '--quiet',
      '--disable-telemetry',
      '-o',
      fresh,
    ],
    {
      cwd: docs,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', CI: '1' },
    },
  );
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => log.push(text));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill());
  const [code, signal] = await once(child, 'close');
  if (code === 0) {
    rmSync(shown, { recursive: true, force: true });
    renameSync(fresh, shown);
    console.log('  组件手册已就绪');
    return;
  }
  rmSync(fresh, { recursive: true, force: true });
  process.exitCode = 1;
  if (!signal)
    console.error(
      `组件手册没有构建成功，产品的其余功能不受影响：\n${Buffer.concat(log).toString().slice(-2000)}`,
    );
}

await buildHandbook();
