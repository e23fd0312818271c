import { limitStatus } from '../dictionaries';
import { opinionNeed } from './approval';
import { defineDecisions } from './defineDecisions';
import { defineFlow } from './defineFlow';

/**
 * Not run: the compiler refuses each of these; where it does not, the check of types complains of
 * the directive.
 */
export function refusedByTheCompiler() {
  const words = {
    steps: { approval: { label: '审批' } },
    calls: ['workflow', 'batch'],
    by: ['superior'],
    needs: { opinion: opinionNeed },
    holds: { unlimited: ({ limited }: { readonly limited: boolean }) => (limited ? ['命中'] : []) },
    tells: ['reporter'],
  } as const;
  const row = {
    step: 'approval',
    label: '同意',
    call: 'workflow',
    by: 'superior',
    from: 'reported',
    to: 'limited',
    otherwise: '只有待审批的限制可以同意',
  } as const;
  const table = defineDecisions(limitStatus, words, {
    approve: { ...row, call: ['workflow', 'batch'], holds: ['unlimited'] },
    reject: {
      ...row,
      to: 'refused',
      needs: ['opinion'],
      message: { to: 'reporter', text: ({ opinion }: { opinion: string }) => opinion },
    },
  });
  const flow = defineFlow(limitStatus, table.rows);
  return [
    // @ts-expect-error an unknown step
    () => defineDecisions(limitStatus, words, { approve: { ...row, step: 'aproval' } }),
    // @ts-expect-error an unknown call
    () => defineDecisions(limitStatus, words, { approve: { ...row, call: 'workflw' } }),
    // @ts-expect-error somebody unknown decides
    () => defineDecisions(limitStatus, words, { approve: { ...row, by: 'anybody' } }),
    // @ts-expect-error a state that the status does not have
    () => defineDecisions(limitStatus, words, { approve: { ...row, to: 'limitd' } }),
    // @ts-expect-error an unknown need
    () => defineDecisions(limitStatus, words, { approve: { ...row, needs: ['reason'] } }),
    // @ts-expect-error an unknown hold
    () => defineDecisions(limitStatus, words, { approve: { ...row, holds: ['unlimitd'] } }),
    // @ts-expect-error a hold of the day is not known
    () => table.unmet('approve', { limited: 1 }),
    // @ts-expect-error a property that no row has
    () => defineDecisions(limitStatus, words, { approve: { ...row, need: ['opinion'] } }),
    // @ts-expect-error a row without the sentence of its refusal
    () => defineDecisions(limitStatus, words, { approve: { ...row, otherwise: undefined } }),
    // @ts-expect-error an unknown decision
    () => table.get('aprove'),
    // @ts-expect-error an unknown event of the flow made of the rows
    () => flow.next('aprove', 1),
    // @ts-expect-error an unknown call
    () => table.of('update'),
    // @ts-expect-error what the decision needs is not said
    () => table.require('reject', {}),
    // @ts-expect-error what the message tells is not known
    () => table.message('reject', {}),
    // @ts-expect-error a call carries its own decisions only
    (): 'reject'[] => [...table.of('batch')],
  ];
}
