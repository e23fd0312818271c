import type { ExemptStudentRow } from '../../trade/exemptStudents';
import { noteEach } from './noteEach';

/** Rows of students as cases: many are submitted or decided at once. */
export const studentCases = {
  table: 'exemptStudent',
  key: 'studentId',
  kind: 'exemptStudent',
  nameOf: ({ name }: ExemptStudentRow) => name,
  log: noteEach('exemptStudent', ({ studentId }: ExemptStudentRow) => studentId),
} as const;
