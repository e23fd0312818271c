import type { registrationReview } from '@tqc/contract/register';
import { accessQueryResult, recordStatusRegister } from '@tqc/domain/dictionaries';
import { diplomaComesLater, recordFlow } from '@tqc/domain/register';
import { acceptanceNo, archiveNo, chinaDay } from '@tqc/domain/shared';
import type { CallContext } from '../../../kit/serve';
import { takeNumbersOf } from '../../../trade/numbers';
import { type RegistrationRecord } from '../../../trade/registration';
import { admit, carryOut, current } from './decide';

/**
 * A decision on the spot; a confirmed application gets its numbers and waits for the access query.
 */
export async function affirmRegistration(
  call: CallContext<typeof registrationReview.affirmRegistration>,
) {
  const row = await current(call);
  const status = await admit(call, row, call.input);
  if (call.input.decision !== 'confirm') {
    await carryOut(call, row, call.input, status);
    return { status, archiveNo: null, acceptNo: null };
  }
  // A decision that is only tried takes no numbers, and tells none; what waits says whose it is.
  if (call.isTrial) {
    call.note({ obj: `registration/${row.regId}`, subject: row.name });
    return { status, archiveNo: null, acceptNo: null };
  }
  const numbers = await confirmationNumbers(call, row);
  await carryOut(call, row, call.input, status, {
    ...numbers,
    confirmTime: call.now.toISOString(),
    confirmedBy: call.who.name,
    accessResult: accessQueryResult.code('waiting'),
    ...(awaitsCollege(row)
      ? { recordStatus: recordFlow.next('awaitCollege', row.recordStatus) }
      : {}),
  });
  return { status, ...numbers };
}

/** Somebody about to graduate is approved when the diploma is there. */
function awaitsCollege(row: RegistrationRecord) {
  return diplomaComesLater(row) && row.recordStatus === recordStatusRegister.code('normal');
}

/** Archive and acceptance number of a confirmed application. */
async function confirmationNumbers(
  { db, now }: CallContext,
  row: RegistrationRecord,
): Promise<{ archiveNo: string; acceptNo: string }> {
  const day = chinaDay(now);
  const year = Number(day.slice(0, 4));
  const { shortCode, prov } = await db
    .selectFrom('org')
    .select(['shortCode', 'prov'])
    .where('orgId', '=', row.orgId)
    .executeTakeFirstOrThrow();
  return {
    archiveNo:
      row.archiveNo ??
      archiveNo(
        year,
        prov,
        shortCode,
        'register',
        await takeNumbersOf(db, { kind: 'archive', period: String(year), orgId: row.orgId }),
      ),
    acceptNo:
      row.acceptNo ??
      acceptanceNo(
        prov,
        shortCode,
        day,
        await takeNumbersOf(db, { kind: 'accept', period: day, orgId: row.orgId }),
      ),
  };
}
