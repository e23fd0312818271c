import { provinceBatch } from '@tqc/contract/enroll';
import { provincePlanActions } from '@tqc/domain/planning';
import type { ReactNode } from 'react';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';

const { applyEnrollFinshEdit, applyEnrollFinshList } = provinceBatch;
const PROVINCE = { kind: 'province' } as const;

/** Plans of provinces as the centre ends them: after all plans below. */
export function EnrollProvinceEndsScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="省级注册计划下的机构计划都结束以后，由国家级机构结束省级计划；再到注册批次设置中结束批次。"
      list={applyEnrollFinshList}
      fixed={PROVINCE}
      search={['cbName', 'area', 'orgName', 'endStatus']}
      columns={[
        'cbName',
        'planName',
        'endStatus',
        'approvalStatus',
        'orgName',
        'areaName',
        'firstReviewEnd',
      ]}
      actionsWidth={90}
      rowActions={(row) =>
        stepButton({
          call: applyEnrollFinshEdit,
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
