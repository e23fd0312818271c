import type { Call, InputOf } from '@tqc/contract/kit';
import { offers, type Action } from '@tqc/domain/planning';
import { AskButton, FormButton } from './buttons';
import { required } from './formFields';
import { keysOf } from './namedInput';

interface Stepping<C extends Call> {
  readonly call: C;
  /**
   * The row of its table in the domain: what the button says, in which states it is there, whether
   * it asks for an opinion.
   */
  readonly step: Action;
  readonly row: Readonly<Record<string, unknown>>;
  /** What is sent besides the key of the row and the opinion. */
  readonly input?: Partial<InputOf<C>>;
  /** Further conditions of the record, such as whose it is. */
  readonly when?: boolean;
  readonly reason?: string | undefined;
  readonly danger?: boolean;
  /** Asked before a step without an opinion, where its word alone does not say what it does. */
  readonly question?: string | undefined;
}

/**
 * The button of an action that stands as a row of a table in the domain: an element the list can
 * read, so that it knows which buttons are there.
 */
export function stepButton<C extends Call>({
  call,
  step,
  row,
  input = {},
  when = true,
  reason,
  danger = false,
  question,
}: Stepping<C>) {
  const trigger = { call, label: step.label, link: true, danger, reason, row };
  const there = when && offers(step, row);
  const asked = question === undefined ? {} : { question };
  // A call with actions takes its key from the row, the action from `input` and an opinion from the
  // form.
  if (step.opinion !== 'needed')
    return <AskButton {...trigger} {...asked} input={input as never} when={there} />;
  return (
    <FormButton
      {...trigger}
      // The opinion is written anew: only what the row is called and which version was read goes
      // into the form.
      row={{ ...keysOf(call, row), version: row['version'] }}
      fields={[required('opinion' as keyof InputOf<C> & string)]}
      input={input}
      when={there}
    />
  );
}
