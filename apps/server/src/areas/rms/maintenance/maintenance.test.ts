import { cert } from '@tqc/contract/cert';
import { registration } from '@tqc/contract/register';
import { maintenance } from '@tqc/contract/rms';
import { limit } from '@tqc/contract/limit';
import { maintenanceState } from '@tqc/domain/maintenance';
import { chinaMinute } from '@tqc/domain/shared';
import { beforeAll, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const HOUR = 3_600_000;
/** A change is felt within half a second; a busy machine takes its time. */
const PATIENCE = { timeout: 10_000 };
const inHours = (hours: number) =>
  chinaMinute(new Date(server.app.clock().getTime() + hours * HOUR));
const entered = (more: object = {}) => ({
  title: '存储扩容',
  areas: ['limit'],
  allows: 1,
  tellFrom: inHours(1),
  beginTime: inHours(1),
  endTime: inHours(3),
  notice: '期间不能办理限制库业务，请提前安排。',
  ...more,
});
const add = async (more: object = {}) => {
  const centre = await server.as('centre');
  return (await centre(maintenance.create, entered(more))).id;
};
const answer = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { message: string }) => error.message,
  );
const reads = async () => answer((await server.as('county'))(limit.list, {}));
const writes = async () =>
  answer((await server.as('county'))(limit.remove, { limitId: '99' }, { version: 1 }));

test('维护期间只能查看的范围看得到、办不了，别的范围照常；结束后马上放开', async () => {
  const id = await add({ tellFrom: inHours(-1), beginTime: inHours(-1) });
  const closed = `限制库正在维护（存储扩容），${entered().endTime}前只能查看，之后再办理`;
  await vi.waitFor(async () => expect(await writes()).toBe(closed), PATIENCE);
  expect(await reads()).toBeUndefined();
  const county = await server.as('county');
  await expect(county(registration.list, {})).resolves.toBeDefined();
  const { record } = await county(maintenance.current, {});
  expect(record.map(({ maintId }) => maintId)).toEqual([id]);
  const centre = await server.as('centre');
  await expect(centre(maintenance.remove, { maintId: id }, { version: 1 })).rejects.toMatchObject({
    message: '已经开始的维护不能删除，请提前结束',
  });
  await centre(maintenance.update, { maintId: id, action: 'end' }, { version: 1 });
  await vi.waitFor(async () => expect(await writes()).not.toBe(closed), PATIENCE);
  expect(await county(maintenance.current, {})).toEqual({ record: [], locks: [] });
  expect(await centre(maintenance.get, { maintId: id })).toMatchObject({
    state: maintenanceState.code('over'),
  });
});

test('全部停用的范围连查看也停；公告期只提示', async () => {
  const id = await add({ allows: 2, tellFrom: inHours(-1), beginTime: inHours(-1) });
  await vi.waitFor(async () => expect(await reads()).toMatch(/前暂停使用，请之后再来$/), PATIENCE);
  const centre = await server.as('centre');
  await centre(maintenance.update, { maintId: id, action: 'end' }, { version: 1 });
  await vi.waitFor(async () => expect(await reads()).toBeUndefined(), PATIENCE);
  // What begins within a day is known before it is told, so that a page that stands knows it.
  const told = await add({ tellFrom: inHours(1) });
  const later = await add({
    tellFrom: inHours(30),
    beginTime: inHours(30),
    endTime: inHours(31),
  });
  const county = await server.as('county');
  const { record } = await county(maintenance.current, {});
  expect(record.map(({ maintId }) => maintId)).toEqual([told]);
  expect(await reads()).toBeUndefined();
  for (const maintId of [told, later])
    await centre(maintenance.remove, { maintId }, { version: 1 });
});

test('时间不合情理的说明在哪一项：结束要晚于开始和现在，公告不晚于开始，最长30天', async () => {
  for (const [more, fields] of [
    [{ endTime: inHours(1) }, { endTime: '维护结束应晚于维护开始和现在' }],
    [{ tellFrom: inHours(2) }, { tellFrom: '公告开始不能晚于维护开始' }],
    [{ endTime: inHours(24 * 40) }, { endTime: '一次维护最长30天，请缩短或分开安排' }],
  ] as const)
    await expect(add(more)).rejects.toMatchObject({ fields });
  const county = await server.as('county');
  await expect(county(maintenance.create, entered())).rejects.toMatchObject({ code: 403 });
  await expect(county(cert.list, {})).resolves.toBeDefined();
});
