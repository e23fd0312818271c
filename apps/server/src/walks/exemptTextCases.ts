import { normalSmsTask, normalStudent } from '@tqc/contract/exemption';
import { smsTaskTarget } from '@tqc/domain/dictionaries';
import { exemptTexts } from '../jobs/exemptTexts';
import { EXEMPT_CLASS } from '../testing/exemptGround';
import { importLines } from './enrollmentFiles';
import { collected, type freshStudent } from './exemptStudentCases';
import { call, idOf, next, server } from './stage';

/** A text to all students of the class year, on a day far away. */
export async function newText() {
  await collected();
  return {
    taskName: `核对信息${next()}`,
    target: smsTaskTarget.code('students'),
    classYear: EXEMPT_CLASS,
    content: '请在六月三十日前核对免试认定信息。',
    planAt: '2099-12-31 08:00',
  };
}
export const laidText = async () =>
  idOf(await call('province', normalSmsTask.create, { input: await newText() }));

const taskVersion = async (taskId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from exempt_sms_task where task_id = $1',
    [taskId],
  );
  return rows[0]?.version ?? 0;
};
const act = (action: 'send' | 'cancel' | 'retry') => async (taskId: string) => {
  const version = await taskVersion(taskId);
  await call('province', normalSmsTask.update, { input: { taskId, action }, version });
  return taskId;
};
export const sendText = act('send');
export const cancelText = act('cancel');
export const retryText = act('retry');
/** All texts that wait are laid down for the gateway. */
export const handTexts = async (taskId: string): Promise<string> => {
  await exemptTexts(server.app);
  return taskId;
};
/** A task that was sent, of which no text has gone. */
export const failedText = async (): Promise<string> => {
  const taskId = await handTexts(await sendText(await laidText()));
  await server.pool.query(
    `update sms_log set sendstatus = 3 where sms_id in (select sms_id from exempt_sms_receiver where task_id = $1)`,
    [taskId],
  );
  return taskId;
};

export const studentHeads =
  '届别,姓名,证件号码,手机号码,学号,师范生类别,性别,院系,专业,培养层次,入学年月,毕业年月,学制,协议编号,任教学段,任教学科,过程性考核,笔试,面试,思想品德及师德';
/** A student as a line of a file. */
export function studentLine(one: Awaited<ReturnType<typeof freshStudent>>): string {
  return [
    one.classYear,
    one.name,
    one.idNo,
    one.mobile,
    one.studentNo,
    '公费师范生',
    '女',
    one.department,
    '演示历史学',
    '本科',
    one.beginMonth,
    one.endMonth,
    one.years,
    one.agreementNo,
    '初中',
    '演示历史',
    '合格',
    '合格',
    '合格',
    one.ethics,
  ].join(',');
}

/** Takes students in by a file; the number of the import. */
export async function importedStudents(
  ...students: readonly Awaited<ReturnType<typeof freshStudent>>[]
): Promise<string> {
  const lines = students.map(studentLine);
  const { jobId } = await importLines(
    'university',
    normalStudent.importStudent,
    studentHeads,
    lines,
  );
  return jobId;
}
