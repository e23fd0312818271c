import { gateRegistry, type GateLink, type GateVerdict } from '@tqc/ui/PermissionGate';
import { useEffect, useId } from 'react';

interface Gate {
  readonly label: string;
  /** The right the call asks for, and whether the person has it. */
  readonly permission: string;
  readonly may: boolean;
  /** Whether the record's state knows the action. */
  readonly when: boolean;
  /** Why it cannot be pressed now. */
  readonly reason?: string | undefined;
}

/** Tells the panel 为什么不能操作 how it was decided whether buttons are there and can be pressed. */
export function useGates(gates: readonly Gate[]): void {
  const id = useId();
  const told = JSON.stringify(gates);
  useEffect(() => {
    const drops = (JSON.parse(told) as Gate[]).map((gate, at) =>
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

function verdictOf(id: string, { label, permission, may, when, reason }: Gate): GateVerdict {
  const why = when ? reason : '记录现在的状态没有这项操作';
  const links: GateLink[] = [
    { label: '功能授权', passed: may, ...(permission.includes('.') ? { note: permission } : {}) },
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
