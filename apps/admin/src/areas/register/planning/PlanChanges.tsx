import { provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { regChangeStatus } from '@tqc/domain/dictionaries';
import { planChangeActions, planChangeWork } from '@tqc/domain/planning';
import type { ReactNode } from 'react';
import { decideButton } from '../../../kit/form/decideButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { call } from '../../../kit/session/api';
import { useMay } from '../../../kit/session/useMay';
import { useSession } from '../../../kit/session/session';
import { ChangeFacts } from './ChangeFacts';
import { changeText } from './changeLines';
import { editChangeButton } from './editChangeButton';
import { useChoices } from '../../../kit/form/useChoices';
import { openedField, orgOption } from '../../../trade/planning/provinceFields';

const { get, list, remove, update } = provinceBatchPostpone;
/** Changes that nobody has decided. */
export const CHANGES_WAITING = { status: regChangeStatus.code('waiting') };
const askedRange = { name: 'createdAt', label: '申请时间', kind: 'dateRange' } as const;

const PROVINCE = 4;

interface ChangesProps {
  /** Stands between search and list. */
  readonly tabs?: ReactNode;
  /** Only what waits. */
  readonly waiting?: boolean;
}

/** Changes of plans: who stands above decides them, who asked can take them back. */
export function PlanChanges({ tabs, waiting = false }: ChangesProps) {
  const user = useSession((session) => session.user);
  // Only a province opens its plan to others, and only it asks for that.
  const mayOpen = useMay(provinceBatch.queryOrgInfo);
  const opened = openedField(
    useChoices(
      user?.orgType === PROVINCE && mayOpen ? provinceBatch.queryOrgInfo : undefined,
      {},
      orgOption,
    ),
  );
  return (
    <ListScreen
      note="计划变更与延期的申请、前后对比和审批结果。"
      list={list}
      {...(waiting && { fixed: CHANGES_WAITING, none: NONE_WAITING })}
      search={[
        'cbName',
        'planName',
        'planKind',
        'orgName',
        'changeKind',
        ...(waiting ? [] : (['status'] as const)),
        askedRange,
      ]}
      columns={[
        'cbName',
        'planName',
        'status',
        'changeKind',
        {
          key: 'before',
          title: '变更前',
          width: 220,
          ellipsis: true,
          text: (row) => changeText(row.before, row.opened),
          render: (row) => changeText(row.before, row.opened),
        },
        {
          key: 'after',
          title: '变更后',
          width: 220,
          ellipsis: true,
          text: (row) => changeText(row.after, row.opened),
          render: (row) => changeText(row.after, row.opened),
        },
        'orgName',
        'planKind',
        'reason',
        'applicant',
        'createdAt',
        'opinion',
        'decidedBy',
        'decidedAt',
      ]}
      rowActions={(row) => {
        const own = row.orgName === user?.orgName;
        const { pass, fail } = planChangeActions;
        return (
          <>
            {decideButton({
              call: update,
              steps: { pass, fail },
              row,
              load: () => call(get, { id: row.id }),
              about: (change) => <ChangeFacts change={change} />,
              when: (user?.orgType ?? 0) > row.orgType,
            })}
            <ViewButton call={get} input={{ id: row.id }} title={`${row.planName}的变更`}>
              {(change) => <ChangeFacts change={change} />}
            </ViewButton>
            {editChangeButton(row, opened, own)}
            {stepButton({ call: remove, step: planChangeWork.withdraw, row, when: own })}
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
