import type { Call } from '@tqc/contract/kit';
import { gateRegistry, type GateLink, type GateVerdict } from '@tqc/ui/PermissionGate';
import { useEffect, useId } from 'react';

interface Gate {
  readonly label: string;
  /** The call it makes, if any, and whether the person has its right. */
  readonly call: Pick<Call, 'permission' | 'title'> | undefined;
  readonly may: boolean;
  /** Whether the record's state knows the action. */
  readonly when: boolean;
  /** Why it cannot be pressed now. */
  readonly reason?: string | undefined;
}

/** Tells the panel 为什么不能操作 how it was decided whether buttons are there and can be pressed. */
export function useGates(gates: readonly Gate[]): void {
  const id = useId();
  const told = JSON.stringify(gates.map(toldOf));
  useEffect(() => {
    const drops = (JSON.parse(told) as Told[]).map((gate, at) =>
      gateRegistry.put(verdictOf(`${id}${at}`, gate)),
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

/** A gate as plain text: what is the same is not told again. */
function toldOf({ call, ...gate }: Gate) {
  const named = call?.permission.includes('.') ? `${call.title}（${call.permission}）` : undefined;
  return { ...gate, note: named };
}

type Told = ReturnType<typeof toldOf>;

function verdictOf(id: string, { label, note, may, when, reason }: Told): GateVerdict {
  const why = when ? reason : '记录现在的状态没有这项操作';
  const links: GateLink[] = [
    { label: '功能授权', passed: may, ...(note ? { note } : {}) },
    { label: '记录状态', passed: when },
    { label: '当前条件', passed: reason === undefined },
  ];
  // After the first refusal nothing else counts.
  const end = links.findIndex(({ passed }) => !passed);
  const chain = end < 0 ? links : links.slice(0, end + 1);
  // Without the right there is no reason of the record's: the panel says whom to ask.
  return {
    id,
    label,
    allowed: may && why === undefined,
    ...(may && why !== undefined ? { reason: why } : {}),
    chain,
  };
}
