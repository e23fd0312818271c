import {
  type change,
  EnrollPlanChange,
  EnrollPlanDates,
  provinceBatch,
} from '@tqc/contract/enroll';
import { factsOf, membersOf, type OutputOf, type Row } from '@tqc/contract/kit';
import { regChangeStatus } from '@tqc/domain/dictionaries';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { attachmentItem } from '../../../kit/record/attachmentItem';
import { detailItem } from '../../../kit/record/detailItem';
import { ViewButton } from '../../../kit/record/ViewButton';
import { ChangeTable } from '../../../trade/planning/ChangeTable';
import { changeWords } from '../../../trade/planning/changeWords';
import { Offences } from '../../../trade/planning/Offences';

const { applyForAmendmentProvinceOrg } = provinceBatch;
type Change = Row<typeof change.list>;

/** Changes that nobody has decided. */
export const CHANGES_WAITING = { status: regChangeStatus.code('waiting') };

const words = changeWords(membersOf(EnrollPlanDates));
const facts = [
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
export function EnrollChangeFacts({
  change: one,
}: {
  readonly change: OutputOf<typeof applyForAmendmentProvinceOrg>;
}) {
  const waits = one.status === regChangeStatus.code('waiting');
  return (
    <>
      {waits && <Offences offences={one.offences} />}
      <DescriptionList
        items={[
          ...facts.map((name) =>
            detailItem(name, factsOf(EnrollPlanChange.shape[name]), one[name]),
          ),
          attachmentItem('附件', one.fileId, `${one.planName}变更`),
        ]}
        columns={2}
      />
      <ChangeTable
        lines={words.compared(waits ? one.now : one.before, one.after, one.opened)}
        waits={waits}
      />
    </>
  );
}

const moved = (key: 'before' | 'after', title: string) => {
  const text = (row: Change) => words.text(row[key], row.opened);
  return { key, title, width: 220, ellipsis: true, text, render: text } as const;
};

/** What lists of changes show. */
export const changeColumns = [
  'cbName',
  'planName',
  'status',
  'changeKind',
  moved('before', '变更前'),
  moved('after', '变更后'),
  'orgName',
  'planKind',
  'reason',
  'applicant',
  'createdAt',
  'opinion',
  'decidedBy',
  'decidedAt',
] as const;

/** What they are looked for by. */
export const changeSearch = [
  'cbName',
  'planName',
  'planKind',
  'orgName',
  'changeKind',
  'status',
  { name: 'createdAt', label: '申请时间', kind: 'dateRange' },
] as const;

/** Opens one change whole. */
export const viewChange = ({ id, planName }: Change) => (
  <ViewButton call={applyForAmendmentProvinceOrg} input={{ id }} title={`${planName}的变更`}>
    {(one) => <EnrollChangeFacts change={one} />}
  </ViewButton>
);
