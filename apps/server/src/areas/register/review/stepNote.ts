import { decisions, type RecognitionDecision } from '@tqc/domain/register';
import type { StepNote } from '../../../trade/registration';

/** How a decision stands in the life of an application and in the audit. */
export function stepNote(
  decision: RecognitionDecision,
  toStatus: number,
  opinion?: string,
): StepNote {
  const { step, label } = decisions.get(decision);
  return {
    step: step.label,
    event: label,
    toStatus,
    ...(opinion === undefined ? {} : { opinion }),
  };
}
