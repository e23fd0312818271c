import type { Call } from '@tqc/contract/kit';
import { decisionCalls } from '@tqc/contract/register';
import { decisions } from '@tqc/domain/register';

/** A step of the review, the states that wait in it, and the call whose right it takes. */
export interface DeskStep {
  readonly key: string;
  readonly label: string;
  readonly statuses: readonly number[];
  readonly call: Pick<Call, 'permission'>;
}

/** The steps that have a queue at the desk, in the order of an application's way. */
export const deskSteps: readonly DeskStep[] = (['check', 'confirm', 'audit'] as const).map(
  (step) => {
    const { key, short, waiting } = decisions.step(step);
    return { key, label: short, statuses: waiting, call: decisionCalls[step] };
  },
);
