import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { EDUCATION_GRADUATE, exemptStudentFlow } from '@tqc/domain/exemption';
import { RuleError } from '@tqc/domain/kit';
import { CENTRE, UNIVERSITY } from '@tqc/domain/organisations';
import { chinaDay, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { crudOf, serve, type CallContext } from '../../kit/serve';
import {
  dressStudents,
  exemptStudents as rows,
  mobileColumns,
  openIdNo,
  personColumns,
  requireKnown,
  requireOpen,
  studentGround,
  type ExemptStudentRow,
} from '../../trade/exemptStudents';
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
const RETURNED = normalDataStatus.code('returned');

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
  update,
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

type Updating = CallContext<typeof normalPreServiceTeacher.update>;

/** A university completes its own row, the centre corrects what is beyond it. */
async function update(call: Updating): Promise<null> {
  const { db, now, who, input } = call;
  const { studentId, idNo: typed, mobile, ...said } = input;
  const row = await rows(call).hold(studentId);
  const corrects = who.orgType === CENTRE;
  if (!corrects && who.orgType !== UNIVERSITY) throw new ApiFailure(403);
  exemptStudentFlow.next(corrects ? 'correct' : 'edit', row.status);
  if (corrects && row.usedRegId !== null) throw new RuleError('该免试认定数据已使用，不能更正');
  const next = { ...row, ...given(said) };
  if (!corrects) await requireOpen(db, row.status === RETURNED ? 'submit' : 'collect', next, now);
  await requireKnown(db, next);
  if (next.photo !== row.photo && next.photo !== null) await ownUpload(call, next.photo, ['image']);
  const person = typed ? await personColumns(call, studentId, row.prov, typed) : {};
  // The source is asked anew about whoever it did not know, and about another number.
  const asksAnew =
    row.status === ABNORMAL || typed !== undefined || next.studentNo !== row.studentNo;
  const changed = { ...next, ...person, studentMatch: asksAnew ? null : row.studentMatch };
  const faults = (await studentGround(db, [changed]))(
    changed,
    typed ? personNo(typed) : openIdNo(call, row),
  );
  if (corrects && faults[0] !== undefined) throw new RuleError(faults[0]);
  return rows(call).change(studentId, {
    ...given(said),
    ...person,
    ...(mobile ? mobileColumns(call, studentId, mobile) : {}),
    studentMatch: changed.studentMatch,
    faults,
    status: corrects ? row.status : statusAfter(row, faults.length === 0),
    updatedAt: now,
  });
}

/** What was left out of a change stays. */
function given<T extends object>(said: T) {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    readonly [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

function statusAfter({ status }: ExemptStudentRow, whole: boolean): number {
  if (status === RETURNED || (status === ABNORMAL && !whole)) return status;
  if (status === ABNORMAL) return exemptStudentFlow.next('mend', status);
  if (whole)
    return exemptStudentFlow.can('complete', status)
      ? exemptStudentFlow.next('complete', status)
      : status;
  return exemptStudentFlow.can('lack', status) ? exemptStudentFlow.next('lack', status) : status;
}
