import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './paths';
import { freePort } from './testing/freePort';
import { serverProgram } from './testing/serverProgram';

/** Waits without holding the process: other files' servers share it. */
async function start(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [...serverProgram, ...args], {
    cwd: projectRoot,
    env: {
      ...process.env,
      DATABASE_URL: '',
      TQC_DEMO: 'none',
      PORT: String(await freePort()),
      ...env,
    },
    timeout: 25_000,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (said += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, said };
}

test.each([
  [{ PORT: 'abc' }, 'PORT=abc 不是有效的端口号'],
  [{ DATABASE_URL: 'foo' }, 'DATABASE_URL 不是有效的数据库地址'],
  [{ TQC_DEMO: 'huge' }, 'TQC_DEMO=huge 不可用'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }, '无法连接数据库'],
])('设置有误时用一句话说明并以非零退出：%o', async (env, sentence) => {
  const { status, said } = await start(env);
  expect(said).toContain(sentence);
  expect(status).toBe(1);
});

test('端口被占用时说明怎么办，不留下数据库进程', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tqc-port-'));
  const taken = createServer();
  const port = await new Promise<number>((done) =>
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      done(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  try {
    const { status, said } = await start({ PORT: String(port), TQC_DATA: data });
    expect(said).toContain(`端口 ${port} 已被占用`);
    // Nothing was made for a product that cannot start.
    expect(readdirSync(data)).toEqual([]);
    expect(status).toBe(1);
  } finally {
    taken.close();
    rmSync(data, { recursive: true, force: true });
  }
});

test('备份只看不改：没有密钥的目录不当作系统的数据目录，不在里面建任何东西', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tqc-nokeys-'));
  try {
    const to = join(data, 'x.age');
    const env = { TQC_DATA: data, TQC_BACKUP_PASSPHRASE: '一个很长的备份口令2024年' };
    const { status, said } = await start(env, ['backup', '--to', to]);
    expect(said).toContain('没有 keys.json');
    expect(status).toBe(1);
    expect(readdirSync(data)).toEqual([]);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});
