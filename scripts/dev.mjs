import { spawn } from 'node:child_process';
import { install, root } from './steps.mjs';

install();
const server = { TQC_SERVER: `http://localhost:${process.env.PORT ?? 8080}` };
const start = (name, args, env = {}) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).on('exit', (code) => code && console.error(`${name} 已退出（${code}）`));
const children = [
  start('server', ['node_modules/tsx/dist/cli.mjs', 'watch', 'apps/server/src/main.ts'], {
    TQC_DEMO: process.env.TQC_DEMO ?? (process.env.DATABASE_URL ? 'none' : 'dev'),
  }),
  start(
    'admin',
    ['node_modules/vite/bin/vite.js', 'apps/admin', '--config', 'apps/admin/vite.config.ts'],
    server,
  ),
  start(
    'bigscreen',
    [
      'node_modules/vite/bin/vite.js',
      'apps/bigscreen',
      '--config',
      'apps/bigscreen/vite.config.ts',
    ],
    server,
  ),
];
console.log(
  '\n  管理端（热更新）　http://localhost:5173/tqc/\n  大屏（热更新）　　http://localhost:5174/dp/\n',
);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
