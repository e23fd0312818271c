import type { Call, InputOf } from '@tqc/contract/kit';
import type { FormField } from '@tqc/ui/FormDialog';
import type { ReactNode } from 'react';
import { FormButton } from '../form/buttons';
import { keysOf } from '../form/namedInput';
import type { Decidable, DecisionTable } from './decisionTable';

interface CaseButton<C extends Call, K extends string, R> {
  readonly call: C;
  readonly table: DecisionTable<K>;
  readonly label: string;
  readonly row: Decidable & Readonly<Record<string, unknown>>;
  /** What is decided on, read anew as the form opens. */
  readonly load: () => Promise<R>;
  readonly about: (record: R) => ReactNode;
  /** Which case, where its key stands in the body and not in the path. */
  readonly input?: Partial<InputOf<C>>;
}

/**
 * The button of the decisions on one case: it is read first, and the decisions are those the server
 * offers. Whoever may not decide it in person reads why. The server has the last word.
 */
export function caseButton<C extends Call, K extends string, R>({
  call,
  table,
  label,
  row,
  load,
  about,
  input,
}: CaseButton<C, K, R>) {
  const { decisions, notYours } = row;
  const shown: FormField = {
    name: 'about',
    label: '',
    kind: 'custom',
    wide: true,
    // The value is what was loaded: nobody else writes it.
    render: ({ value }) => (value === undefined ? null : about(value as R)),
  };
  const decision = {
    of: 'decision' as keyof InputOf<C> & string,
    change: (): FormField => ({
      name: 'decision',
      label: '结论',
      required: true,
      kind: 'select',
      options: table.keys
        .filter((key) => decisions.includes(key))
        .map((key) => ({ value: key, label: table.get(key).label })),
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
      label={label}
      link
      drawer
      row={{ ...keysOf(call, row), version: row['version'] }}
      {...(input ? { input } : {})}
      load={async () => ({ about: await load() })}
      fields={[shown, decision, opinion]}
      when={decisions.length > 0 || notYours !== null}
      {...(decisions.length === 0 && notYours !== null ? { reason: notYours } : {})}
    />
  );
}
