import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { screenOf } from '@tqc/contract/screens';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { offers, orgPlanActions, orgPlanWork } from '@tqc/domain/planning';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { stepButton } from '../../../kit/form/stepButton';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import { ArrangementsLink } from '../../../trade/planning/ArrangementsLink';
import { ChangesButton } from './ChangesButton';
import { orgChangeButton } from './orgChangeButton';
import { openCases } from './openCases';
import { OrgPlanFacts } from './PlanFacts';
import { slotsButton } from './slotsButton';
import { slotRows, slotsOf } from './slotFields';

const { create, get, list, remove, update } = orgBatch;
const form = ['planName', 'receiveWay', 'healthNote', 'notice', 'attention'] as const;
const passed = { approvalStatus: orgBatchApproval.code('passed'), pageSize: 100 } as const;

const { permission } = screenOf('register.localeSet');
const inForce = (status: number) => orgBatchApproval.group.inForce.includes(status);

/** 本机构计划 */
export function OrgPlanScreen() {
  const plans = useChoices(provinceBatch.list, passed, ({ pbId, planName }) => ({
    value: pbId,
    label: planName,
  }));
  const mayArrange = useSession(({ rights }) => rights.has(permission));
  return (
    <ListScreen
      note="在省级计划之内制定本机构的时间段，上报上级审批后再安排确认点。"
      list={list}
      fixed={{ side: 'own' }}
      search={['cbName', 'approvalStatus']}
      actionsWidth={230}
      columns={[
        'cbName',
        'provincePlanName',
        'planName',
        'approvalStatus',
        'endStatus',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'slots',
        { key: 'slotLines', title: '各时间段', width: 300, ellipsis: true },
        'arrangements',
        'dayCapacity',
        'applied',
        'confirmed',
        'issued',
        'unsettled',
        'filingOpen',
        'opinion',
      ]}
      toolbar={
        <>
          <FormButton
            call={create}
            label="新增计划"
            primary
            drawer
            fields={[choices('pbId', plans, { wide: true }), ...form, slotRows()]}
            toInput={(values) => ({ times: slotsOf(values) })}
          />
          <ChangesButton />
        </>
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
            {orgChangeButton(row)}
            {slotsButton(row)}
            <ViewButton call={get} input={{ obId: row.obId }} title={row.planName}>
              {(plan) => <OrgPlanFacts plan={plan} />}
            </ViewButton>
            <ArrangementsLink
              page="register.localeSet"
              obId={row.obId}
              when={mayArrange && inForce(row.approvalStatus)}
            />
            {stepButton({
              call: update,
              step: row.filingOpen ? orgPlanWork.closeFiling : orgPlanWork.openFiling,
              row,
              input: { action: 'edit', filingOpen: !row.filingOpen },
            })}
            {step('applyEnd', openCases(row))}
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
