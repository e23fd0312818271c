import type { InputOf } from '@tqc/contract/kit';
import { BulkButton, type BulkCall } from './BulkButton';
import { required, type Wanted } from './formFields';
import type { Chosen } from './inParts';

interface PassOrReturnProps<C extends BulkCall> {
  readonly call: C;
  /** What is sent of the chosen with a decision, by the names of the wire. */
  readonly input: (part: readonly Chosen[], decision: 'pass' | 'return') => InputOf<C>;
  /** So many records the call takes at once. */
  readonly most: number;
  /** What passing is called, and how its result is told; 通过 where nothing is said. */
  readonly pass?: string;
  readonly passed?: string;
  /** What is asked of who passes; an opinion that may be left out where nothing is said. */
  readonly asks?: readonly Wanted<C>[];
}

/** The two decisions on chosen records that wait: they pass, or they go back with the reason. */
export function PassOrReturn<C extends BulkCall>({
  call,
  input,
  most,
  pass = '通过',
  passed = '已通过',
  asks,
}: PassOrReturnProps<C>) {
  // Every call of this kind takes an opinion.
  const opinion = 'opinion' as keyof InputOf<C> & string;
  return (
    <>
      <BulkButton
        call={call}
        label={pass}
        primary
        input={(part) => input(part, 'pass')}
        most={most}
        fields={asks ?? [opinion]}
        done={passed}
      />
      <BulkButton
        call={call}
        label="退回"
        input={(part) => input(part, 'return')}
        most={most}
        fields={[required(opinion)]}
        done="已退回"
      />
    </>
  );
}
