import { randomBytes } from 'node:crypto';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Principal } from '../session';
import { pdfOf } from '../files/filesTesting';
import { countHeavy } from './countUpload';
import { testServer, type TestServer } from '../../testing/server';

const OVER = '上传的文件过多，请稍后再传；确因工作需要，请联系安全管理员';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.pool.query(
    "insert into role (role_id, role_name, org_type, duty) values (90, '安全管理员', 4, 'security')",
  );
  await server.pool.query('insert into admin_role (admin_id, role_id) values (32, 90)');
});

const upload = async () =>
  (await server.as('county'))(
    resource.updateFile,
    {},
    { files: [{ field: 'file', name: '材料.pdf', bytes: new Uint8Array(pdfOf()) }] },
  );
const set = (kind: string, n: number) =>
  server.pool.query('update person_quota set n = $2 where kind = $1', [kind, n]);
const titles = async () =>
  (
    await server.pool.query<{ title: string }>(
      "select title from sys_message where title like '上传%' order by msg_id",
    )
  ).rows.map(({ title }) => title);
const kept = async () => (await server.pool.query('select 1 from file')).rowCount;

test('上传按份数和大小、按小时和天计数：到一半告诉安全管理员，满了不收', async () => {
  await upload();
  const { rows } = await server.pool.query<{ kind: string; n: number }>(
    "select kind, n from person_quota where kind like 'upload%' order by kind",
  );
  expect(rows).toEqual([
    { kind: 'upload', n: 1 },
    { kind: 'upload/day', n: 1 },
    { kind: 'upload/kb', n: 1 },
    { kind: 'upload/kb/day', n: 1 },
  ]);
  await set('upload', 449);
  await upload();
  expect(await titles()).toEqual(['上传文件次数过多']);
  await set('upload/kb', 524_287);
  await upload();
  expect(await titles()).toEqual(['上传文件次数过多', '上传文件数量过大']);
  for (const [kind, most] of [
    ['upload', 900],
    ['upload/day', 3000],
    ['upload/kb', 1_048_576],
    ['upload/kb/day', 3_145_728],
  ] as const) {
    await set(kind, most);
    const before = await kept();
    await expect(upload()).rejects.toMatchObject({ code: 429, message: OVER });
    expect(await kept()).toBe(before);
    await set(kind, 0);
  }
});

test('重新生成后变大的图片按留下的大小计', async () => {
  await server.pool.query('delete from person_quota');
  const raw = { width: 300, height: 300, channels: 3 as const };
  const png = await sharp(randomBytes(300 * 300 * 3), { raw })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await (
    await server.as('county')
  )(resource.updateFile, {}, { files: [{ field: 'file', name: '噪声.png', bytes: png }] });
  const { rows } = await server.pool.query<{ kb: number; kept: number }>(
    `select n as kb, (select max(size) from file where name = '噪声.png') as kept
     from person_quota where kind = 'upload/kb'`,
  );
  const [counted] = rows;
  expect(Number(counted?.kept)).toBeGreaterThan(1.5 * png.length);
  expect((counted?.kb ?? 0) * 1024).toBeGreaterThanOrEqual(Number(counted?.kept));
});

test('一上午办三百件、每件重传八份一兆的材料，不碰上限', async () => {
  await server.pool.query('delete from person_quota');
  await upload();
  // Before the last of them: a third of the morning in the hour, all of it in the day.
  await set('upload', 799);
  await set('upload/kb', 799 * 1024);
  await set('upload/day', 2399);
  await set('upload/kb/day', 2399 * 1024);
  await upload();
});

test('占满检查时间的文件一份抵三百份：一小时三份以后不再收', async () => {
  await server.pool.query('delete from person_quota');
  const { rows } = await server.pool.query<Principal>(
    `select admin_id as "adminId", org_id as "orgId", org_name as "orgName", name, account, prov from admin join org using (org_id) where account = 't_county'`,
  );
  const [who] = rows;
  if (!who) throw new Error('nobody');
  // An ordinary one first: the third heavy one goes beyond the limit and counts all the same.
  await upload();
  for (let n = 0; n < 3; n += 1) {
    await upload();
    await countHeavy(server.app, who, server.app.clock());
  }
  await expect(upload()).rejects.toMatchObject({ code: 429, message: OVER });
});
