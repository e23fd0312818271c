import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { fileSweep } from '../../jobs/fileSweep';
import { testServer } from '../../testing/server';
import { createMetrics } from '../metrics';
import { internalServer } from '../../web/internal';
import { localFolderStore } from './store';
import { sweepFiles } from './sweep';

const folder = mkdtempSync(join(tmpdir(), 'tqc-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('文件改名之后目录也落盘，断电后登记过的文件一定在', async () => {
  const probe = await open(folder, 'r');
  const synced: boolean[] = [];
  const handles = Object.getPrototypeOf(probe) as typeof probe;
  const { sync } = handles;
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof probe) {
    synced.push((await this.stat()).isDirectory());
    return sync.call(this);
  });
  const { id } = await localFolderStore(folder).put(Buffer.from('内容'));
  spy.mockRestore();
  await probe.close();
  expect(synced).toEqual([false, true, true]);
  expect((await localFolderStore(folder).get(id)).toString()).toBe('内容');
});

test('磁盘剩得不多时不收文件，说清楚该找谁；健康检查照实说，别的照常', async () => {
  const full = localFolderStore(folder, Number.MAX_SAFE_INTEGER);
  await expect(full.put(Buffer.from('内容'))).rejects.toMatchObject({
    code: 503,
    message: '服务器的存储空间不足，暂时不能保存文件，请联系系统管理员清理空间后再试',
  });
  const { pool } = await testServer();
  const ask = async (files: ReturnType<typeof localFolderStore>) => {
    const metrics = createMetrics(pool, pool);
    const write = async () => undefined;
    const server = internalServer({ write, files, metrics, replica: undefined, ready: () => true });
    return (await server.inject('/readyz')).json();
  };
  const roomLow = (await full.freeShare()) < 0.15;
  expect(await ask(full)).toEqual({ ok: true, uploads: false, roomLow });
  expect(await ask(localFolderStore(folder, 0))).toEqual({ ok: true, uploads: true, roomLow });
});

test('一天以前、没有登记的文件清除，其余保留；有登记而没有文件的报告出来', async () => {
  const { app, pool } = await testServer();
  const old = new Date(Date.now() - 2 * 86_400_000);
  const keep = async (registered: boolean, age?: Date) => {
    const { id, sha256 } = await app.files.put(Buffer.from('内容'));
    if (registered)
      await pool.query(
        "insert into file (file_id, name, kind, mime, size, sha256) values ($1, 'a', 'pdf', 'application/pdf', 6, $2)",
        [id, sha256],
      );
    if (age) utimesSync(join(files(app.auditHeads), id.slice(0, 2), id), age, age);
    return id;
  };
  const [known, fresh, orphan, lost] = [
    await keep(true, old),
    await keep(false),
    await keep(false, old),
    await keep(true, old),
  ];
  const half = join(files(app.auditHeads), known.slice(0, 2), `${known}.part`);
  writeFileSync(half, '一半');
  utimesSync(half, old, old);
  await app.files.remove(lost);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await fileSweep(app);
  expect(said.mock.calls.flat()).toEqual([
    '文件核对：清除了 1 个没有登记的文件',
    expect.stringContaining(lost),
  ]);
  said.mockRestore();
  expect(await app.files.has(orphan)).toBe(false);
  expect(await app.files.has(known)).toBe(true);
  expect(await app.files.has(fresh)).toBe(true);
  expect(existsSync(half)).toBe(false);
  for (let n = 0; n < 101; n += 1) await keep(false, old);
  expect(await sweepFiles(app)).toMatchObject({ removed: 0, kept: 101 });
});

/** The files of a test stand beside its heads. */
function files(heads: string): string {
  return join(heads, '..');
}
