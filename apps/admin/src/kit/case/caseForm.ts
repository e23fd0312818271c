import { factsOf, membersOf, type Call, type InputOf } from '@tqc/contract/kit';
import type { FormValues } from '@tqc/ui/FormDialog';
import { formStart } from '../form/fieldsOf';
import { stays, type NamedField } from '../form/formFields';

/** Not shown as they were entered: they are given anew or stay. */
const UNSHOWN: readonly (string | undefined)[] = ['idNo', 'mobile', 'file', 'files'];

/**
 * The form of a case from the call that enters it: all fields of a new one; of one that stands the
 * same, but numbers and files only where they change; and how a record that was read fills it.
 */
export function caseForm<C extends Call, N extends keyof InputOf<C> & string>(
  { input }: C,
  entered: readonly (N | NamedField<N>)[],
) {
  const shape = membersOf(input);
  const nameOf = (one: N | NamedField<N>): N => (typeof one === 'string' ? one : one.of);
  const kindOf = (name: N) => shape[name] && factsOf(shape[name])?.kind;
  return {
    entered,
    changed: entered.map((one) => (UNSHOWN.includes(kindOf(nameOf(one))) ? stays(one) : one)),
    start: (record: Readonly<Record<string, unknown>>): FormValues =>
      formStart(shape, entered.map(nameOf), record),
  };
}
