import type { Call, InputOf } from '@tqc/contract/kit';
import type { ReactNode } from 'react';
import { FormButton } from '../form/buttons';
import { decisionFields } from '../form/decisionFields';
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
  return (
    <FormButton
      call={call}
      label={label}
      link
      drawer
      row={{ ...keysOf(call, row), version: row['version'] }}
      {...(input ? { input } : {})}
      load={async () => ({ about: await load() })}
      fields={decisionFields<C, R>({
        name: 'decision' as keyof InputOf<C> & string,
        label: '结论',
        options: table.keys
          .filter((key) => decisions.includes(key))
          .map((key) => ({ value: key, label: table.get(key).label })),
        about,
      })}
      when={decisions.length > 0 || notYours !== null}
      {...(decisions.length === 0 && notYours !== null ? { reason: notYours } : {})}
    />
  );
}
