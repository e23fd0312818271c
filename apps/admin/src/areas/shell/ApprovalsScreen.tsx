import { useKindTabs } from '../../kit/list/useKindTabs';
import { useReloadTurn } from '../../kit/list/useReload';
import { useRecord } from '../../kit/record/useRecord';
import type { ApprovalKind, Waiting } from '../../kit/session/approvals';
import { mayCall } from '../../kit/session/mayCall';
import { useSession } from '../../kit/session/session';

/** Every area that approves something says so in one file: being there is all the registration. */
const kinds = Object.values(
  import.meta.glob<readonly ApprovalKind[]>('../*/approvals.tsx', {
    eager: true,
    import: 'approvals',
  }),
)
  .flat()
  .toSorted((a, b) => a.order - b.order);

/** 审批管理: one inbox over every kind of approval that the person decides. */
export function ApprovalsScreen() {
  const orgType = useSession(({ user }) => user?.orgType ?? 0);
  const rights = useSession((session) => session.rights);
  const mine = kinds
    .filter((one) => one.orgTypes.includes(orgType) && mayCall(rights, one.call))
    .map((one) => ({ ...one, count: <WaitingCount waiting={one.waiting} /> }));
  const { kind, tabs } = useKindTabs('审批种类', mine);
  if (!kind) return <p>没有需要您审批的事项。</p>;
  return <kind.Inbox key={kind.key}>{tabs}</kind.Inbox>;
}

/** How many wait, counted again whenever the list beside it is loaded again. */
function WaitingCount({ waiting: { list, fixed } }: { readonly waiting: Waiting }) {
  const turn = useReloadTurn();
  const { record } = useRecord(list, fixed, { turn });
  return record ? <>（{(record as { readonly total: number }).total}）</> : null;
}
