import { regAud } from '@tqc/contract/register';
import { decisions } from '@tqc/domain/register';
import { chinaDay, maskAddress, maskMobile } from '@tqc/domain/shared';
import { placeOf } from '../../kit/personal';
import { daysLeftUntil } from '../../trade/calendar';
import {
  dressRow,
  orgNames,
  personsToday,
  REGISTRATION,
  type RegistrationRecord,
} from '../../trade/registration';
import { secondsLeft, waitingOn, type CallContext } from '../../kit/serve';
import { knownOf } from './review/knownOf';
import { decisionsOf } from './review/mayDecide';

/** Everything the review of one application needs, in one answer. */
export async function detailOf(call: CallContext, row: RegistrationRecord) {
  const { db, app, now } = call;
  const possible = decisionsOf(call, row);
  const persons = personsToday(db, [row], chinaDay(now));
  // None of these waits for another: all are asked in one message.
  const [personOf, nameOf, files, steps, replies, named, knownToday, waitingBy, daysLeft] =
    await Promise.all([
      persons,
      orgNames(call, [row.orgId, row.pointId]),
      db
        .selectFrom('registrationFile')
        .innerJoin('file', 'file.fileId', 'registrationFile.fileId')
        .select(['registrationFile.kind', 'seq', 'title', 'file.fileId', 'mime'])
        .where('registrationFile.city', '=', row.city)
        .where('regId', '=', row.regId)
        .orderBy('seq')
        .execute(),
      db
        .selectFrom('registrationLog')
        .select(['at', 'step', 'event', 'actor', 'orgName', 'fromStatus', 'toStatus', 'opinion'])
        .where('city', '=', row.city)
        .where('regId', '=', row.regId)
        // By the clock first: what was brought in later may have happened before.
        .orderBy('at')
        .orderBy('logId')
        .execute(),
      call.who.rights.has(regAud.getMessagesRegAud.permission)
        ? db
            .selectFrom('registrationMessage')
            .select(['content', 'reply', 'replyTime'])
            .where('city', '=', row.city)
            .where('regId', '=', row.regId)
            .where('reply', '<>', '')
            .orderBy('replyTime')
            .execute()
        : [],
      db
        .selectFrom('planBatch')
        .leftJoin('orgPlan', (join) => join.on('orgPlan.obId', '=', row.obId))
        .select(['planBatch.cbName', 'orgPlan.planName'])
        .where('planBatch.cbId', '=', row.cbId)
        .executeTakeFirst(),
      knownOf(call, possible, [row], 'look', persons),
      waitingOn(db, REGISTRATION, [row.regId]),
      daysLeftUntil(db, [row.dueOn], chinaDay(now)),
    ]);
  const waits = waitingBy.get(row.regId);
  const dressed = dressRow(row, { personal: app.personal, now, nameOf, daysLeft, personOf });
  const known = knownToday(row);
  const free = waits ? [] : possible;
  const unmetOf = (decision: (typeof possible)[number]) => decisions.unmet(decision, known);
  return {
    ...dressed,
    files,
    steps,
    replies,
    cbName: named?.cbName ?? '',
    planName: named?.planName ?? '',
    resume: row.resume as { from: string; to: string; place: string; role: string }[],
    mobile: maskMobile(app.personal.open(placeOf('registration', 'mobile', row.regId), row.mobile)),
    household: maskAddress(row.household),
    residence: maskAddress(row.residence),
    address: maskAddress(row.address),
    limitHit: personOf(row).limited,
    waiting: waits
      ? {
          name: waits.name,
          orgName: waits.orgName,
          isMine: waits.adminId === call.who.adminId,
          seconds: secondsLeft(waits, now),
        }
      : null,
    decisions: free.filter((decision) => unmetOf(decision).length === 0),
    notToday: free.flatMap((decision) => {
      const reasons = unmetOf(decision);
      return reasons.length === 0 ? [] : [{ decision, reasons: [...reasons] }];
    }),
  };
}
