import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { useReloadTurn } from '../../kit/list/useReload';
import type { ApprovalKind } from '../../kit/session/approvals';
import { call } from '../../kit/session/api';
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
  const mine = useMemo(
    () => kinds.filter((one) => one.orgTypes.includes(orgType) && mayCall(rights, one.call)),
    [orgType, rights],
  );
  const { counts, count } = useCounts(mine);
  const counted = mine.map((one) => ({ ...one, count: inBrackets(counts[one.key]) }));
  // Lists of what is filed have a filter of the usual name.
  const { kind, tabs } = useKindTabs('审批种类', counted, 'approval');
  if (!kind) return <p>没有需要您审批的事项。</p>;
  return (
    <kind.Inbox key={kind.key}>
      {tabs}
      <CountAgain kind={kind} count={count} />
    </kind.Inbox>
  );
}

const inBrackets = (n: number | undefined) => (n === undefined ? null : `（${n}）`);

/**
 * How many wait of each kind: of all of them when the page comes to the front, of one alone by
 * `count`. Whoever looks through the kinds asks each list once, not every list a kind.
 */
function useCounts(mine: readonly ApprovalKind[]) {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const turns = useRef<Record<string, number>>({});
  const count = useCallback(async ({ key, waiting: { list, fixed } }: ApprovalKind) => {
    const turn = (turns.current[key] ?? 0) + 1;
    turns.current[key] = turn;
    try {
      const { total } = (await call(list, fixed)) as { readonly total: number };
      if (turns.current[key] === turn) setCounts((before) => ({ ...before, [key]: total }));
    } catch {
      // The list says why; what was counted before stays.
    }
  }, []);
  useEffect(() => {
    for (const one of mine) void count(one);
  }, [mine, count]);
  return { counts, count };
}

interface CountAgainProps {
  readonly kind: ApprovalKind;
  readonly count: (kind: ApprovalKind) => Promise<void>;
}

/** Counts the kind in front whenever its list is loaded again: somebody decided there. */
function CountAgain({ kind, count }: CountAgainProps) {
  const turn = useReloadTurn();
  const counted = useRef(turn);
  useEffect(() => {
    if (turn === counted.current) return;
    counted.current = turn;
    void count(kind);
  }, [turn, kind, count]);
  return null;
}
