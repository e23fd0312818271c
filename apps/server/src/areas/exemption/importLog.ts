import type { normalStudent } from '@tqc/contract/exemption';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { RuleError, TooLate } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { asSystem, type Db } from '../../kit/scope';
import { crudOf, type CallContext } from '../../kit/serve';
import { store, withinDays } from '../../kit/store';

const imports = store('exemptImport', 'importId');
const HOURS_TO_UNDO = 24;
const HOUR = 3_600_000;
const UNTOUCHED = [
  normalDataStatus.code('incomplete'),
  normalDataStatus.code('ready'),
  normalDataStatus.code('abnormal'),
];

const isFresh = (endAt: string, now: Date) =>
  now.getTime() - Date.parse(endAt) <= HOURS_TO_UNDO * HOUR;

/** Files of students, with who took them in and whether they were taken back. */
export const importLog = crudOf(imports, 'importId', {
  list: { equal: ['undone'], like: ['fileName', 'operator'] },
  asked: ({ input }) => {
    const { classYear, beginAtFrom, beginAtTo } = input as {
      readonly classYear?: number;
      readonly beginAtFrom?: string;
      readonly beginAtTo?: string;
    };
    return [
      classYear === undefined ? undefined : sql`class_years @> array[${classYear}::smallint]`,
      withinDays('begin_at', beginAtFrom, beginAtTo),
    ];
  },
  dress: async ({ now }, found) =>
    found.map((row) => ({ ...row, mayUndo: !row.undone && isFresh(row.endAt, now) })),
}).list;

/**
 * Takes back what a file has written: new rows go, those it wrote over come back as they were. Not
 * after a day, and not where somebody has worked on one of them since.
 */
export async function undoImport(call: CallContext<typeof normalStudent.undoImport>) {
  const { db, input, now, who } = call;
  const { importId } = input;
  const row = await imports(call).hold(importId);
  if (row.orgId !== who.orgId) throw outOfReach();
  if (row.undone) throw new TooLate('这次导入已经撤销');
  if (!isFresh(row.endAt, now))
    throw new RuleError('导入已超过24小时，不能撤销，请在学生数据里修改或删除');
  await asSystem(db, async () => {
    await requireUntouched(db, importId, row.endAt);
    await sql`
      delete from exempt_student s using exempt_import_row r
      where r.import_id = ${importId} and r.was is null and s.student_id = r.student_id`.execute(
      db,
    );
    await sql`
      update exempt_student s set
        (class_year, sso_id, places, name, id_no, id_index, id_ref, id_shown, mobile, mobile_shown, sex, nation,
         student_no, department, major_id, education_level, teacher_type, begin_month, end_month, graduate_state,
         grade, subject_id, course_assessment, written_test, exam_proof_no, interview, ethics, agreement_no, years,
         degree_kind, research_field, tutor, study_form, student_match, faults, status, import_no)
        = (select w.class_year, w.sso_id, w.places, w.name, w.id_no, w.id_index, w.id_ref, w.id_shown, w.mobile,
             w.mobile_shown, w.sex, w.nation, w.student_no, w.department, w.major_id, w.education_level,
             w.teacher_type, w.begin_month, w.end_month, w.graduate_state, w.grade, w.subject_id,
             w.course_assessment, w.written_test, w.exam_proof_no, w.interview, w.ethics, w.agreement_no, w.years,
             w.degree_kind, w.research_field, w.tutor, w.study_form, w.student_match, w.faults, w.status, w.import_no
           from jsonb_populate_record(null::exempt_student, r.was) w),
        updated_at = ${now.toISOString()}, version = s.version + 1
      from exempt_import_row r
      where r.import_id = ${importId} and r.was is not null and s.student_id = r.student_id`.execute(
      db,
    );
    await db
      .updateTable('exemptImport')
      .set({ undone: true, undoneAt: now.toISOString(), undoneBy: who.name })
      .where('importId', '=', importId)
      .execute();
    await db.deleteFrom('exemptImportRow').where('importId', '=', importId).execute();
  });
  call.note({ obj: `exemptImport/${importId}`, detail: { fileName: row.fileName } });
  return null;
}

async function requireUntouched(db: Db, importId: string, endAt: string): Promise<void> {
  const { rows } = await sql<{ submitted: number; changed: number }>`
    select count(*) filter (where s.status <> all(${sql.val(UNTOUCHED)}::smallint[]))::int as submitted,
      count(*) filter (where s.student_id is null or s.updated_at <> ${endAt}::timestamptz)::int as changed
    from exempt_import_row r left join exempt_student s on s.student_id = r.student_id
    where r.import_id = ${importId}`.execute(db);
  const { submitted = 0, changed = 0 } = rows[0] ?? {};
  if (submitted > 0)
    throw new RuleError(`其中${submitted}名学生的数据已提交，不能撤销；请先撤回提交`);
  if (changed > 0)
    throw new RuleError(`其中${changed}名学生的数据在导入后又改过，不能撤销；请在学生数据里修改`);
}
