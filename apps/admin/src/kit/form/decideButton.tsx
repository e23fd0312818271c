import type { Call, InputOf } from '@tqc/contract/kit';
import { offers, type Action } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import type { ReactNode } from 'react';
import { FormButton } from './buttons';
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
  const shown: FormField = {
    name: 'about',
    label: '',
    kind: 'custom',
    wide: true,
    // The value is what was loaded: nobody else writes it.
    render: ({ value }) => (value === undefined ? null : about(value as R)),
  };
  const decision = {
    of: 'action' as keyof InputOf<C> & string,
    change: (): FormField => ({
      name: 'action',
      label: '审批结论',
      required: true,
      kind: 'select',
      options: Object.entries(steps).map(([value, { label }]) => ({ value, label })),
      validate: (value, { about: record }) =>
        value === 'pass' && (record as R).offences.length > 0
          ? '还有不合的地方，不能通过，请退回'
          : undefined,
    }),
  };
  // Only some decisions need one: the server says so at the field.
  const opinion = {
    of: 'opinion' as keyof InputOf<C> & string,
    change: (field: FormField): FormField => ({ ...field, required: false }),
  };
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
      fields={[shown, decision, opinion]}
      // No opinion is none, not an empty one; a decision that needs one is refused at its field.
      toInput={({ opinion: said }) => ({ opinion: said || undefined }) as never}
      when={when && Object.values(steps).every((step) => offers(step, row))}
    />
  );
}
