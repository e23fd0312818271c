import { signIn, uuid7 } from '@tqc/client';
import { personal } from '@tqc/contract/account';
import { beforeAll, expect, test } from 'vitest';
import { testRoad } from '../../testing/road';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let regId = '';
beforeAll(async () => {
  server = await testServer();
  regId = await (await testRoad(server)).filed(900);
});

test('权限变过以后，同一请求编号要不回以前的答复', async () => {
  const key = uuid7();
  const input = {
    table: 'registration',
    id: regId,
    field: 'idNo',
    reason: '核对申请人身份',
  } as const;
  const reveal = async () => {
    const mine = server.transport();
    await signIn(mine, 't_county', PASSWORD);
    return mine.send(personal.reveal, input, { key });
  };
  const first = await reveal();
  expect(await reveal()).toEqual(first);
  await server.pool.query("update admin set pv = pv + 1 where account = 't_county'");
  await expect(reveal()).rejects.toMatchObject({ code: 422 });
});
