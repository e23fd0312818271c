import { baseOrg } from '@tqc/contract/basic';
import { BulkBar } from '../../../kit/form/BulkButton';
import { recordsOf, type Chosen } from '../../../kit/form/inParts';
import { PassOrReturn } from '../../../kit/form/PassOrReturn';

const { reviewRegSiteOrgDoList } = baseOrg;
/** So many are decided at once. */
const MOST = 50;

interface SiteDecisionsProps {
  /** Which kind of work: 1 is recognition (认定), 2 is registration. */
  readonly work: 1 | 2;
  readonly chosen: readonly Chosen[];
  readonly onKeep?: (ids: readonly string[]) => void;
}

/** Publishes what was chosen, or gives it back with the reason. */
export function SiteDecisions({ work, chosen, onKeep }: SiteDecisionsProps) {
  return (
    <BulkBar chosen={chosen} noneChosen="请先勾选要审核的机构" onKeep={(ids) => onKeep?.(ids)}>
      <PassOrReturn
        call={reviewRegSiteOrgDoList}
        input={(part, decision) => ({ workType: work, records: recordsOf(part), decision })}
        most={MOST}
        pass="通过并公示"
        passed="已公示"
      />
    </BulkBar>
  );
}
