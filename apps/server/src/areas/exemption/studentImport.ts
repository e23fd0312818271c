import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalStudent, studentImport } from '@tqc/contract/exemption';
import { filingStatus, onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { maskIdNo, maskMobile } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { importing, type Existing, type WrittenFile } from '../../kit/imports';
import { placeOf } from '../../kit/personal';
import { asSystem } from '../../kit/scope';
import type { CallContext } from '../../kit/serve';
import { dressStudents, openIdNo, type ExemptStudentRow } from '../../trade/exemptStudents';
import { ownCollege } from './college';

interface Ground {
  readonly majors: ReadonlyMap<string, string>;
  /** By grade and name. */
  readonly subjects: ReadonlyMap<string, string>;
  /** Rows that are there, as they stood before the file. */
  readonly was: ReadonlyMap<string, unknown>;
}

/** What an import asks for once, for all its lines. */
const grounds = new WeakMap<CallContext, Ground>();
const groundOf = (call: CallContext): Ground => {
  const ground = grounds.get(call);
  if (!ground) throw new Error('lines are found before they are written');
  return ground;
};

const { create, importStudent } = normalStudent;
const { update } = normalPreServiceTeacher;

/** 免试学生数据: by student numbers, of the caller's own university. */
export const studentImporting = importing(studentImport, {
  by: importStudent,
  hides: { idNo: maskIdNo, mobile: maskMobile },
  async find(call, numbers) {
    const { db, who } = call;
    const { collegeId } = await ownCollege(db, who);
    const rows = await db
      .selectFrom('exemptStudent')
      .selectAll()
      .where('collegeId', '=', collegeId)
      .where('studentNo', 'in', ['', ...numbers])
      .orderBy('classYear')
      .orderBy('studentId')
      .execute();
    grounds.set(call, await layGround(call, collegeId, rows));
    const dressed = await dressStudents(db, rows);
    return new Map(
      rows.map((row, at): [string, Existing] => [
        row.studentNo,
        {
          id: row.studentId,
          version: row.version,
          values: {
            ...dressed[at],
            idNo: openIdNo(call, row),
            mobile: call.app.personal.open(
              placeOf('exempt_student', 'mobile', row.studentId),
              row.mobile,
            ),
          },
        },
      ]),
    );
  },
  write({ whole, said, existing }, call) {
    const { majors, subjects } = groundOf(call);
    const { majorName, subjectName, idNo, mobile, ...rest } = existing ? said : whole;
    const named: { majorId?: string; subjectId?: string } = {};
    if (majorName) {
      const majorId = majors.get(majorName);
      if (majorId === undefined)
        throw refuse('majorName', `本校专业名录里没有“${majorName}”，请先申请列入`);
      named.majorId = majorId;
    }
    if (subjectName) {
      const grade = whole.grade ?? Number(existing?.values['grade']);
      const subjectId = subjects.get(`${String(grade)}/${subjectName}`);
      if (subjectId === undefined)
        throw refuse('subjectName', `任教学段没有“${subjectName}”这个学科，请核对学段和学科`);
      named.subjectId = subjectId;
    }
    if (!existing) return { call: create, input: { ...rest, ...named, idNo, mobile } };
    const { values } = existing;
    if (whole.classYear !== values['classYear'])
      throw refuse(
        'classYear',
        `该学号在${String(values['classYear'])}届已有数据，换届别请在原记录上修改`,
      );
    return {
      call: update,
      input: {
        ...rest,
        ...named,
        ...(idNo === values['idNo'] ? {} : { idNo }),
        ...(mobile === values['mobile'] ? {} : { mobile }),
        studentId: existing.id,
      },
      version: existing.version,
    };
  },
  done: noteImport,
});

async function layGround(
  { db }: CallContext,
  collegeId: string,
  rows: readonly ExemptStudentRow[],
): Promise<Ground> {
  const [majors, subjects, was] = await Promise.all([
    db
      .selectFrom('exemptRoster')
      .innerJoin('major', 'major.majorId', 'exemptRoster.majorId')
      .select(['major.majorId', 'major.name'])
      .where('exemptRoster.collegeId', '=', collegeId)
      .where('exemptRoster.status', '=', filingStatus.code('passed'))
      .execute(),
    db
      .selectFrom('exemptSubjectThree')
      .innerJoin('subject', 'subject.subjectId', 'exemptSubjectThree.subjectId')
      .select(['exemptSubjectThree.grade', 'subject.subjectId', 'subject.name'])
      .where('exemptSubjectThree.status', '=', onOff.code('on'))
      .execute(),
    sql<{ id: string; was: unknown }>`
      select student_id as id, to_jsonb(s) as was from exempt_student s
      where student_id in (${sql.join([0, ...rows.map(({ studentId }) => studentId)])})`.execute(
      db,
    ),
  ]);
  return {
    majors: new Map(majors.map(({ name, majorId }) => [name, majorId])),
    subjects: new Map(
      subjects.map(({ grade, name, subjectId }) => [`${String(grade)}/${name}`, subjectId]),
    ),
    was: new Map(was.rows.map((row) => [row.id, row.was])),
  };
}

/** Keeps which rows a file wrote, and those it wrote over as they were. */
async function noteImport(call: CallContext, { jobId, fileName, left, plan, begun }: WrittenFile) {
  const { db, now, who } = call;
  const { was } = groundOf(call);
  const written = plan.rows.filter(({ verdict }) => verdict === 'add' || verdict === 'update');
  if (written.length === 0) return;
  const { collegeId, prov } = await ownCollege(db, who);
  const numbers = written.map(({ values }) => values['studentNo'] ?? '');
  const rows = await db
    .selectFrom('exemptStudent')
    .select(['studentId', 'classYear'])
    .where('collegeId', '=', collegeId)
    .where('studentNo', 'in', numbers)
    .where('updatedAt', '=', now.toISOString())
    .execute();
  await db
    .insertInto('exemptImport')
    .values({
      importId: jobId,
      prov,
      collegeId,
      orgId: who.orgId,
      fileName,
      classYears: [...new Set(rows.map(({ classYear }) => classYear))].sort(),
      total: plan.rows.length + left,
      ok: written.length,
      failed: left,
      overwritten: rows.filter(({ studentId }) => was.has(studentId)).length,
      adminId: who.adminId,
      operator: who.name,
      beginAt: begun.toISOString(),
      endAt: now.toISOString(),
    })
    .execute();
  await db
    .updateTable('exemptStudent')
    .set({ importNo: jobId })
    .where(
      'studentId',
      'in',
      rows.map(({ studentId }) => studentId),
    )
    .execute();
  // No level reads what stood there before.
  await asSystem(db, () =>
    db
      .insertInto('exemptImportRow')
      .values(
        rows.map(({ studentId }) => ({
          importId: jobId,
          studentId,
          was: was.has(studentId) ? JSON.stringify(was.get(studentId)) : null,
          at: now.toISOString(),
        })),
      )
      .execute(),
  );
}
