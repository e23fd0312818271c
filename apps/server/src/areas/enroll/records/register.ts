import { finalJudgement } from '@tqc/domain/dictionaries';
import { validUntil } from '@tqc/domain/enroll';
import { chinaDay } from '@tqc/domain/shared';
import { newId } from '../../../kit/newId';
import type { CallContext } from '../../../kit/serve';
import type { Enrollment } from '../../../trade/enrollments';

const QUALIFIED = finalJudgement.code('qualified');
const DATA_SOURCE = 2;

/** Who was found qualified is registered: until when, how often, and in the history. */
export async function register({ db, now }: CallContext, row: Enrollment): Promise<void> {
  const today = chinaDay(now);
  const until = validUntil(today, row.lastValidUntil);
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
      certNo,
      name,
      orgName,
      registrationType: row.registrationType,
      enrollNumber: row.registered + 1,
      conclusion: QUALIFIED,
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
