import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './paths';
import { freePort } from './testing/freePort';
import { serverProgram } from './testing/serverProgram';

test('停止时先报告不再就绪，留出时间，再关闭；指标与就绪只在内部端口', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tqc-stop-'));
  const [port, inner] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, serverProgram, {
    cwd: projectRoot,
    env: {
      ...process.env,
      DATABASE_URL: '',
      TQC_DATA: data,
      TQC_DEMO: 'none',
      TQC_LOG: 'warn',
      PORT: String(port),
      TQC_INTERNAL_PORT: String(inner),
    },
  });
  try {
    await new Promise<void>((ready, failed) => {
      child.stdout.on('data', (text: Buffer) => text.toString().includes('已启动') && ready());
      child.once('exit', (code) => failed(new Error(`ended with ${code}`)));
    });
    const ask = (at: number, path: string) => fetch(`http://127.0.0.1:${at}${path}`);
    expect((await ask(inner, '/readyz')).status).toBe(200);
    expect((await ask(port, '/readyz')).status).toBe(404);
    expect((await ask(port, '/metrics')).status).toBe(404);
    await ask(port, '/rest/edu/tqc/security/auth/login/oauth');
    const figures = await (await ask(inner, '/metrics')).text();
    expect(figures).toMatch(
      /tqc_call_seconds_count\{method="GET",route="\/rest\/edu\/tqc\/security\/auth\/login\/oauth",status="\d+"\} 1/,
    );
    expect(figures).toMatch(/tqc_audit_waiting \d+/);
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await expect
      .poll(async () => (await ask(inner, '/readyz')).status, { timeout: 3000 })
      .toBe(503);
    expect((await ask(port, '/healthz')).status).toBe(200);
    expect(await ended).toBe(0);
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}, 40_000);
