import { recognitionStatus } from '@tqc/domain/dictionaries';
import { maskMobile } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import { dressRows, type RegistrationRecord } from '../../trade/registration';
import type { CallContext } from '../../kit/serve';
import { decisionsOf } from './review/mayDecide';

/** Everything the review of one application needs, in one answer. */
export async function detailOf(call: CallContext, row: RegistrationRecord) {
  const { db, app, now } = call;
  const [dressed] = await dressRows(db, app.personal, now, [row]);
  if (!dressed) throw new Error('a row was lost');
  const files = await db
    .selectFrom('registrationFile')
    .innerJoin('file', 'file.fileId', 'registrationFile.fileId')
    .select(['registrationFile.kind', 'seq', 'title', 'file.fileId', 'mime'])
    .where('registrationFile.city', '=', row.city)
    .where('regId', '=', row.regId)
    .orderBy('seq')
    .execute();
  const steps = await db
    .selectFrom('registrationLog')
    .select(['at', 'step', 'event', 'actor', 'orgName', 'fromStatus', 'toStatus', 'opinion'])
    .where('city', '=', row.city)
    .where('regId', '=', row.regId)
    .orderBy('logId')
    .execute();
  const named = await db
    .selectFrom('planBatch')
    .leftJoin('orgPlan', (join) => join.on('orgPlan.obId', '=', row.obId))
    .select(['planBatch.cbName', 'orgPlan.planName'])
    .where('planBatch.cbId', '=', row.cbId)
    .executeTakeFirst();
  return {
    ...dressed,
    files,
    steps,
    cbName: named?.cbName ?? '',
    planName: named?.planName ?? '',
    resume: row.resume as { from: string; to: string; place: string; role: string }[],
    mobile: maskMobile(app.personal.open(placeOf('registration', 'mobile', row.regId), row.mobile)),
    decisions: decisionsOf(call, row).filter(
      (decision) =>
        decision !== 'approve' ||
        dressed.blocks.length === 0 ||
        row.status !== recognitionStatus.code('confirmed'),
    ),
  };
}
