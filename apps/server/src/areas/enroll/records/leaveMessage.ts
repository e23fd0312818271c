import { cut } from '@tqc/domain/shared';
import { newId } from '../../../kit/newId';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import type { Enrollment } from '../../../trade/enrollments';
import { textPhone } from '../../../trade/messages';

const MOST = 200;

interface Left {
  readonly content: string;
  readonly bySms?: boolean;
  readonly missing?: readonly number[];
  readonly completeBefore?: string | null;
}

/** Leaves a message to the teacher of a registration, on the phone too when wanted. */
export async function leaveMessage(
  { db, app, who, now }: Pick<CallContext, 'db' | 'app' | 'who' | 'now'>,
  row: Enrollment,
  { content, bySms = false, missing = [], completeBefore = null }: Left,
): Promise<string> {
  const enrAudId = newId();
  await db
    .insertInto('enrollmentMessage')
    .values({
      enrAudId,
      enrId: row.enrId,
      content: cut(content, MOST),
      bySms,
      missing: [...missing],
      completeBefore,
      author: who.name,
      orgId: who.orgId,
      orgName: who.orgName,
      createdAt: now.toISOString(),
    })
    .execute();
  if (bySms) {
    const { prov, city, county, point, name, enrId } = row;
    await textPhone(
      db,
      app.personal,
      {
        orgId: who.orgId,
        orgName: who.orgName,
        name,
        mobile: app.personal.open(placeOf('enrollment', 'mobile', enrId), row.mobile),
        content,
        place: { prov, city, county, point },
      },
      now,
    );
  }
  return enrAudId;
}
