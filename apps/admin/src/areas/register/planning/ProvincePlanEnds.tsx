import { provinceBatch } from '@tqc/contract/register';
import { provincePlanActions } from '@tqc/domain/planning';
import type { ReactNode } from 'react';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';

/** Plans of provinces as the centre ends them: after all plans below. */
export function ProvincePlanEnds({ tabs }: { readonly tabs: ReactNode }) {
  return (
    <ListScreen
      note="省级计划下的机构计划都结束以后，由国家级机构结束省级计划。"
      list={provinceBatch.list}
      search={['cbName', 'area', 'orgName', 'approvalStatus']}
      columns={[
        'cbName',
        'planName',
        'endStatus',
        'approvalStatus',
        'orgName',
        'areaName',
        'filingBegin',
        'filingEnd',
        'approveBegin',
        'approveEnd',
        'decidedBy',
        'decidedAt',
      ]}
      actionsWidth={90}
      rowActions={(row) =>
        stepButton({
          call: provinceBatch.update,
          step: provincePlanActions.endPlan,
          row,
          input: { action: 'endPlan' },
        })
      }
    >
      {tabs}
    </ListScreen>
  );
}
