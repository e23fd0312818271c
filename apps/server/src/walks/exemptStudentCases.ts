import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalStudent } from '@tqc/contract/exemption';
import type { Call } from '@tqc/contract/kit';
import { exemptMatch } from '../jobs/exemptMatch';
import { handStudent, newStudent } from '../testing/exemptGround';
import type { TestOrg } from '../testing/server';
import { call, server } from './stage';

export const collected = (more: Readonly<Record<string, unknown>> = {}) =>
  handStudent(server, more);
export const freshStudent = () => newStudent(server);

export async function studentVersion(studentId: string): Promise<number> {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from exempt_student where student_id = $1',
    [studentId],
  );
  return rows[0]?.version ?? 0;
}

/** The chosen row as it stands now. */
export const chosen = async (studentId: string) => [
  { id: studentId, version: await studentVersion(studentId) },
];

const many =
  (by: TestOrg, one: Call, more: Readonly<Record<string, unknown>>) =>
  async (studentId: string): Promise<string> => {
    await call(by, one, { input: { records: await chosen(studentId), ...more } });
    return studentId;
  };
export const submit = many('university', normalStudent.submit, { action: 'submit' });
export const withdraw = many('university', normalStudent.submit, { action: 'withdraw' });
export const passStudent = many('province', normalStudent.audit, { decision: 'pass' });
export const returnStudent = many('province', normalStudent.audit, {
  decision: 'return',
  opinion: '照片不清楚',
});
export const revokeStudent = many('province', normalStudent.audit, {
  decision: 'revoke',
  opinion: '考核材料不实',
});
export const numberStudent = many('university', normalStudent.number, {});

export const changeStudent =
  (input: Readonly<Record<string, unknown>>) =>
  async (studentId: string): Promise<string> => {
    const version = await studentVersion(studentId);
    await call('university', normalPreServiceTeacher.update, {
      input: { studentId, ...input },
      version,
    });
    return studentId;
  };
export const removeStudent = async (studentId: string): Promise<string> => {
  const version = await studentVersion(studentId);
  await call('university', normalStudent.remove, { input: { studentId }, version });
  return studentId;
};

/** The source does not know the student: as it answers of a number that ends so. */
export const mismatch = async (studentId: string): Promise<string> => {
  await server.pool.query('update exempt_student set student_no = $2 where student_id = $1', [
    studentId,
    `${studentId}9`,
  ]);
  await exemptMatch(server.app);
  return studentId;
};

export const submitted = async () => submit(await collected());
export const passedStudent = async () => passStudent(await submitted());
export const returnedStudent = async () => returnStudent(await submitted());
export const numbered = async () => numberStudent(await passedStudent());
