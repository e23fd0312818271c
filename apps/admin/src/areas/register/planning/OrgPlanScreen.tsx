import { orgBatch, orgBatchTime } from '@tqc/contract/register';
import { certType, orgBatchApproval } from '@tqc/domain/dictionaries';
import { approvalFlow, planEndFlow } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import { AskButton, FormButton } from '../../../kit/form/buttons';
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
        const can = (event: Parameters<typeof approvalFlow.can>[0]) =>
          approvalFlow.can(event, row.approvalStatus);
        return (
          <>
            <FormButton
              call={update}
              label="编辑"
              link
              fields={form}
              row={row}
              input={{ obId: row.obId, action: 'edit' }}
              when={can('edit')}
            />
            <AskButton
              call={update}
              label="上报"
              link
              row={row}
              input={{ obId: row.obId, action: 'report' }}
              when={can('report') || can('reportAgain')}
            />
            <AskButton
              call={update}
              label="撤回"
              link
              row={row}
              input={{ obId: row.obId, action: 'withdraw' }}
              when={can('withdraw')}
            />
            <FormButton
              call={orgBatchTime.create}
              label="新增时间段"
              link
              fields={slot}
              toInput={(values) => ({ obId: row.obId, ...slotOf(values) })}
              when={can('edit')}
            />
            <AskButton
              call={update}
              label={row.filingOpen ? '关闭网报' : '开放网报'}
              link
              row={row}
              input={{ obId: row.obId, action: 'edit', filingOpen: !row.filingOpen }}
              when={row.approvalStatus === orgBatchApproval.code('passed')}
            />
            <AskButton
              call={update}
              label="申请结束"
              link
              row={row}
              input={{ obId: row.obId, action: 'applyEnd' }}
              when={
                row.approvalStatus === orgBatchApproval.code('passed') &&
                planEndFlow.can('applyEnd', row.endStatus)
              }
              reason={row.unsettled > 0 ? `还有${row.unsettled}条申请没有办结` : undefined}
            />
            <AskButton
              call={remove}
              label="删除"
              link
              danger
              row={row}
              input={{ obId: row.obId }}
              when={can('remove')}
            />
          </>
        );
      }}
    />
  );
}
