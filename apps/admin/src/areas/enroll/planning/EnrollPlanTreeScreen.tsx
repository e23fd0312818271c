import { setProvinceAndOrgPlan } from '@tqc/contract/enroll';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { LevelOrgTable } from './LevelOrgTable';

const { getOrgLevelOrg, list } = setProvinceAndOrgPlan;

/** Each province plan with the plans below it, read from top to bottom. */
export function EnrollPlanTreeScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="每个省级注册计划和它下面已上报的机构计划。"
      list={list}
      search={['cbName', 'planKind', 'orgName', 'approvalStatus']}
      columns={[
        'cbName',
        'planKind',
        'planName',
        'approvalStatus',
        'endStatus',
        'orgName',
        'orgType',
        'areaName',
        'filingBegin',
        'filingEnd',
        'firstReviewBegin',
        'firstReviewEnd',
        'reportedAt',
      ]}
      actionsWidth={100}
      rowActions={({ pbId, planKind, planName }) =>
        planKind === 'province' && (
          <ViewButton
            call={getOrgLevelOrg}
            input={{ pbId }}
            label="下级机构"
            title={`${planName}下的机构`}
          >
            {({ record }) => <LevelOrgTable orgs={record} />}
          </ViewButton>
        )
      }
    >
      {tabs}
    </ListScreen>
  );
}
