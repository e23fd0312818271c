import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { EDUCATION_GRADUATE } from '@tqc/domain/exemption';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { crudOf, serve } from '../../kit/serve';
import { dressStudents, exemptStudents as rows, updateStudent } from '../../trade/exemptStudents';
import { applicantRows } from './applicants';

interface Asked {
  readonly side?: 'collect';
  readonly idNo?: string;
  readonly collegeName?: string;
  readonly majorName?: string;
  readonly subjectName?: string;
  readonly postgraduate?: boolean;
  readonly valid?: boolean;
}

const PASSED = normalDataStatus.code('passed');
const ABNORMAL = normalDataStatus.code('abnormal');

/** Rows that refer to something whose name holds these words. */
const named = (table: string, key: string, words: string | undefined) =>
  words
    ? sql`${sql.ref(key)} in (select n.${sql.ref(key)} from ${sql.table(table)} n where position(${words} in n.name) > 0)`
    : undefined;

const plain = crudOf(rows, 'studentId', {
  list: {
    equal: [
      'ssoId',
      'classYear',
      'studentNo',
      'teacherType',
      'grade',
      'endMonth',
      'abilityNo',
      'studentMatch',
      'status',
    ],
    like: ['name'],
  },
  asked: ({ app, input, now }) => {
    const { side, idNo, collegeName, majorName, subjectName, postgraduate, valid } = input as Asked;
    const today = chinaDay(now);
    return [
      side === undefined ? sql`status = ${PASSED}` : undefined,
      idNo === undefined
        ? undefined
        : sql`id_index = ${app.personal.index('idNo', personNo(idNo))}`,
      named('college', 'college_id', collegeName),
      named('major', 'major_id', majorName),
      named('subject', 'subject_id', subjectName),
      postgraduate === undefined
        ? undefined
        : postgraduate
          ? sql`teacher_type = ${EDUCATION_GRADUATE}`
          : sql`teacher_type <> ${EDUCATION_GRADUATE}`,
      valid === undefined
        ? undefined
        : valid
          ? sql`valid_to >= ${today}`
          : sql`(valid_to is null or valid_to < ${today})`,
    ];
  },
  dress: ({ db }, found) => dressStudents(db, found),
});

/** 师范生免试信息 */
export const normalPreServiceTeacherRoutes = serve(normalPreServiceTeacher, {
  list: plain.list,
  get: async ({ db, input }) => {
    const [row] = await dressStudents(db, [await rows({ db }).get(input.studentId)]);
    if (!row) throw outOfReach();
    return row;
  },
  update: updateStudent,
  removeCache: async (call) => {
    const { db, input } = call;
    const person = await applicantRows({ db }).get(input.ssoId);
    if (person.idRef !== input.idRef) throw outOfReach();
    const gone = await db
      .updateTable('exemptStudent')
      .set((is) => ({ studentMatch: null, version: is('version', '+', 1) }))
      .where('ssoId', '=', input.ssoId)
      .where('studentMatch', 'is not', null)
      .where('status', '<>', ABNORMAL)
      .returning('studentId')
      .execute();
    if (gone.length === 0) throw new RuleError('没有保留的学籍核验结果，不用清除');
    call.note({
      obj: `applicant/${input.ssoId}`,
      subject: person.name,
      detail: { students: gone.map(({ studentId }) => studentId) },
    });
    return null;
  },
});
