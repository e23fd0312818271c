import { handIn } from '@tqc/client';
import { certAssign, cert } from '@tqc/contract/cert';
import {
  registration,
  registrationChange,
  registrationReview,
  regAud,
} from '@tqc/contract/register';
import { isCertificateNo, readCertificateNo } from '@tqc/domain/shared';
import { beforeAll, expect, test } from 'vitest';
import { tasksOf } from '../../jobs/worker';
import { testServer, type TestServer } from '../../testing/server';
import { checks, testRoad, type Road } from '../../testing/road';

let server: TestServer;
let road: Road;
let lsId = '';
let otherLsId = '';
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  ({ lsId, otherLsId } = road);
});
const applicant: Road['applicant'] = (n, more) => road.applicant(n, more);
const hand: Road['hand'] = (items) => road.hand(items);
const confirmed: Road['confirmed'] = (n) => road.confirmed(n);
const answerAccessQueries: Road['answerAccessQueries'] = (regIds) =>
  road.answerAccessQueries(regIds);

test('交件：逐项收下或说明拒绝的原因，重复交件得到同一个报名号', async () => {
  const answer = await hand([
    applicant(1),
    applicant(2, { idNo: '328801199901011049' }),
    applicant(3, { sex: 1 }),
    applicant(4, { ctId: 7, subjectId: '0701' }),
    applicant(5, { name: 'Wang' }),
    { channelNo: 'T-000006' },
    applicant(7, { files: [] }),
    applicant(8, { birthDate: '1998-01-01' }),
    applicant(9, { mobile: '12345' }),
    applicant(11, { nation: '60' }),
    applicant(12, { graduating: true, graduateDate: '2023-06-30' }),
  ]);
  expect(answer.accepted.map(({ channelNo }) => channelNo)).toEqual(['T-000001']);
  expect(answer.refused.map(({ message }) => message)).toEqual([
    '证件号码校验位错误',
    '证件号码与性别不一致',
    '该确认点不办理所申请的资格种类',
    '姓名应为2至30个汉字，间隔号只能在两字之间',
    expect.stringContaining('数据格式不正确'),
    '缺少证件照片',
    '证件号码与出生日期不一致',
    '手机号码输入有误',
    '民族代码不正确',
    '应届毕业生的毕业年份应为今年',
  ]);
  const again = await hand([applicant(1)]);
  expect(again.accepted[0]).toMatchObject({ regId: answer.accepted[0]?.regId, repeated: true });
  expect((await hand([applicant(1, { channelNo: 'T-999999' })])).refused[0]?.message).toBe(
    '同一自然年度内只能申请一次，该证件号码已有申请',
  );
  await expect(
    handIn(server.url, { id: 'applicant', key: new Uint8Array(32) }, [applicant(10)], []),
  ).rejects.toMatchObject({ code: 487 });
});

test('从核验到证书编号走完全程；号码符合规则，库里能查到', async () => {
  const { regId } = await confirmed(20);
  const point = await server.as('point');
  const county = await server.as('county');
  const detail = await point(registration.get, { regId });
  expect(detail).toMatchObject({
    status: 15,
    archiveNo: expect.stringMatching(/^202432\d{3}1\d{6}$/),
    acceptNo: expect.stringMatching(/^32\d{3}20240618\d{4}$/),
    accessResult: 10,
    blocks: ['尚未进行准入查询'],
  });
  expect(detail.idNo).toMatch(/^328\*{11}\d{3}[\dX]$/);
  expect(detail.steps.map(({ event }) => event)).toEqual(['提交申请', '材料合格', '确认通过']);
  const blocked = await county(registrationReview.batchAud, {
    regIds: regId,
    decision: 'approve',
    records: [{ id: regId, version: 3 }],
  });
  expect(blocked).toEqual({
    done: [],
    refused: [{ id: regId, name: '王雪琳', reason: '尚未进行准入查询', code: 422 }],
  });
  await answerAccessQueries([regId]);
  const { version } = await county(registration.get, { regId });
  expect(
    await county(registrationReview.batchAud, {
      regIds: regId,
      decision: 'approve',
      records: [{ id: regId, version: version - 1 }],
    }),
  ).toMatchObject({
    refused: [
      {
        reason: '数据已被他人修改（最近一步：准入查询平台 准入查询平台 正常），请刷新后再操作',
      },
    ],
  });
  expect(
    await county(registrationReview.batchAud, {
      regIds: regId,
      decision: 'approve',
      records: [{ id: regId, version }],
    }),
  ).toEqual({ done: [regId], refused: [] });
  const asked = {
    records: await road.versionsOf([regId]),
    recognisedOn: '2024-06-18',
    issueDate: '2024-06-18',
  };
  const before = await traces();
  const preview = await county(certAssign.create, { ...asked, preview: true });
  expect(await traces()).toEqual({ ...before, looks: before.looks + 1 });
  const run = await county(certAssign.create, asked);
  expect(await traces()).toEqual({
    keys: before.keys + 1,
    looks: before.looks + 1,
    deeds: before.deeds + 1,
  });
  expect(run.firstNo).toBe(preview.firstNo);
  expect(isCertificateNo(run.firstNo, 2)).toBe(true);
  expect(readCertificateNo(run.firstNo)).toMatchObject({
    year: 2024,
    province: '32',
    ctId: 3,
    sex: 2,
  });
  await expect(
    county(
      registration.remove,
      { regId, reason: '重复申报' },
      { version: (await county(registration.get, { regId })).version },
    ),
  ).rejects.toThrow('证书编号已生成，请先在编号记录中收回编号再删除');
  const found = await county(cert.list, { certNo: run.firstNo });
  expect(found.record[0]).toMatchObject({
    name: '王雪琳',
    certNo: run.firstNo,
    subjectName: '数学',
  });
  expect((await hand([applicant(20, { channelNo: 'T-NEXT' })])).refused[0]?.message).toContain(
    '已持有相同资格种类和任教学科',
  );
  await expect(county(certAssign.create, asked)).rejects.toThrow('没有可以编号的数据');
  await county(certAssign.remove, { id: run.id ?? '' }, { version: 1 });
  expect((await county(registration.get, { regId })).certNo).toBeNull();
  const again = { ...asked, records: await road.versionsOf([regId]) };
  expect((await county(certAssign.create, again)).firstNo).toBe(run.firstNo);
});

test('两人同时核验，后到的被告知数据已变', async () => {
  const { accepted } = await hand([applicant(31)]);
  const regId = accepted[0]?.regId ?? '';
  const [point, county] = [await server.as('point'), await server.as('county')];
  const both = await Promise.allSettled([
    point(
      registrationReview.confirmRegistration,
      { regId, decision: 'materialsQualified', ...checks },
      { version: 1 },
    ),
    county(
      registrationReview.confirmRegistration,
      { regId, decision: 'checkFailed', reasons: [1], reasonText: '' },
      { version: 1 },
    ),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const late = both.find((one) => one.status === 'rejected');
  expect([409, 422]).toContain((late as PromiseRejectedResult).reason.code);
});

test('补材料要有原因和期限，并给申请人留言；留言可以取消', async () => {
  const { accepted } = await hand([applicant(32)]);
  const regId = accepted[0]?.regId ?? '';
  const point = await server.as('point');
  await expect(
    point(
      registrationReview.confirmRegistration,
      { regId, decision: 'materialsIncomplete' },
      { version: 1 },
    ),
  ).rejects.toThrow('请选择或填写原因');
  await expect(
    point(
      registrationReview.confirmRegistration,
      { regId, decision: 'materialsIncomplete', reasons: [6], completeBefore: '2024-06-01' },
      { version: 1 },
    ),
  ).rejects.toThrow('补全截止日期');
  await point(
    registrationReview.confirmRegistration,
    {
      regId,
      decision: 'materialsIncomplete',
      reasons: [6],
      reasonText: '照片不清楚',
      completeBefore: '2024-06-20',
    },
    { version: 1 },
  );
  // The first page of the point names the day beside each of those that are awaited.
  const awaited = await point(registration.list, { statuses: [7], sort: 'applyTime.asc' });
  expect(awaited.record).toMatchObject([{ regId, completeBefore: '2024-06-20' }]);
  const { record } = await point(regAud.getMessagesRegAud, { regId });
  expect(record[0]?.content).toContain('照片不清楚');
  await point(
    regAud.cancelMessagesRegAud,
    { regAudId: record[0]?.regAudId ?? '', regId },
    { version: 1 },
  );
  await expect(
    point(
      regAud.cancelMessagesRegAud,
      { regAudId: record[0]?.regAudId ?? '', regId },
      { version: 2 },
    ),
  ).rejects.toThrow('留言已经取消');
});

test('已删除的申请谁也办不了，恢复以后照常办理', async () => {
  const [point, county, province] = [
    await server.as('point'),
    await server.as('county'),
    await server.as('province'),
  ];
  const [filed, { regId }] = [await road.filed(81), await confirmed(82)];
  const still = '该申请已删除，恢复后才能办理';
  const version = async (id: string) => ({
    version: (await county(registration.get, { regId: id })).version,
  });
  for (const id of [filed, regId])
    await county(registration.remove, { regId: id, reason: '重复申报' }, await version(id));
  expect((await county(registration.get, { regId })).decisions).toEqual([]);
  await expect(
    point(
      registrationReview.confirmRegistration,
      { regId: filed, decision: 'materialsQualified', ...checks },
      await version(filed),
    ),
  ).rejects.toThrow(still);
  await expect(
    county(
      registrationReview.changeLocalSetInfo,
      { regId: filed, localSetid: lsId, lsId: otherLsId },
      await version(filed),
    ),
  ).rejects.toThrow(still);
  await expect(
    county(registration.update, { regId: filed, address: '澄岚路1号' }, await version(filed)),
  ).rejects.toThrow(still);
  await expect(
    county(
      registrationChange.regDataChange,
      { regId, changes: { major: '英语' }, reason: '更正' },
      await version(regId),
    ),
  ).rejects.toThrow(still);
  const refused = [{ id: regId, name: '王雪琳', reason: still, code: 409 }];
  expect(
    await county(registrationReview.batchAud, {
      regIds: regId,
      decision: 'approveFail',
      opinion: '不符合',
      records: [{ id: regId, ...(await version(regId)) }],
    }),
  ).toEqual({ done: [], refused });
  expect(await county(registrationReview.batchAllowQuery, { regIds: regId })).toEqual({
    done: [],
    refused,
  });
  await province(registration.update, { regId, action: 'undelete' }, await version(regId));
  expect((await county(registrationReview.batchAllowQuery, { regIds: regId })).done).toEqual([
    regId,
  ]);
});

test('准入查询有发现时一定记下；待补学历的记录仍是待补学历，照样不能审批', async () => {
  const county = await server.as('county');
  const { regId } = await confirmed(83);
  await server.pool.query('update registration set record_status = 4 where reg_id = $1', [regId]);
  await county(registrationReview.batchAllowQuery, { regIds: regId });
  await tasksOf(server.app, { query: async () => 1 })['accessQuery']?.({ regId }, {} as never);
  const found = await county(registration.get, { regId });
  expect(found).toMatchObject({
    recordStatus: 4,
    accessResult: 1,
    blocks: expect.arrayContaining([expect.stringContaining('准入查询结果异常')]),
  });
});

test('两个用户同时编号，没有空号也没有重号', async () => {
  const ids: string[] = [];
  for (let n = 100; n < 120; n += 1) ids.push((await confirmed(n)).regId);
  await answerAccessQueries(ids);
  const county = await server.as('county');
  const records = (await county(registration.list, { statuses: [15], pageSize: 100 })).record
    .filter(({ regId }) => ids.includes(regId))
    .map(({ regId, version }) => ({ id: regId, version }));
  await county(registrationReview.batchAud, {
    regIds: ids.join(','),
    decision: 'approve',
    records,
  });
  const dates = { recognisedOn: '2024-06-18', issueDate: '2024-06-18' };
  const approved = await road.versionsOf(ids);
  const runs = await Promise.all([
    county(certAssign.create, { ...dates, records: approved.slice(0, 12) }),
    county(certAssign.create, { ...dates, records: approved.slice(8) }),
  ]);
  expect(runs[0].n + runs[1].n).toBe(20);
  const serials = (await county(cert.list, { pageSize: 100 })).record
    .map(({ certNo }) => Number(certNo.slice(11)))
    .sort((a, b) => a - b);
  expect(serials).toEqual(serials.map((_, at) => at + 1));
});

test('汇总数与逐条数相等，转移确认点后也相等', async () => {
  const { accepted } = await hand([applicant(40)]);
  const regId = accepted[0]?.regId ?? '';
  const point = await server.as('point');
  await point(
    registrationReview.changeLocalSetInfo,
    { regId, localSetid: lsId, lsId: otherLsId },
    { version: 1 },
  ).catch(() => undefined);
  const { rows } = await server.pool.query(
    'select (select sum(n)::int from registration_total) as summed, (select count(*)::int from registration) as counted, (select count(*)::int from registration_total where n < 0) as negative',
  );
  expect(rows[0].summed).toBe(rows[0].counted);
  expect(rows[0].negative).toBe(0);
  const county = await server.as('county');
  expect((await county(registration.list, {})).total).toBe(rows[0].counted);
});

/** What numbering leaves behind: keys that were claimed, looks and deeds in the audit. */
async function traces() {
  const { rows } = await server.pool.query<{ keys: number; looks: number; deeds: number }>(
    `select (select count(*) from idempotency)::int as keys,
      (select count(*) from audit_inbox where row ->> 'perm' = $1 and row ->> 'act' like '%/preview' and not row -> 'detail' ? 'changes')::int as looks,
      (select count(*) from audit_inbox where row ->> 'perm' = $1 and row ->> 'act' like '%.create')::int as deeds`,
    [certAssign.create.permission],
  );
  return rows[0] ?? { keys: 0, looks: 0, deeds: 0 };
}

test('勾选的原因写进给申请人的留言和办理经过；经过按时间排', async () => {
  const regId = await road.filed(60);
  const point = await server.as('point');
  await point(
    registrationReview.confirmRegistration,
    {
      regId,
      decision: 'materialsIncomplete',
      reasons: [6, 7],
      reasonText: '请补交彩色照片',
      completeBefore: '2024-06-28',
    },
    { version: 1 },
  );
  const said = '照片不合格；身份信息不符；请补交彩色照片';
  const { record } = await point(regAud.getMessagesRegAud, { regId });
  expect(record[0]?.content).toBe(
    `您的教师资格认定申请需要补充材料，请于2024-06-28前补齐：${said}`,
  );
  // Brought in later, happened before.
  await server.pool.query(
    `update registration_log set log_id = log_id + 1000000000000 where reg_id = $1 and event = '提交申请'`,
    [regId],
  );
  await server.pool.query(
    `update registration_log set at = at - interval '1 day' where reg_id = $1 and event = '提交申请'`,
    [regId],
  );
  const after = (await point(registration.get, { regId })).steps;
  expect(after.map(({ event, opinion }) => [event, opinion])).toEqual([
    ['提交申请', ''],
    ['材料待补全', said],
  ]);
});
