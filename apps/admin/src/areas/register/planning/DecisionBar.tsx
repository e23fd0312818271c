import type { orgBatch, provinceBatch } from '@tqc/contract/register';
import type { Action } from '@tqc/domain/planning';
import { EachBar, EachButton, eachStep } from '../../../kit/form/EachButton';
import { ChangesButton } from './ChangesButton';

interface DecisionBarProps<R extends { readonly planName: string }> {
  readonly call: typeof orgBatch.update | typeof provinceBatch.update;
  readonly pass: Action;
  readonly fail: Action;
  readonly rows: readonly R[];
  readonly idOf: (row: R) => string;
  readonly onKeep: (ids: readonly string[]) => void;
}

/** Above plans that wait: pass or return every chosen one, and the way to their changes. */
export function DecisionBar<R extends { readonly planName: string }>({
  call,
  pass,
  fail,
  rows,
  idOf,
  onKeep,
}: DecisionBarProps<R>) {
  return (
    <>
      <EachBar rows={rows} idOf={idOf} nameOf={({ planName }) => planName} onKeep={onKeep}>
        <EachButton call={call} label="批量通过" {...eachStep(pass, 'pass')} />
        <EachButton call={call} label="批量退回" {...eachStep(fail, 'fail')} />
      </EachBar>
      <ChangesButton />
    </>
  );
}
