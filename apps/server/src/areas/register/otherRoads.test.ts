import { handIn } from '@tqc/client';
import { intake } from '@tqc/contract/intake';
import {
  accessQuery,
  operations,
  regAud,
  registration,
  registrationChange,
  registrationReview,
} from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { tasksOf } from '../../jobs/worker';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const set = (regId: string, text: string) =>
  server.pool.query(`update registration set ${text} where reg_id = $1`, [regId]);
const read = async (regId: string) => (await server.as('county'))(registration.get, { regId });
const version = async (regId: string) => ({ version: (await read(regId)).version });
/** The platform answers; tells what it was asked. */
async function answer(regId: string, result: 0 | 1): Promise<string[]> {
  const asked: string[] = [];
  const query = async ({ requestId }: { requestId: string }) => {
    asked.push(requestId);
    return result;
  };
  await tasksOf(server.app, { query })['accessQuery']?.({ regId }, {} as never);
  return asked;
}

const diploma = {
  diplomaNo: '190011202405001234',
  graduateDate: '2024-06-18',
  graduateSchool: '澄岚师范大学',
  major: '数学',
  educationLevel: 3 as const,
};
/** Somebody about to graduate, confirmed, whose diploma is awaited. */
async function awaiting(n: number): Promise<string> {
  const { regId } = await road.confirmed(n);
  await set(regId, 'graduating = true, college_append_flag = true, record_status = 4');
  return regId;
}

test('补交的学历审核不通过要说原因，并告诉申请人；通过要写全，之后记录正常', async () => {
  const county = await server.as('county');
  const regId = await awaiting(700);
  const judge = async (more: object) =>
    county(registrationReview.audCollegeInfo, { regId, ...more } as never, await version(regId));
  await expect(judge({ passed: false })).rejects.toMatchObject({ message: '请填写审核意见' });
  await judge({ passed: false, opinion: '毕业证书照片不清楚' });
  expect(await read(regId)).toMatchObject({ recordStatus: 4, diplomaNo: '' });
  const { record } = await county(regAud.getMessagesRegAud, { regId });
  expect(record.map(({ content }) => content)).toEqual([
    '您补交的学历没有通过审核：毕业证书照片不清楚',
  ]);
  await expect(judge({ passed: true, ...diploma, major: undefined })).rejects.toMatchObject({
    code: 422,
    message: '请填写专业',
  });
  await judge({ passed: true, ...diploma });
  expect(await read(regId)).toMatchObject({
    recordStatus: 0,
    collegeVerifyStatus: 1,
    collegeAppendFlag: false,
    ...diploma,
  });
});

test('逾期未补学历的可以删除；恢复后还欠着学历，不能审批', async () => {
  const regId = await awaiting(701);
  const county = await server.as('county');
  await county(registration.remove, { regId, reason: '逾期未补学历' }, await version(regId));
  expect(await read(regId)).toMatchObject({ recordStatus: 2 });
  const province = await server.as('province');
  await province(registration.update, { regId, action: 'undelete' }, await version(regId));
  expect(await read(regId)).toMatchObject({
    recordStatus: 4,
    blocks: expect.arrayContaining(['学历待补充，审核通过后才能审批']),
  });
});

test('准入查询结果过了九十天可以重新查询，没过的说到哪天有效；重新问的是新的问题', async () => {
  const county = await server.as('county');
  const { regId } = await road.confirmed(702);
  const begin = () => county(registrationReview.batchAllowQuery, { regIds: regId });
  expect((await begin()).done).toEqual([regId]);
  const [first] = await answer(regId, 0);
  expect((await begin()).refused).toMatchObject([
    { reason: '准入查询结果正常，2024-09-16前有效，不用重新查询' },
  ]);
  await set(regId, "access_time = '2024-03-01'");
  expect((await read(regId)).blocks).toEqual(['准入查询结果已超过90天，请重新查询']);
  expect((await begin()).done).toEqual([regId]);
  const [second] = await answer(regId, 0);
  expect(second).not.toBe(first);
  expect(await read(regId)).toMatchObject({ accessResult: 0, blocks: [] });
  expect((await read(regId)).steps.map(({ event }) => event)).toContain('重新查询');
  // Nobody is asked about any more once the decision has fallen.
  await set(regId, "access_time = '2024-03-01', status = 21");
  const settled = '申请已经办结，不能再查询从业禁止信息';
  expect((await begin()).refused).toMatchObject([{ reason: settled }]);
  await expect(
    county(accessQuery.fuyi, { regId, reason: '对结果有异议' }, await version(regId)),
  ).rejects.toMatchObject({ message: settled });
});

test('有发现的说去申请复议；复议带着说明和材料，查明无事的记录恢复正常，两次答复都在', async () => {
  const county = await server.as('county');
  const { regId } = await road.confirmed(703);
  await county(registrationReview.batchAllowQuery, { regIds: regId });
  await answer(regId, 1);
  expect(await read(regId)).toMatchObject({ accessResult: 1, recordStatus: 3 });
  // Whoever looks for what was found looks for it once, whatever it is.
  await set(regId, 'access_result = 3');
  const found = async (accessMerged: 0 | 1) =>
    (await county(registration.list, { accessMerged, regId })).record.length;
  expect([await found(1), await found(0)]).toEqual([1, 0]);
  await set(regId, 'access_result = 1');
  const again = await county(registrationReview.batchAllowQuery, { regIds: regId });
  expect(again.refused).toMatchObject([{ reason: '准入查询结果为有判决信息，有异议的请申请复议' }]);
  const bytes = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
  const { fileId } = await county(
    resource.updateFile,
    {},
    { files: [{ field: 'file', name: '证明.jpg', bytes }] },
  );
  const reason = '同名同姓，附公安机关证明';
  await county(accessQuery.fuyi, { regId, reason, fileId }, await version(regId));
  expect(await read(regId)).toMatchObject({ accessResult: 11, recordStatus: 3 });
  await answer(regId, 0);
  const after = await read(regId);
  expect(after).toMatchObject({ accessResult: 0, recordStatus: 0, blocks: [] });
  expect(after.files.map(({ title }) => title)).toContain('复议材料');
  expect(after.steps.slice(-4).map(({ event }) => event)).toEqual([
    '发起查询',
    '有判决信息',
    '申请复议',
    '正常',
  ]);
});

test('查询中的可以取消，别的机构的取消不了', async () => {
  const county = await server.as('county');
  const { regId } = await road.confirmed(704);
  await county(registrationReview.batchAllowQuery, { regIds: regId });
  const ask = { regIds: regId };
  expect((await (await server.as('city'))(registrationReview.handleCancelQuery, ask)).done).toEqual(
    [],
  );
  const would = await county(registrationReview.handleCancelQuery, { ...ask, preview: true });
  expect(would.done).toEqual([regId]);
  expect(await read(regId)).toMatchObject({ accessResult: 11 });
  expect((await county(registrationReview.handleCancelQuery, ask)).done).toEqual([regId]);
  expect(await read(regId)).toMatchObject({ accessResult: 10 });
});

test('批量转移确认点：先说转移几件、哪件为什么不转；转移的连同材料归新的确认点，人数跟着走', async () => {
  const county = await server.as('county');
  const ids = [await road.filed(710), await road.filed(711)];
  const { regId: late } = await road.confirmed(712);
  const booked = async () => {
    const { rows } = await server.pool.query<{ booked: number }>(
      'select booked from plan_arrangement where ls_id = any($1) order by ls_id = $2',
      [[road.lsId, road.otherLsId], road.otherLsId],
    );
    return rows.map((row) => row.booked);
  };
  const [from = 0, to = 0] = await booked();
  const input = { regIds: [...ids, late].join(','), lsId: road.otherLsId };
  const outcome = {
    done: ids,
    refused: [{ id: late, name: '王雪琳', reason: '该申请已确认，不能再转移确认点' }],
  };
  expect(
    await county(registrationReview.batchChangeLocale, { ...input, preview: true }),
  ).toMatchObject(outcome);
  expect(await booked()).toEqual([from, to]);
  expect(await county(registrationReview.batchChangeLocale, input)).toMatchObject(outcome);
  expect(await booked()).toEqual([from - 2, to + 2]);
  const moved = await (await server.as('otherPoint'))(registration.get, { regId: ids[0] ?? '' });
  expect(moved).toMatchObject({ lsId: road.otherLsId, version: 2 });
  expect([moved.files.length, moved.steps.at(-1)?.event]).toEqual([1, '转移确认点']);
  await expect(
    (await server.as('point'))(registration.get, { regId: ids[0] ?? '' }),
  ).rejects.toMatchObject({ code: 403 });
  const again = await county(registrationReview.batchChangeLocale, input);
  expect(again.done).toEqual([]);
});

test('操作记录：范围内的每一步连同姓名和状态；一次最多九十天，不说时间查最近三十天', async () => {
  const county = await server.as('county');
  const regId = await road.filed(720);
  await county(registration.update, { regId, address: '滨河路3号' }, { version: 1 });
  const asked = await county(operations.queryOperations, { regId });
  expect(asked.record).toMatchObject([
    { event: '修改', name: '王雪琳', fromStatus: 6, toStatus: 6, step: '数据维护' },
    { name: '王雪琳', toStatus: 6 },
  ]);
  const later = { regId, atFrom: '2024-07-01', atTo: '2024-07-02' };
  expect((await county(operations.queryOperations, later)).record).toEqual([]);
  await expect(
    county(operations.queryOperations, { atFrom: '2024-01-01', atTo: '2024-06-18' }),
  ).rejects.toMatchObject({ message: '操作时间一次最多查90天，请缩短起止时间' });
  const other = await server.as('otherCounty');
  expect((await other(operations.queryOperations, { regId })).record).toEqual([]);
  const centre = await server.as('centre');
  await expect(
    centre(operations.queryOperations, { atFrom: '2024-06-01', atTo: '2024-06-18' }),
  ).rejects.toMatchObject({ message: '操作时间一次最多查7天，请缩短起止时间' });
  const [atFrom, atTo] = ['2024-06-01', '2024-06-30'];
  const one = await centre(operations.queryOperations, { regId, atFrom, atTo });
  expect(one.total).toBe(2);
});

test('操作记录按业务环节查；数据变更的步骤说得出是哪一次变更，撤回了的没有', async () => {
  const [county, point] = [await server.as('county'), await server.as('point')];
  const regId = await road.filed(790);
  const ask = () =>
    point(
      registrationChange.regDataChange,
      { regId, changes: { major: '英语' }, reason: '更正' },
      { version: 1 },
    );
  const asked = async () =>
    (await county(operations.queryOperations, { regId, step: '数据变更' })).record.map(
      ({ event, chgId }) => [event, chgId],
    );
  const { id: gone } = await ask();
  await point(registrationChange.regChgWithdraw, { chgId: gone }, { version: 1 });
  const { id } = await ask();
  expect((await asked()).toSorted()).toEqual(
    [
      ['申请变更', null],
      ['撤回变更', null],
      ['申请变更', id],
    ].toSorted(),
  );
  await county(registrationChange.regChgAudit, { chgId: id, passed: true }, { version: 1 });
  expect(await asked()).toContainEqual(['变更通过', id]);
  expect((await county(operations.queryOperations, { regId, step: '证书打印' })).total).toBe(0);
});

test('申请人的回复和时间写在详情里，给作决定的人看', async () => {
  const county = await server.as('county');
  const regId = await road.filed(721);
  await county(regAud.create, { regId, content: '请补充普通话证书' });
  await server.pool.query(
    "update registration_message set reply = '已补交', reply_time = '2024-06-18T01:00:00Z' where reg_id = $1",
    [regId],
  );
  expect((await read(regId)).replies).toEqual([
    { content: '请补充普通话证书', reply: '已补交', replyTime: '2024-06-18T01:00:00.000Z' },
  ]);
});

test('国家级可以恢复已删除的申请，不能改申报的内容', async () => {
  const county = await server.as('county');
  const centre = await server.as('centre');
  const regId = await road.filed(722);
  await county(registration.remove, { regId, reason: '重复申报' }, { version: 1 });
  await centre(registration.update, { regId, action: 'undelete' }, { version: 2 });
  expect(await read(regId)).toMatchObject({ recordStatus: 0 });
  await expect(
    centre(registration.update, { regId, address: '滨河路2号' }, { version: 3 }),
  ).rejects.toMatchObject({ code: 403 });
});

test('批量退回先问谁办得了，这时还不用写意见；真办时要写', async () => {
  const county = await server.as('county');
  const { regId } = await road.confirmed(723);
  const input = {
    regIds: regId,
    decision: 'returnToConfirmation' as const,
    records: await road.versionsOf([regId]),
  };
  const would = await county(registrationReview.batchAud, { ...input, preview: true });
  expect(would.done).toEqual([regId]);
  await expect(county(registrationReview.batchAud, input)).rejects.toMatchObject({
    message: '请填写审核意见',
  });
});

test('批量留言先问给谁，这时还不用写内容；真发时要写', async () => {
  const county = await server.as('county');
  const regIds = await road.filed(724);
  expect(await county(registrationReview.batchMsg, { regIds, preview: true })).toEqual({
    done: [regIds],
    refused: [],
  });
  await expect(county(registrationReview.batchMsg, { regIds })).rejects.toMatchObject({
    message: '请输入留言内容',
  });
  const asked = { regIds, content: '请按时到场' };
  expect((await county(registrationReview.batchMsg, asked)).done).toEqual([regIds]);
});

test('确认后等待学历的申请，申请人可以补交毕业证书，申请不退回；别的材料不收', async () => {
  const regId = await awaiting(730);
  const bring = (kind: string, more: object = {}) => supplement(730, kind, more);
  expect((await bring('mandarin')).refused).toMatchObject([
    { message: '该申请已确认，只等补交毕业证书，请只提交毕业证书和证书信息' },
  ]);
  const taken = await bring('newDiploma', { diplomaNo: '190011202405001234' });
  expect(taken.accepted).toMatchObject([{ regId }]);
  const found = await read(regId);
  expect(found).toMatchObject({
    status: 15,
    recordStatus: 4,
    diplomaNo: '190011202405001234',
  });
  expect(found.files.map(({ kind }) => kind)).toContain('newDiploma');
  expect(found.steps.at(-1)?.event).toBe('补交毕业证书');
  await set(regId, 'record_status = 0');
  expect((await bring('newDiploma')).refused).toMatchObject([
    { message: '该申请没有待补全的材料' },
  ]);
});

/** Hands one document of an applicant in later, through the channel. */
async function supplement(n: number, kind: string, more: object) {
  const [channel] = server.app.auth.keys.channel;
  if (!channel) throw new Error('no channel');
  const bytes = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aadd' } })
      .jpeg()
      .toBuffer(),
  );
  const { channelNo } = road.applicant(n);
  const item = { channelNo, files: [{ kind, title: '毕业证书', part: 'scan' }], ...more };
  const key = { id: channel.id, key: new Uint8Array(channel.key) };
  const scans = [{ field: 'scan', name: '毕业证书.jpg', bytes }];
  return handIn(server.url, key, [item], scans, 0, intake.supplement);
}
