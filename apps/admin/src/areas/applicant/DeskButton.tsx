import type { Call } from '@tqc/contract/kit';
import { Press } from '../../kit/form/Press';
import { useGate } from '../../kit/session/useGate';
import { useMay } from '../../kit/session/useMay';

interface DeskButtonProps {
  /** The call that the desk makes: without its right the button is not there. */
  readonly call: Call;
  readonly label: string;
  readonly when: boolean;
  readonly onOpen: () => void;
}

/** A row action that opens the look at one case after the other. */
export function DeskButton({ call, label, when, onOpen }: DeskButtonProps) {
  const may = useMay(call);
  useGate({ label, call, may, when });
  return may && when ? <Press label={label} link onClick={onOpen} /> : null;
}
