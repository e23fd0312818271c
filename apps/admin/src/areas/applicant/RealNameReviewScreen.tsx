import { ssouser } from '@tqc/contract/applicant';
import type { Row } from '@tqc/contract/kit';
import { likelyScore } from '@tqc/domain/applicant';
import { realNameAuth } from '@tqc/domain/dictionaries';
import { useState } from 'react';
import { EachBar, EachButton } from '../../kit/form/EachButton';
import { ListScreen } from '../../kit/list/ListScreen';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { waitedColumn } from '../../kit/list/waitedColumn';
import { ViewButton } from '../../kit/record/ViewButton';
import { ApplicantFacts } from './ApplicantFacts';
import { DeskButton } from './DeskButton';
import { RealNameDesk } from './RealNameDesk';

const { get, list, update } = ssouser;

/** 实名信息人工审核 */
export function RealNameReviewScreen() {
  const [desk, setDesk] = useState<string>();
  const { kind, tabs } = useKindTabs('办理情况', [
    { key: 'waiting', label: '待审核' },
    { key: 'done', label: '已审核' },
  ]);
  const isWaiting = kind?.key !== 'done';
  return (
    <ListScreen
      note="机器核验不了的，由人比对证件与现场人像。不通过要有另一人复核才算数，原因以短信告知申请人。"
      list={list}
      fixed={{ review: isWaiting ? 'waiting' : 'done' }}
      sorts={['askedAt']}
      search={[
        'name',
        'idNo',
        'mobile',
        'idType',
        'reviewReason',
        'prov',
        { name: 'askedAt', label: '提交时间', kind: 'dateRange' },
      ]}
      columns={[
        'name',
        'realNameAuth',
        'idType',
        'idNo',
        'sex',
        'mobile',
        'reviewReason',
        'autoTries',
        'faceScore',
        'askedAt',
        ...(isWaiting
          ? [waited, 'doubted' as const]
          : ['refusal' as const, 'reviewer' as const, 'reviewedAt' as const]),
        'prov',
      ]}
      selectable={isWaiting}
      toolbar={
        isWaiting
          ? (selected, keep) => (
              <EachBar
                rows={selected}
                idOf={({ ssoId }) => String(ssoId)}
                nameOf={({ name }) => name}
                noun="申请人"
                onKeep={keep}
              >
                <EachButton
                  call={update}
                  label="批量通过"
                  verb="通过"
                  refusal={(row) => whyNotAtOnce(row as unknown as Row<typeof list>)}
                  input={{ action: 'pass' }}
                />
              </EachBar>
            )
          : undefined
      }
      actionsWidth={120}
      rowActions={(row) => (
        <>
          <DeskButton
            call={update}
            label="审核"
            when={row.realNameAuth === realNameAuth.code('waiting')}
            onOpen={() => setDesk(String(row.ssoId))}
          />
          <ViewButton call={get} input={{ ssoId: row.ssoId }} title={`${row.name}的实名信息`}>
            {(record) => <ApplicantFacts record={record} />}
          </ViewButton>
        </>
      )}
    >
      {tabs}
      {desk !== undefined && <RealNameDesk start={desk} onClose={() => setDesk(undefined)} />}
    </ListScreen>
  );
}

const waited = {
  ...waitedColumn,
  text: ({ askedAt }: Row<typeof list>) => waitedColumn.text({ appliedAt: askedAt ?? '' }),
  render: ({ askedAt }: Row<typeof list>) => waitedColumn.render({ appliedAt: askedAt ?? '' }),
};

/** Only who looks much alike is passed without being looked at one by one. */
function whyNotAtOnce({ faceScore, doubted }: Row<typeof list>): string | undefined {
  if (doubted) return '有初审不通过的意见，请逐个复核';
  return (faceScore ?? 0) >= likelyScore ? undefined : `比对分数不到${likelyScore}，请逐个审核`;
}
