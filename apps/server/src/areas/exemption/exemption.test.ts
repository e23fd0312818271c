import { normaleUniversity as choices } from '@tqc/contract/applicant';
import {
  normalCollegeMajor,
  normaleUniversity,
  normalFiling,
  normalReviewTime,
} from '@tqc/contract/exemption';
import { filingStatus } from '@tqc/domain/dictionaries';
import { chinaDay } from '@tqc/domain/shared';
import { beforeAll, expect, test } from 'vitest';
import { exemptExpiry } from '../../jobs/exemptExpiry';
import { TEST_COLLEGE, testServer, type TestServer } from '../../testing/server';
import { decideFiling, decideLine, filed, newFiling, newLine } from '../../walks/exemptionCases';
import { openStage } from '../../walks/stage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await openStage(server);
});

const university = () => server.as('university');
const province = () => server.as('province');
const window = {
  year: 2024,
  classYear: 2024,
  prov: '32',
  teacherTypes: ['regular'],
  collectBegin: '2024-03-01 08:00',
  collectEnd: '2024-04-30 18:00',
  submitEnd: '2024-05-15 18:00',
  reviewBegin: '2024-05-16 08:00',
  reviewEnd: '2024-06-30 18:00',
};

test('备案：缺什么说什么；一年度一项只备案一次；省级收到消息', async () => {
  const input = await newFiling();
  const as = await university();
  await expect(as(normalFiling.create, { ...input, ways: null })).rejects.toMatchObject({
    fields: { ways: '请选择考核方式' },
  });
  await expect(
    as(normalFiling.create, { ...input, kind: 1, leader: '江以宁', leaderDuty: '副校长' }),
  ).rejects.toMatchObject({ fields: { members: '工作小组成员至少3人' } });
  const { id } = await as(normalFiling.create, input);
  await expect(as(normalFiling.create, input)).rejects.toMatchObject({
    fields: { year: `${String(input.year)}年度已备案，请在原记录上修改` },
  });
  const { rows } = await server.pool.query<{ title: string }>('select title from sys_message');
  expect(rows.map(({ title }) => title)).toContain('有免试备案待审批');
  expect((await as(normalFiling.get, { docId: id })).collegeName).toBe('演示师范大学');
});

test('审批：退回要写原因；不写有效期止的到下一年8月31日，过了就过期', async () => {
  const docId = await filed();
  const as = await province();
  const records = [{ id: docId, version: 1 }];
  await expect(
    as(normalFiling.audit, { docIds: docId, records, decision: 'return' }),
  ).rejects.toMatchObject({ fields: { opinion: '请输入退回的原因' } });
  await expect(
    as(normalFiling.audit, { docIds: docId, records, decision: 'pass', validUntil: '2020-01-01' }),
  ).rejects.toMatchObject({ fields: { validUntil: '有效期止应晚于今天' } });
  await decideFiling({ decision: 'pass' })(docId);
  const next = String(Number(chinaDay(server.app.clock()).slice(0, 4)) + 1);
  expect((await as(normalFiling.get, { docId })).validUntil).toBe(`${next}-08-31`);
  await server.pool.query("update exempt_filing set valid_until = '2020-01-01' where doc_id = $1", [
    docId,
  ]);
  await exemptExpiry(server.app);
  expect((await as(normalFiling.get, { docId })).status).toBe(filingStatus.code('expired'));
});

test('名录：高校申请的等省级决定，省级自己加的立即有效；只能加本省参加免试的学校', async () => {
  const line = await newLine();
  const { id } = await (await university())(normalCollegeMajor.create, line);
  const as = await province();
  expect((await as(normalCollegeMajor.get, { rosterId: id })).status).toBe(
    filingStatus.code('waiting'),
  );
  await expect(
    as(normalCollegeMajor.create, { ...line, collegeId: TEST_COLLEGE }),
  ).rejects.toMatchObject({
    fields: { majorId: '该专业的这个培养层次已在名录中，请在原记录上修改' },
  });
  const other = await server.as('otherProvince');
  await expect(
    other(normalCollegeMajor.create, { ...(await newLine()), collegeId: TEST_COLLEGE }),
  ).rejects.toMatchObject({ fields: { collegeId: '只能选择本省参加免试认定的学校' } });
  await decideLine({ decision: 'pass' })(id);
  const { majors } = await as(normaleUniversity.get, { collegeId: TEST_COLLEGE });
  expect(majors).toBe(1);
  expect((await other(choices.getCollegeDict, {})).record).toEqual([]);
});

test('时间：先后不对的在那一栏说明；同一届的同一类别只有一个；延长要写新的原因', async () => {
  const as = await province();
  await expect(
    as(normalReviewTime.create, { ...window, submitEnd: '2024-04-01 08:00' }),
  ).rejects.toMatchObject({ fields: { submitEnd: '提交截止不能早于采集结束' } });
  await expect(as(normalReviewTime.create, { ...window, prov: '33' })).rejects.toMatchObject({
    fields: { prov: '只能设置本省的时间' },
  });
  const { id } = await as(normalReviewTime.create, window);
  await expect(as(normalReviewTime.create, window)).rejects.toMatchObject({
    fields: { teacherTypes: '2024届的普通师范生已有时间设置，请修改原来的设置' },
  });
  const longer = { windowId: id, reviewEnd: '2024-07-31 18:00' };
  await expect(as(normalReviewTime.update, longer, { version: 1 })).rejects.toMatchObject({
    fields: { reason: '延长时间，请输入延长原因' },
  });
  await as(normalReviewTime.update, { ...longer, reason: '系统升级' }, { version: 1 });
  expect((await as(normalReviewTime.get, { windowId: id })).reason).toBe('系统升级');
});

test('学校查看：没有备案的说要交什么；高校只看得到自己', async () => {
  const as = await university();
  const { record } = await as(normaleUniversity.list, { year: 2090, lacking: true });
  expect(record.map(({ collegeId }) => collegeId)).toEqual([TEST_COLLEGE]);
  const { next } = await as(normaleUniversity.get, { collegeId: TEST_COLLEGE, year: 2090 });
  expect(next).toContain('请提交2090年度的改革工作小组备案');
  await expect(as(normaleUniversity.get, { collegeId: '10001' })).rejects.toMatchObject({
    code: 403,
  });
});
