import { regAud, registrationDocument, registrationReview } from '@tqc/contract/register';
import { recognitionStatus } from '@tqc/domain/dictionaries';
import { decisions, queryActions, recognitionFlow } from '@tqc/domain/register';
import { BulkLink } from '../../../kit/form/BulkButton';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { fetchBytes } from '../../../kit/record/useFile';
import { requireDone } from '../../../kit/session/refusals';
import { needsAnswer, type CaseRow } from '../application/application';
import { reconsiderButton } from '../application/reconsiderButton';
import { chosenCase } from './caseChosen';
import { decidedBy } from './decidedBy';
import { PaperLink } from './PaperLink';

const FAILED = recognitionStatus.code('failed');

/**
 * What can be done with one application of 认定审批 without opening it: elements the list can read,
 * so that it knows which are there.
 */
export function auditRowActions(
  row: CaseRow,
  { isOwn, today }: { readonly isOwn: boolean; readonly today: string },
) {
  const { regId, status } = row;
  const isAsked = isOwn && needsAnswer(row);
  const { begin, again } = queryActions(row, today);
  const label = again ? '重新查询' : '发起准入查询';
  return (
    <>
      <AskButton
        call={registrationReview.batchAllowQuery}
        label={label}
        link
        when={isAsked && (begin || again)}
        input={{ regIds: regId }}
        question={`确定为${row.name}${label}吗？`}
        done={({ refused }) => {
          requireDone(refused);
          return '已发起查询';
        }}
      />
      {reconsiderButton({ row, when: isAsked, link: true }, today)}
      <PaperLink
        call={registrationDocument.papers}
        label="打印不予认定通知书"
        paper="不予认定通知书"
        row={row}
        when={status === FAILED}
        read={() => fetchBytes(registrationDocument.papers, { kind: 'refusal', regIds: regId })}
      />
      <BulkLink
        call={registrationReview.batchAud}
        label={decisions.get('withdrawApproval').label}
        of={chosenCase(row, 'archiveNo')}
        when={isOwn && recognitionFlow.can('withdrawApproval', status)}
        {...decidedBy('withdrawApproval')}
      />
      <FormButton
        call={regAud.create}
        label="留言"
        link
        fields={[required('content'), 'bySms']}
        input={{ regId }}
        done={() => '已留言'}
      />
    </>
  );
}
