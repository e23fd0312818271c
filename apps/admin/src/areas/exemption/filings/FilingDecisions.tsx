import { MOST_FILINGS, normalFiling } from '@tqc/contract/exemption';
import { BulkBar } from '../../../kit/form/BulkButton';
import { idsOf, recordsOf, type Chosen } from '../../../kit/form/inParts';
import { PassOrReturn } from '../../../kit/form/PassOrReturn';
import { useMay } from '../../../kit/session/useMay';

const { audit } = normalFiling;

/** Passes the filings that are chosen, or gives them back; only for who decides. */
export function FilingDecisions({
  chosen,
  onKeep,
}: {
  readonly chosen: readonly Chosen[];
  readonly onKeep: (ids: readonly string[]) => void;
}) {
  const may = useMay(audit);
  if (!may) return null;
  return (
    <BulkBar chosen={chosen} noneChosen="请先勾选要审批的备案" onKeep={onKeep}>
      <PassOrReturn
        call={audit}
        input={(part, decision) => ({ docIds: idsOf(part), records: recordsOf(part), decision })}
        most={MOST_FILINGS}
        asks={[
          {
            of: 'validUntil',
            change: (field) => ({ ...field, hint: '不填的到下一年8月31日' }),
          },
          'opinion',
        ]}
      />
    </BulkBar>
  );
}
