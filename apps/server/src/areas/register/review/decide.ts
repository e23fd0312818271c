import { type registrationReview } from '@tqc/contract/register';
import type { ParsedOf } from '@tqc/contract/kit';
import { decisions, recognitionFlow } from '@tqc/domain/register';
import { chinaDay } from '@tqc/domain/shared';
import type { Updateable } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store } from '../../../kit/store';
import type { Tables } from '../../../kit/tables';
import { recordStep, type RegistrationRecord } from '../../../trade/registration';
import { requireDecision } from './mayDecide';
import { stepNote } from './stepNote';
import { tellOf } from './tellOf';

const rows = store('registration', 'regId');
/** What the reviewer says of one application, at the check or at the confirmation. */
type Decided = ParsedOf<
  typeof registrationReview.confirmRegistration | typeof registrationReview.affirmRegistration
>;

/** The application as the reviewer read it; one that moved on since is told so before anything else is judged. */
export async function current(
  call: CallContext & { readonly input: { readonly regId: string } },
): Promise<RegistrationRecord> {
  const row = await rows(call).get(call.input.regId);
  if (row.version !== call.version) throw new ApiFailure(409);
  return row;
}

/** Refuses a decision that may not be taken now, or comes without what it needs; tells the state afterwards. */
export function admit(call: CallContext, row: RegistrationRecord, said: Decided): number {
  requireDecision(call, row, said.decision);
  decisions.require(said.decision, { ...said, today: chinaDay(call.now) });
  return recognitionFlow.next(said.decision, row.status);
}

/** Carries an admitted decision out: state, reasons, record, message to the applicant. */
export async function carryOut(
  call: CallContext,
  row: RegistrationRecord,
  said: Decided,
  status: number,
  more: Updateable<Tables['registration']> = {},
): Promise<void> {
  const { decision, materials, healthResult, healthDate, reasons, reasonText, completeBefore } =
    said;
  const kept =
    decision === 'withdrawConclusion'
      ? { reasons: [], reasonText: '', completeBefore: null }
      : { materials, healthResult, healthDate, reasons, reasonText, completeBefore };
  await rows(call).change(row.regId, { status, ...kept, ...more });
  await recordStep(call, row, stepNote(decision, status, reasonText));
  await tellOf(call, row, decisions.message(decision, said));
}
