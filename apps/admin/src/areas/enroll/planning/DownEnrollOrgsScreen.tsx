import { orgBatch } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { BulkBar, BulkButton } from '../../../kit/form/BulkButton';
import { AskButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { LevelOrgTable } from './LevelOrgTable';
import { PlanProgress } from './PlanProgress';

const { getAllDownOrgEnrollInfo, getOrgLevelOrg, urgeReport, viewOrgEnrollDownlevelDetail } =
  orgBatch;
const FAILED = orgBatchApproval.code('failed');
type Down = Row<typeof getAllDownOrgEnrollInfo>;

/** Every organisation below under each province plan, with what it plans and what came. */
export function DownEnrollOrgsScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="每个下级机构的注册计划和进度；没有上报的、退回后没有重新上报的可以催报。"
      list={getAllDownOrgEnrollInfo}
      search={['cbName', 'area', 'overdue', 'orgName', 'orgType', 'approvalStatus']}
      selectable
      toolbar={(selected, keep) => (
        <BulkBar
          chosen={selected.map(({ downId, orgName, version }) => ({
            id: downId,
            name: orgName,
            version,
          }))}
          noneChosen="请先勾选机构"
          onKeep={keep}
        >
          <BulkButton
            call={urgeReport}
            label="批量催报"
            title="催报"
            input={(part) => ({ downIds: part.map(({ id }) => id) })}
            most={100}
            done="已催报"
          />
        </BulkBar>
      )}
      columns={[
        'cbName',
        'provincePlanName',
        'orgName',
        'approvalStatus',
        'overdue',
        'orgType',
        'areaName',
        'phone',
        'planName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'firstReviewBegin',
        'firstReviewEnd',
        'arrangements',
        'dayCapacity',
        'expected',
        'booked',
        'endStatus',
      ]}
      rowActions={actionsOf}
    >
      {tabs}
    </ListScreen>
  );
}

function actionsOf({ downId, orgId, orgName, pbId, obId, planName, approvalStatus }: Down) {
  return (
    <>
      {obId !== null && (
        <ViewButton call={viewOrgEnrollDownlevelDetail} input={{ obId }} title={planName}>
          {(plan) => <PlanProgress plan={plan} />}
        </ViewButton>
      )}
      <AskButton
        call={urgeReport}
        label="催报"
        link
        input={{ downIds: [downId] }}
        question={`确定向${orgName}催报吗？`}
        when={obId === null || approvalStatus === FAILED}
      />
      <ViewButton
        call={getOrgLevelOrg}
        input={{ pbId, orgId }}
        label="下级编制"
        title={`${orgName}的下级编制情况`}
      >
        {({ record }) => <LevelOrgTable orgs={record} />}
      </ViewButton>
    </>
  );
}
