import { finalJudgement, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { newId } from '../../kit/newId';
import type { Db } from '../../kit/scope';
import type { RowOf } from '../../kit/store';

const DELETED = recordStatusEnroll.code('deleted');
const NORMAL = recordStatusEnroll.code('normal');
const QUALIFIED = finalJudgement.code('qualified');

/** A registration as the database holds it. */
export type Enrollment = RowOf<'enrollment'>;

/** What decisions and the audit call such records. */
export const ENROLLMENT = 'enrollment';

/** What the applicant's channel did to a registration, in its life. */
export async function declaredStep(
  { db, now }: { readonly db: Db; readonly now: Date },
  { enrId, status }: Pick<Enrollment, 'enrId' | 'status'>,
  event: string,
): Promise<void> {
  await db
    .insertInto('caseStep')
    .values({
      stepId: newId(),
      kind: ENROLLMENT,
      caseId: enrId,
      at: now.toISOString(),
      step: '网上申报',
      event,
      fromStatus: status,
      toStatus: status,
      opinion: '',
      actorId: null,
      actor: '申请人',
      orgId: null,
      orgName: '申请人渠道',
    })
    .execute();
}

/** How often a person was registered, until when, and whether they are registering this year. */
export async function registrantToday(db: Db, idIndex: Buffer, year: number, but = '0') {
  const { rows } = await sql<{
    registered: number;
    lastValidUntil: string | null;
    thisYear: boolean;
  }>`
    select count(*)::int as registered, max(valid_until)::text as last_valid_until,
      exists (select from enrollment e where e.id_index = ${idIndex} and e.year = ${year} and e.record_status <> ${DELETED} and e.enr_id <> ${but}) as this_year
    from enrollment_history h where h.id_index = ${idIndex} and h.conclusion = ${QUALIFIED} and h.record_status = ${NORMAL}`.execute(
    db,
  );
  return rows[0] ?? { registered: 0, lastValidUntil: null, thisYear: false };
}
