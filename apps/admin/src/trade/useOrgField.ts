import { baseOrg } from '@tqc/contract/basic';
import type { FormField } from '@tqc/ui/FormDialog';
import { useRef, useState } from 'react';
import type { NamedField } from '../kit/form/formFields';
import { useChoices } from '../kit/form/useChoices';

interface OrgChoiceOptions {
  readonly when?: boolean;
  /** Only those of a kind. */
  readonly orgType?: number | undefined;
  /** The one that cannot be chosen. */
  readonly except?: string | undefined;
}

/** Organisations at or below the caller's to choose from, found by a part of their name. */
export function useOrgChoice({ when = true, orgType, except }: OrgChoiceOptions = {}) {
  const [keyword, setKeyword] = useState('');
  const options = useChoices(
    when ? baseOrg.queryKV : undefined,
    { ...(keyword === '' ? {} : { keyword }), ...(orgType === undefined ? {} : { orgType }) },
    ({ orgId, orgName }) => (orgId === except ? undefined : { value: orgId, label: orgName }),
  );
  return { options, onSearch: setKeyword };
}

/** A field that names an organisation at or below the caller's, found by a part of its name. */
export function useOrgField<N extends string>(
  name: N,
  {
    required = true,
    hint,
    ...which
  }: Partial<Pick<FormField, 'required'>> &
    Omit<OrgChoiceOptions, 'except'> & { readonly hint?: string } = {},
): NamedField<N> {
  const choice = useOrgChoice(which);
  return {
    of: name,
    change: ({ name: own, label }) => ({
      name: own,
      label,
      required,
      kind: 'searchSelect',
      ...choice,
      ...(hint === undefined ? {} : { hint }),
    }),
  };
}

/** Organisations at or below the caller's to choose several of; those met keep their names. */
export function useOrgOptions(when: boolean) {
  const met = useRef(new Map<string, string>());
  const { options, onSearch } = useOrgChoice({ when });
  for (const { value, label } of options) met.current.set(value, label);
  const found = new Set(options.map(({ value }) => value));
  const others = [...met.current].filter(([value]) => !found.has(value));
  return {
    options: [...options, ...others.map(([value, known]) => ({ value, label: known }))],
    onSearch,
    hint: '输入名称的一部分可以查找',
  };
}

/** A field of several organisations at or below the caller's. */
export function useOrgsField<N extends string>(
  name: N,
  { when }: { readonly when: boolean },
): NamedField<N> {
  const choice = useOrgOptions(when);
  return {
    of: name,
    change: ({ name: own, label }) => ({
      name: own,
      label,
      kind: 'multiSelect',
      wide: true,
      ...choice,
    }),
  };
}
