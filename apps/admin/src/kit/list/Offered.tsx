import type { Call } from '@tqc/contract/kit';
import { RowActions } from '@tqc/ui/DataTable';
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { mayCall } from '../session/mayCall';
import { useSession } from '../session/session';
import { useGates } from '../session/useGate';

interface Offer {
  readonly label?: string;
  readonly when?: boolean;
  readonly call?: Pick<Call, 'permission' | 'title'>;
  readonly children?: ReactNode;
}

/**
 * The actions that will show: only three at most have a place in the row, and one that is not there
 * must not take it; the panel 为什么不能操作 hears of the others.
 */
export function Offered({
  actions,
  shown,
}: {
  readonly actions: ReactNode;
  /** So many stand in the row, the others under 更多. */
  readonly shown?: 1 | 2 | 3 | undefined;
}) {
  const rights = useSession((session) => session.rights);
  const judged = flat(actions).map((action) => {
    const { label = '', when = true, call } = isValidElement<Offer>(action) ? action.props : {};
    return {
      action,
      label,
      when,
      call,
      may: !call || mayCall(rights, call),
    };
  });
  const isOffered = ({ when, may }: (typeof judged)[number]) => when && may;
  useGates(
    judged
      .filter((one) => one.label && !isOffered(one))
      .map(({ label, call, may, when }) => ({ label, call, may, when })),
  );
  return (
    <RowActions {...(shown ? { shown } : {})}>
      {judged.filter(isOffered).map(({ action }) => action)}
    </RowActions>
  );
}

function flat(actions: ReactNode): ReactNode[] {
  return Children.toArray(actions).flatMap((action) =>
    isValidElement<Offer>(action) && action.type === Fragment
      ? flat(action.props.children).map((inner) => keyedUnder(action.key, inner))
      : [action],
  );
}

/** Two fragments number what they hold alike; side by side their keys must differ. */
const keyedUnder = (outer: string | null, inner: ReactNode) =>
  isValidElement(inner) ? cloneElement(inner, { key: `${outer}${inner.key}` }) : inner;
