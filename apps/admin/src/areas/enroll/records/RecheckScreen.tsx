import { enrollment, enrollmentReview } from '@tqc/contract/enroll';
import { recheck } from '@tqc/domain/dictionaries';
import { recheckDecisions } from '@tqc/domain/enroll';
import type { ReactNode } from 'react';
import { BulkLink } from '../../../kit/form/BulkButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { useSession } from '../../../kit/session/session';
import { DeskButton } from '../desk/DeskButton';
import { DecisionBulk } from './DecisionBulk';
import { decisionButton } from './decisionButton';
import { EnrollmentFacts } from './EnrollmentFacts';
import { recordSearch } from './recordSearch';

const { queryAllEnrollCheckTheQuery, checkmentDetail } = enrollment;
const { editAllEnrollCheckTheReg, lowerOrgbatchQualified } = enrollmentReview;

const PENDING = recheck.code('pending');

/** What waits for the re-check of the caller's organisation, and what it concluded. */
export function RecheckScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const orgName = useSession(({ user }) => user?.orgName);
  return (
    <ListScreen
      note="公示期满的记录可以复核；与初核结论不一致的要写明意见，同一机构办两个环节的由两人分别办理。"
      list={queryAllEnrollCheckTheQuery}
      sorts={['archiveNo', 'recheckAt']}
      search={['waiting', 'recheck', 'firstReview', 'differs', 'orgName', 'area', ...recordSearch]}
      columns={[
        'archiveNo',
        'name',
        'recheck',
        'firstReview',
        'firstOpinion',
        'differs',
        'noticeEnd',
        'idNo',
        'certNo',
        'orgName',
        'workUnit',
        'registrationType',
        'recheckOpinion',
        'recheckAt',
      ]}
      selectable
      toolbar={(selected, keep) => (
        <DecisionBulk
          call={editAllEnrollCheckTheReg}
          table={recheckDecisions}
          rows={selected}
          onKeep={keep}
        >
          <DeskButton step="recheck" />
        </DecisionBulk>
      )}
      actionsWidth={210}
      rowActions={(row) => {
        const { enrId: id, idRef: idNo } = row;
        return (
          <>
            {decisionButton({
              call: editAllEnrollCheckTheReg,
              table: recheckDecisions,
              label:
                row.recheck === PENDING
                  ? recheckDecisions.step('recheck').label
                  : recheckDecisions.get('withdraw').label,
              row,
              load: () => call(checkmentDetail, { id, idNo }),
            })}
            <ViewButton call={checkmentDetail} input={{ id, idNo }} title={`${row.name}的注册申请`}>
              {(record) => <EnrollmentFacts record={record} />}
            </ViewButton>
            <BulkLink
              call={lowerOrgbatchQualified}
              label="该计划批量合格"
              of={{ id: row.obId, name: row.orgName, version: 0 }}
              input={() => ({ obId: row.obId })}
              whole
              when={row.recheck === PENDING && row.orgName !== orgName}
              done="已按合格复核"
            />
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
