import { finalJudgement } from '@tqc/domain/dictionaries';
import { validUntil } from '@tqc/domain/enroll';
import { chinaDay, maskIdNo } from '@tqc/domain/shared';
import { newId } from '../../../kit/newId';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import type { Enrollment } from '../../../trade/enrollments';

const QUALIFIED = finalJudgement.code('qualified');
const DATA_SOURCE = 2;

/**
 * What was concluded stands in the history; who was found qualified is registered: until when, and
 * how often.
 */
export async function register(
  { app, db, now }: CallContext,
  row: Enrollment,
  conclusion: number,
): Promise<void> {
  const today = chinaDay(now);
  const isQualified = conclusion === QUALIFIED;
  const until = isQualified ? validUntil(today, row.lastValidUntil) : null;
  if (isQualified)
    await db
      .updateTable('enrollment')
      .set({ validUntil: until })
      .where('enrId', '=', row.enrId)
      .execute();
  const { prov, city, county, point, enrId, idIndex, certNo, name, orgName } = row;
  await db
    .insertInto('enrollmentHistory')
    .values({
      histId: newId(),
      enrId,
      prov,
      city,
      county,
      point,
      idIndex,
      idMask: maskIdNo(app.personal.open(placeOf('enrollment', 'id_no', enrId), row.idNo)),
      idRef: row.idRef,
      certNo,
      name,
      orgId: row.orgId,
      orgName,
      archiveNo: row.archiveNo,
      ctId: row.ctId,
      subjectName: row.subjectName,
      workUnit: row.workUnit,
      teachGrade: row.teachGrade,
      firstReview: row.firstReview,
      recheck: row.recheck,
      registrationType: row.registrationType,
      enrollNumber: row.registered + (isQualified ? 1 : 0),
      conclusion,
      concludedOn: today,
      validUntil: until,
      dataSource: DATA_SOURCE,
    })
    .execute();
}

/** The same taken back with its conclusion. */
export async function unregister({ db }: CallContext, { enrId }: Enrollment): Promise<void> {
  await db.deleteFrom('enrollmentHistory').where('enrId', '=', enrId).execute();
}
