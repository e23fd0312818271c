import { regChangeStatus } from '@tqc/domain/dictionaries';
import { provinceBatchPostpone } from '@tqc/contract/register';
import type { FormField } from '@tqc/ui/FormDialog';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

const { list, remove, update } = provinceBatchPostpone;
const reason: FormField[] = [
  {
    name: 'opinion',
    label: '审批意见',
    kind: 'textarea',
    required: true,
    maxLength: 200,
    maxLengthMessage: '最多输入200字',
  },
];
const NAMES: Readonly<Record<string, string>> = {
  filingEnd: '网报结束',
  confirmBegin: '确认开始',
  confirmEnd: '确认结束',
  approveBegin: '审批开始',
  approveEnd: '审批结束',
};
const datesText = (dates: Readonly<Record<string, string | undefined>>) =>
  Object.entries(dates)
    .filter(([, value]) => value)
    .map(([name, value]) => `${NAMES[name] ?? name} ${value}`)
    .join('；');

/** 变更记录 */
export function ChangeRecordScreen() {
  const user = useSession((session) => session.user);
  return (
    <ListScreen
      title="变更记录"
      note="计划变更与延期的申请、前后对比和审批结果。"
      list={list}
      rowKey="id"
      search={['cbName', 'orgName', 'changeKind', 'status']}
      columns={[
        'cbName',
        'planName',
        'orgName',
        'changeKind',
        {
          key: 'before',
          title: '变更前',
          width: 220,
          ellipsis: true,
          text: (row) => datesText(row.before),
          render: (row) => datesText(row.before),
        },
        {
          key: 'after',
          title: '变更后',
          width: 220,
          ellipsis: true,
          text: (row) => datesText(row.after),
          render: (row) => datesText(row.after),
        },
        'reason',
        'applicant',
        'createdAt',
        'status',
        'opinion',
        'decidedBy',
        'decidedAt',
      ]}
      rowActions={(row) => (
        <>
          <AskButton
            call={update}
            label="通过"
            link
            row={row}
            input={{ id: row.id, action: 'pass' }}
            when={row.status === regChangeStatus.code('waiting') && user?.orgType === 5}
          />
          <FormButton
            call={update}
            label="退回"
            link
            fields={reason}
            row={row}
            input={{ id: row.id, action: 'fail' }}
            toInput={(values) => ({ opinion: String(values['opinion']) })}
            when={row.status === regChangeStatus.code('waiting') && user?.orgType === 5}
          />
          <AskButton
            call={remove}
            label="撤回"
            link
            row={row}
            input={{ id: row.id }}
            when={row.status === regChangeStatus.code('waiting') && row.orgName === user?.orgName}
          />
        </>
      )}
    />
  );
}
