import type { FieldFacts } from '@tqc/contract/kit';
import type { DescriptionItem } from '@tqc/ui/DescriptionList';
import type { ReactNode } from 'react';
import { showValue } from '../form/fieldsOf';

/**
 * One field of a record for a DescriptionList: its name and its value in words; `beside` stands
 * after the value, such as the button that reveals a masked number.
 */
export function detailItem(
  name: string,
  facts: FieldFacts | undefined,
  value: unknown,
  beside?: ReactNode,
): DescriptionItem {
  const shown = showValue(facts, value);
  return {
    label: facts?.label ?? name,
    value: beside ? (
      <>
        {shown}
        {beside}
      </>
    ) : (
      shown
    ),
    tabular: true,
  };
}
