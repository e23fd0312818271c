import { factsOf, type Row } from '@tqc/contract/kit';
import { LocaleSet, type localeSet } from '@tqc/contract/register';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';

const names = [
  'planName',
  'slotName',
  'pointName',
  'confirmWay',
  'beginDate',
  'endDate',
  'amHours',
  'pmHours',
  'dayCapacity',
  'booked',
  'confirmed',
  'status',
  'confirmRange',
  'audience',
  'ctIds',
  'notice',
] as const;

/** All of an arrangement. */
export function ArrangementFacts({ set }: { readonly set: Row<typeof localeSet.list> }) {
  return (
    <DescriptionList
      items={names.map((name) => detailItem(name, factsOf(LocaleSet.shape[name]), set[name]))}
      columns={2}
    />
  );
}
