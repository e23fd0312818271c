import type { Db } from '../../kit/scope';
import { store, type RowOf } from '../../kit/store';

/** 免试学生数据, one row per student and class year of a university. */
export const exemptStudents = store('exemptStudent', 'studentId');
export type ExemptStudentRow = RowOf<'exemptStudent'>;

/** Rows with the names of what they refer to; numbers are masked. */
export async function dressStudents(db: Db, found: readonly ExemptStudentRow[]) {
  const of = (ids: readonly (string | null)[]) => [
    ...new Set(ids.filter((id): id is string => id !== null)),
  ];
  const [colleges, majors, subjects] = await Promise.all([
    db
      .selectFrom('college')
      .select(['collegeId', 'name'])
      .where('collegeId', 'in', ['0', ...of(found.map(({ collegeId }) => collegeId))])
      .execute(),
    db
      .selectFrom('major')
      .select(['majorId', 'name'])
      .where('majorId', 'in', ['', ...of(found.map(({ majorId }) => majorId))])
      .execute(),
    db
      .selectFrom('subject')
      .select(['subjectId', 'name'])
      .where('subjectId', 'in', ['', ...of(found.map(({ subjectId }) => subjectId))])
      .execute(),
  ]);
  const college = new Map(colleges.map(({ collegeId, name }) => [collegeId, name]));
  const major = new Map(majors.map(({ majorId, name }) => [majorId, name]));
  const subject = new Map(subjects.map(({ subjectId, name }) => [subjectId, name]));
  return found.map((row) => ({
    ...row,
    idNo: row.idShown,
    mobile: row.mobileShown,
    collegeName: college.get(row.collegeId) ?? '',
    majorName: row.majorId === null ? '' : (major.get(row.majorId) ?? ''),
    subjectName: row.subjectId === null ? '' : (subject.get(row.subjectId) ?? ''),
    used: row.usedRegId !== null,
  }));
}
