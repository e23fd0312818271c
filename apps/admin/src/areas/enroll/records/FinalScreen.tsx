import {
  enrollment,
  enrollmentConclusions,
  enrollmentData,
  enrollmentLimit,
  enrollmentReview,
  registrationConclusions,
} from '@tqc/contract/enroll';
import { finalJudgement, printStatus } from '@tqc/domain/dictionaries';
import { finalDecisions } from '@tqc/domain/enroll';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { ImportButton } from '../../../kit/imports/ImportButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { DeskButton } from '../desk/DeskButton';
import { DecisionBulk } from './DecisionBulk';
import { decisionButton } from './decisionButton';
import { EnrollmentFacts } from './EnrollmentFacts';
import { recordSearch } from './recordSearch';
import { StickerButton } from './StickerButton';

const { queryAllEnrollFinshTheQuery, checkmentDetail } = enrollment;
const { update } = enrollmentData;
const { draftLimit } = enrollmentLimit;
const { autoAudEnrollExcelData } = enrollmentConclusions;
const { editAllEnrollFinshTheReg, batchApprovalEnroll } = enrollmentReview;

const PENDING = finalJudgement.code('pending');
const PRINTED = printStatus.code('printed');

/** What waits for the final judgement of the caller's organisation, and what it concluded. */
export function FinalScreen({ tabs }: { readonly tabs?: ReactNode }) {
  return (
    <ListScreen
      note="复核过的记录可以终审；注册合格的有效期五年，写入注册历史。与复核结论不一致的要写明意见。"
      list={queryAllEnrollFinshTheQuery}
      sorts={['archiveNo', 'finalAt']}
      search={[
        'waiting',
        'finalJudgement',
        'recheck',
        'firstReview',
        'differs',
        'printStatus',
        'orgName',
        'area',
        ...recordSearch,
      ]}
      columns={[
        'archiveNo',
        'name',
        'finalJudgement',
        'firstReview',
        'recheck',
        'differs',
        'recheckOpinion',
        'idNo',
        'certNo',
        'orgName',
        'recheckName',
        'workUnit',
        'validUntil',
        'printStatus',
        'finalAt',
      ]}
      selectable
      toolbar={(selected, keep) => (
        <DecisionBulk
          call={batchApprovalEnroll}
          table={finalDecisions}
          rows={selected}
          onKeep={keep}
        >
          <DeskButton step="final" />
          <StickerButton />
          <ImportButton imported={registrationConclusions} by={autoAudEnrollExcelData} />
        </DecisionBulk>
      )}
      actionsWidth={260}
      rowActions={(row) => {
        const { enrId: id, idRef: idNo } = row;
        return (
          <>
            {decisionButton({
              call: editAllEnrollFinshTheReg,
              table: finalDecisions,
              label:
                row.finalJudgement === PENDING
                  ? finalDecisions.step('final').label
                  : finalDecisions.get('withdraw').label,
              row,
              load: () => call(checkmentDetail, { id, idNo }),
            })}
            <ViewButton call={checkmentDetail} input={{ id, idNo }} title={`${row.name}的注册申请`}>
              {(record) => <EnrollmentFacts record={record} />}
            </ViewButton>
            <AskButton
              call={draftLimit}
              label="建立限制草稿"
              link
              row={row}
              question={`按不合格原因为${row.name}建立限制库草稿吗？补全文书后在限制库管理中提交。`}
              done={({ limitNo }) => `已建立限制草稿 ${limitNo}，请在限制库管理中补全并提交`}
              when={row.limitOffered}
            />
            <FormButton
              call={update}
              label="重置打印"
              link
              row={{ enrId: id, version: row.version }}
              input={{ action: 'resetPrint' }}
              fields={[required('reason')]}
              intro={`${row.name}已打印的结论贴作废，重置后可以再打印一张。`}
              when={row.printStatus === PRINTED}
            />
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
