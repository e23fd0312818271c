import { orgBatch } from '@tqc/contract/enroll';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { EnrollSlots } from './EnrollOrgPlanFacts';
import { SuperiorPlans } from './SuperiorPlans';

const { getMyOrgEnroll, timeReading } = orgBatch;

/** The plans that the caller works in: own ones, at a point those of the organisation above it. */
export function OwnEnrollPlansScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="本机构的注册计划；确认点看上级机构的。"
      list={getMyOrgEnroll}
      search={['cbName', 'approvalStatus']}
      columns={[
        'cbName',
        'planName',
        'approvalStatus',
        'endStatus',
        'orgName',
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
      ]}
      actionsWidth={90}
      rowActions={({ obId, planName }) => (
        <ViewButton
          call={timeReading}
          input={{ obId }}
          label="时间段"
          title={`${planName}的时间段`}
        >
          {({ record }) => <EnrollSlots times={record} />}
        </ViewButton>
      )}
    >
      {tabs}
      <SuperiorPlans />
    </ListScreen>
  );
}
