import { orgBatch, orgBatchTime } from '@tqc/contract/register';
import { certType } from '@tqc/domain/dictionaries';
import { offers, orgPlanActions, orgPlanWork } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useProvincePlanChoices } from './useChoices';

const { create, list, remove, update } = orgBatch;
const form = ['planName', 'receiveWay', 'healthNote', 'notice', 'attention'] as const;
const slot: FormField[] = [
  { name: 'validBeginDateStr', label: '网报开始时间', kind: 'datetime', required: true },
  { name: 'validEndDateStr', label: '网报结束时间', kind: 'datetime', required: true },
  { name: 'confirmBegin', label: '确认开始日期', kind: 'date', required: true },
  { name: 'confirmEnd', label: '确认结束日期', kind: 'date', required: true },
  {
    name: 'ctIds',
    label: '开放资格种类',
    kind: 'multiSelect',
    required: true,
    wide: true,
    options: certType.options.map(({ value, label }) => ({ value: String(value), label })),
  },
];
const slotOf = (values: Readonly<Record<string, unknown>>) => ({
  validBeginDateStr: String(values['validBeginDateStr']),
  validEndDateStr: String(values['validEndDateStr']),
  confirmBegin: String(values['confirmBegin']),
  confirmEnd: String(values['confirmEnd']),
  ctIds: (values['ctIds'] as string[]).map(Number),
});

/** 本机构计划 */
export function OrgPlanScreen() {
  const plans = useProvincePlanChoices();
  const parent: FormField = {
    name: 'pbId',
    label: '省级计划',
    kind: 'select',
    required: true,
    options: [...plans],
    wide: true,
  };
  return (
    <ListScreen
      title="本机构计划"
      note="在省级计划之内制定本机构的时间段，上报上级审批后再安排确认点。"
      list={list}
      fixed={{ side: 'own' }}
      rowKey="obId"
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
          fields={[parent, ...form, ...slot]}
          toInput={(values) => ({ pbId: String(values['pbId']), times: [slotOf(values)] })}
        />
      }
      rowActions={(row) => {
        const step = (action: keyof typeof orgPlanActions, reason?: string) =>
          stepButton({
            call: update,
            step: orgPlanActions[action],
            row,
            input: (said) => ({ obId: row.obId, action, ...said }),
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
              input={{ obId: row.obId, action: 'edit' }}
              when={offers(orgPlanActions.edit, row)}
            />
            {step('report')}
            {step('withdraw')}
            <FormButton
              call={orgBatchTime.create}
              label={orgPlanWork.addSlot.label}
              link
              fields={slot}
              toInput={(values) => ({ obId: row.obId, ...slotOf(values) })}
              when={offers(orgPlanWork.addSlot, row)}
            />
            {stepButton({
              call: update,
              step: row.filingOpen ? orgPlanWork.closeFiling : orgPlanWork.openFiling,
              row,
              input: () => ({
                obId: row.obId,
                action: 'edit' as const,
                filingOpen: !row.filingOpen,
              }),
            })}
            {step('applyEnd', row.unsettled > 0 ? `还有${row.unsettled}条申请没有办结` : undefined)}
            {stepButton({
              call: remove,
              step: orgPlanWork.remove,
              danger: true,
              row,
              input: () => ({ obId: row.obId }),
            })}
          </>
        );
      }}
    />
  );
}
