import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { ProvinceBatchPostpone, type provinceBatchPostpone } from '@tqc/contract/register';
import { regChangeStatus } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { attachmentItem } from '../../../kit/record/attachmentItem';
import { detailItem } from '../../../kit/record/detailItem';
import { comparedLines } from './changeLines';
import { Offences } from '../../../trade/planning/Offences';
import { ChangeTable } from '../../../trade/planning/ChangeTable';

const names = [
  'cbName',
  'planName',
  'planKind',
  'orgName',
  'changeKind',
  'reason',
  'applicant',
  'createdAt',
  'status',
  'opinion',
  'decidedBy',
  'decidedAt',
] as const;

/** A change beside what stands: while it waits the values of now, afterwards those of before. */
export function ChangeFacts({
  change,
}: {
  readonly change: OutputOf<typeof provinceBatchPostpone.get>;
}) {
  const waits = change.status === regChangeStatus.code('waiting');
  const lines = comparedLines(waits ? change.now : change.before, change.after, change.opened);
  return (
    <>
      {waits && <Offences offences={change.offences} />}
      <DescriptionList
        items={[
          ...names.map((name) =>
            detailItem(name, factsOf(ProvinceBatchPostpone.shape[name]), change[name]),
          ),
          attachmentItem('附件', change.fileId, `${change.planName}变更`),
        ]}
        columns={2}
      />
      <ChangeTable lines={lines} waits={waits} />
    </>
  );
}
