import { EnrollBatch, type enrollCertBatch } from '@tqc/contract/enroll';
import { factsOf, type Row } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';
import { provincesText } from '../../../trade/planning/batchProvinces';

const names = [
  'cbName',
  'year',
  'registrationType',
  'expected',
  'filingBegin',
  'filingEnd',
  'firstReviewEnd',
  'recheckEnd',
  'finalEnd',
  'status',
  'plans',
  'plansPassed',
  'creator',
  'createdAt',
  'remark',
] as const;

/** All of a registration batch, with the provinces by name. */
export function EnrollBatchFacts({ batch }: { readonly batch: Row<typeof enrollCertBatch.list> }) {
  return (
    <DescriptionList
      items={[
        ...names.map((name) => detailItem(name, factsOf(EnrollBatch.shape[name]), batch[name])),
        { label: '参与省份', value: provincesText(batch.provs), wide: true },
      ]}
      columns={2}
    />
  );
}
