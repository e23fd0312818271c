import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import { regAud, registration, registrationReview } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { officeOf } from '../../kit/files/filesTesting';
import { checks, testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  picture = new Uint8Array(
    await sharp({ create: { width: 300, height: 420, channels: 3, background: '#aa88dd' } })
      .jpeg()
      .toBuffer(),
  );
});

const documents = [
  { kind: 'photo', title: '证件照片', part: 'photo' },
  { kind: 'diploma', title: '毕业证书', part: 'photo' },
];
const scan = () => [{ field: 'file', name: '毕业证书.jpg', bytes: picture }];
const diploma = (regId: string) => ({ regId, kind: 'diploma', seq: 2 });
const versionOf = async (regId: string) => (await road.versionsOf([regId]))[0]?.version ?? 0;

/** The point decides on what it read before. */
const decide = async (regId: string, version: number) =>
  (await server.as('point'))(
    registrationReview.confirmRegistration,
    { regId, decision: 'materialsQualified', ...checks },
    { version },
  );

async function supplement(item: Record<string, unknown>) {
  const channel = server.app.auth.keys.channel[0];
  if (!channel) throw new Error('no channel');
  return handIn(
    server.url,
    { id: channel.id, key: new Uint8Array(channel.key) },
    [{ files: [], ...item }],
    [{ field: 'file', name: '毕业证书.jpg', bytes: picture }],
    0,
    intake.supplement,
  );
}

test('打开以后材料被替换的，照旧版本办理时被告知换了什么；看过新材料才能办', async () => {
  const regId = await road.filed(1, { files: documents });
  const { version } = await (await server.as('point'))(registration.get, { regId });
  await (
    await server.as('county')
  )(resource.updateFileCurr, diploma(regId), { files: scan(), version });
  expect(await versionOf(regId)).toBe(version + 1);
  await expect(decide(regId, version)).rejects.toMatchObject({
    code: 409,
    message:
      '数据已被他人修改（最近一步：东霁区教育局 东霁区教育局经办人 替换材料 毕业证书），请刷新后再操作',
  });
  await decide(regId, version + 1);
});

test('替换材料要带读到的版本：没有的、过时的都拒绝，文件不换', async () => {
  const regId = await road.filed(2, { files: documents });
  const point = await server.as('point');
  const before = await point(registration.get, { regId });
  await expect(
    point(resource.updateFileCurr, diploma(regId), { files: scan() }),
  ).rejects.toMatchObject({ code: 428 });
  await point(registration.update, { regId, address: '澄岚路1号' }, { version: 1 });
  await expect(
    point(resource.updateFileCurr, diploma(regId), { files: scan(), version: 1 }),
  ).rejects.toMatchObject({ code: 409, message: expect.stringContaining('修改') });
  expect((await point(registration.get, { regId })).files).toEqual(before.files);
});

test('替换的、交来的材料只收图片和 PDF', async () => {
  const regId = await road.filed(3, { files: documents });
  const workbook = { name: '毕业证书.xlsx', bytes: new Uint8Array(officeOf('xlsx')) };
  await expect(
    (await server.as('point'))(resource.updateFileCurr, diploma(regId), {
      files: [{ field: 'file', ...workbook }],
      version: 1,
    }),
  ).rejects.toThrow('申请材料只收图片或 PDF');
  const channel = server.app.auth.keys.channel[0];
  if (!channel) throw new Error('no channel');
  const item = road.applicant(4, {
    files: [documents[0], { kind: 'diploma', title: '毕业证书', part: 'book' }],
  });
  const { accepted, refused } = await handIn(
    server.url,
    { id: channel.id, key: new Uint8Array(channel.key) },
    [item],
    [
      { field: 'photo', name: '照片.jpg', bytes: await upright() },
      { field: 'book', ...workbook },
    ],
  );
  expect(accepted).toEqual([]);
  expect(refused[0]?.message).toBe('毕业证书只收图片或PDF，请另选文件后再提交');
});

test('申请人的回复和补交的材料也让先前读到的版本过时', async () => {
  for (const [n, more] of [
    [5, { files: [{ kind: 'diploma', title: '毕业证书', part: 'file' }] }],
    [6, {}],
  ] as const) {
    const regId = await road.filed(n);
    const point = await server.as('point');
    await point(
      registrationReview.confirmRegistration,
      {
        regId,
        decision: 'materialsIncomplete',
        reasons: [6],
        reasonText: '不清楚',
        completeBefore: '2024-06-20',
      },
      { version: 1 },
    );
    const { record } = await point(regAud.getMessagesRegAud, { regId });
    const version = await versionOf(regId);
    const { accepted } = await supplement({
      channelNo: `T-00000${n}`,
      replies: [{ regAudId: record[0]?.regAudId, reply: '已补' }],
      ...more,
    });
    expect(accepted).toHaveLength(1);
    expect(await versionOf(regId)).toBe(version + 1);
    await expect(decide(regId, version)).rejects.toMatchObject({
      code: 409,
      message: expect.stringContaining('提交补充'),
    });
  }
});

test('批量审批时过时的那一条说明最近发生了什么', async () => {
  const { regId, version } = await road.confirmed(7);
  const county = await server.as('county');
  await county(registration.update, { regId, address: '澄岚路1号' }, { version });
  const { refused } = await county(registrationReview.batchAud, {
    regIds: regId,
    decision: 'approveFail',
    opinion: '不符合',
    records: [{ id: regId, version }],
  });
  expect(refused[0]?.reason).toContain('最近一步：东霁区教育局 东霁区教育局经办人 修改');
});

async function upright() {
  return new Uint8Array(
    await sharp({ create: { width: 295, height: 413, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
}
