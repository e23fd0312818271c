import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts the built product with the small demo on a free port, for the whole run. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'tqc-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: String(port), TQC_DATA: data, TQC_DEMO: 'dev', TQC_LOG: 'warn', DATABASE_URL: '' } });
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('已启动') && ready());
    child.once('exit', (code) => failed(new Error(`the product ended with ${code}`)));
  });
  process.env['TQC_E2E_URL'] = `http://localhost:${port}`;
  process.env['TQC_E2E_DATA'] = data;
  return async () => {
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGINT');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
}
