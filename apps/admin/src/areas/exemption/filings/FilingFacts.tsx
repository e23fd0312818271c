import { NormalFiling, normalFiling } from '@tqc/contract/exemption';
import { factsOf, type Row } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { detailItem } from '../../../kit/record/detailItem';
import { FileLink } from '../../../kit/record/FileLink';
import { ViewButton } from '../../../kit/record/ViewButton';
import { filingKinds, type FilingKind } from './filingKinds';

const { get } = normalFiling;
const shape = NormalFiling.shape;
const COMMON = [
  'contact',
  'phone',
  'submitter',
  'submittedAt',
  'validUntil',
  'reviewer',
  'reviewedAt',
] as const;

/** A filing with its people and its documents. */
export function FilingFacts({ filing }: { readonly filing: Row<typeof normalFiling.list> }) {
  // The contract lets no other kind through.
  const { columns, file } = filingKinds[filing.kind as FilingKind];
  const title = `${filing.collegeName}${String(filing.year)}年`;
  return (
    <ViewButton call={get} input={{ docId: filing.docId }} title={title}>
      {(record) => (
        <>
          <DescriptionList
            columns={2}
            items={[
              ...(['collegeName', 'year', 'status', ...columns, ...COMMON] as const).map((name) =>
                detailItem(name, factsOf(shape[name]), record[name]),
              ),
              { label: '审核意见', value: record.opinion || '—', wide: true },
              ...record.members.map(({ name, department, duty, phone }, at) => ({
                label: `成员${String(at + 1)}`,
                value: `${name}，${department}，${duty}，${phone}`,
                wide: true,
              })),
            ]}
          />
          <FileLink label={`查看${file}`} title={`${file}_${title}`} fileId={record.fileId} />
          <FileLink label="查看公章扫描" title={`公章扫描_${title}`} fileId={record.sealFileId} />
        </>
      )}
    </ViewButton>
  );
}
