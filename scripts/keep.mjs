import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const STOOD = 2000;
const TRIES = 5;
const FIRST_WAIT = 500;

/**
 * Runs the server in a process of its own and starts it anew when it ends without having been told
 * to: at once when it had stood, with growing waits when it fell again at once. A first start that
 * fails, and five falls in a row, end everything. Answers once it stands.
 */
export function keep(file) {
  let child;
  let told = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      told = true;
      child?.kill(signal);
    });
  return new Promise((stands) => {
    let falls = 0;
    const start = () => {
      let since = 0;
      // A channel to it: when this process is gone, however it went, the server hears of it and
      // ends.
      child = fork(file, { stdio: 'inherit' });
      child.on('message', () => {
        since = performance.now();
        stands();
      });
      child.once('exit', async (code, signal) => {
        if (told || (since === 0 && falls === 0)) process.exit(code ?? 1);
        falls = since > 0 && performance.now() - since > STOOD ? 0 : falls + 1;
        if (falls >= TRIES) {
          console.error('服务反复停止，请查看上面的原因后重新启动');
          process.exit(1);
        }
        console.error(`服务意外停止（${signal ?? code}），正在重新启动`);
        if (falls > 0) await sleep(FIRST_WAIT * 2 ** (falls - 1));
        if (told) process.exit(0);
        start();
      });
    };
    start();
  });
}

// As a command: node scripts/keep.mjs apps/server/dist/main.js
if (process.argv[1] === fileURLToPath(import.meta.url)) await keep(process.argv[2]);
