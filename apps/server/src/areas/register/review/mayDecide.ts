import type { RecognitionDecision } from '@tqc/domain/register';
import type { CallContext } from '../../../kit/serve';
import { decisionsOn, requireDecisionOn } from '../../../trade/cases';
import type { RegistrationRecord } from '../../../trade/registration';
import { applications } from './applications';

/**
 * The decisions somebody may take on an application in its present state; none on one that is
 * deleted.
 */
export const decisionsOf = (
  call: Pick<CallContext, 'who'>,
  row: RegistrationRecord,
): RecognitionDecision[] => decisionsOn(applications, call, row);

/** Refuses a decision that somebody may not take on an application now, with the reason. */
export const requireDecision = (
  call: CallContext,
  row: RegistrationRecord,
  decision: RecognitionDecision,
): void => requireDecisionOn(applications, call, row, decision);
