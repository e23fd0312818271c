import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalStudent } from '@tqc/contract/exemption';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { EDUCATION_GRADUATE, exemptStudentFlow } from '@tqc/domain/exemption';
import { refuse } from '@tqc/domain/kit';
import { UNIVERSITY } from '@tqc/domain/organisations';
import { personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { newId } from '../../kit/newId';
import { serve, type CallContext, type ServedCall } from '../../kit/serve';
import { importFile } from '../../trade/imports';
import {
  exemptStudents as rows,
  mobileColumns,
  personColumns,
  requireKnown,
  requireOpen,
  studentGround,
  updateStudent,
} from '../../trade/exemptStudents';
import { abilityCertificate } from './abilityCertificate';
import { giveAbilityNumbers } from './abilityNumbers';
import { ownCollege } from './college';
import { decideStudents } from './decideStudents';
import { importLog, undoImport } from './importLog';
import { studentImporting } from './studentImport';
import { submitStatistics } from './submitStatistics';
import { submitStudents } from './submitStudents';

export const normalStudentRoutes: ServedCall[] = serve(normalStudent, {
  create,
  remove: async (call) => {
    const row = await rows(call).hold(call.input.studentId);
    if (row.orgId !== call.who.orgId) throw outOfReach();
    exemptStudentFlow.next('remove', row.status);
    return rows(call).remove(row.studentId);
  },
  figures: async ({ db, input }) => {
    const { postgraduate } = input;
    const only =
      postgraduate === undefined
        ? sql`true`
        : postgraduate
          ? sql`teacher_type = ${EDUCATION_GRADUATE}`
          : sql`teacher_type <> ${EDUCATION_GRADUATE}`;
    const { rows: found } = await sql<{ status: number; n: number }>`
      select status, count(*)::int as n from exempt_student where ${only} group by status`.execute(
      db,
    );
    const of = new Map(found.map(({ status, n }) => [status, n]));
    return { record: normalDataStatus.codes.map((status) => ({ status, n: of.get(status) ?? 0 })) };
  },
  submit: submitStudents,
  audit: decideStudents,
  number: giveAbilityNumbers,
  certificate: abilityCertificate,
  importStudent: (call) => importFile(call, lineCalls, studentImporting, call.input),
  importLog,
  undoImport,
  statistics: submitStatistics,
});

/** The calls that a line of a file comes to. */
const lineCalls: readonly ServedCall[] = [
  ...normalStudentRoutes,
  ...serve({ update: normalPreServiceTeacher.update }, { update: updateStudent }),
];

/** A student whom the university collects; what is missing or wrong is kept and said. */
async function create(call: CallContext<typeof normalStudent.create>) {
  const { db, now, who, input } = call;
  if (who.orgType !== UNIVERSITY) throw new ApiFailure(403);
  const { collegeId, prov } = await ownCollege(db, who);
  const { idNo, mobile, ...said } = input;
  await requireOpen(db, 'collect', { ...said, collegeId, prov }, now);
  const there = await db
    .selectFrom('exemptStudent')
    .select('studentId')
    .where('collegeId', '=', collegeId)
    .where('classYear', '=', said.classYear)
    .where('studentNo', '=', said.studentNo)
    .executeTakeFirst();
  if (there) throw refuse('studentNo', '本届已有该学号的数据，请在原记录上修改');
  await requireKnown(db, said);
  if (said.photo !== null) await ownUpload(call, said.photo, ['image']);
  const studentId = newId();
  const person = await personColumns(call, studentId, prov, idNo);
  const row = { ...said, collegeId, prov, studentId, studentMatch: null, idIndex: person.idIndex };
  const faults = (await studentGround(db, [row]))(row, personNo(idNo));
  await db
    .insertInto('exemptStudent')
    .values({
      ...said,
      ...person,
      ...mobileColumns(call, studentId, mobile),
      studentId,
      collegeId,
      prov,
      orgId: who.orgId,
      faults,
      status: normalDataStatus.code(faults.length === 0 ? 'ready' : 'incomplete'),
      updatedAt: now.toISOString(),
    })
    .execute();
  call.note({ obj: `exemptStudent/${studentId}`, subject: said.name });
  return { id: studentId };
}
