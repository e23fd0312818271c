import { filingStatus, onOff } from '@tqc/domain/dictionaries';
import {
  studentFaults,
  whyNotNow,
  type StudentFacts,
  type WindowStage,
} from '@tqc/domain/exemption';
import { refuse, RuleError } from '@tqc/domain/kit';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { Db } from '../../kit/scope';

/** What of a row says where its rules are found. */
export interface OfClass {
  readonly collegeId: string;
  readonly prov: string;
  readonly classYear: number;
  readonly teacherType: string;
}
/** A row whose faults are looked for; one that is not there yet has no number. */
export interface Judged extends OfClass, StudentFacts {
  readonly studentId: string | null;
  readonly idIndex: Buffer;
}

/**
 * Asks once what the rules of many rows need; the answer tells the faults of each, given the number
 * of its person.
 */
export async function studentGround(
  db: Db,
  rows: readonly Judged[],
): Promise<(row: Judged, idNo: string) => string[]> {
  const colleges = [...new Set(rows.map(({ collegeId }) => collegeId))];
  const [roster, pairs, twice] = await Promise.all([
    db
      .selectFrom('exemptRoster')
      .selectAll()
      .where('collegeId', 'in', ['0', ...colleges])
      .where('status', '=', filingStatus.code('passed'))
      .execute(),
    db
      .selectFrom('exemptSubjectThree')
      .select(['grade', 'subjectId'])
      .where('status', '=', onOff.code('on'))
      .execute(),
    twiceIn(db, rows),
  ]);
  const paired = new Set(pairs.map(({ grade, subjectId }) => `${grade}/${subjectId}`));
  return (row, idNo) =>
    studentFaults(row, {
      idNo,
      twice: twice.has(row),
      roster: roster.filter(({ collegeId }) => collegeId === row.collegeId),
      paired: paired.has(`${String(row.grade)}/${String(row.subjectId)}`),
    });
}

/** Rows whose person has another one in the class year, at whatever university. */
async function twiceIn(db: Db, rows: readonly Judged[]): Promise<ReadonlySet<Judged>> {
  if (rows.length === 0) return new Set();
  const asked = sql.join(
    rows.map(
      ({ idIndex, classYear, studentId }, at) =>
        sql`(${at}::int, ${idIndex}::bytea, ${classYear}::smallint, ${studentId}::bigint)`,
    ),
  );
  const found = await sql<{ at: number }>`
    select at from (values ${asked}) as r(at, person, class, own) where exempt_student_twice(person, class, own)`.execute(
    db,
  );
  return new Set(found.rows.flatMap(({ at }) => rows[at] ?? []));
}

/** Says for each row why a stage is not open now; undefined where it is. */
export async function windowsOf(
  db: Db,
  stage: WindowStage,
  rows: readonly OfClass[],
  now: Date,
): Promise<(row: OfClass) => string | undefined> {
  const provinces = [...new Set(rows.map(({ prov }) => prov))];
  const windows = await db
    .selectFrom('exemptReviewTime')
    .selectAll()
    .where('prov', 'in', ['', ...provinces])
    .where('status', '=', onOff.code('on'))
    .execute();
  const minute = chinaMinute(now);
  return ({ prov, classYear, teacherType }) =>
    whyNotNow(
      stage,
      windows.find(
        (one) =>
          one.prov === prov &&
          one.classYear === classYear &&
          one.teacherTypes.includes(teacherType),
      ),
      minute,
    );
}

/** Refuses what its province does not take now. */
export async function requireOpen(
  db: Db,
  stage: WindowStage,
  row: OfClass,
  now: Date,
): Promise<void> {
  const why = (await windowsOf(db, stage, [row], now))(row);
  if (why !== undefined) throw new RuleError(why);
}

/** Refuses a major or a subject that is none. */
export async function requireKnown(
  db: Db,
  { majorId, subjectId }: { readonly majorId: string | null; readonly subjectId: string | null },
): Promise<void> {
  const major =
    majorId === null ||
    (await db
      .selectFrom('major')
      .select('majorId')
      .where('majorId', '=', majorId)
      .executeTakeFirst());
  if (!major) throw refuse('majorId', '专业不存在，请重新选择');
  const subject =
    subjectId === null ||
    (await db
      .selectFrom('subject')
      .select('subjectId')
      .where('subjectId', '=', subjectId)
      .executeTakeFirst());
  if (!subject) throw refuse('subjectId', '任教学科不存在，请重新选择');
}
