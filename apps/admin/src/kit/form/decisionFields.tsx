import type { Call, InputOf } from '@tqc/contract/kit';
import type { FormField } from '@tqc/ui/FormDialog';
import type { ReactNode } from 'react';
import type { Wanted } from './formFields';

interface DecisionFields<C extends Call, R> {
  /** Where the decision stands in what is sent, and what it is called. */
  readonly name: string & keyof InputOf<C>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly about: (record: R) => ReactNode;
  /** Why this decision does not go with this record; undefined when it does. */
  readonly against?: (decision: unknown, record: R) => string | undefined;
}

/**
 * The form of a decision: what is decided on, as it was loaded under `about`, the decision, and the
 * opinion. Only some decisions need one: the server says so at the field.
 */
export function decisionFields<C extends Call, R>({
  name,
  label,
  options,
  about,
  against,
}: DecisionFields<C, R>): readonly Wanted<C>[] {
  const shown: FormField = {
    name: 'about',
    label: '',
    kind: 'custom',
    wide: true,
    // The value is what was loaded: nobody else writes it.
    render: ({ value }) => (value === undefined ? null : about(value as R)),
  };
  return [
    shown,
    {
      of: name,
      change: (): FormField => ({
        name,
        label,
        required: true,
        kind: 'select',
        options,
        ...(against && {
          validate: (value, { about: record }) => against(value, record as R),
        }),
      }),
    },
    {
      of: 'opinion' as keyof InputOf<C> & string,
      change: (field: FormField): FormField => ({ ...field, required: false }),
    },
  ];
}
