import { officeOf } from '../../kit/files/filesTesting';
import { allCalls } from '@tqc/contract/catalogue';
import { factsOf, isWrite, type Call } from '@tqc/contract/kit';
import {
  certBatch,
  provinceBatch,
  provinceBatchPostpone,
  registrationChange,
} from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';
import { newBatch, provincePlan, testRoad, type Road } from '../../testing/road';

let server: TestServer;
let road: Road;
let picture: Uint8Array<ArrayBuffer>;
let serial = 0;
let clock = Date.parse('2024-06-18T02:00:00Z');
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  picture = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
});

const uploaded = async (org: TestOrg, name = '证明.jpg', bytes = picture) => {
  const caller = await server.as(org);
  const { fileId } = await caller(
    resource.updateFile,
    {},
    { files: [{ field: 'file', name, bytes }] },
  );
  return fileId;
};
/** A plan in a batch of its own: a province has one plan a batch. */
const freshBatch = async () =>
  (
    await (
      await server.as('centre')
    )(certBatch.create, {
      ...newBatch,
      year: 2050 + (serial += 1),
      cbName: `专项${serial}`,
    })
  ).id;
const freshPlan = async () =>
  (
    await (
      await server.as('province')
    )(provinceBatch.create, { ...provincePlan, cbId: await freshBatch() })
  ).id;

/** How a call that names a file is made, on a record that is ready for it. */
interface Naming {
  readonly call: Call;
  readonly by: TestOrg;
  /** Somebody whose upload the caller may not see. */
  readonly stranger: TestOrg;
  readonly name: (fileId: string) => Promise<unknown>;
}

const naming: readonly Naming[] = [
  {
    call: provinceBatch.create,
    by: 'province',
    stranger: 'county',
    name: async (fileId) =>
      (await server.as('province'))(provinceBatch.create, {
        ...provincePlan,
        cbId: await freshBatch(),
        fileId,
      }),
  },
  {
    call: provinceBatch.update,
    by: 'province',
    stranger: 'county',
    name: async (fileId) =>
      (await server.as('province'))(
        provinceBatch.update,
        { pbId: await freshPlan(), action: 'edit', fileId },
        { version: 1 },
      ),
  },
  {
    call: provinceBatchPostpone.create,
    by: 'province',
    stranger: 'county',
    name: async (fileId) => {
      const [province, centre] = [await server.as('province'), await server.as('centre')];
      const pbId = await freshPlan();
      await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
      await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
      return province(provinceBatchPostpone.create, {
        pbId,
        changeKind: 1,
        after: { approveEnd: '2024-07-25' },
        reason: '推迟',
        fileId,
      });
    },
  },
  {
    call: registrationChange.regDataChange,
    by: 'point',
    stranger: 'county',
    name: async (fileId) => {
      const regId = await road.filed((serial += 1));
      return (await server.as('point'))(
        registrationChange.regDataChange,
        { regId, changes: { major: '英语' }, reason: '更正', fileId },
        { version: 1 },
      );
    },
  },
  {
    call: resource.ticket,
    by: 'point',
    stranger: 'county',
    name: async (fileId) => (await server.as('point'))(resource.ticket, { fileId }),
  },
];

test('凡是收文件编号的调用都在这里', () => {
  const taking = allCalls.filter(
    ({ input, ...call }) =>
      isWrite(call) &&
      input instanceof z.ZodObject &&
      Object.values(input.shape as Record<string, z.ZodType>).some((field) =>
        ['file', 'files'].includes(factsOf(field)?.kind ?? ''),
      ),
  );
  expect(taking.map(({ id }) => id).sort()).toEqual(naming.map(({ call }) => call.id).sort());
});

test.each(naming.map((one) => [one.call.id, one] as const))(
  '%s：别人上传的文件不能用，自己上传的可以',
  async (_id, { by, stranger, name }) => {
    server.setNow(new Date((clock += 10_000)));
    await expect(name(await uploaded(stranger))).rejects.toMatchObject({ code: 403 });
    await expect(name('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 403 });
    await name(await uploaded(by));
  },
);

test('一个文件只用一次；类型不对的不收，说明要哪一种', async () => {
  const fileId = await uploaded('point');
  const change = naming.find(({ call }) => call === registrationChange.regDataChange);
  await change?.name(fileId);
  await expect(change?.name(fileId)).rejects.toMatchObject({
    code: 422,
    message: '该文件已用于其他记录，请重新上传',
  });
  const sheet = await uploaded('point', '名单.xlsx', new Uint8Array(officeOf('xlsx')));
  await expect(change?.name(sheet)).rejects.toMatchObject({
    code: 422,
    message: '请上传图片或PDF文件',
  });
});

test('变更的证明材料，审核人看得到，范围以外的人看不到；草稿计划的文件只有本省看得到', async () => {
  const evidence = await uploaded('point');
  await naming.find(({ call }) => call === registrationChange.regDataChange)?.name(evidence);
  const sees = async (org: TestOrg, fileId: string) =>
    (await server.as(org))(resource.viewImage, { fileId }).then(
      () => true,
      () => false,
    );
  expect([
    await sees('county', evidence),
    await sees('otherPoint', evidence),
    await sees('otherCounty', evidence),
  ]).toEqual([true, false, false]);
  const postponed = await uploaded('province');
  await naming.find(({ call }) => call === provinceBatchPostpone.create)?.name(postponed);
  expect([await sees('centre', postponed), await sees('otherProvince', postponed)]).toEqual([
    true,
    false,
  ]);
  const draft = await uploaded('province');
  await naming.find(({ call }) => call === provinceBatch.create)?.name(draft);
  expect([await sees('centre', draft), await sees('county', draft)]).toEqual([false, false]);
});
