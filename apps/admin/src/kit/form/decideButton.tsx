import type { Call, InputOf } from '@tqc/contract/kit';
import { offers, type Action } from '@tqc/domain/planning';
import type { ReactNode } from 'react';
import { FormButton } from './buttons';
import { decisionFields } from './decisionFields';
import { keysOf } from './namedInput';

interface Deciding<C extends Call, R> {
  readonly call: C;
  /** The rows of the table of actions that a decision is one of, by their names on the wire. */
  readonly steps: Readonly<Record<'pass' | 'fail', Action>>;
  readonly row: Readonly<Record<string, unknown>>;
  /** What is decided on, read anew as the form opens. */
  readonly load: () => Promise<R>;
  readonly about: (record: R) => ReactNode;
  readonly when?: boolean;
}

/**
 * The button of a decision of the planning chain: what is decided on is read first, and what does
 * not fit cannot be passed. The server has the last word.
 */
export function decideButton<C extends Call, R extends { readonly offences: readonly unknown[] }>({
  call,
  steps,
  row,
  load,
  about,
  when = true,
}: Deciding<C, R>) {
  return (
    <FormButton
      call={call}
      label="审批"
      link
      drawer
      // The opinion is written anew: only what the row is called and which version was read
      // goes in.
      row={{ ...keysOf(call, row), version: row['version'] }}
      load={async () => ({ about: await load() })}
      fields={decisionFields<C, R>({
        name: 'action' as keyof InputOf<C> & string,
        label: '审批结论',
        options: Object.entries(steps).map(([value, step]) => ({ value, label: step.label })),
        about,
        against: (value, { offences }) =>
          value === 'pass' && offences.length > 0 ? '还有不合的地方，不能通过，请退回' : undefined,
      })}
      // No opinion is none, not an empty one; a decision that needs one is refused at its field.
      toInput={({ opinion: said }) => ({ opinion: said || undefined }) as never}
      when={when && Object.values(steps).every((step) => offers(step, row))}
    />
  );
}
