import { provinceBatchPostpone } from '@tqc/contract/register';
import { planChangeActions, planChangeWork } from '@tqc/domain/planning';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

const { list, remove, update } = provinceBatchPostpone;
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
      note="计划变更与延期的申请、前后对比和审批结果。"
      list={list}
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
      rowActions={(row) => {
        const step = (action: keyof typeof planChangeActions) =>
          stepButton({
            call: update,
            step: planChangeActions[action],
            row,
            input: { action },
            when: user?.orgType === 5,
          });
        return (
          <>
            {step('pass')}
            {step('fail')}
            {stepButton({
              call: remove,
              step: planChangeWork.withdraw,
              row,
              when: row.orgName === user?.orgName,
            })}
          </>
        );
      }}
    />
  );
}
