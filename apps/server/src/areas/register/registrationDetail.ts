import { decisions } from '@tqc/domain/register';
import { chinaDay, maskMobile } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import { dressRows, personsToday, type RegistrationRecord } from '../../trade/registration';
import type { CallContext } from '../../kit/serve';
import { knownOf } from './review/knownOf';
import { decisionsOf } from './review/mayDecide';

/** Everything the review of one application needs, in one answer. */
export async function detailOf(call: CallContext, row: RegistrationRecord) {
  const { db, app, now } = call;
  const personOf = await personsToday(db, [row], chinaDay(now));
  const [dressed] = await dressRows(db, app.personal, now, [row], personOf);
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
  const possible = decisionsOf(call, row);
  const known = (await knownOf(call, possible, [row], 'look'))(row);
  const unmetOf = (decision: (typeof possible)[number]) => decisions.unmet(decision, known);
  return {
    ...dressed,
    files,
    steps,
    cbName: named?.cbName ?? '',
    planName: named?.planName ?? '',
    resume: row.resume as { from: string; to: string; place: string; role: string }[],
    mobile: maskMobile(app.personal.open(placeOf('registration', 'mobile', row.regId), row.mobile)),
    limitHit: personOf(row).limited,
    decisions: possible.filter((decision) => unmetOf(decision).length === 0),
    notToday: possible.flatMap((decision) => {
      const reasons = unmetOf(decision);
      return reasons.length === 0 ? [] : [{ decision, reasons: [...reasons] }];
    }),
  };
}
