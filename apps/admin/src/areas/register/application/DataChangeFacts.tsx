import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { RegistrationChange, type registrationChange } from '@tqc/contract/register';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { detailItem } from '../../../kit/record/detailItem';
import { FileLink } from '../../../kit/record/FileLink';

const names = [
  'regId',
  'name',
  'appliedBy',
  'orgName',
  'appliedAt',
  'status',
  'decidedBy',
  'decidedAt',
  'reason',
  'opinion',
] as const;

/** A change of the data of an application: what it was, what it became, who asked and judged. */
export function DataChangeFacts({
  change,
}: {
  readonly change: OutputOf<typeof registrationChange.viewRegChg>;
}) {
  return (
    <>
      <DescriptionList
        columns={2}
        items={names.map((name) =>
          detailItem(name, factsOf(RegistrationChange.shape[name]), change[name]),
        )}
      />
      <SectionHeader title="变更内容" collapsible={false}>
        <DescriptionList
          columns={1}
          items={change.changes.map(({ label, before, after }) => ({
            label,
            value: `${before || '（空）'} → ${after || '（空）'}`,
          }))}
        />
      </SectionHeader>
      <FileLink label="查看证明材料" fileId={change.fileId} title={`${change.name}的证明材料`} />
    </>
  );
}
