import { normalSmsTask, normalStudent } from '@tqc/contract/exemption';
import { smsTaskFlow } from '@tqc/domain/exemption';
import { rowsFileOf } from '../../../walks/enrollmentFiles';
import { freshStudent } from '../../../walks/exemptStudentCases';
import type { Example } from '../../../walks/example';
import {
  cancelText,
  importedStudents,
  laidText,
  newText,
  studentHeads,
  studentLine,
} from '../../../walks/exemptTextCases';
import { otherwise } from '../../../walks/otherwise';
import { once, server } from '../../../walks/stage';

const HASH = 'c'.repeat(64);
/** A person has few tasks under way at once. */
const noTasks = () => server.pool.query('update job set status = 4 where status < 2');
const imported = async () => {
  await noTasks();
  return importedStudents(await freshStudent());
};
const oneImport = once(imported);
const oneText = once(laidText);

/** Files of students and texts to them. */
export const fileExamples: readonly Example[] = [
  {
    call: normalStudent.importStudent,
    by: 'university',
    personal: true,
    ready: async () => {
      await noTasks();
      return {
        input: { dryRun: 'false', planHash: HASH },
        files: rowsFileOf(studentHeads, [studentLine(await freshStudent())]),
      };
    },
    state: {
      says: '请选择一个文件',
      ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: [] }),
    },
  },
  {
    call: normalStudent.importLog,
    by: 'university',
    ready: async () => ({ input: {}, mark: await oneImport() }),
  },
  {
    call: normalStudent.undoImport,
    by: 'university',
    ready: async () => ({ input: { importId: await imported() } }),
    state: {
      says: '导入已超过24小时，不能撤销，请在学生数据里修改或删除',
      ready: async () => {
        const importId = await imported();
        await server.pool.query(
          "update exempt_import set end_at = end_at - interval '2 days' where import_id = $1",
          [importId],
        );
        return { input: { importId } };
      },
    },
  },
  {
    call: normalStudent.statistics,
    by: 'province',
    also: ['centre'],
    shared: true,
    ready: async () => ({ input: {} }),
  },
  {
    call: normalSmsTask.list,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: {}, mark: await oneText() }),
  },
  {
    call: normalSmsTask.get,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: { taskId: await oneText() } }),
  },
  {
    call: normalSmsTask.create,
    by: 'province',
    personal: true,
    ready: async () => ({ input: await newText() }),
  },
  {
    call: normalSmsTask.update,
    by: 'province',
    also: ['centre'],
    ready: async () => ({ input: { taskId: await laidText(), action: 'cancel' }, version: 1 }),
    state: {
      says: otherwise(smsTaskFlow, 'send'),
      ready: async () => ({
        input: { taskId: await cancelText(await laidText()), action: 'send' },
        version: 2,
      }),
    },
  },
];
