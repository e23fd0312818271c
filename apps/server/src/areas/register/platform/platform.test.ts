import { certAssign } from '@tqc/contract/cert';
import { exchange, govdata, registrationReview } from '@tqc/contract/register';
import { system } from '@tqc/contract/rms';
import { msgSysmsg } from '@tqc/contract/message';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchReturned, pushDue, usualPlan } from '../../../jobs/platform';
import { foldAll } from '../../../trade/wall/fold';
import { testRoad, type Road } from '../../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../../testing/server';
import {
  CODE,
  httpPlatform,
  startCounterpart,
  type Counterpart,
  type NationalPlatform,
} from '../../../trade/platform';

const APP = 'tqc-test';
const SECRET = 'only for this test';
const plan = { ...usualPlan(APP), rate: 1000 };

let server: TestServer;
let road: Road;
let counterpart: Counterpart;
let platform: NationalPlatform;
let folder: string;
let wrong: { code: string; text: string } | undefined;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  folder = mkdtempSync(join(tmpdir(), 'tqc-platform-'));
  counterpart = await startCounterpart({
    appId: APP,
    secret: SECRET,
    file: join(folder, 'taken.jsonl'),
    judge: ({ round }) => (round === 1 ? wrong : undefined),
  });
  platform = httpPlatform({ url: counterpart.url, appId: APP, secret: SECRET });
});
afterAll(async () => {
  await counterpart.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  wrong = undefined;
  ahead = 0;
  await server.pool.query('delete from platform_push');
  await server.pool.query('update platform_switch set state = 1');
});

const as = (org: TestOrg) => server.as(org);
const pushes = async (org: TestOrg = 'county') =>
  (await (await as(org))(exchange.gbTaskAll, { sort: 'pushId.asc' })).record;
const only = async (org: TestOrg = 'county') => {
  const [row] = await pushes(org);
  if (!row) throw new Error('nothing is to be pushed');
  return row;
};
/** The pusher's own time: sessions end when the server's goes on. */
let ahead = 0;
const push = (to: NationalPlatform = platform) =>
  pushDue({ ...server.app, clock: () => new Date(server.app.clock().getTime() + ahead) }, to, plan);
const away: NationalPlatform = {
  push: async () => ({ code: CODE.away, text: '国家平台没有应答', took: 1 }),
  returned: async () => ({ code: CODE.away, text: '', took: 0, record: [] }),
  test: async () => ({ code: CODE.away, text: '国家平台没有应答', took: 1 }),
};
const keysOfNow = () => counterpart.taken().map(({ key }) => key);
const bodies = () =>
  counterpart.taken().map(({ body }) => JSON.parse(body) as Record<string, unknown>);
let n = 900;
const accepted = async () => road.confirmed((n += 1));
const later = (minutes: number) => void (ahead += minutes * 60_000);
const unread = async (org: TestOrg) =>
  (await (await as(org))(msgSysmsg.list, {})).record.map(({ title }) => title);
const abnormal = async () => (await (await as('province'))(exchange.listAbnormal, {})).record;
const handle = async (input: object) => {
  const [row] = await pushes('province');
  return (await as('province'))(exchange.handleAbnormal, {
    records: [{ id: row?.pushId ?? '', version: row?.version ?? 0 }],
    action: 'fix',
    ...input,
  });
};

test('受理、认定、编号和它们的推送同生共死：写不进队列，就没有办理', async () => {
  await server.pool.query(
    `create function refuse_push() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$;
     create trigger refused before insert on platform_push for each row execute function refuse_push()`,
  );
  await expect(accepted()).rejects.toMatchObject({ code: 503 });
  await server.pool.query('drop trigger refused on platform_push');
  const { regId } = await accepted();
  expect(await pushes()).toMatchObject([{ regId, dataType: 'case', state: 0, outcome: '' }]);
  const county = await as('county');
  await county(registrationReview.batchAllowQuery, { regIds: regId });
  await road.answerAccessQueries([regId]);
  await county(registrationReview.batchAud, {
    decision: 'approve',
    regIds: regId,
    records: await road.versionsOf([regId]),
  });
  expect(await pushes()).toHaveLength(1);
  await county(certAssign.create, {
    records: await road.versionsOf([regId]),
    recognisedOn: '2024-06-18',
    issueDate: '2024-06-18',
  });
  const rows = await pushes();
  expect(rows.map(({ dataType, outcome }) => [dataType, outcome])).toEqual([
    ['case', ''],
    ['case', '准予'],
    ['license', '准予'],
  ]);
  expect(rows[2]?.certNo).toMatch(/^\d{17}$/);
  expect(rows[0]?.message).toContain('***');
  expect(rows[0]?.message).not.toMatch(/\d{17}[\dX]/);
  for (let turn = 0; turn < 3; turn += 1) await push();
  expect((await pushes()).map(({ state }) => state)).toEqual([1, 1, 1]);
  expect(bodies().map(({ event }) => event)).toEqual(['accepted', 'done', 'issued']);
});

test('接口关闭时数据排队，不能立即推送；开启后从最早的开始推送', async () => {
  const [first, second] = [await accepted(), await accepted()];
  const centre = await as('centre');
  const one = (await centre(system.getGbsso, { prov: '32', name: 'case' })).record[0];
  if (!one) throw new Error('no switch');
  await centre(system.setGbsso, {
    records: [{ id: one.switchId, version: one.version }],
    state: 0,
    reason: '国家平台升级',
  });
  await push();
  const row = await only();
  expect(row.state).toBe(0);
  const records = [{ id: row.pushId, version: row.version }];
  await expect((await as('county'))(govdata.gbTask, { action: 'push', records })).rejects.toThrow(
    '办件推送接口已关闭，数据留在队列中，开启后自动推送',
  );
  const before = keysOfNow().length;
  expect((await centre(system.getGbsso, { prov: '32', name: 'case' })).record[0]).toMatchObject({
    state: 0,
    waiting: 2,
  });
  await (
    await as('province')
  )(system.setGbsso, {
    records: [{ id: one.switchId, version: one.version + 1 }],
    state: 1,
    reason: '升级完成',
  });
  await push();
  expect(
    bodies()
      .slice(before)
      .map(({ caseNo }) => caseNo),
  ).toEqual((await pushes()).map(({ caseNo }) => caseNo));
  expect((await pushes()).map(({ regId }) => regId)).toEqual([first.regId, second.regId]);
  const log = await centre(exchange.gbSyncInfo, { prov: '32', name: 'case' });
  expect(log.record.map(({ kind }) => kind)).toContain('改变开关');
});

test('灰度只推送选中的机构；别的省看不到、改不了本省的开关', async () => {
  await accepted();
  const province = await as('province');
  const { record, total } = await province(system.getGbsso, {});
  expect(total).toBe(5);
  const one = record.find(({ name }) => name === 'case');
  if (!one) throw new Error('no switch');
  const choose = (orgIds: string[], version: number) =>
    province(system.setGbsso, {
      records: [{ id: one.switchId, version }],
      state: 2,
      orgIds,
      reason: '先试一个区',
    });
  await expect(choose([], one.version)).rejects.toThrow('请至少选择一个机构');
  await expect(choose(['33'], one.version)).rejects.toThrow('只能选择该省的认定机构');
  await choose(['328802'], one.version);
  await push();
  expect((await only()).state).toBe(0);
  await choose(['328801'], one.version + 1);
  await push();
  expect((await only()).state).toBe(1);
  await expect(
    (await as('otherProvince'))(system.setGbsso, {
      records: [{ id: one.switchId, version: one.version + 2 }],
      state: 0,
      reason: '不是本省',
    }),
  ).rejects.toMatchObject({ code: 403 });
});

test('没有应答的按1、5、15分钟重推；第三次失败进入报表并通知机构和省级（domain-19）', async () => {
  await accepted();
  expect(await push(away)).toEqual({ sent: 1, away: false, answered: false });
  expect(await only()).toMatchObject({ state: 2, tries: 1, answerCode: 'N01' });
  expect((await push(away)).sent).toBe(0);
  later(2);
  await push(away);
  const failedOf = async () =>
    (await (await as('province'))(exchange.gbTaskAll, { tries: 3 })).record;
  expect(await failedOf()).toEqual([]);
  later(6);
  await push(away);
  expect(await failedOf()).toMatchObject([{ tries: 3, advice: expect.stringContaining('恢复后') }]);
  expect(await unread('county')).toContain('办件推送失败3次');
  expect(await unread('province')).toContain('办件推送失败3次');
  later(16);
  await push(away);
  later(600);
  expect((await push()).sent).toBe(0);
  const row = await only();
  const again = { action: 'push' as const, records: [{ id: row.pushId, version: row.version }] };
  const county = await as('county');
  await county(govdata.gbTask, again);
  await expect(county(govdata.gbTask, again)).rejects.toMatchObject({ code: 409 });
  await push();
  expect((await only()).state).toBe(1);
});

test('应答丢失的再推一次，国家平台只收到一条', async () => {
  await accepted();
  const before = keysOfNow().length;
  await push({
    ...platform,
    push: async (key, message) => {
      await platform.push(key, message);
      return { code: CODE.away, text: '', took: 1 };
    },
  });
  expect((await only()).state).toBe(2);
  later(2);
  await push();
  expect((await only()).state).toBe(1);
  expect(keysOfNow()).toHaveLength(before + 1);
});

test('一个省的退回数据读不出或没有应答，记在它的接口上，别的省照常；都没有应答才算断了', async () => {
  const { regId } = await accepted();
  await push();
  wrong = { code: 'E01', text: '证件号码与姓名不符' };
  await server.pool.query(
    "insert into platform_switch (prov, city, county, name, state) values ('11', '', '', 'recovery', 1)",
  );
  const asked: string[] = [];
  const besides = (code: string): NationalPlatform => ({
    ...platform,
    returned: async (prov, after) => {
      asked.push(prov);
      return prov < '32'
        ? { code, text: '内部错误', took: 1, record: [] }
        : platform.returned(prov, after);
    },
  });
  expect(await fetchReturned(server.app, besides(CODE.away), APP)).toBe(true);
  expect(asked.toSorted()).toEqual(['11', '32', '33']);
  expect(await abnormal()).toMatchObject([{ regId, state: 3 }]);
  expect(await fetchReturned(server.app, besides('E99'), APP)).toBe(true);
  const { rows } = await server.pool.query<{ prov: string; failed: number }>(
    "select prov, failed from platform_run where kind = 'recover' and code = 'E99' order by prov limit 1",
  );
  expect(rows).toMatchObject([{ prov: '11', failed: 2 }]);
  expect(await fetchReturned(server.app, away, APP)).toBe(false);
});

test('退回的成为待处理的异常并通知省级；修正有误的内容后再推，成功', async () => {
  const { regId } = await accepted();
  await push();
  wrong = { code: 'E01', text: '证件号码与姓名不符' };
  await fetchReturned(server.app, platform, APP);
  await fetchReturned(server.app, platform, APP);
  expect(await abnormal()).toMatchObject([
    { regId, abnormalCode: 'E01', abnormalStatus: 0, returned: 1, state: 3 },
  ]);
  expect(await unread('province')).toContain('国家平台退回数据待处理');
  await expect(handle({})).rejects.toThrow('请填写修正后的内容');
  await expect(handle({ creditCode: '91350211M000100Y43' })).rejects.toThrow('没有被退回');
  await expect(handle({ idNo: '328801199901011239' })).rejects.toThrow('证件号码');
  const [{ name } = { name: '' }] = await abnormal();
  await expect(handle({ name })).rejects.toThrow('没有更正任何内容；核对无误请用“重新推送”');
  // Whether a number is the right one is told to nobody who tries it.
  for (const at of [n, 5])
    expect(await handle({ idNo: road.applicant(at).idNo, preview: true })).toMatchObject({
      refused: [],
    });
  const asked = { action: 'fix' as const, name: '王雪林', reason: '按证件更正' };
  await handle(asked);
  expect(await abnormal()).toMatchObject([{ abnormalStatus: 1, state: 0, name: '王雪林' }]);
  await expect(handle(asked)).rejects.toThrow('只有被退回的数据可以修正');
  await push();
  expect(await only()).toMatchObject({ state: 1 });
  // The counterpart has heard the number, and keeps it masked.
  expect(bodies().at(-1)).toMatchObject({
    name: '王雪林',
    round: 2,
    idNo: expect.stringMatching(/^328\*{11}\w{4}$/),
  });
  wrong = undefined;
});

test('忽略要写原因，忽略以后不再推送；无需推送也一样', async () => {
  await accepted();
  await push();
  wrong = { code: 'E06', text: '缺少申请表附件' };
  await fetchReturned(server.app, platform, APP);
  await expect(handle({ action: 'ignore' })).rejects.toThrow('请输入忽略的原因');
  await handle({ action: 'ignore', reason: '线下已报送' });
  expect(await abnormal()).toMatchObject([{ abnormalStatus: 2, state: 4, reason: '线下已报送' }]);
  await server.pool.query('delete from platform_push');
  await accepted();
  const row = await only();
  const waive = async (reason: string) =>
    (await as('county'))(govdata.gbTask, {
      action: 'waive',
      reason,
      records: [{ id: row.pushId, version: row.version }],
    });
  await expect(waive('')).rejects.toThrow('请输入无需推送的原因');
  await waive('测试数据');
  expect((await push()).sent).toBe(0);
});

test('接入以前办结的，按办结日期生成一次；再生成没有重复的', async () => {
  const { regId } = await accepted();
  await server.pool.query(
    "update registration set status = 24, approve_time = '2024-06-17' where reg_id = $1",
    [regId],
  );
  await server.pool.query('delete from platform_push');
  const county = await as('county');
  const make = { action: 'make', doneFrom: '2024-06-17', doneTo: '2024-06-17' } as const;
  expect(await county(govdata.gbTask, { ...make, preview: true })).toMatchObject({ made: 1 });
  const all = await Promise.all([county, await as('city')].map((one) => one(govdata.gbTask, make)));
  expect(all.map(({ made }) => made).toSorted()).toEqual([0, 1]);
  expect((await pushes()).map(({ outcome }) => outcome)).toEqual(['', '不予']);
  expect((await county(govdata.gbTask, make)).made).toBe(0);
  expect((await (await as('otherCounty'))(exchange.gbTaskAll, {})).total).toBe(0);
  const ofOne = async (org: TestOrg) =>
    (await (await as(org))(exchange.gbTaskAll, { regId })).total;
  expect(await Promise.all((['province', 'otherCounty'] as const).map(ofOne))).toEqual([2, 0]);
  await expect(
    county(govdata.gbTask, { action: 'make', doneFrom: '2024-01-01', doneTo: '2024-06-18' }),
  ).rejects.toThrow('一次最多生成92天的任务');
});

test('统计按地区分列，能逐级看下去，看不到别处', async () => {
  await accepted();
  await push();
  const province = await as('province');
  const [city] = (await province(exchange.gbStatistics, { kind: 'push' })).record;
  expect(city).toMatchObject({
    area: '3288',
    areaName: '云汀市',
    due: 1,
    success: 1,
    rate: '100.0%',
  });
  const [county] = (await province(exchange.gbStatistics, { kind: 'push', area: '3288' })).record;
  expect(county).toMatchObject({ area: '328801', hasParts: false });
  const [whole] = (await (await as('centre'))(exchange.gbStatistics, { kind: 'push' })).record;
  expect(whole).toMatchObject({ area: '32', areaName: '演示省' });
  // A point has no figures of its county: what it sees is counted.
  await foldAll(server.pool);
  const ofCounty = (await (await as('county'))(exchange.gbStatistics, { kind: 'case' })).record;
  const ofPoint = (await (await as('otherPoint'))(exchange.gbStatistics, { kind: 'case' })).record;
  expect(ofCounty[0]?.accepted).toBeGreaterThan(0);
  expect(ofPoint).toEqual([]);
  await expect(province(exchange.gbStatistics, { kind: 'push', area: '33' })).rejects.toThrow(
    '只能统计本机构所辖的地区',
  );
  const [own] = (
    await province(exchange.gbStatistics, { kind: 'case', area: '3288', orgId: '328801' })
  ).record;
  expect(own).toMatchObject({ heardAccepted: 1 });
  const ofBatch = async (cbId: string) =>
    (await province(exchange.gbStatistics, { kind: 'case', area: '3288', cbId })).record;
  const { rows } = await server.pool.query<{ cbId: string; n: number }>(
    `select cb_id as "cbId", count(*) filter (where confirm_time is not null)::int as n
     from registration where county = '328801' and accept_no is not null group by 1`,
  );
  expect(rows).toHaveLength(1);
  expect(await ofBatch(rows[0]?.cbId ?? '')).toMatchObject([
    { area: '328801', accepted: rows[0]?.n, heardAccepted: 1 },
  ]);
  expect(await ofBatch('1')).toEqual([]);
  expect((await province(exchange.orgId, {})).record).toEqual([
    { id: '328801', name: '东霁区教育局' },
  ]);
  expect((await province(exchange.obt, {})).record).toHaveLength(1);
});
