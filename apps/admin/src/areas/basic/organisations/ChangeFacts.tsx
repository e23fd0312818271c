import { OrgChange, type baseOrg } from '@tqc/contract/basic';
import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { detailItem } from '../../../kit/record/detailItem';

const NAMES = ['orgName', 'orgType', 'areaName', 'kind', 'operator', 'operatorOrg', 'at'] as const;

/** What was done to an organisation, and each field as it was and as it is. */
export function ChangeFacts({
  line,
}: {
  readonly line: OutputOf<typeof baseOrg.orgChangeDetailInfo>;
}) {
  return (
    <>
      <DescriptionList
        columns={2}
        items={NAMES.map((name) => detailItem(name, factsOf(OrgChange.shape[name]), line[name]))}
      />
      <SectionHeader title="变更明细" collapsible={false} level={3}>
        <DescriptionList
          columns={1}
          items={line.changes.map(({ label, before, after }) => ({
            label,
            value: `${before || '—'} → ${after || '—'}`,
          }))}
        />
      </SectionHeader>
    </>
  );
}
