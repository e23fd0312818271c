import { orgBatch, orgBatchTime, provinceBatch } from '@tqc/contract/register';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { offers, orgPlanActions, orgPlanWork } from '@tqc/domain/planning';
import { FormButton } from '../../../kit/form/buttons';
import { choices, fieldsOf, valuesOf } from '../../../kit/form/formFields';
import { stepButton } from '../../../kit/form/stepButton';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';

const { create, list, remove, update } = orgBatch;
const form = ['planName', 'receiveWay', 'healthNote', 'notice', 'attention'] as const;
const addSlot = orgBatchTime.create;
const slot = [
  'validBeginDateStr',
  'validEndDateStr',
  'confirmBegin',
  'confirmEnd',
  'ctIds',
] as const;
const passed = { approvalStatus: orgBatchApproval.code('passed'), pageSize: 100 } as const;

/** 本机构计划 */
export function OrgPlanScreen() {
  const plans = useChoices(provinceBatch.list, passed, ({ pbId, planName }) => ({
    value: pbId,
    label: planName,
  }));
  return (
    <ListScreen
      note="在省级计划之内制定本机构的时间段，上报上级审批后再安排确认点。"
      list={list}
      fixed={{ side: 'own' }}
      search={['cbName', 'approvalStatus']}
      columns={[
        'cbName',
        'provincePlanName',
        'planName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'slots',
        'arrangements',
        'applied',
        'issued',
        'unsettled',
        'filingOpen',
        'approvalStatus',
        'endStatus',
        'opinion',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增计划"
          primary
          fields={[choices('pbId', plans, { wide: true }), ...form, ...fieldsOf(addSlot, slot)]}
          toInput={(values) => ({ times: [valuesOf(addSlot, slot, values)] })}
        />
      }
      rowActions={(row) => {
        const step = (action: keyof typeof orgPlanActions, reason?: string) =>
          stepButton({
            call: update,
            step: orgPlanActions[action],
            row,
            input: { action },
            reason,
          });
        return (
          <>
            <FormButton
              call={update}
              label={orgPlanActions.edit.label}
              link
              fields={form}
              row={row}
              input={{ action: 'edit' }}
              when={offers(orgPlanActions.edit, row)}
            />
            {step('report')}
            {step('withdraw')}
            <FormButton
              call={addSlot}
              label={orgPlanWork.addSlot.label}
              link
              fields={slot}
              input={{ obId: row.obId }}
              when={offers(orgPlanWork.addSlot, row)}
            />
            {stepButton({
              call: update,
              step: row.filingOpen ? orgPlanWork.closeFiling : orgPlanWork.openFiling,
              row,
              input: { action: 'edit', filingOpen: !row.filingOpen },
            })}
            {step('applyEnd', row.unsettled > 0 ? `还有${row.unsettled}条申请没有办结` : undefined)}
            {stepButton({
              call: remove,
              step: orgPlanWork.remove,
              danger: true,
              row,
            })}
          </>
        );
      }}
    />
  );
}
