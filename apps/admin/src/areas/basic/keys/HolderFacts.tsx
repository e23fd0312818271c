import { type rmsUsbKey, UserUsbKey } from '@tqc/contract/basic';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';

const NAMES = [
  'account',
  'name',
  'orgName',
  'prov',
  'mobile',
  'required',
  'serial',
  'status',
  'boundAt',
  'validUntil',
  'lastUsedAt',
] as const;

/** Somebody with the key that opens the door for them. */
export function HolderFacts({
  holder,
}: {
  readonly holder: OutputOf<typeof rmsUsbKey.getRmsUserUsbKey>;
}) {
  return (
    <DescriptionList
      columns={2}
      items={NAMES.map((name) => detailItem(name, factsOf(UserUsbKey.shape[name]), holder[name]))}
    />
  );
}
