import { msgSysmsg } from '@tqc/contract/message';
import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { planChain } from '../../testing/planChain';
import { testRoad, timeSlot } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await testRoad(server);
});
const chain = () => planChain(server);

test('没有上报的下级机构也列出来，网报开始了还没报就是逾期；催报只催没有上报的', async () => {
  const { pbId } = await chain();
  const city = await server.as('city');
  const rows = (await city(orgBatch.queryProvinceDownOrgName, { pbId, pageSize: 200 })).record;
  const of = (orgId: string) => rows.find((row) => row.downId === `${pbId}-${orgId}`);
  expect(of('328801')).toMatchObject({ planName: '东霁区计划', overdue: false, approvalStatus: 2 });
  expect(of('328802')).toMatchObject({ obId: null, overdue: true, approvalStatus: 0 });
  const late = await city(orgBatch.queryProvinceDownOrgName, { pbId, overdue: true });
  expect(late.record.map(({ orgId }) => orgId)).not.toContain('328801');
  const downIds = [`${pbId}-328801`, `${pbId}-328802`];
  const told = async () =>
    (await (await server.as('otherCounty'))(msgSysmsg.list, {})).record.map(({ title }) => title);
  const answer = await city(orgBatch.urgeReport, { downIds, preview: true });
  expect(answer).toEqual({
    done: [`${pbId}-328802`],
    refused: [expect.objectContaining({ id: `${pbId}-328801`, reason: '已上报，不用催报' })],
  });
  expect(await told()).not.toContain('请上报认定计划');
  await city(orgBatch.urgeReport, { downIds });
  expect(await told()).toContain('请上报认定计划');
  await expect(
    (await server.as('otherProvince'))(orgBatch.urgeReport, { downIds }),
  ).rejects.toMatchObject({ code: 403 });
});

test('被退回后没有再报的也算逾期、可以催报，说的是退回；再报了就不是', async () => {
  const { pbId } = await chain();
  const [city, below] = [await server.as('city'), await server.as('otherCounty')];
  await server.pool.query('update province_plan set auto_pass = false where pb_id = $1', [pbId]);
  const { id: obId } = await below(orgBatch.create, {
    pbId,
    planName: '南屏县计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  const downId = `${pbId}-328802`;
  const isLate = async () =>
    (await city(orgBatch.queryProvinceDownOrgName, { pbId, overdue: true })).record.some(
      (row) => row.downId === downId,
    );
  await below(orgBatch.update, { obId, action: 'report' }, { version: 1 });
  expect(await isLate()).toBe(false);
  await city(orgBatch.update, { obId, action: 'fail', opinion: '时间不合' }, { version: 2 });
  expect(await isLate()).toBe(true);
  expect(await city(orgBatch.urgeReport, { downIds: [downId] })).toEqual({
    done: [downId],
    refused: [],
  });
  const told = (await below(msgSysmsg.list, {})).record.map(({ content }) => content);
  expect(told.some((content) => content.includes('审批不通过后还没有重新上报'))).toBe(true);
  await below(orgBatch.update, { obId, action: 'report' }, { version: 3 });
  expect(await isLate()).toBe(false);
});

test('复制到下级：照着自己的计划给没有计划的下级拟草稿，有了的不动，下级改了再报', async () => {
  const { pbId, obId } = await chain();
  const [city, below] = [await server.as('city'), await server.as('otherCounty')];
  const downIds = [`${pbId}-328801`, `${pbId}-328802`];
  const copy = (preview: boolean) => city(orgBatch.copyDown, { downIds, preview });
  const plansOf = async () => (await below(orgBatch.list, { pbId, side: 'own' })).record;
  expect((await copy(false)).refused.map(({ reason }) => reason)).toEqual([
    '已有计划，或正在拟定',
    expect.stringContaining('还没有计划，没有可以复制的'),
  ]);
  await city(orgBatch.create, {
    pbId,
    planName: '云汀市计划',
    receiveWay: 2,
    attention: '带身份证',
    times: [timeSlot, { ...timeSlot, validEndDateStr: '2024-06-19 18:00', dayLimit: 30 }],
  });
  expect(await copy(true)).toMatchObject({ done: [downIds[1]], refused: [{ id: downIds[0] }] });
  expect(await plansOf()).toEqual([]);
  expect(await copy(false)).toMatchObject({ done: [downIds[1]] });
  expect((await copy(false)).done).toEqual([]);
  const [draft] = await plansOf();
  expect(draft).toMatchObject({ approvalStatus: 0, receiveWay: 2, attention: '带身份证' });
  expect(draft?.slotLines.split('；')).toEqual([
    expect.stringMatching(/^06-.* 至 06-.*$/),
    expect.stringContaining('，每日限30人'),
  ]);
  const mine = draft?.obId ?? '';
  expect((await below(orgBatch.get, { obId: mine })).times.map((one) => one.dayLimit)).toEqual(
    expect.arrayContaining([null, 30]),
  );
  // What was made for it is its own: the superior sees it once it is reported.
  await expect(city(orgBatch.get, { obId: mine })).rejects.toMatchObject({ code: 403 });
  await below(orgBatch.update, { obId: mine, action: 'edit', planName: '改过' }, { version: 1 });
  await below(orgBatch.update, { obId: mine, action: 'report' }, { version: 2 });
  const told = (await below(msgSysmsg.list, {})).record.map(({ title }) => title);
  expect(told).toContain('上级拟好了本机构的认定计划');
  await expect(
    (await server.as('otherProvince'))(orgBatch.copyDown, { downIds }),
  ).rejects.toMatchObject({ code: 403 });
  await expect((await server.as('centre'))(orgBatch.copyDown, { downIds })).rejects.toMatchObject({
    code: 403,
  });
  expect((await (await server.as('county'))(orgBatch.get, { obId })).planName).toBe('东霁区计划');
});

test('没有申请的计划由国家级写明原因强制结束，还有未结申请的不能，别的级都不能', async () => {
  const { obId } = await chain();
  const force = async (org: TestOrg, opinion?: string) =>
    (await server.as(org))(
      orgBatch.update,
      { obId, action: 'forceEnd', ...(opinion ? { opinion } : {}) },
      { version: 2 },
    );
  for (const org of ['province', 'city', 'county'] as const)
    await expect(force(org, '批次已过'), org).rejects.toMatchObject({ code: 403 });
  await expect(force('centre')).rejects.toThrow('请填写审批意见');
  await force('centre', '批次已过');
  const plan = await (await server.as('county'))(orgBatch.get, { obId });
  expect(plan).toMatchObject({ endStatus: 2, approvalStatus: 4, endReason: '批次已过' });
  expect(plan.opinions.map(({ step, opinion }) => [step, opinion])).toEqual([
    ['强制结束', '批次已过'],
    ['上报', ''],
  ]);
});

test('省级机构自己的机构计划由国家级审批和同意结束', async () => {
  const { pbId } = await chain();
  const province = await server.as('province');
  const centre = await server.as('centre');
  await server.pool.query('update province_plan set auto_pass = false where pb_id = $1', [pbId]);
  const { id: obId } = await province(orgBatch.create, {
    pbId,
    planName: '省本级计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  await province(orgBatch.update, { obId, action: 'report' }, { version: 1 });
  await centre(orgBatch.update, { obId, action: 'pass' }, { version: 2 });
  await province(orgBatch.update, { obId, action: 'applyEnd' }, { version: 3 });
  const ends = await centre(orgBatch.queryMyOrgBatchToEnd, { side: 'down', endStatus: 1 });
  expect(ends.record.find((row) => row.obId === obId)).toMatchObject({
    endAskedAt: expect.stringMatching(/^2024-06-/) as string,
    endDecidedBy: '',
    endDecidedAt: null,
    approveEnd: '2024-07-18',
    ctIds: [1, 2, 3],
  });
  await centre(orgBatch.update, { obId, action: 'endPlan' }, { version: 4 });
  expect((await province(orgBatch.get, { obId })).endStatus).toBe(2);
  const ended = await province(orgBatch.queryMyOrgBatchToEnd, { endStatus: 2 });
  expect(ended.record.find((row) => row.obId === obId)).toMatchObject({
    endDecidedBy: expect.stringMatching(/./) as string,
    endDecidedAt: expect.stringMatching(/^2024-06-/) as string,
  });
});

test('查看计划可以只看今日在网报期的、办某个资格种类的，省级计划带着确认点数和已网报人数', async () => {
  const { pbId, obId } = await chain();
  const [city, centre] = [await server.as('city'), await server.as('centre')];
  const found = async (input: { openToday?: boolean; ctId?: number }) =>
    (await city(orgBatch.list, { pbId, pageSize: 200, ...input })).record.map((row) => row.obId);
  expect(await found({ openToday: true, ctId: 3 })).toEqual([obId]);
  expect(await found({ openToday: false })).toEqual([]);
  expect(await found({ ctId: 7 })).toEqual([]);
  const plan = await centre(provinceBatch.get, { pbId });
  expect(plan).toMatchObject({ points: 1, applied: 0, windows: 1 });
  const seven = await centre(provinceBatch.list, { ctId: 7, pageSize: 200 });
  expect(seven.record.map((row) => row.pbId)).not.toContain(pbId);
});
