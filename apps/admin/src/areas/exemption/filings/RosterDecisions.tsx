import { MOST_ROSTER, normalCollegeMajor } from '@tqc/contract/exemption';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { required } from '../../../kit/form/formFields';
import { idsOf, recordsOf, type Chosen } from '../../../kit/form/inParts';
import { useMay } from '../../../kit/session/useMay';

const { audit } = normalCollegeMajor;

/** Takes the majors that are chosen into the roster, or gives them back; only for who decides. */
export function RosterDecisions({
  chosen,
  onKeep,
}: {
  readonly chosen: readonly Chosen[];
  readonly onKeep: (ids: readonly string[]) => void;
}) {
  const may = useMay(audit);
  if (!may) return null;
  return (
    <BulkBar chosen={chosen} noneChosen="请先勾选要审批的专业" onKeep={onKeep}>
      <BulkButton
        call={audit}
        label="列入名录"
        input={(part) => ({
          rosterIds: idsOf(part),
          records: recordsOf(part),
          decision: 'pass' as const,
        })}
        most={MOST_ROSTER}
        fields={['opinion']}
        done="已列入"
      />
      <BulkButton
        call={audit}
        label="退回"
        input={(part) => ({
          rosterIds: idsOf(part),
          records: recordsOf(part),
          decision: 'return' as const,
        })}
        most={MOST_ROSTER}
        fields={[required('opinion')]}
        done="已退回"
      />
    </BulkBar>
  );
}
