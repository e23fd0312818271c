import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalSmsTask, normalStudent } from '@tqc/contract/exemption';
import { smsTaskStatus, smsTaskTarget } from '@tqc/domain/dictionaries';
import { beforeAll, expect, test } from 'vitest';
import { exemptTexts } from '../../jobs/exemptTexts';
import { EXEMPT_CLASS } from '../../testing/exemptGround';
import { testServer, type TestServer } from '../../testing/server';
import { handedTexts } from '../../testing/texts';
import { rowsFileOf } from '../../walks/enrollmentFiles';
import { collected, freshStudent, studentVersion, submit } from '../../walks/exemptStudentCases';
import {
  importedStudents,
  laidText,
  newText,
  retryText,
  sendText,
  studentHeads,
  studentLine,
} from '../../walks/exemptTextCases';
import { openStage } from '../../walks/stage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await openStage(server);
});

async function named(studentNo: string) {
  const as = await server.as('university');
  const { record } = await as(normalPreServiceTeacher.list, { side: 'collect', studentNo });
  return record[0];
}

test('导入：新的新增，同学号的覆盖，号码不变的不再核对；撤销以后新的没了，覆盖的恢复原样', async () => {
  const studentId = await collected({ department: '原来的学院' });
  const before = await named((await studentOf(studentId)).student_no);
  const changed = { ...(await studentOf(studentId)), department: '导入后的学院' };
  const line = {
    ...(await freshStudent()),
    studentNo: before?.studentNo ?? '',
    ...person(changed),
  };
  const added = await freshStudent();
  const importId = await importedStudents({ ...line, department: '导入后的学院' }, added);
  expect((await named(line.studentNo))?.department).toBe('导入后的学院');
  expect((await named(added.studentNo))?.name).toBe(added.name);
  const as = await server.as('university');
  const { record } = await as(normalStudent.importLog, {});
  expect(record[0]).toMatchObject({ importId, total: 2, ok: 2, overwritten: 1, failed: 0 });
  await as(normalStudent.undoImport, { importId });
  expect(await named(added.studentNo)).toBeUndefined();
  expect(await named(line.studentNo)).toMatchObject({
    department: '原来的学院',
    name: before?.name,
  });
  await expect(as(normalStudent.undoImport, { importId })).rejects.toThrow('这次导入已经撤销');
});

test('核对导入文件：原来的号码遮盖着说；名录里没有的专业、别的届别说在格子上', async () => {
  const studentId = await collected();
  const row = await named((await studentOf(studentId)).student_no);
  const fresh = { ...(await freshStudent()), studentNo: row?.studentNo ?? '' };
  const lines = [
    studentLine(fresh),
    studentLine(await freshStudent()).replace('演示历史学', '没有的专业'),
  ];
  const as = await server.as('university');
  const files = rowsFileOf(studentHeads, lines);
  const { plan } = await as(normalStudent.importStudent, { dryRun: 'true' }, { files });
  expect(plan?.rows[0]?.before?.['idNo']).toMatch(/\*{4,}/);
  expect(plan?.rows[1]?.errors).toEqual({
    majorName: '本校专业名录里没有“没有的专业”，请先申请列入',
  });
});

test('导入以后提交了的、改过的不能撤销', async () => {
  const one = await freshStudent();
  const importId = await importedStudents(one);
  const as = await server.as('university');
  const { studentId = '' } = (await named(one.studentNo)) ?? {};
  const version = await studentVersion(studentId);
  // A minute goes by.
  for (const [table, column] of [
    ['exempt_import', 'end_at'],
    ['exempt_student', 'updated_at'],
  ])
    await server.pool.query(`update ${table} set ${column} = ${column} - interval '1 minute'`);
  await as(normalPreServiceTeacher.update, { studentId, tutor: '宋怀瑾' }, { version });
  await expect(as(normalStudent.undoImport, { importId })).rejects.toThrow(
    '其中1名学生的数据在导入后又改过',
  );
});

test('报送统计：各校采集、提交、通过各多少，提交率按备案的应报人数', async () => {
  await submit(await collected());
  await server.pool.query('update exempt_filing set due_count = 100 where kind = 2');
  const as = await server.as('province');
  const { record } = await as(normalStudent.statistics, { classYear: EXEMPT_CLASS });
  const sum = await server.pool.query<{ n: number; waiting: number }>(
    'select count(*)::int as n, count(*) filter (where status in (2, 3))::int as waiting from exempt_student where class_year = $1',
    [EXEMPT_CLASS],
  );
  const { n = 0, waiting = 0 } = sum.rows[0] ?? {};
  expect(record).toMatchObject([
    {
      name: '演示师范大学',
      due: 100,
      collected: n,
      submitted: waiting,
      submitRate: `${waiting}.0%`,
    },
  ]);
});

test('短信任务：到时间才发，发给谁数得出；没发出去的可以重发', async () => {
  const as = await server.as('province');
  const waits = await laidText();
  await exemptTexts(server.app);
  expect((await as(normalSmsTask.get, { taskId: waits })).status).toBe(
    smsTaskStatus.code('waiting'),
  );
  await sendText(waits);
  await exemptTexts(server.app);
  await handedTexts(server);
  const { people, ok, failed, status } = await as(normalSmsTask.get, { taskId: waits });
  expect(status).toBe(smsTaskStatus.code('done'));
  expect(people).toBeGreaterThan(0);
  expect(ok + failed).toBe(people);
  await server.pool.query(
    "update sms_log set sendstatus = 3, create_time = create_time - interval '2 days' where sms_id in (select sms_id from exempt_sms_receiver where task_id = $1)",
    [waits],
  );
  await retryText(waits);
  await exemptTexts(server.app);
  await handedTexts(server);
  expect((await as(normalSmsTask.get, { taskId: waits })).ok).toBe(people);
});

test('短信任务：过去的时间、没有接收人、给学校却选了数据状态的都说清楚', async () => {
  const as = await server.as('province');
  const input = await newText();
  await expect(
    as(normalSmsTask.create, { ...input, planAt: '2020-01-01 08:00' }),
  ).rejects.toMatchObject({
    fields: { planAt: '计划时间已经过去，请改为以后的时间，或者留空立即发送' },
  });
  await expect(as(normalSmsTask.create, { ...input, classYear: 2099 })).rejects.toThrow(
    '没有符合条件的接收人',
  );
  await expect(
    as(normalSmsTask.create, {
      ...input,
      target: smsTaskTarget.code('universities'),
      statuses: [1],
    }),
  ).rejects.toMatchObject({ fields: { statuses: '发给学校的短信不用选数据状态' } });
});

async function studentOf(studentId: string) {
  const { rows } = await server.pool.query<{
    student_no: string;
    name: string;
    agreement_no: string;
  }>('select student_no, name, agreement_no from exempt_student where student_id = $1', [
    studentId,
  ]);
  const [row] = rows;
  if (!row) throw new Error('there is no such student');
  return row;
}
const person = ({ name, agreement_no: agreementNo }: { name: string; agreement_no: string }) => ({
  name,
  agreementNo,
});
