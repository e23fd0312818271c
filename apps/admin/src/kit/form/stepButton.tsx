import type { Call, InputOf } from '@tqc/contract/kit';
import { offers, type Action } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import { AskButton, FormButton } from './buttons';

const opinionField: FormField[] = [
  {
    name: 'opinion',
    label: '审批意见',
    kind: 'textarea',
    required: true,
    maxLength: 200,
    maxLengthMessage: '最多输入200字',
  },
];

interface Stepping<C extends Call> {
  readonly call: C;
  /** The row of its table in the domain: what the button says, in which states it is there, whether it asks for an opinion. */
  readonly step: Action;
  readonly row: Readonly<Record<string, unknown>>;
  readonly input: (said: { readonly opinion?: string }) => InputOf<C>;
  /** Further conditions of the record, such as whose it is. */
  readonly when?: boolean;
  readonly reason?: string | undefined;
  readonly danger?: boolean;
}

/** The button of an action that stands as a row of a table in the domain: an element the list can read, so that it knows which buttons are there. */
export function stepButton<C extends Call>({
  call,
  step,
  row,
  input,
  when = true,
  reason,
  danger = false,
}: Stepping<C>) {
  const trigger = { call, label: step.label, link: true, danger, reason, row };
  const there = when && offers(step, row);
  if (step.opinion !== 'needed') return <AskButton {...trigger} input={input({})} when={there} />;
  return (
    <FormButton
      {...trigger}
      fields={opinionField}
      input={input({})}
      toInput={({ opinion }) => input({ opinion: String(opinion) })}
      when={there}
    />
  );
}
