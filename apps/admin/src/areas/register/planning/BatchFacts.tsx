import { factsOf, type Row } from '@tqc/contract/kit';
import { CertBatch, type certBatch } from '@tqc/contract/register';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';
import { provincesText } from '../../../trade/planning/batchProvinces';

const names = [
  'cbName',
  'year',
  'half',
  'audience',
  'ctIds',
  'beginDate',
  'endDate',
  'plans',
  'plansPassed',
  'status',
  'creator',
  'createdAt',
  'notice',
] as const;

/** All of a batch, with the provinces by name. */
export function BatchFacts({ batch }: { readonly batch: Row<typeof certBatch.list> }) {
  return (
    <DescriptionList
      items={[
        ...names.map((name) => detailItem(name, factsOf(CertBatch.shape[name]), batch[name])),
        { label: '参与省份', value: provincesText(batch.provs), wide: true },
      ]}
      columns={2}
    />
  );
}
