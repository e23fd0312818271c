import {
  examType as examForm,
  normalDataStatus,
  onOff,
  recognitionStatus,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { asSystem, type Db } from '../../kit/scope';
import { statusIn } from '../../kit/store';

const EXEMPT = examForm.code('exempt');

/** An application that rests on no exam: whose it is, and what it is for. */
interface Applied {
  readonly idIndex: Buffer;
  /** The number of the ability certificate stands where others have that of their exam. */
  readonly examNo: string;
  readonly ctId: number;
  readonly subjectId: string;
}

/**
 * Finds the passed record of a student that an application without an exam rests on, and until when
 * it holds; refuses in words what rests on none. Source: 免试认定数据.
 */
export async function requireExempt(db: Db, applied: Applied, today: string): Promise<string> {
  const { rows } = await sql<{ validTo: string; fits: boolean; used: boolean }>`
    select s.valid_to, s.used_reg_id is not null or exists (
        select from registration r where r.id_index = s.id_index and r.exam_type = ${EXEMPT} and r.exam_no = s.ability_no and r.record_status <> ${recordStatusRegister.code('deleted')}
          and not ${statusIn('r.status', [recognitionStatus.code('refused'), recognitionStatus.code('failed')])}
      ) as used,
      s.subject_id = ${applied.subjectId} and exists (
        select from exempt_subject_three t where t.grade = s.grade and t.subject_id = s.subject_id and t.ct_id = ${applied.ctId} and t.status = ${onOff.code('on')}
      ) as fits
    from exempt_student s
    where s.ability_no = ${applied.examNo} and s.id_index = ${applied.idIndex} and s.status = ${normalDataStatus.code('passed')}
    for share of s`.execute(db);
  const [found] = rows;
  if (!found) throw new RuleError('未找到免试认定数据，请核对教师职业能力证书编号');
  if (found.validTo < today) throw new RuleError('师范生教师职业能力证书已过期');
  if (!found.fits) throw new RuleError('申请的资格种类或任教学科与免试认定数据不一致');
  if (found.used) throw new RuleError('该免试认定数据已使用');
  return found.validTo;
}

/**
 * The records that applications without an exam rest on are used from the certificate on, and free
 * again when its number is taken back. Whoever numbers may not see them.
 */
export async function markExemptUsed(
  db: Db,
  applications: readonly {
    readonly regId: string;
    readonly examType: number;
    readonly examNo: string;
  }[],
  at: Date | null,
): Promise<void> {
  const rest = applications.filter(({ examType, examNo }) => examType === EXEMPT && examNo !== '');
  if (rest.length === 0) return;
  await asSystem(db, () =>
    sql`update exempt_student s set used_reg_id = case when ${at}::timestamptz is null then null else n.reg_id end, used_at = ${at}, version = version + 1
      from unnest(${rest.map(({ regId }) => regId)}::bigint[], ${rest.map(({ examNo }) => examNo)}::text[]) as n (reg_id, ability_no)
      where s.ability_no = n.ability_no`.execute(db),
  );
}

/**
 * A record that is taken back no longer carries the applications that run on it, and does so again
 * when it is passed anew: whether one stands on a record is seen by until when that holds.
 */
export async function carryExempt(db: Db, studentId: string, stands: boolean): Promise<void> {
  await asSystem(db, () =>
    sql`update registration r set exam_valid_until = case when ${stands} then s.valid_to end, version = r.version + 1
      from exempt_student s
      where s.student_id = ${studentId}::bigint and r.id_index = s.id_index and r.exam_type = ${EXEMPT} and r.exam_no = s.ability_no
        and r.subject_id = s.subject_id and (r.exam_valid_until is null) = ${stands}
        and not ${statusIn('r.status', [...recognitionStatus.group.decided, recognitionStatus.code('refused')])}`.execute(
      db,
    ),
  );
}
