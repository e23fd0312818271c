import type { Call } from '@tqc/contract/kit';
import { decide, firstHindrance, type Viewer } from '@tqc/contract/permission';
import { gateRegistry, type GateVerdict } from '@tqc/ui/PermissionGate';
import { useEffect, useId } from 'react';
import { closedNow, useClosedTimes } from './maintenance';
import { useSession } from './session';

interface Gate {
  readonly label: string;
  /** The call it makes, if any, and whether the person has its right. */
  readonly call: (Partial<Call> & Pick<Call, 'permission' | 'title'>) | undefined;
  readonly may: boolean;
  /** Whether the record's state knows the action. */
  readonly when: boolean;
  /** Why it cannot be pressed now. */
  readonly reason?: string | undefined;
}

/** Tells the panel 为什么不能操作 how it was decided whether buttons are there and can be pressed. */
export function useGates(gates: readonly Gate[]): void {
  const id = useId();
  const times = useClosedTimes();
  const told = JSON.stringify(gates.map((gate) => toldOf(gate, times)));
  useEffect(() => {
    const viewer = viewerNow();
    const drops = (JSON.parse(told) as Told[]).map((gate, at) =>
      gateRegistry.put(verdictOf(`${id}${at}`, gate, viewer)),
    );
    return () => {
      for (const drop of drops) drop();
    };
  }, [id, told]);
}

/** The same for one button. */
export function useGate(gate: Gate): void {
  useGates([gate]);
}

/** Whoever works here, as far as it decides. */
function viewerNow(): Viewer {
  const { user, rights, withheld } = useSession.getState();
  return {
    superuser: user?.superuser === 1,
    monitor: user?.monitor === 1,
    orgType: user?.orgType ?? 0,
    rights,
    withheld,
  };
}

/** A gate as plain text: what is the same is not told again. */
function toldOf({ call, reason, ...gate }: Gate, times: ReturnType<typeof useClosedTimes>) {
  const { id, method, permission, title, writes } = call ?? {};
  const closed =
    id && method && permission
      ? closedNow({ id, method, permission, ...(writes ? { writes } : {}) }, times)
      : {};
  // What is closed for a while is a link of its own, not the record's.
  const own = reason === firstHindrance(closed)?.note ? undefined : reason;
  return { ...gate, ...closed, permission, title, reason: own };
}

type Told = ReturnType<typeof toldOf>;

function verdictOf(id: string, gate: Told, viewer: Viewer): GateVerdict {
  const { label, may, permission, title, when, reason, window, maintenance } = gate;
  const state = when ? reason : '记录现在的状态没有这项操作';
  const named = permission?.includes('.') === true ? `${title}（${permission}）` : undefined;
  const { allowed, chain, failed } = decide(
    viewer,
    // Without a call the server or the page has judged the right already.
    { permission: permission ?? 'signedIn' },
    { state, window, maintenance },
  );
  // Without the right there is no reason of the record's: the panel says whom to ask.
  return {
    id,
    label,
    allowed: allowed && may,
    ...(may && failed ? { reason: failed.note ?? '' } : {}),
    chain: chain.map(({ name, label: word, passed, note, who }) => ({
      label: word,
      passed,
      ...(note ? { note: `${note}；${who}` } : name === 'grant' && named ? { note: named } : {}),
    })),
  };
}
