import { provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { offers, provincePlanActions, provincePlanWork } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';
import { useBatchChoices } from './useChoices';

const { create, list, remove, update } = provinceBatch;
const form = [
  'planName',
  'confirmBegin',
  'confirmEnd',
  'approveBegin',
  'approveEnd',
  'autoPass',
  'ctIds',
  'contact',
  'contactPhone',
  'notice',
] as const;
const filing: FormField[] = [
  { name: 'filingBegin', label: '网报开始时间', kind: 'datetime', required: true },
  { name: 'filingEnd', label: '网报结束时间', kind: 'datetime', required: true },
];
const changes: FormField[] = [
  {
    name: 'changeKind',
    label: '变更类型',
    kind: 'select',
    required: true,
    options: [
      { value: '1', label: '延期' },
      { value: '2', label: '时间调整' },
    ],
  },
  { name: 'filingEnd', label: '网报结束时间', kind: 'datetime' },
  { name: 'confirmEnd', label: '确认结束日期', kind: 'date' },
  { name: 'approveEnd', label: '审批结束日期', kind: 'date' },
  {
    name: 'reason',
    label: '申请原因',
    kind: 'textarea',
    required: true,
    maxLength: 200,
    maxLengthMessage: '最多输入200字',
  },
];
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const windows = (values: Readonly<Record<string, unknown>>) => ({
  filing: [{ begin: text(values['filingBegin']) ?? '', end: text(values['filingEnd']) ?? '' }],
});

/** 省级计划 */
export function ProvincePlanScreen() {
  const batches = useBatchChoices();
  const orgId = useSession(({ user }) => user?.orgId);
  const batch: FormField = {
    name: 'cbId',
    label: '所属批次',
    kind: 'select',
    required: true,
    options: [...batches],
  };
  return (
    <ListScreen
      title="省级计划"
      note="制定本省的认定计划，上报国家级审批；通过后下级机构才能制定自己的计划。"
      list={list}
      rowKey="pbId"
      search={['cbName', 'year', 'approvalStatus']}
      columns={[
        'cbName',
        'planName',
        'orgName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'approveBegin',
        'approveEnd',
        'ctIds',
        'approvalStatus',
        'endStatus',
        'opinion',
        'reporter',
        'reportedAt',
      ]}
      toolbar={
        <FormButton
          call={create}
          label="新增计划"
          primary
          fields={[batch, ...filing, ...form]}
          toInput={(values) => ({ cbId: String(values['cbId']), ...windows(values) })}
        />
      }
      rowActions={(row) => {
        const own = row.orgId === orgId;
        const step = (action: keyof typeof provincePlanActions) =>
          stepButton({
            call: update,
            step: provincePlanActions[action],
            row,
            input: (said) => ({ pbId: row.pbId, action, ...said }),
            when: own,
          });
        return (
          <>
            <FormButton
              call={update}
              label={provincePlanActions.edit.label}
              link
              fields={[...filing, ...form]}
              row={row}
              initial={{ filingBegin: row.filingBegin, filingEnd: row.filingEnd }}
              input={{ pbId: row.pbId, action: 'edit' }}
              toInput={windows}
              when={own && offers(provincePlanActions.edit, row)}
            />
            {step('report')}
            {step('withdraw')}
            <FormButton
              call={provinceBatchPostpone.create}
              label={provincePlanWork.askChange.label}
              link
              fields={changes}
              when={own && offers(provincePlanWork.askChange, row)}
              toInput={(values) => ({
                pbId: row.pbId,
                changeKind: Number(values['changeKind']),
                reason: String(values['reason']),
                after: {
                  filingEnd: text(values['filingEnd']),
                  confirmEnd: text(values['confirmEnd']),
                  approveEnd: text(values['approveEnd']),
                },
              })}
            />
            {stepButton({
              call: remove,
              step: provincePlanWork.remove,
              danger: true,
              row,
              input: () => ({ pbId: row.pbId }),
              when: own,
            })}
          </>
        );
      }}
    />
  );
}
