import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { testRoad, type Road } from '../../testing/road';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const photo = { kind: 'photo', title: '证件照片', part: 'photo' };
const picture = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 295, height: 413, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );

async function supplement(item: Record<string, unknown>) {
  const channel = server.app.auth.keys.channel[0];
  if (!channel) throw new Error('no channel');
  return handIn(
    server.url,
    { id: channel.id, key: new Uint8Array(channel.key) },
    [item],
    [
      { field: 'photo', name: '照片.jpg', bytes: await picture('#dd8888') },
      { field: 'second', name: '照片2.jpg', bytes: await picture('#88dd88') },
    ],
    0,
    intake.supplement,
  );
}

/**
 * What the reviewer is shown beside the data, what stands among the documents, and what a
 * certificate would take over.
 */
async function photosOf(regId: string) {
  const point = await server.as('point');
  const { photo: shown, files } = await point(registration.get, { regId });
  const { rows } = await server.pool.query<{ photo: string }>(
    'select photo from registration where reg_id = $1',
    [regId],
  );
  return {
    shown,
    filed: files.filter(({ kind }) => kind === 'photo').map(({ fileId }) => fileId),
    forCertificate: rows[0]?.photo,
  };
}

test('证件照片只收一张：审核的就是证书上的那一张', async () => {
  const { refused } = await road.hand([road.applicant(80, { files: [photo, photo] })]);
  expect(refused[0]?.message).toBe('证件照片只能交一张，请去掉多余的照片后再提交');
  const regId = await road.filed(81);
  await server.pool.query(
    "update registration set status = 7, complete_before = '2024-06-30' where reg_id = $1",
    [regId],
  );
  const before = await photosOf(regId);
  const two = await supplement({
    channelNo: 'T-000081',
    files: [photo, { ...photo, part: 'second' }],
  });
  expect(two.refused[0]?.message).toBe('证件照片只能交一张，请去掉多余的照片后再提交');
  expect(await photosOf(regId)).toEqual(before);
  const one = await supplement({ channelNo: 'T-000081', files: [photo] });
  expect(one.accepted).toHaveLength(1);
  const after = await photosOf(regId);
  expect(after.shown).not.toBe(before.shown);
  expect(after).toEqual({
    shown: after.shown,
    filed: [after.shown],
    forCertificate: after.shown,
  });
});

test('经办人在任何状态都不能替换证件照片，证书用的照片不变', async () => {
  const regId = await road.filed(82);
  const point = await server.as('point');
  const before = await photosOf(regId);
  for (const status of [0, 6, 7, 8, 9, 15]) {
    await server.pool.query('update registration set status = $2 where reg_id = $1', [
      regId,
      status,
    ]);
    await expect(
      point(
        resource.updateFileCurr,
        { regId, kind: 'photo', seq: 1 },
        {
          files: [{ field: 'file', name: '照片.jpg', bytes: await picture('#dd88dd') }],
          version: 1,
        },
      ),
    ).rejects.toThrow('不能替换');
  }
  expect(await photosOf(regId)).toEqual(before);
});
