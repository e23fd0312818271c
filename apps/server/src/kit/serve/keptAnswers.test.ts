import { signIn, uuid7 } from '@tqc/client';
import { personal } from '@tqc/contract/account';
import { regAud, registrationReview } from '@tqc/contract/register';
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

test('一个人一天里存下的批量结果有限量：存满了说明怎么办，小的操作结果不计', async () => {
  const county = server.transport();
  await signIn(county, 't_county', PASSWORD);
  const kept = async () => {
    const { rows } = await server.pool.query<{ n: number }>(
      "select q.n from person_quota q join admin a using (admin_id) where a.account = 't_county' and q.kind = 'kept/day'",
    );
    return rows[0]?.n ?? 0;
  };
  await county.send(regAud.create, { regId, content: '请补充材料' });
  expect(await kept()).toBe(0);
  const regIds = Array.from({ length: 200 }, (_, n) => String(9_000_000_000_000_000 - n)).join(',');
  const { refused } = await county.send(registrationReview.batchMsg, {
    regIds,
    content: '请补充材料',
  });
  expect(refused).toHaveLength(200);
  expect(await kept()).toBeGreaterThan(5);
  await server.pool.query("update person_quota set n = 65537 where kind = 'kept/day'");
  await expect(
    county.send(registrationReview.batchMsg, { regIds, content: '请补充材料' }),
  ).rejects.toMatchObject({ code: 429 });
  await server.pool.query(
    "update person_quota set begins = begins - interval '1 day 1 second' where kind = 'kept/day'",
  );
  await county.send(registrationReview.batchMsg, { regIds, content: '请补充材料' });
  expect(await kept()).toBeLessThan(100);
});
