import { MOST_FILINGS, normalFiling } from '@tqc/contract/exemption';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { required } from '../../../kit/form/formFields';
import { idsOf, recordsOf, type Chosen } from '../../../kit/form/inParts';
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
      <BulkButton
        call={audit}
        label="通过"
        primary
        input={(part) => ({
          docIds: idsOf(part),
          records: recordsOf(part),
          decision: 'pass' as const,
        })}
        most={MOST_FILINGS}
        fields={[
          {
            of: 'validUntil',
            change: (field) => ({ ...field, hint: '不填的到下一年8月31日' }),
          },
          'opinion',
        ]}
        done="已通过"
      />
      <BulkButton
        call={audit}
        label="退回"
        input={(part) => ({
          docIds: idsOf(part),
          records: recordsOf(part),
          decision: 'return' as const,
        })}
        most={MOST_FILINGS}
        fields={[required('opinion')]}
        done="已退回"
      />
    </BulkBar>
  );
}
