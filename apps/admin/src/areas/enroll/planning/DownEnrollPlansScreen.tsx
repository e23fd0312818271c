import { orgBatch } from '@tqc/contract/enroll';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { EnrollOrgPlanFacts } from './EnrollOrgPlanFacts';

const { get, list } = orgBatch;

/** Plans of the organisations below that were handed in. */
export function DownEnrollPlansScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="下级机构上报的注册计划；在“注册计划审批”中审批。"
      list={list}
      search={['cbName', 'area', 'orgName', 'orgType', 'approvalStatus', 'openToday']}
      columns={[
        'cbName',
        'planName',
        'approvalStatus',
        'endStatus',
        'orgName',
        'orgType',
        'areaName',
        'stages',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'firstReviewBegin',
        'firstReviewEnd',
        'noticeBegin',
        'noticeEnd',
        'arrangements',
        'expected',
        'booked',
        'reporter',
        'reportedAt',
      ]}
      actionsWidth={80}
      rowActions={({ obId, planName }) => (
        <ViewButton call={get} input={{ obId }} title={planName}>
          {(plan) => <EnrollOrgPlanFacts plan={plan} />}
        </ViewButton>
      )}
    >
      {tabs}
    </ListScreen>
  );
}
