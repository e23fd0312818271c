import type { decisions } from '@tqc/domain/register';
import type { CallContext } from '../../../kit/serve';
import { tellOrganisation } from '../../../trade/messages';
import { leaveMessage, type RegistrationRecord } from '../../../trade/registration';

/** Tells whom a decision concerns what it says, when it says something. */
export async function tellOf(
  call: CallContext,
  row: RegistrationRecord,
  message: ReturnType<typeof decisions.message>,
): Promise<void> {
  if (message?.to === 'applicant') await leaveMessage(call, row, message.text, false);
  if (message?.to === 'point')
    await tellOrganisation(
      call.db,
      row.pointId,
      {
        title: message.title,
        content: message.text,
        url: `/register/application/${row.regId}`,
      },
      call.now,
      call.who,
      { beyond: true },
    );
}
