import { cut } from '@tqc/domain/shared';
import { textPhone } from '../messages';
import { newId } from '../../kit/newId';
import { placeOf } from '../../kit/personal';
import type { CallContext } from '../../kit/serve';
import type { RegistrationRecord } from './rows';

const MOST = 200;

/**
 * Leaves a message to the applicant of an application, on the phone too when wanted; returns its
 * number.
 */
export async function leaveMessage(
  { db, app, who, now }: Pick<CallContext, 'db' | 'app' | 'who' | 'now'>,
  row: RegistrationRecord,
  content: string,
  bySms: boolean,
): Promise<string> {
  const regAudId = newId();
  const { regId, city, prov, county, point } = row;
  await db
    .insertInto('registrationMessage')
    .values({
      regAudId,
      city,
      regId,
      prov,
      county,
      point,
      content: cut(content, MOST),
      bySms,
      createdAt: now.toISOString(),
      author: who.name,
      orgId: who.orgId,
      orgName: who.orgName,
    })
    .execute();
  if (bySms) {
    const mobile = app.personal.open(placeOf('registration', 'mobile', regId), row.mobile);
    await textPhone(
      db,
      app.personal,
      {
        orgId: who.orgId,
        orgName: who.orgName,
        name: row.name,
        mobile,
        content,
        place: { prov, city, county, point },
      },
      now,
    );
  }
  return regAudId;
}
