import { randomBytes } from 'node:crypto';
import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { registration } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

const second = { id: 'second', key: randomBytes(32) };
let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  // The ring of a test is its own: another channel is added to it as an operator adds one to the
  // file.
  (server.app.auth.keys.channel as (typeof second)[]).push(second);
});

test('另一个渠道用同样的编号，不是同一份申请，也动不了它', async () => {
  const regId = await road.filed(1);
  const before = await (await server.as('county'))(registration.get, { regId });
  const theirs = { id: second.id, key: new Uint8Array(second.key) };
  const { channelNo } = road.applicant(1);
  const { refused } = await handIn(
    server.url,
    theirs,
    [{ channelNo, address: '改过的地址', files: [] }],
    [],
    0,
    intake.supplement,
  );
  expect(refused).toEqual([{ channelNo, message: '没有该申请，请先交件' }]);
  const again = await road.hand([road.applicant(1)], theirs);
  // The number is free there; the person has applied already.
  expect(again).toMatchObject({ accepted: [], refused: [{ channelNo }] });
  const other = await road.hand([road.applicant(2, { channelNo })], theirs);
  expect(other.accepted[0]?.regId).toMatch(/^\d{16}$/);
  expect(other.accepted[0]?.regId).not.toBe(regId);
  expect(other.accepted[0]?.repeated).toBe(false);
  expect((await road.hand([road.applicant(2, { channelNo })], theirs)).accepted[0]).toEqual({
    channelNo,
    regId: other.accepted[0]?.regId,
    repeated: true,
  });
  expect(await (await server.as('county'))(registration.get, { regId })).toEqual(before);
});
