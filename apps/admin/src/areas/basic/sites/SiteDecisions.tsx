import { baseOrg } from '@tqc/contract/basic';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { required } from '../../../kit/form/formFields';
import { recordsOf, type Chosen } from '../../../kit/form/inParts';

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
      <BulkButton
        call={reviewRegSiteOrgDoList}
        label="通过并公示"
        primary
        input={(part) => ({
          workType: work,
          records: recordsOf(part),
          decision: 'pass' as const,
        })}
        most={MOST}
        fields={['opinion']}
        done="已公示"
      />
      <BulkButton
        call={reviewRegSiteOrgDoList}
        label="退回"
        input={(part) => ({
          workType: work,
          records: recordsOf(part),
          decision: 'return' as const,
        })}
        most={MOST}
        fields={[required('opinion')]}
        done="已退回"
      />
    </BulkBar>
  );
}
