import { baseOrg } from '@tqc/contract/basic';
import type { FormField } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import type { NamedField } from '../../../kit/form/formFields';
import { useChoices } from '../../../kit/form/useChoices';

/** A field that names an organisation at or below the caller's, found by a part of its name. */
export function useOrgField<N extends string>(
  name: N,
  {
    when = true,
    required = true,
    hint,
  }: Partial<Pick<FormField, 'required'>> & {
    readonly when?: boolean;
    readonly hint?: string;
  } = {},
): NamedField<N> {
  const [keyword, setKeyword] = useState('');
  const options = useChoices(
    when ? baseOrg.queryKV : undefined,
    keyword === '' ? {} : { keyword },
    ({ orgId, orgName }) => ({ value: orgId, label: orgName }),
  );
  return {
    of: name,
    change: ({ name: own, label }) => ({
      name: own,
      label,
      required,
      kind: 'searchSelect',
      options,
      onSearch: setKeyword,
      ...(hint === undefined ? {} : { hint }),
    }),
  };
}
