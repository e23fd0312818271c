import { createTransport, signIn, type Transport } from '@tqc/client';
import { allCalls } from '@tqc/contract/catalogue';
import { isWrite, type Call } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testRoad } from '../../testing/road';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';

/** What everybody has, whatever they work on. */
const EVERYBODY = [
  'lookup.common.view',
  'message.msgSysmsg.view',
  'resource.file.view',
  'resource.file.download',
  'resource.file.upload',
];

let server: TestServer;
let regId = '';
let fileId = '';
let stranger: Transport;
beforeAll(async () => {
  server = await testServer();
  regId = await (await testRoad(server)).filed(320);
  const { rows } = await server.pool.query<{ photo: string }>(
    'select photo from registration where reg_id = $1',
    [regId],
  );
  fileId = rows[0]?.photo ?? '';
  await server.pool.query(
    "insert into role (role_id, role_name, org_type) values (77, '只管文件', 1)",
  );
  await server.pool.query(
    'insert into role_permission (role_id, permission) select 77, unnest($1::text[])',
    [EVERYBODY],
  );
  await server.pool.query(
    "update admin_role set role_id = 77 where admin_id = (select admin_id from admin where account = 't_point')",
  );
  stranger = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  await signIn(stranger, 't_point', PASSWORD);
});

test('没有认定权限的人，在自己的机构里也看不到、换不掉申请的扫描件，哪个接口都一样', async () => {
  const files = [
    { field: 'file', name: 'a.jpg', bytes: new Uint8Array(await server.app.files.get(fileId)) },
  ];
  const asked: readonly (readonly [Call, object])[] = [
    [resource.getUuid, { regId }],
    [resource.getRegImage, { type: 'photo', regId }],
    [resource.viewImage, { fileId }],
    [resource.downloadFile, { fileId }],
    [resource.ticket, { fileId }],
    [resource.getRegWebTransactFile, { type: 'image', uuid: fileId }],
  ];
  for (const [call, input] of asked)
    await expect(stranger.send(call, input), call.id).rejects.toMatchObject({ code: 403 });
  await expect(
    stranger.send(resource.updateFileCurr, { regId, kind: 'photo', seq: 1 }, { files, version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
  const { rows } = await server.pool.query(
    'select 1 from registration_file where reg_id = $1 and file_id = $2',
    [regId, fileId],
  );
  expect(rows).toHaveLength(1);
});

test('走遍每个人人都有权限的读取接口：给出报名号也得不到申请', async () => {
  const asked = { regId, type: 'photo' };
  const open = allCalls
    .filter((call) => !isWrite(call) && EVERYBODY.includes(call.permission))
    .flatMap((call) => {
      const names = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
      const input = Object.fromEntries(
        Object.entries(asked).filter(([name]) => names.includes(name)),
      );
      return 'regId' in input ? [{ call, input }] : [];
    });
  expect(open.length).toBeGreaterThan(1);
  for (const { call, input } of open)
    await expect(stranger.send(call, input as never), call.id).rejects.toMatchObject({ code: 403 });
});
