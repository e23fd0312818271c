import { MOST_ROSTER, normalCollegeMajor } from '@tqc/contract/exemption';
import { BulkBar } from '../../../kit/form/BulkButton';
import { idsOf, recordsOf, type Chosen } from '../../../kit/form/inParts';
import { PassOrReturn } from '../../../kit/form/PassOrReturn';
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
      <PassOrReturn
        call={audit}
        input={(part, decision) => ({ rosterIds: idsOf(part), records: recordsOf(part), decision })}
        most={MOST_ROSTER}
        pass="列入名录"
        passed="已列入"
      />
    </BulkBar>
  );
}
