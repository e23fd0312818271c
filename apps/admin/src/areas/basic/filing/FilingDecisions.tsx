import { baseOrgDoc } from '@tqc/contract/register';
import { filingStatus } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { BulkBar } from '../../../kit/form/BulkButton';
import { required } from '../../../kit/form/formFields';
import { recordsOf } from '../../../kit/form/inParts';
import { PassOrReturn } from '../../../kit/form/PassOrReturn';
import { ListScreen } from '../../../kit/list/ListScreen';
import { waitedColumn } from '../../../kit/list/waitedColumn';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { filingColumns, filingSearch, PromiseLink } from './filingList';

const { editBatchBaseOrgDoc, list } = baseOrgDoc;
/** So many filings are decided at once. */
const MOST = 50;
/** Of the list it is what the organisations below have filed. */
const BELOW = { side: 'below' } as const;
/** Of those, what waits. */
export const FILINGS_WAITING = { ...BELOW, status: filingStatus.code('waiting') };

/** Filings of the organisations below and the decisions on those chosen; `waiting`: those due. */
export function FilingDecisions({
  waiting = false,
  tabs,
}: {
  readonly waiting?: boolean;
  readonly tabs?: ReactNode;
}) {
  return (
    <ListScreen
      note="下一级机构申请导出完整号码的备案；通过时给出可用次数，退回时写明意见。"
      list={list}
      fixed={waiting ? FILINGS_WAITING : BELOW}
      {...(waiting && { none: NONE_WAITING })}
      selectable
      sorts={['docId', 'validUntil']}
      search={waiting ? filingSearch.filter((one) => one !== 'status') : filingSearch}
      columns={[
        ...filingColumns,
        'reason',
        ...(waiting ? [waitedColumn] : []),
        'reviewer',
        'reviewedAt',
      ]}
      actionsWidth={100}
      toolbar={(selected, keep) => (
        <BulkBar
          chosen={selected.map(({ docId, filingNo, version }) => ({
            id: docId,
            name: filingNo,
            version,
          }))}
          noneChosen="请先勾选要审批的备案"
          onKeep={keep}
        >
          <PassOrReturn
            call={editBatchBaseOrgDoc}
            input={(part, decision) => ({ records: recordsOf(part), decision })}
            most={MOST}
            asks={[required('uses'), 'opinion']}
          />
        </BulkBar>
      )}
      rowActions={(row) => <PromiseLink filing={row} />}
    >
      {tabs}
    </ListScreen>
  );
}
