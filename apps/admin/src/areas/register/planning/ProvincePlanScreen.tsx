import { lookup } from '@tqc/contract/lookup';
import { provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { BatchStatus } from '@tqc/domain/dictionaries';
import { offers, provincePlanActions, provincePlanWork } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import { FormButton } from '../../../kit/form/buttons';
import { choices } from '../../../kit/form/formFields';
import { stepButton } from '../../../kit/form/stepButton';
import { useChoices } from '../../../kit/form/useChoices';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

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
const moved: FormField[] = [
  { name: 'filingEnd', label: '网报结束时间', kind: 'datetime' },
  { name: 'confirmEnd', label: '确认结束日期', kind: 'date' },
  { name: 'approveEnd', label: '审批结束日期', kind: 'date' },
];
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const windows = (values: Readonly<Record<string, unknown>>) => ({
  filing: [{ begin: text(values['filingBegin']) ?? '', end: text(values['filingEnd']) ?? '' }],
});

/** 省级计划 */
export function ProvincePlanScreen() {
  const open = { status: BatchStatus.code('open') };
  const batches = useChoices(lookup.queryCertBatchxx, open, ({ cbId, cbName }) => ({
    value: cbId,
    label: cbName,
  }));
  const orgId = useSession(({ user }) => user?.orgId);
  return (
    <ListScreen
      note="制定本省的认定计划，上报国家级审批；通过后下级机构才能制定自己的计划。"
      list={list}
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
          fields={[choices('cbId', batches), ...filing, ...form]}
          toInput={windows}
        />
      }
      rowActions={(row) => {
        const own = row.orgId === orgId;
        const step = (action: keyof typeof provincePlanActions) =>
          stepButton({
            call: update,
            step: provincePlanActions[action],
            row,
            input: { action },
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
              input={{ action: 'edit' }}
              toInput={windows}
              when={own && offers(provincePlanActions.edit, row)}
            />
            {step('report')}
            {step('withdraw')}
            <FormButton
              call={provinceBatchPostpone.create}
              label={provincePlanWork.askChange.label}
              link
              fields={['changeKind', ...moved, 'reason']}
              when={own && offers(provincePlanWork.askChange, row)}
              input={{ pbId: row.pbId }}
              toInput={(values) => ({
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
              when: own,
            })}
          </>
        );
      }}
    />
  );
}
